import ProtocolStyle
import Testing

@testable import StyleInspector

@Suite struct PackInspectionTests {
  private static let rules = StyleSheet {
    StyleRule(for: Card.self) { $0.alpha = 0.5 }
    StyleRule(for: Card.self) { $0.alpha = 1 }
  }
  private static let day = Theme("day") {
    $0[.ink] = .black
    $0[.paper] = .white
  }
  private static let night = Theme("night", styleSheet: rules) { $0[.paper] = .black }

  @Test func `a sound pack has no findings`() {
    let pack = StylePack("sound", themes: [Self.day], tokens: [Token.ink, Token.paper])
    #expect(Inspector().findings(of: pack) == [])
  }

  @Test func `its rules, its themes and its declarations are examined`() {
    let pack = StylePack(
      "classic", styleSheet: Self.rules, themes: [Self.day, Self.night], tokens: [Token.paper])
    #expect(
      Inspector().findings(of: pack).map(\.identifier) == [
        .undeclaredToken, .beatenRule, .missingToken,
      ])
  }

  @Test func `copies of a pack are found among packs and in a tree`() {
    let packs = [StylePack("classic"), StylePack("classic")]
    #expect(Inspector().findings(of: packs).map(\.identifier) == [.duplicatePack])
    let tree = StyleTree(packs: packs)
    #expect(Inspector().findings(of: tree).map(\.identifier) == [.duplicatePack])
    tree.packs.removeLast()
    #expect(Inspector().findings(of: tree) == [])
  }

  @Test func `the effects of a pack's attributes on nodes are tried as well`() {
    let tree = StyleTree(packs: [StylePack("lined", attributes: [.lineColor])])
    tree.attach(Lined())
    #expect(Inspector().findings(of: tree) == [])
    tree.packs = []
    #expect(Inspector().findings(of: tree) == [])
    let inspector = Inspector(attributes: [.lineColor])
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
    @Sendable func read(_ node: borrowing some LineColor, _ slot: borrowing AttributeSlot<Color>)
      -> AttributeWrite
    {
      slot.write(node.lineColor)
    }
    return Attribute("lineColor", of: (any LineColor).self) {
      ($0 as? any LineColor.Type).map { AttributeReader($0, read) }
    }
  }
}

private struct Lined: ViewNode, LineColor {}
