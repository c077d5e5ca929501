import ProtocolStyle
import Testing

@Suite struct PackInspectionTests {
  private static let rules = AppearanceSheet {
    Appearance(of: Card.self) { $0.alpha = 0.5 }
    Appearance(of: Card.self) { $0.alpha = 1 }
  }
  private static let day = Theme("day") {
    $0[.ink] = .black
    $0[.paper] = .white
  }
  private static let night = Theme("night", appearance: rules) { $0[.paper] = .black }

  @Test func `a sound pack has no findings`() {
    let pack = StylePack("sound", themes: [Self.day], tokens: [Token.ink, Token.paper])
    #expect(StyleInspector().findings(of: pack) == [])
  }

  @Test func `its rules, its themes and what it declares are looked at`() {
    let pack = StylePack(
      "classic", appearance: Self.rules, themes: [Self.day, Self.night], tokens: [Token.paper])
    #expect(
      StyleInspector().findings(of: pack).map(\.identifier) == [
        .undeclaredToken, .beatenRule, .missingToken,
      ])
  }

  @Test func `copies of a pack are found among packs and in a tree`() {
    let packs = [StylePack("classic"), StylePack("classic")]
    #expect(StyleInspector().findings(of: packs).map(\.identifier) == [.duplicatePack])
    let tree = StyleTree(packs: packs)
    #expect(StyleInspector().findings(of: tree).map(\.identifier) == [.duplicatePack])
    tree.packs.removeLast()
    #expect(StyleInspector().findings(of: tree) == [])
  }

  @Test func `what a pack's attributes make of nodes is tried as well`() {
    let tree = StyleTree(packs: [StylePack("lined", attributes: [.lineColor])])
    tree.attach(Lined())
    #expect(StyleInspector().findings(of: tree) == [])
    tree.packs = []
    #expect(StyleInspector().findings(of: tree) == [])
    let inspector = StyleInspector(attributes: [.lineColor])
    #expect(inspector.findings(of: tree).map(\.identifier) == [.unreadProtocol])
  }
}

extension Token<Color> {
  fileprivate static let ink = Token("packInk", default: .black)
  fileprivate static let paper = Token("packPaper", default: .white)
}

private struct Card: ViewNode {}

private protocol LineColor: SendableMetatype {
  var lineColor: Color { get }
}

extension LineColor {
  var lineColor: Color { .red }
}

extension AnyAttribute where Self == Attribute<Color> {
  fileprivate static var lineColor: Self {
    @Sendable func read(_ node: borrowing some LineColor, _ slot: borrowing Slot<Color>) -> Outcome
    {
      slot.write(node.lineColor)
    }
    return Attribute("lineColor", of: (any LineColor).self) {
      ($0 as? any LineColor.Type).map { AttributeReader($0, read) }
    }
  }
}

private struct Lined: ViewNode, LineColor {}
