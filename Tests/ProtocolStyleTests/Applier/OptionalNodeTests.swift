public import ProtocolStyle
import StyleInspector
import Testing

// Public because two public types of the standard library become nodes here.

/// The sort of a node's type, and the ways to pass a node.
@Suite struct NodeTypeTests {
  @Test func `each argument of a generic node is a separate type`() {
    let applier = StyleApplier()
    #expect("\(applier.viewModel(for: Box(content: 1)))" == "label(alpha: 0.5, textColor: #ff0000)")
    #expect("\(applier.viewModel(for: Box(content: "one")))" == "label(alpha: 0.5)")
    #expect("\(applier.viewModel(for: Box(content: [1])))" == "label(alpha: 0.5)")
    #expect("\(applier.viewModel(for: Box(content: 2)))" == "label(alpha: 0.5, textColor: #ff0000)")
  }

  @Test func `a conditional conformance to a refined trait is used if it applies`() {
    let applier = StyleApplier()
    #expect(applier.viewModel(for: Pair(left: 1, right: 2)).borderWidth == 4)
    #expect(applier.viewModel(for: Pair(left: 1, right: "two")).borderWidth == nil)
  }

  @Test func `an existential is styled like its value`() {
    let applier = StyleApplier()
    let nodes: [any StyleNode] = [
      Box(content: 1), Box(content: "one"), Adopter.OfAlpha(), RedClass(), BlueSubclass(),
    ]
    #expect(
      nodes.map { applier.viewModel(for: $0).description } == [
        "label(alpha: 0.5, textColor: #ff0000)", "label(alpha: 0.5)", "view(alpha: 1)",
        "button(textColor: #ff0000, titleColorForState: [normal: #ff0000])",
        """
        button(backgroundColor: #ffff00, textColor: #0000ff, \
        titleColorForState: [normal: #0000ff])
        """,
      ])
    let label: any LabelNode = Box(content: 1)
    #expect(applier.viewModel(for: label).textColor == .red)
  }

  @Test func `the dynamic type of a class node is used`() {
    let applier = StyleApplier()
    let node: RedClass = BlueSubclass()
    let model = applier.viewModel(for: node)
    #expect(model.textColor == .blue)
    #expect(model.backgroundColor == .yellow)
    #expect(applier.viewModel(for: RedClass()).textColor == .red)
    #expect(applier.viewModel(for: RedClass()).backgroundColor == nil)
    var applied = ViewModel(kind: .view)
    applier.apply(node, to: &applied)
    #expect(applied == model)
  }

  @Test func `a grandchild has the traits of every ancestor`() {
    let node: RedClass = GreenGrandchild()
    let model = StyleApplier().viewModel(for: node)
    #expect(model.textColor == .green)
    #expect(model.backgroundColor == .yellow)
    #expect(model.cornerRadius == 8)
    #expect(model.kind == .button)
  }

  private static let shapes: [(any StyleNode & Sendable, String)] = [
    (Nested<Int>.Inner<String>.Leaf(), "label(textColor: #ff0000)"),
    (Nested<Int>.Case.only, "label(textColor: #ff0000)"),
    (GenericClass<Int>(), "label(textColor: #ff0000)"),
    (GenericSubclass(), "label(alpha: 1, textColor: #ff0000)"),
    (Isolated(), "label(textColor: #ff0000)"),
    (UInt16(7), "label(alpha: 1)"),
    (1...2, "label(alpha: 1)"),
  ]

  @Test(arguments: shapes)
  func `a type of any shape is read, also one of another module`(
    node: any StyleNode & Sendable, description: String
  ) {
    #expect("\(StyleApplier().viewModel(for: node))" == description)
  }

  @Test func `a type in a function is read`() {
    struct Local<Content>: LabelNode, NodeTypeTests.RedText {}
    #expect("\(StyleApplier().viewModel(for: Local<Int>()))" == "label(textColor: #ff0000)")
  }

  @Test func `a getter that depends on state is read at each call`() {
    let node = Toggle()
    let applier = StyleApplier()
    #expect(applier.viewModel(for: node).backgroundColor == .gray)
    node.isOn = true
    #expect(applier.viewModel(for: node).backgroundColor == .green)
    node.isOn = false
    #expect(applier.viewModel(for: node).backgroundColor == .gray)
  }

  @Test(arguments: [(0, Color.red), (1, .yellow), (7, .green)])
  func `getters depend on a value's state`(level: Int, color: Color) {
    #expect(StyleApplier().viewModel(for: Signal(level: level)).tintColor == color)
    #expect(StyleApplier().viewModel(for: Signal(level: 0)).tintColor == .red)
  }

  @Test(arguments: [(Phase.idle, 1.0), (.busy(progress: 0.25), 0.25), (.busy(progress: 0.5), 0.5)])
  fileprivate func `getters depend on an enumeration's case`(phase: Phase, alpha: Double) {
    #expect(StyleApplier().viewModel(for: phase).alpha == alpha)
  }
}

