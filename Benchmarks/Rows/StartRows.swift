import BenchmarkPack
import Foundation
import ProtocolStyle

/// The cost before a program's first node is styled, measured in separate processes.
enum StartRows {
  static let all: [Benchmark] = [
    row("start.first-node", baseline: "an empty program", bar: 5, unit: "instructions") {
      (
        try StaticProgram(StartPrograms.firstNode, linking: ["ProtocolStyle"]).instructionCount(),
        try StaticProgram(StartPrograms.empty).instructionCount()
      )
    },
    row(
      "start.first-of-type", baseline: "without 20,000 conformances", bar: 1.5, unit: "instructions"
    ) {
      let sources = StartPrograms.freshTypes
      let many = sources.merging(["Conformances.swift": StartPrograms.conformances]) { $1 }
      return (try instructionsPerType(many), try instructionsPerType(sources))
    },
    row(
      "start.without-records", baseline: "a cast per standard protocol", bar: 0.55,
      unit: "instructions"
    ) {
      (
        try instructionsPerType(StartPrograms.freshTypes, readsRecords: false),
        try instructionsPerType(StartPrograms.castTypes(), readsRecords: false)
      )
    },
    row(
      "start.static", baseline: "a specialized generic function", bar: nil, unit: "instructions"
    ) {
      let byHand = StartPrograms.freshTypes(styledBy: "ByHand.viewModel")
      return (
        try instructionsPerType(StartPrograms.freshTypes),
        try instructionsPerType(["main.swift": byHand + StartPrograms.byHand])
      )
    },
    compile("compile.types", count: 1_000, bar: 1.3),
    compile("compile.small", count: 300, bar: 1.3),
    footprint("footprint.applier", of: .release, bar: 1.6),
    footprint("footprint.internalized", of: .internalized, bar: 1.6),
    footprint("footprint.html", adding: "StyleHTML", "HTMLPage(of: StyleTree()).bytes().count"),
    footprint(
      "footprint.terminal", adding: "StyleTerminal",
      "TerminalRenderer().text(of: StyleTree()).count"),
    footprint(
      "footprint.files", adding: "StyleFiles", "(try? TokenFile(\"{}\").themes().count) ?? 0"),
    footprint(
      "footprint.binding", adding: "StyleBinding",
      "StyleBinding<Box>(StyleTree()) { _ in nil } insert: { _, _, _ in } remove: { _ in }"
        + ".findings.count"),
    debug("debug.attach", 0), debug("debug.refresh", 1), debug("debug.page", 2),
  ]

  /// The cost of a type's first node in a process that has styled a node of a different type.
  private static func instructionsPerType(
    _ sources: [String: String], readsRecords: Bool = true
  ) throws -> Double {
    let program = try StaticProgram(
      sources, linking: ["ProtocolStyle"], readsRecords: readsRecords)
    let (many, one) = (
      try program.instructionCount(arguments: ["101"]),
      try program.instructionCount(arguments: ["1"])
    )
    return (many - one) / 100
  }

  /// Two amounts, each measured by a program.
  private static func row(
    _ name: String, baseline: String, bar: Double?, unit: String,
    _ amounts: @escaping @Sendable () throws -> (ours: Double, baseline: Double)
  ) -> Benchmark {
    Benchmark(name: name, baseline: baseline, bar: bar) {
      measurement {
        let amounts = try amounts()
        return .amount(unit: unit, ours: { amounts.ours }, baseline: { amounts.baseline })
      }
    }
  }

  /// The size that a program with a styled node has beyond an empty program.
  private static func footprint(
    _ name: String, of build: StaticProgram.Build, bar: Double
  ) -> Benchmark {
    Benchmark(name: name, baseline: "an empty program", bar: bar) {
      measurement {
        let applier = try StaticProgram(
          StartPrograms.firstNode, linking: ["ProtocolStyle"], of: build, linksStatically: false)
        let empty = try StaticProgram(StartPrograms.empty, linksStatically: false)
        let size = try (applier.strippedSize() - empty.strippedSize()) / 1e6
        return .count(unit: "MB") { size }
      }
    }
  }

  /// The size that a program with a module has beyond one that only styles a node; without a limit.
  private static func footprint(
    _ name: String, adding module: String, _ expression: String
  ) -> Benchmark {
    Benchmark(name: name, baseline: "a program that styles a node", bar: nil) {
      measurement {
        let code =
          "import \(module)\n\(StartPrograms.firstNode["main.swift"] ?? "")\n"
          + "final class Box {}\nprint(\(expression))\n"
        let program = try StaticProgram(
          ["main.swift": code], linking: ["ProtocolStyle", module], linksStatically: false)
        let applier = try StaticProgram(
          StartPrograms.firstNode, linking: ["ProtocolStyle"], linksStatically: false)
        let size = try (program.strippedSize() - applier.strippedSize()) / 1e6
        return .count(unit: "MB") { size }
      }
    }
  }

