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
