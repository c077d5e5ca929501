import Testing

@testable import PageFixtures

/// The compiler's errors for names of UIKit and SwiftUI and former ones of the library, and for expressions in builders.
@Suite struct FamiliarNameTests {
  /// A line, and the message of the error in it.
  struct Sample: Sendable, CustomTestStringConvertible {
    let code: String
    let message: String
    var testDescription: String { code }

    init(_ code: String, _ message: String) { (self.code, self.message) = (code, message) }
  }

  private static func renamed(_ code: String, _ old: String, _ new: String) -> Sample {
    Sample(code, "'\(old)' has been renamed to '\(new)'")
  }

  private static func unavailable(_ code: String, _ old: String, _ message: String) -> Sample {
    Sample(code, "'\(old)' is unavailable: \(message)")
  }

  private static let containers = (
    "init(for:containedIn:when:_:)", "Containers are a list: write 'containedIn: [Card.self]'."
  )

  private static let names: [Sample] = [
    renamed(
      "let font: FontDescriptor = .systemFont(ofSize: 17)", "systemFont(ofSize:weight:)",
      "system(size:weight:)"),
    renamed(
      "let rule = StyleRule(for: .button) { $0.font = .systemFont(ofSize: 17, weight: .bold) }",
      "systemFont(ofSize:weight:)", "system(size:weight:)"),
    unavailable(
      "let font: FontDescriptor = .boldSystemFont(ofSize: 17)", "boldSystemFont(ofSize:)",
      "Write '.system(size: 17, weight: .bold)'."),
    unavailable(
      "let font: FontDescriptor = .italicSystemFont(ofSize: 17)", "italicSystemFont(ofSize:)",
      "Write '.system(size: 17).italic()'."),
    unavailable(
      "let font: FontDescriptor = .monospacedSystemFont(ofSize: 17, weight: .bold)",
      "monospacedSystemFont(ofSize:weight:)", "Write '.system(size: 17, design: .monospaced)'."),
    unavailable(
      "let font: FontDescriptor = .monospacedDigitSystemFont(ofSize: 17, weight: .bold)",
      "monospacedDigitSystemFont(ofSize:weight:)",
      "Write '.system(size: 17).monospacedDigits()'."),
    unavailable(
      "let font: FontDescriptor = .preferredFont(forTextStyle: .body)",
      "preferredFont(forTextStyle:)", "Write 'FontDescriptor(textStyle: .body)'."),
    unavailable(
      "let font: FontDescriptor = .custom(\"Georgia\", size: 17)", "custom(_:size:)",
      "Write 'FontDescriptor(\"Georgia\", size: 17)'."),
    renamed(
      "let faded = Color.red.withAlphaComponent(0.5)", "withAlphaComponent", "withAlpha(_:)"),
    renamed("let faded: Color = .red.opacity(0.5)", "opacity", "withAlpha(_:)"),
    renamed(
      "let condition = StyleCondition.controlState(.pressed)", "pressed", "highlighted"),
    renamed(
      "let titles: StateValues<Color> = [.normal: .red, .pressed: .blue]", "pressed",
      "highlighted"),
    unavailable(
      "let rule = StyleRule(for: .button, containedIn: Card.self) { $0.alpha = 1 }",
      containers.0, containers.1),
    unavailable(
      "let rule = StyleRule(for: Buy.self, containedIn: (any Quiet).self) { $0.alpha = 1 }",
      containers.0, containers.1),
    renamed(
      "let findings = Theme(\"night\") { _ in }.misreadings", "misreadings", "decodingFindings"),
    renamed(
      "let points = MotionCurve.ControlPoints.self", "ControlPoints", "CubicBezier"),
  ]

  private static let sheet =
    "A sheet consists of rules: write 'StyleRule(for: .button) { $0.alpha = 1 }', or a sheet."
  private static let children =
    "Children are nodes and subtrees: write a model that adopts a kind such as 'ButtonNode', "
    + "'Subtree(…)', or an array of either."
  private static let text =
    "A rich text consists of texts: write a 'String', a 'TextRun' or a 'RichText'."

  private static let expressions: [Sample] =
    ["\"Large\"", "{ \"Large\" }", "Card()", "17", "if true { Buy() }"].map {
      unavailable("let sheet = StyleSheet { \($0) }", "buildExpression", sheet)
    }
    + ["\"Large\"", "{ \"Large\" }", "NoNode()", "[1, 2]", "if true { Card.self }"].map {
      unavailable("func make() { _ = Subtree(Card()) { \($0) } }", "buildExpression", children)
    }
    + ["17", "Card()", "if true { 17 }"].map {
      unavailable("let text = RichText { \($0) }", "buildExpression", text)
    }

