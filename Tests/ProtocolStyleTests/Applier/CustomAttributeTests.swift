import ProtocolStyle
import Testing

@Suite struct CustomAttributeTests {
  private let applier = StyleApplier(
    attributes: .standard + [.stripeColor, .knobSize, .hiddenNote])

  @Test func `a custom attribute works like a built-in one`() {
    let model = applier.viewModel(for: StripedView())
    #expect(model[.stripeColor] == .red)
    #expect(model.backgroundColor == .yellow)
    #expect("\(model)" == "view(backgroundColor: #ffff00, stripeColor: #ff0000)")
  }

  @Test func `an attribute that the applier was not given is not written`() {
    #expect("\(StyleApplier().viewModel(for: StripedView()))" == "view(backgroundColor: #ffff00)")
    let narrow = StyleApplier(attributes: [.stripeColor])
    #expect("\(narrow.viewModel(for: StripedView()))" == "view(stripeColor: #ff0000)")
    #expect("\(StyleApplier(attributes: []).viewModel(for: StripedView()))" == "view()")
  }

  @Test func `two appliers read one node each by its own attributes`() {
    let node = StripedView()
    let narrow = StyleApplier(attributes: [.stripeColor])
    #expect(narrow.viewModel(for: node).map(\.attribute.name) == ["stripeColor"])
    #expect(
      applier.viewModel(for: node).map(\.attribute.name) == ["backgroundColor", "stripeColor"])
    #expect(StyleApplier().viewModel(for: node).map(\.attribute.name) == ["backgroundColor"])
    #expect(narrow.viewModel(for: node).map(\.attribute.name) == ["stripeColor"])
    #expect(narrow.attributes.map(\.name) == ["stripeColor"])
    #expect(StyleApplier().attributes.map(\.name) == AttributeList.standard.map(\.name))
  }

  private static let nodes: [(any StyleNode & Sendable, [String])] = [
    (Everything.Screen(), ["stripeColor"]),
    (Everything.View(), ["stripeColor"]),
    (Everything.Item(), ["stripeColor"]),
    (Everything.Control(), ["knobSize", "stripeColor"]),
    (Everything.Switch(), ["knobSize", "stripeColor"]),
    (Everything.Notepad(), ["hiddenNote", "stripeColor"]),
    (Everything.SmallNotepad(), ["hiddenNote", "stripeColor"]),
  ]

  @Test(arguments: nodes)
  func `every kind uses an attribute that names no kinds`(
    node: any StyleNode & Sendable, names: [String]
  ) {
    #expect(applier.viewModel(for: node).map(\.attribute.name) == names)
    let kind = type(of: node).nodeKind
    #expect(kind.uses(.stripeColor))
    #expect(kind.uses(.knobSize) == names.contains("knobSize"))
    #expect(kind.uses(.hiddenNote) == names.contains("hiddenNote"))
  }

  @Test func `a closure writes attributes that the applier was not given`() {
    struct Closed: ViewNode, CustomClosure {
      var customClosure: StyleClosure { { $0[.stripeColor] = .blue } }
    }
    #expect(StyleApplier().viewModel(for: Closed())[.stripeColor] == .blue)
  }

  @Test func `an attribute's accessor reads and writes it`() {
    var model = ViewModel(kind: .view)
    model.stripeColor = .green
    #expect(model[.stripeColor] == .green)
    model[.stripeColor] = nil
    #expect(model.stripeColor == nil)
  }
}

extension CustomAttributeTests {
  protocol StripeColor: SendableMetatype {
    var stripeColor: Color { get }
  }

  protocol KnobSize: SendableMetatype {
    var knobSize: Double { get }
  }

  protocol HiddenNote: SendableMetatype {
    var hiddenNote: String { get }
  }

  protocol NotepadNode: StyleNode {}
  protocol SmallNotepadNode: NotepadNode {}

  private struct StripedView: ViewNode, StripeColor, BackgroundColor {
    var backgroundColor: Color { .yellow }
  }

  private enum Everything {
    struct Screen: ScreenNode, StripeColor, KnobSize, HiddenNote {}
    struct View: ViewNode, StripeColor, KnobSize, HiddenNote {}
    struct Item: BarButtonItemNode, StripeColor, KnobSize, HiddenNote {}
    struct Control: ControlNode, StripeColor, KnobSize, HiddenNote {}
    struct Switch: SwitchNode, StripeColor, KnobSize, HiddenNote {}

    struct Notepad: NotepadNode, StripeColor, KnobSize, HiddenNote {
      static var nodeKind: NodeKind { .notepad }
    }

    struct SmallNotepad: SmallNotepadNode, StripeColor, KnobSize, HiddenNote {
      static var nodeKind: NodeKind { .smallNotepad }
    }
  }
}

extension CustomAttributeTests.StripeColor {
  var stripeColor: Color { .red }
}

extension CustomAttributeTests.KnobSize {
  var knobSize: Double { 12 }
}

extension CustomAttributeTests.HiddenNote {
  var hiddenNote: String { "here" }
}

extension NodeKind {
  fileprivate static let notepad = NodeKind(
    "notepad", of: (any CustomAttributeTests.NotepadNode).self, uses: [.hiddenNote])
  fileprivate static let smallNotepad = NodeKind(
    "smallNotepad", of: (any CustomAttributeTests.SmallNotepadNode).self, parent: .notepad)
}

extension AnyAttribute where Self == Attribute<Color> {
  fileprivate static var stripeColor: Self {
    @Sendable func read(
      _ node: borrowing some CustomAttributeTests.StripeColor,
      _ slot: borrowing AttributeSlot<Color>
    ) -> AttributeWrite {
      slot.write(node.stripeColor)
    }
    return Attribute("stripeColor", of: (any CustomAttributeTests.StripeColor).self) {
      ($0 as? any CustomAttributeTests.StripeColor.Type).map { AttributeReader($0, read) }
    }
  }
}

extension AnyAttribute where Self == Attribute<Double> {
  fileprivate static var knobSize: Self {
    @Sendable func read(
      _ node: borrowing some CustomAttributeTests.KnobSize, _ slot: borrowing AttributeSlot<Double>
    ) -> AttributeWrite {
      slot.write(node.knobSize)
    }
    return Attribute(
      "knobSize", of: (any CustomAttributeTests.KnobSize).self, kinds: [.control]
    ) {
      ($0 as? any CustomAttributeTests.KnobSize.Type).map { AttributeReader($0, read) }
    }
  }
}

extension AnyAttribute where Self == Attribute<String> {
  fileprivate static var hiddenNote: Self {
    @Sendable func read(
      _ node: borrowing some CustomAttributeTests.HiddenNote,
      _ slot: borrowing AttributeSlot<String>
    ) -> AttributeWrite {
      slot.write(node.hiddenNote)
    }
    return Attribute("hiddenNote", kinds: []) {
      ($0 as? any CustomAttributeTests.HiddenNote.Type).map { AttributeReader($0, read) }
    }
  }
}

extension ViewModel {
  fileprivate var stripeColor: Color? {
    get { self[.stripeColor] }
    set { self[.stripeColor] = newValue }
  }
}