extension NodeTypeTests {
  fileprivate struct Box<Content>: LabelNode, Alpha {
    var content: Content
    var alpha: Double { 0.5 }
  }

  fileprivate struct Pair<Left, Right>: ViewNode {
    var left: Left
    var right: Right
  }

  protocol ThickBorder: BorderWidth {}
  protocol RedText: TextColor {}

  private struct Nested<Outer> {
    enum Case: LabelNode, RedText {
      case only
    }

    struct Inner<Content> {
      struct Leaf: LabelNode, RedText {}
    }
  }

  private class GenericClass<Content>: LabelNode, RedText, @unchecked Sendable {}
  private final class GenericSubclass: GenericClass<String>, Alpha, @unchecked Sendable {}
  private actor Isolated: LabelNode, RedText {}

  private class RedClass: ButtonNode, TextColor {
    var textColor: Color { .red }
  }

  private class BlueSubclass: RedClass, BackgroundColor {
    override var textColor: Color { .blue }
    var backgroundColor: Color { .yellow }
  }

  private final class GreenGrandchild: BlueSubclass, CornerRadius {
    override var textColor: Color { .green }
  }

  private final class Toggle: ViewNode, BackgroundColor {
    var isOn = false
    var backgroundColor: Color { isOn ? .green : .gray }
  }

  private struct Signal: ViewNode, TintColor {
    var level: Int
    var tintColor: Color { level == 0 ? .red : level == 1 ? .yellow : .green }
  }

  fileprivate enum Phase: ViewNode, Alpha {
    case idle
    case busy(progress: Double)

    var alpha: Double {
      switch self {
      case .idle: 1
      case .busy(let progress): progress
      }
    }
  }
}

extension NodeTypeTests.Box: TextColor where Content == Int {
  var textColor: Color { .red }
}

extension NodeTypeTests.RedText {
  var textColor: Color { .red }
}

extension UInt16: StyleNode, ViewNode, LabelNode, Alpha {}

extension ClosedRange: StyleNode, ViewNode, LabelNode, Alpha where Bound == Int {}

extension NodeTypeTests.ThickBorder {
  var borderWidth: Double { 4 }
}

extension NodeTypeTests.Pair: BorderWidth, NodeTypeTests.ThickBorder where Left == Right {}

// MARK: - OptionalNodeTests

/// A node whose metadata isn't that of a declared type.
///
/// It's in this module because a program can have only one conformance of `Optional`.
@Suite struct OptionalNodeTests {
  @Test func `an unsupported sort of type has an error`() {
    let error = #expect(throws: InspectionError.self) {
      try Inspector().traits(of: Optional<ConformanceRecordsTests.Marker>.self)
    }
    #expect(error?.code == .unknownType)
    #expect(
      error?.description == "The metadata of Optional<Marker> cannot be read, so its traits are "
        + "unknown. Inspect a struct, an enumeration or a class that is declared in Swift.")
  }
}