  /// The time to compile types of nodes, compared with types that adopt other protocols.
  private static func compile(_ name: String, count: Int, bar: Double) -> Benchmark {
    Benchmark(name: name, baseline: "without the library", bar: bar) {
      measurement {
        let library = try StaticProgram.secondsToCompile(
          StartPrograms.manyTypes("import ProtocolStyle", count: count), importing: true)
        let plain = try StaticProgram.secondsToCompile(
          StartPrograms.manyTypes(StartPrograms.plainProtocols, count: count), importing: false)
        return .amount(unit: "s", ours: { library }, baseline: { plain })
      }
    }
  }

  /// The cost of one node in a debug build, compared with a release build; without a limit.
  private static func debug(_ name: String, _ place: Int) -> Benchmark {
    row(name, baseline: "a release build", bar: nil, unit: "ns") {
      func numbers(_ build: StaticProgram.Build) throws -> [Double] {
        try StaticProgram(
          StartPrograms.nodes, linking: ["ProtocolStyle", "StyleHTML"], of: build,
          linksStatically: false
        ).numbers()
      }
      return (try numbers(.debug)[place], try numbers(.release)[place])
    }
  }

  private static func measurement(
    _ make: () throws -> Benchmark.Measurement
  ) -> Benchmark.Measurement {
    do {
      return try make()
    } catch let error as StaticProgram.Unavailable {
      return .unmeasured(reason: error.reason)
    } catch {
      return .unmeasured(reason: "\(error)")
    }
  }
}

// MARK: - StartPrograms

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

  static func freshTypes(styledBy function: String) -> String {
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

  /// A function that the compiler specializes for a node's conformances.
  static let byHand = """

    enum ByHand {
      static func viewModel(for node: some \(adoptedProtocols)) -> ViewModel {
        var model = ViewModel(kind: .button)
        model.backgroundColor = node.backgroundColor
        model.borderColor = node.borderColor
        model.borderWidth = node.borderWidth
        model.cornerRadius = node.cornerRadius
        model.font = node.font
        model.tintColor = node.tintColor
        return model
      }
    }
    """

  /// Style protocols and their properties, for types that adopt six traits.
  private static let traited = [
    "Alpha": "alpha", "BorderWidth": "borderWidth", "CornerRadius": "cornerRadius",
    "Width": "width", "Height": "height", "ShadowRadius": "shadowRadius",
  ].sorted { $0.key < $1.key }

  /// 1,000 types of nodes with six traits each.
  static func manyTypes(_ header: String, count: Int) -> [String: String] {
    let traits = traited.map { styleProtocol, name in
      "protocol \(styleProtocol)Trait: \(styleProtocol) {}; "
        + "extension \(styleProtocol)Trait { var \(name): Double { 3 } }"
    }
    let adopted = traited.map { "\($0.key)Trait" }.joined(separator: ", ")
    let types = (0..<count).map { "struct Node\($0): ViewNode, \(adopted) { var number = \($0) }" }
    return ["main.swift": ([header] + traits + types).joined(separator: "\n")]
  }

  /// The protocols that the types adopt, without the library.
  static let plainProtocols =
    "protocol ViewNode: SendableMetatype {}\n"
    + traited.map { styleProtocol, name in
      "protocol \(styleProtocol): SendableMetatype { var \(name): Double { get } }; "
        + "extension \(styleProtocol) { var \(name): Double { 1 } }"
    }.joined(separator: "\n")

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
  private static let adoptedProtocols = adopted.replacing(", ", with: " & ")

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

// MARK: - FreshTypes

/// Node types that are new to the process, 200 at a time.
///
/// They are specializations of one generic type. To the runtime, each is a separate type whose
/// conformances have to be looked up.
struct FreshTypes<Seed> {
  static var count: Int { 200 }

  private var last: any Any.Type = Seed.self

  mutating func forEachNode(_ body: (any StyleNode) -> Void) {
    for _ in 0..<Self.count {
      func next<Tag>(after tag: Tag.Type) -> any Any.Type {
        body(FreshButton<Tag>())
        return FreshButton<Tag>.self
      }
      last = next(after: last)
    }
  }
}

struct FreshButton<Tag>: ButtonNode, BrandAppearance {
  var title = "Buy"
}
