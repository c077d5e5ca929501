import Testing

@testable import ProtocolStyle

/// Content is stored separately from style, but is part of the view model.
@Suite struct ContentTests {
  private let applier = StyleApplier()

  @Test func `nodes that differ in content alone share their style`() {
    let buy = applier.viewModel(for: Caption(text: "Buy"))
    let sell = applier.viewModel(for: Caption(text: "Sell"))
    #expect(buy.style === sell.style)
    #expect(buy.text == "Buy")
    #expect(sell.text == "Sell")
    #expect(buy.hasSameStyle(as: sell))
    #expect(!buy.hasSameStyle(as: applier.viewModel(for: Caption(text: "Buy", textColor: .red))))
  }

  @Test func `content affects equality, difference and description`() {
    let buy = applier.viewModel(for: Caption(text: "Buy"))
    let sell = applier.viewModel(for: Caption(text: "Sell"))
    #expect(buy != sell)
    #expect(buy == applier.viewModel(for: Caption(text: "Buy")))
    #expect(buy.hashValue == applier.viewModel(for: Caption(text: "Buy")).hashValue)
    #expect(sell.difference(from: buy).map(\.description) == ["text: Buy → Sell"])
    #expect("\(buy)" == "label(text: Buy, textColor: #0000ff)")
  }

  @Test func `content is written, merged and dropped as style is`() {
    var model = ViewModel(kind: .label)
    model.text = "Rent"
    model.accessibilityLabel = "Rent this"
    model.alpha = 0.5
    var copy = model
    copy.text = nil
    #expect(model.text == "Rent")
    #expect(copy.text == nil)
    #expect(copy.accessibilityLabel == "Rent this")
    applier.apply(Caption(text: "Buy"), to: &model)
    #expect(model.text == "Buy")
    #expect(model.accessibilityLabel == "Rent this")
    #expect(model.alpha == 0.5)
    applier.apply(Adopter.OfBorderWidth(), to: &model)
    #expect(model.text == nil)
  }

  @Test func `models are equal after content was written and removed`() {
    var model = ViewModel(kind: .label)
    model.text = "Rent"
    model.text = nil
    #expect(model == ViewModel(kind: .label))
    #expect(model.difference(from: ViewModel(kind: .label)) == [])
  }

  @Test func `a closure writes content`() {
    struct Shouting: LabelNode, TextContent, CustomClosure {
      var text: String
      var customClosure: StyleClosure { { $0.text = $0.text?.uppercased() } }
    }
    let buy = applier.viewModel(for: Shouting(text: "Buy"))
    let sell = applier.viewModel(for: Shouting(text: "Sell"))
    #expect(buy.text == "BUY")
    #expect(sell.text == "SELL")
    #expect(buy.style === sell.style)
  }

  @Test func `values that depend on content are derived for each node`() {
    let first = applier.viewModel(for: Badge(text: "3"))
    let second = applier.viewModel(for: Badge(text: ""))
    let third = applier.viewModel(for: Badge(text: "12"))
    #expect([first, second, third].map(\.text) == ["3", "", "12"])
    #expect([first, second, third].map(\.accessibilityLabel) == ["3", "", "12"])
    #expect([first, second, third].map(\.alpha) == [1, 0, 1])
  }
}

extension ContentTests {
  private struct Caption: LabelNode, TextContent, TextColor {
    var text: String
    var textColor = Color.blue
  }

  protocol BadgeNode: ViewNode {}

  private struct Badge: BadgeNode, TextContent {
    var text: String
  }
}

extension ContentTests.BadgeNode {
  static var nodeKind: NodeKind { .badge }
}

extension NodeKind {
  fileprivate static let badge = NodeKind(
    "badge", of: (any ContentTests.BadgeNode).self, parent: .view,
    derivations: [
      Derivation(of: .accessibilityLabel, from: .text),
      Derivation(of: .alpha, from: .text) { $0.isEmpty ? 0 : 1 },
    ])
}

// MARK: - ContentApplicationTests

/// Content in `apply(_:to:)` and closures, where it works like style.
@Suite struct ContentApplicationTests {
  private let applier = StyleApplier()

  @Test func `a closure sees lower content and the node's own`() {
    var model = ViewModel(kind: .button)
    model.accessibilityLabel = "Buy this"
    applier.apply(
      Button(text: "Buy") { $0.text = "\($0.text ?? "-") (\($0.accessibilityLabel ?? "-"))" },
      to: &model)
    #expect(model.text == "Buy (Buy this)")
  }

  @Test func `a closure removes content`() {
    var model = ViewModel(kind: .button)
    model.text = "Rent"
    applier.apply(Button(text: "Buy") { $0.text = nil }, to: &model)
    #expect("\(model)" == "button()")
    #expect("\(applier.viewModel(for: Button(text: "Buy") { $0.text = nil }))" == "button()")
  }

  @Test func `content that the kind does not use is dropped after the closure`() {
    let model = applier.viewModel(
      for: Button(text: "Buy") {
        $0.placeholder = "Search"
        $0.page = PageNumber(1, of: 3)
        $0.controlState = .selected
      })
    #expect("\(model)" == "button(controlState: selected, text: Buy)")
  }

