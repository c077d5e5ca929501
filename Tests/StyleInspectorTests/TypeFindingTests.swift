import ProtocolStyle
import StyleInspector
import Testing

/// Findings about types, in any of their kinds.
@Suite struct TypeFindingTests {
  @Test func `the identifiers have these names`() {
    let identifiers: [Finding.Identifier] = [.barTintConflict, .ignoredTrait, .unusedAttribute]
    #expect(
      identifiers.map(\.rawValue) == ["bar-tint-conflict", "ignored-trait", "unused-attribute"])
  }

  private static let sound: [any StyleNode.Type] = [
    PlainView.self, BareScreen.self, GreenButton.self, CallToActionButton.self, SmartButton.self,
    Pages.self, Bar.self, TintedBar.self, Item.self, Mode.self, Model.self, Box<Int>.self,
  ]

  @Test(arguments: sound)
  func `a correct type has no findings`(type: any StyleNode.Type) {
    #expect(StyleApplier().findings(for: type) == [])
  }

  @Test func `repeated findings are equal, and each is there once`() {
    let first = StyleApplier().findings(for: Slips.self)
    #expect(first.count == 3)
    #expect(Set(first).count == first.count)
    #expect(StyleApplier().findings(for: Slips.self) == first)
  }

  @Test func `findings of one kind are in the order of the applier's attributes`() {
    let forwards = StyleApplier(attributes: [.rowHeight, .thumbTintColor])
    let backwards = StyleApplier(attributes: [.thumbTintColor, .rowHeight])
    let findings = forwards.findings(for: Slips.self)
    #expect(findings.count == 2)
    #expect(findings[0].summary.contains("'rowHeight'"))
    #expect(findings[1].summary.contains("'thumbTintColor'"))
    #expect(backwards.findings(for: Slips.self) == findings.reversed())
  }

  @Test func `an attribute that the applier was not given is no part of it`() {
    #expect(StyleApplier(attributes: []).findings(for: Slips.self) == [])
    #expect(StyleApplier(attributes: [.backgroundColor]).findings(for: Slips.self) == [])
  }
}

extension TypeFindingTests {
  protocol YellowBackground: BackgroundColor {}
  protocol GreenBorder: BorderColor, BorderWidth {}
  protocol ButtonAppearance: YellowBackground, Font {}
  protocol SmartAppearance: ButtonAppearance, CustomClosure {}

  private struct PlainView: ViewNode {}
  private struct BareScreen: ScreenNode {}
  private struct GreenButton: ButtonNode, YellowBackground {}
  private struct CallToActionButton: ButtonNode, ButtonAppearance, GreenBorder {}
  private struct SmartButton: ButtonNode, SmartAppearance {}
  private struct Pages: PageControlNode, TintColor, CurrentPageTintColor {}
  private struct Bar: NavigationBarNode, YellowBackground, TextColor, Font {}
  private struct TintedBar: NavigationBarNode, BarTintColor, Translucent {}
  private struct Item: BarButtonItemNode, TintColor, TextColor, Font {}
  private enum Mode: LabelNode, TextColor { case only }
  private final class Model: ButtonNode, ButtonAppearance, GreenBorder, Sendable {}
  private struct Box<Content>: LabelNode, TextColor, YellowBackground {}

  private struct Slips: TabBarNode, BackgroundColor, BarTintColor, RowHeight, ThumbTintColor {}
}

extension TypeFindingTests.YellowBackground {
  var backgroundColor: Color { .yellow }
}

extension TypeFindingTests.SmartAppearance {
  var customClosure: StyleClosure { { $0.alpha = 0.5 } }
}
