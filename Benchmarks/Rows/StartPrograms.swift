import Foundation

/// The sources of programs that rows compile and run.
enum StartPrograms {
  static let empty = ["main.swift": ""]

  /// Styles one button with six attributes.
  static let firstNode = [
    "main.swift": """
    import ProtocolStyle
    \(traits)
    struct Buy: \(adopted) {}
    precondition(StyleApplier().viewModel(for: Buy()).borderWidth == 2)
    """
  ]

  /// Styles one node of each of several types, whose number is the argument.
  static let freshTypes = ["main.swift": freshTypes(styledBy: "StyleApplier().viewModel")]

  /// The same nodes, styled by a cast to each standard protocol.
  static func castTypes() throws -> [String: String] {
    [
      "main.swift": freshTypes(styledBy: "CastChain.viewModel"),
      "CastChain.swift": try String(
        contentsOfFile: "Benchmarks/Rows/CastChain+Generated.swift", encoding: .utf8),
    ]
  }

  private static func freshTypes(styledBy function: String) -> String {
    """
    import ProtocolStyle
    \(traits)
    struct Buy<Tag>: \(adopted) {}
    func style<Tag>(_ tag: Tag.Type, types: Int) {
      precondition(\(function)(for: Buy<Tag>()).borderWidth == 2)
      if types > 1 { style(Buy<Tag>.self, types: types - 1) }
    }
    style(Bool.self, types: Int(CommandLine.arguments[1])!)
    """
  }

  /// 200 types with conformances to 100 protocols each.
  static var conformances: String {
    let names = (0..<100).map { "Protocol\($0)" }
    let protocols = names.map { "protocol \($0) {}" }
    let types = (0..<200).map { "struct Type\($0): All {}" }
    return (protocols + ["typealias All = \(names.joined(separator: " & "))"] + types)
      .joined(separator: "\n")
  }

  /// Prints the time for attaching a node, refreshing it after a token has changed, and writing it
  /// to a page.
  static let nodes = [
    "main.swift": """
    import ProtocolStyle
    import StyleHTML
    \(traits)
    struct Buy: \(adopted) {
      var borderColor: Color { Token<Color>.edge.value }
    }
    extension Token<Color> { static let edge = Token("edge", default: .green) }
    let count = 5_000
    let nodes = Array(repeating: Buy(), count: count)
    func attach() -> StyleTree {
      let tree = StyleTree()
      for node in nodes { tree.attach(node) }
      return tree
    }
    let tree = attach()
    tree.refresh()
    precondition(!HTMLPage(of: tree).bytes().isEmpty)
    func median(_ work: () -> Void) -> Double {
      let times = (0..<5).map { _ in ContinuousClock().measure(work) / .nanoseconds(count) }
      return times.sorted()[2]
    }
    print(median { precondition(attach().count == count) })
    var rounds = 0
    print(median {
      rounds += 1
      tree.tokens[.edge] = rounds.isMultiple(of: 2) ? .red : .blue
      precondition(tree.refresh().changes.count == count)
    })
    print(median { precondition(!HTMLPage(of: tree).bytes().isEmpty) })
    """
  ]

  private static let adopted = "ButtonNode, YellowBackground, GreenBorder, ButtonFont, TintColor"

  private static let traits = """
    protocol YellowBackground: BackgroundColor {}
    extension YellowBackground { var backgroundColor: Color { .yellow } }
    protocol GreenBorder: BorderColor, BorderWidth, CornerRadius {}
    extension GreenBorder {
      var borderColor: Color { .green }
      var borderWidth: Double { 2 }
      var cornerRadius: Double { 4 }
    }
    protocol ButtonFont: Font {}
    extension ButtonFont { var font: FontDescriptor { .system(size: 17) } }
    """
}