  @Test func `a node keeps the content that its kind uses and drops the rest`() {
    struct Volume: SliderNode, ValueContent {
      let value = 0.25
    }
    var model = ViewModel(kind: .searchBar)
    model.text = "Swift"
    model.placeholder = "Search"
    model.accessibilityLabel = "Search field"
    applier.apply(Button(text: "Buy") { _ in }, to: &model)
    #expect("\(model)" == "button(accessibilityLabel: Search field, text: Buy)")
    applier.apply(Volume(), to: &model)
    #expect(
      "\(model)" == "slider(accessibilityLabel: Search field, rangedValue: 0.25 of 0…1)")
    applier.apply(PlainScreen(), to: &model)
    #expect(model == ViewModel(kind: .screen))
  }

  @Test func `derived content is derived again, and style that depends on it`() {
    var model = applier.viewModel(for: Tag(text: "3"))
    #expect("\(model)" == "tag(accessibilityLabel: 3, text: 3, width: 8)")
    #expect(model.derivedNames == ["accessibilityLabel", "width"])
    applier.apply(Tag(text: "12"), to: &model)
    #expect("\(model)" == "tag(accessibilityLabel: 12, text: 12, width: 16)")
    model.text = nil
    applier.apply(PlainTag(), to: &model)
    #expect("\(model)" == "tag()")
  }

  @Test func `content that a closure wrote none for is not derived`() {
    struct Silent: ContentApplicationTests.TagNode, TextContent, CustomClosure {
      let text = "3"
      var customClosure: StyleClosure { { $0.accessibilityLabel = nil } }
    }
    #expect("\(applier.viewModel(for: Silent()))" == "tag(text: 3, width: 8)")
  }

  @Test func `a node's content wins over lower content, derived or not`() {
    var model = ViewModel(kind: .view)
    model.accessibilityLabel = "Three"
    model.text = "III"
    applier.apply(Tag(text: "3"), to: &model)
    #expect("\(model)" == "tag(accessibilityLabel: 3, text: 3, width: 8)")
    model.text = nil
    applier.apply(PlainTag(), to: &model)
    #expect("\(model)" == "tag(accessibilityLabel: Three)")
  }

  @Test func `nodes that differ only in content have equal style after application`() {
    var buy = ViewModel(kind: .button)
    buy.alpha = 0.5
    var sell = buy
    applier.apply(Button(text: "Buy") { $0.borderWidth = 2 }, to: &buy)
    applier.apply(Button(text: "Sell") { $0.borderWidth = 2 }, to: &sell)
    #expect(buy.hasSameStyle(as: sell))
    #expect(buy != sell)
    applier.apply(Button(text: "Buy") { _ in }, to: &sell)
    #expect(buy == sell)
  }

  @Test func `a copy from before keeps its content`() {
    var model = applier.viewModel(for: Adopter.OfTextContent())
    let before = model
    model.text = "Sell"
    #expect(before.text == "Buy")
    applier.apply(Adopter.OfTextContent(), to: &model)
    #expect(model == before)
  }
}

extension ContentApplicationTests {
  private struct Button: ButtonNode, TextContent, CustomClosure {
    let text: String
    let customClosure: StyleClosure
  }

  private struct PlainScreen: ScreenNode {}

  protocol TagNode: ViewNode {}

  private struct Tag: TagNode, TextContent {
    let text: String
  }

  private struct PlainTag: TagNode {}
}

extension ContentApplicationTests.TagNode {
  static var nodeKind: NodeKind { .tag }
}

extension NodeKind {
  fileprivate static let tag = NodeKind(
    "tag", of: (any ContentApplicationTests.TagNode).self, parent: .view,
    derivations: [
      Derivation(of: .accessibilityLabel, from: .text),
      Derivation(of: .width, from: .text) { Double($0.count * 8) },
    ])
}

// MARK: - DerivedContentTests

/// A kind can derive content from style: each node has it, even if the style is shared.
@Suite struct DerivedContentTests {
  @Test func `content that is derived from style is in every node`() {
    let applier = StyleApplier(attributes: .standard + [.caption])
    let labels = (0..<3).map { _ in applier.viewModel(for: Revision()).accessibilityLabel }
    #expect(labels == ["Paid", "Paid", "Paid"])
  }
}

extension DerivedContentTests {
  protocol StampNode: ViewNode {}

  protocol Caption: SendableMetatype {
    var caption: String { get }
  }

  private struct Revision: StampNode, Caption {
    static var nodeKind: NodeKind { .stamp }
    var caption: String { "Paid" }
  }
}

extension NodeKind {
  fileprivate static let stamp = NodeKind(
    "stamp", of: (any DerivedContentTests.StampNode).self, parent: .view,
    derivations: [Derivation(of: .accessibilityLabel, from: .caption)])
}

extension AnyAttribute where Self == Attribute<String> {
  fileprivate static var caption: Self {
    @Sendable func read(
      _ node: borrowing some DerivedContentTests.Caption, _ slot: borrowing AttributeSlot<String>
    ) -> AttributeWrite {
      slot.write(node.caption)
    }
    return Attribute("caption", of: (any DerivedContentTests.Caption).self) {
      ($0 as? any DerivedContentTests.Caption.Type).map { AttributeReader($0, read) }
    }
  }
}
