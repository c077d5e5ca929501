import ProtocolStyle
import StyleTesting
import Testing

@Suite struct StyleDifferenceTests {
  private var model: ViewModel {
    var model = ViewModel(kind: .button)
    model.borderWidth = 1
    model.titleColorForState = [.normal: .black, .highlighted: .red]
    return model
  }

  @Test func `differences are values`() throws {
    let differences = styleDifferences(of: model) {
      $0.borderWidth = 2
      $0[.titleColorForState, .highlighted] = .blue
    }
    #expect(
      differences.map(\.description) == [
        "borderWidth: expected 2, is 1",
        "titleColorForState[highlighted]: expected #0000ff blue, is #ff0000 red",
      ])
    let width = try #require(differences.first)
    #expect(width.attribute == Attribute<Double>.borderWidth.id)
    #expect(width.expected as? Double == 2)
    #expect(width.actual as? Double == 1)
    #expect(width.place == nil)
    #expect(differences[1].place == "highlighted")
    #expect(width != differences[1])
  }

  @Test func `an expectation that writes nothing has no differences`() {
    #expect(styleDifferences(of: model) { _ in }.isEmpty)
  }

  @Test func `the attribute as a whole is expected where it was emptied first`() {
    let differences = styleDifferences(of: model) {
      $0.titleColorForState = nil
      $0.titleColorForState = [.normal: .black]
    }
    #expect(
      differences.map(\.description) == [
        "titleColorForState: expected [normal: #000000], is [normal: #000000, highlighted: #ff0000]"
      ])
  }

  @Test func `another model in its place is expected whole`() {
    let model = model
    #expect(styleDifferences(of: model) { $0 = model }.isEmpty)
    var other = model
    other.borderWidth = 3
    let changed = other
    #expect(
      styleDifferences(of: model) { $0 = changed }.map(\.description)
        == ["borderWidth: expected 3, is 1"])
  }

  @Test func `a mismatch is thrown with its subject`() {
    let mismatch = #expect(throws: StyleMismatch.self) {
      try requireStyle(of: BuyButton()) { $0.alpha = 1 }
    }
    #expect(mismatch?.subject == "BuyButton")
    #expect(mismatch?.differences.map(\.name) == ["alpha"])
  }

  @Test func `a met expectation throws nothing`() throws {
    let tree = StyleTree()
    let card = tree.attach(Card())
    try requireStyle(of: card, in: tree) { $0.tintColor = .systemBlue }
    try requireStyle(of: tree.viewModel(of: card)) { $0.alpha = nil }
    #expect(throws: StyleMismatch.self) {
      try requireStyle(of: card, in: tree, when: .selected) { $0.tintColor = .red }
    }
  }
}