  private static let prelude = """
    import ProtocolStyle
    protocol Quiet: TextColor {}
    struct Card: ViewNode {}
    struct Buy: ButtonNode {}
    struct NoNode {}

    """

  @Test(.needsCompiler, arguments: names + expressions)
  func `the error contains the name to use, or what may stand there`(sample: Sample) async throws {
    let found = try await Compiler.current.diagnose([.init(text: Self.prelude + sample.code)])
    #expect(found.map(\.message) == [sample.message])
    #expect(found.map(\.line) == [6])
  }

  /// Other mistakes at the same places.
  private static let others: [Sample] = [
    Sample(
      "let sheet = StyleSheet { StyleRule(for: .button) { $0.alhpa = 1 } }",
      "value of type 'ViewModel' has no member 'alhpa'"),
    Sample(
      "let sheet = StyleSheet { StyleRule(for: .button) { $0.alpha = \"\" } }",
      "cannot assign value of type 'String' to type 'Double'"),
    Sample(
      "let rule = StyleRule(for: .buton) { $0.alpha = 1 }",
      "reference to member 'buton' cannot be resolved without a contextual type"),
    Sample(
      "let rule = StyleRule(for: .button, containedIn: [\"Card\"]) { $0.alpha = 1 }",
      "cannot convert value of type 'String' to expected element type 'any Any.Type'"),
    Sample(
      "let rule = StyleRule(for: .button, containdIn: [Card.self]) { $0.alpha = 1 }",
      "incorrect argument label in call (have 'for:containdIn:_:', expected 'for:containedIn:_:')"),
    Sample("let faded = Color.red.opactiy(0.5)", "value of type 'Color' has no member 'opactiy'"),
    Sample("let state: ControlState = .none", "type 'ControlState' has no member 'none'"),
    Sample(
      "let type: AccessoryTypeValue = .none", "type 'AccessoryTypeValue' has no member 'none'"),
  ]

  @Test(.needsCompiler, arguments: others)
  func `other mistakes have the same errors as without hints`(sample: Sample) async throws {
    let found = try await Compiler.current.diagnose([.init(text: Self.prelude + sample.code)])
    #expect(found.map(\.message) == [sample.message])
  }

  @Test(.needsCompiler) func `correct code compiles without warnings`() async throws {
    try await expectDiagnostics(
      in: Self.prelude + """
        let type: AccessoryTypeValue? = .none
        let state: ControlState? = .none
        func isNone(_ state: ControlState?) -> Bool { state == .none }
        func isMissing(_ type: AccessoryTypeValue?) -> Bool {
          switch type { case .none: true; case .some: false }
        }
        func clear(_ model: inout ViewModel) {
          model.accessoryType = .none
          model.font = .none
          model.tintColor = .red.withAlpha(0.5)
        }
        let sheet = StyleSheet {
          StyleRule(for: .button, containedIn: []) { $0.alpha = 1 }
          StyleRule(for: Buy.self, containedIn: [Card.self, Buy.self], when: .colorScheme(.dark)) {
            $0.font = .system(size: 17, weight: .bold)
          }
          [StyleRule(for: Buy.self) { $0.alpha = 1 }]
          StyleSheet {}
          if Bool.random() { StyleRule(for: Buy.self) { $0.alpha = 1 } }
        }
        let text = RichText { "a"; if Bool.random() { "b" }; TextRun("c"); RichText("d") }
        func make() -> Subtree {
          Subtree(Card()) {
            Buy(); [Buy()]; [Subtree(Buy())]; Subtree(Buy()) { Card() }
            if Bool.random() { Card() } else { Buy() }
          }
        }
        """)
  }

  @Test(.needsCompiler) func `names of an app and of a pack are used instead`() async throws {
    let pack = """
      public import ProtocolStyle

      extension ControlState { public static let pressed = ControlState(named: "pressed") }
      extension Color { public func opacity(_ alpha: Double) -> Color { withAlpha(alpha) } }
      """
    let app = """
      import Pack
      import ProtocolStyle

      extension FontDescriptor {
        static func systemFont(ofSize size: Double) -> FontDescriptor { .system(size: size) }
      }

      let colors: StateValues<Color> = [.hovered: .red.opacity(0.5), .pressed: .blue]
      struct Buy: ButtonNode, Font { var font: FontDescriptor { .systemFont(ofSize: 17) } }
      """
    let found = try await Compiler.current.withModule("Pack", of: pack) { module in
      try await Compiler.current.diagnose([.init(text: app)], flags: module.importing)
    }
    #expect(found.isEmpty, "\(found)")
  }
}
