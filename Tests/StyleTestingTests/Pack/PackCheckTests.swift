import FixturePack
import HiddenGetterPack
import OtherTypePack
import ProtocolStyle
import StyleInspector
import StyleTesting
import Testing

/// The probes are declared here, where the packs are imported without `@testable`.
@Suite struct PackCheckTests {
  @Test func `a pack of which everything holds passes`() {
    checkPack(.fixture, probes: [BrandedButton(), Saint(), BrandedBar(), Outlined()])
  }

  @Test func `a getter that lacks public is caught`() {
    let findings = PackCheck(.hiddenGetter, probes: [Thick(), Round()]).findings()
    #expect(findings.map(\.identifier) == [.baseDefault])
    #expect(findings.first?.severity == .error)
    #expect(
      findings.first?.description == """
        error: Thick renders the default of 'borderWidth': 1. [base-default]
          The trait that provides it only has default values. A getter must be accessible and have \
        the requirement's type. Without 'public', or with CGFloat instead of Double or Color? \
        instead of Color, other modules use the style protocol's default.
          Declare 'public var borderWidth: Double' in the extension of the trait; or, if the default \
        is intended, add 'Thick.self: [.borderWidth]' to 'allowingDefault:'.
        """)
  }

  @Test func `a getter of another type is caught`() {
    let findings = PackCheck(.otherType, probes: [Edge()]).findings()
    #expect(findings.map(\.summary) == ["Edge renders the default of 'borderWidth': 1."])
  }

  @Test func `a getter of a custom attribute that lacks public is caught`() {
    let check = PackCheck(.fixture, probes: [Lost()], bare: [BareHalo()])
    #expect(check.findings().map(\.summary) == ["Lost renders the default of 'halo': 0."])
  }

  @Test(.enabled(if: (try? Inspector.readRecords()) != nil, "Records can't be read."))
  func `the default of a custom attribute is found`() {
    // By `BareHalo`, which isn't mentioned here.
    let findings = PackCheck(.fixture, probes: [Lost()]).findings()
    #expect(findings.map(\.summary) == ["Lost renders the default of 'halo': 0."])
    #expect(PackCheck(.fixture, probes: [Saint()]).findings() == [])
  }

  @Test func `different nodes show no default`() {
    let check = PackCheck(.fixture, probes: [Lost()], bare: [BareHalo(), GlowingHalo()])
    #expect(check.findings() == [])
  }

  @Test func `a default that is meant passes where its probe is named`() {
    let probes: [any StyleNode] = [Hairline(), Thin()]
    let both = PackCheck(
      .fixture, probes: probes,
      allowingDefault: [Hairline.self: [.borderWidth], Thin.self: [.borderWidth]])
    #expect(both.findings() == [])
    let one = PackCheck(.fixture, probes: probes, allowingDefault: [Hairline.self: [.borderWidth]])
    #expect(one.findings().map(\.summary) == ["Thin renders the default of 'borderWidth': 1."])
  }

  @Test func `a default beside other values of its trait may be meant`() {
    #expect(PackCheck(.fixture, probes: [Outlined()]).findings() == [])
  }

  @Test func `a default that the probe adopts without a trait is meant`() {
    #expect(PackCheck(.fixture, probes: [Untraited()]).findings() == [])
  }

  @Test func `a value that is the default in one theme only is none`() {
    let wide = StylePack("wide", themes: [.wide], tokens: [Token<Double>.edge])
    #expect(PackCheck(wide, probes: [Themed()]).findings() == [])
    #expect(PackCheck(.fixture, probes: [Themed()]).findings().map(\.identifier) == [.baseDefault])
  }

  @Test func `increased contrast is checked`() {
    #expect(
      PackCheck(.fixture, probes: [Subdued()]).findings().map(\.summary) == [
        "Subdued has textColor #aaaaaa lightGray on #ffffff white: a contrast of 2.32 when "
          + "environment light with increased contrast or environment dark with increased contrast."
      ])
  }

  @Test func `rules of the pack and of themes do not hide a default`() {
    let sheet = StyleSheet {
      StyleRule(for: .button) { $0.titleColorForState = [.normal: .black] }
    }
    let check = PackCheck(
      StylePack("loud", styleSheet: sheet, themes: [Theme("louder", styleSheet: sheet)]),
      probes: [Untitled()])
    #expect(check.findings().map(\.identifier) == [.baseDefault, .losingRule])
  }

  @Test func `a rule that loses on every probe is a finding, until a probe shows its value`() {
    let sheet = StyleSheet { StyleRule(for: .button) { $0.alpha = 0.5 } }
    let pack = StylePack("faded", styleSheet: sheet)
    let check = PackCheck(pack, probes: [Opaque()])
    #expect(check.findings().map(\.identifier) == [.losingRule])
    #expect(PackCheck(pack, probes: [Opaque(), Bare()]).findings() == [])
  }

  @Test func `an attribute that a closure removes is a finding`() {
    let findings = PackCheck(.fixture, probes: [Undone()]).findings()
    #expect(findings.map(\.summary) == ["Undone adopts 'borderWidth' but has no value for it."])
    #expect(findings.map(\.identifier) == [.unrenderedAttribute])
  }

  @Test func `a weak contrast names the texts and where they are`() {
    let muddy = StylePack("muddy", themes: [.sea, .mud], tokens: StylePack.fixture.tokens)
    let check = PackCheck(muddy, probes: [BrandedButton(), BrandedBar()])
    #expect(
      check.findings().map(\.summary) == [
        "BrandedButton has titleColorForState #996633 brown on #0000ff blue: a contrast of 1.76 when "
          + "theme 'mud', environment dark or environment dark with increased contrast.",
        "BrandedBar has titleTextAttributes #996633 brown on #0000ff blue: a contrast of 1.76 when "
          + "theme 'mud', environment dark or environment dark with increased contrast.",
      ])
    #expect(Set(check.findings().map(\.identifier)) == [.packContrast])
  }

  @Test func `translucent colors are composited over the background`() {
    let findings = PackCheck(.fixture, probes: [Glass()]).findings()
    #expect(
      findings.map(\.summary) == [
        "Glass has textColor #ffffff white on #b3b3b3: a contrast of 2.1 when environment light or "
          + "environment light with increased contrast."
      ])
  }

  @Test func `a probe is examined in each width of a container that it compares`() {
    struct Price: LabelNode, TextColor, BackgroundColor {
      var backgroundColor: Color { .white }
      var textColor: Color { ContainerWidth.isAtLeast(300) ? .yellow : .black }
    }
    let findings = PackCheck(.fixture, probes: [Price(), BrandedButton()]).findings()
      .filter { $0.identifier == .packContrast }
    #expect(
      findings.map(\.summary) == [
        "Price has textColor #ffff00 yellow on #ffffff white: a contrast of 1.07 when Container from "
          + "300 points wide."
      ])
  }

  @Test func `a probe is examined in each state of a control around it`() {
    struct Icon: LabelNode, TextColor, BackgroundColor {
      var backgroundColor: Color { .white }
      var textColor: Color {
        ControlState.ofEnclosingControl.contains(.selected) ? .yellow : .black
      }
    }
    #expect(
      PackCheck(.fixture, probes: [Icon()]).findings().map(\.summary) == [
        "Icon has textColor #ffff00 yellow on #ffffff white: a contrast of 1.07 when not disabled "
          + "around it (Control), selected around it (Control)."
      ])
  }

  @Test func `a probe is examined in all values of the properties that it reads`() {
    #expect(
      PackCheck(.fixture, probes: [Sized()]).findings().map(\.summary) == [
        "Sized has textColor #ffff00 yellow on #ffffff white: a contrast of 1.07 when text size medium."
      ])
    #expect(
      PackCheck(.fixture, probes: [Sized()], environments: Sized.environments).findings() == [])
  }

  @Test func `color schemes and contrasts are those of the given environments`() {
    let dark: KeyValuePairs = ["night": StyleEnvironment(colorScheme: .dark)]
    #expect(PackCheck(.fixture, probes: [Glass()], environments: dark).findings() == [])
    let light: KeyValuePairs = ["day": StyleEnvironment(colorScheme: .light)]
    #expect(
      PackCheck(.fixture, probes: [Glass()], environments: light).findings().map(\.summary) == [
        "Glass has textColor #ffffff white on #b3b3b3: a contrast of 2.1."
      ])
  }

  @Test func `the text of a cell is on the color that its state selects`() {
    struct Row: TableCellNode, TextColor, BackgroundColor, SelectedBackgroundColor {
      var textColor: Color { .black }
      var backgroundColor: Color { .white }
      var selectedBackgroundColor: Color { Color(hex: 0x222222) }
    }
    #expect(
      PackCheck(.fixture, probes: [Row()]).findings().map(\.summary) == [
        "Row has textColor #000000 black on #222222: a contrast of 1.31 when not highlighted, "
          + "selected; highlighted."
      ])
  }

  @Test func `a text over an image isn't known to be weak`() {
    struct Poster: LabelNode, TextColor, BackgroundColor, BackgroundGradient {
      var textColor: Color { .white }
      var backgroundColor: Color { .white }
      var backgroundGradient: Gradient { Gradient([.white, .black]) }
    }
    #expect(PackCheck(.fixture, probes: [Poster()]).findings() == [])
  }

  @Test func `the disabled state needs no contrast, others do`() {
    #expect(PackCheck(.fixture, probes: [Moody(weak: .disabled)]).findings() == [])
    #expect(
      PackCheck(.fixture, probes: [Moody(weak: .selected)]).findings().map(\.summary) == [
        "Moody has titleColorForState #ffff00 yellow on #ffffff white: a contrast of 1.07 when "
          + "not disabled, selected."
      ])
  }

  @Test func `a higher contrast can be required`() {
    let findings = PackCheck(.fixture, probes: [Gray()], minimumContrast: 7).findings()
    #expect(findings.map(\.identifier) == [.packContrast])
    #expect(PackCheck(.fixture, probes: [Gray()]).findings() == [])
  }

  @Test func `findings of types, rules and themes are included once`() {
    let sheet = StyleSheet { StyleRule(for: Int.self) { $0.alpha = 1 } }
    let circle = Theme("circle") {
      $0[.ink] = Token.brand
      $0[.brand] = Token.ink
    }
    let check = PackCheck(
      StylePack("odd", styleSheet: sheet, themes: [circle], tokens: StylePack.fixture.tokens),
      probes: [Unused()])
    #expect(
      check.findings().map(\.identifier) == [.unusedAttribute, .impossibleTarget, .tokenCycle])
  }

  @Test func `rules without effect are findings, as an inspector has them`() {
    let sheet = StyleSheet {
      StyleRule(for: Gray.self, when: .controlState(.disabled)) { $0.textColor = .black }
      StyleRule(for: .button) { $0.rowHeight = 40 }
      StyleRule(for: .label) { $0.alpha = 0.5 }
      StyleRule(for: .label) { $0.alpha = 1 }
      StyleRule(for: BareHalo.self) { $0[.halo] = 3 }
    }
    let dead = StylePack(
      "dead", styleSheet: sheet, themes: [Theme("deader", styleSheet: sheet)],
      attributes: StylePack.fixture.attributes)
    let findings = PackCheck(dead, probes: [Gray(), BareHalo()]).findings()
    #expect(
      findings.map(\.identifier) == [.hiddenRule, .hiddenRule, .unusedRule, .beatenRule])
    #expect(findings == Inspector().findings(of: dead))
  }

  @Test func `a rule with an effect in one environment only is no finding`() {
    let sheet = StyleSheet {
      StyleRule(for: Gray.self) {
        if StyleEnvironment.current.contrast == .increased {
          $0.alpha = 1
        } else {
          $0.textColor = .black
        }
      }
    }
    #expect(PackCheck(StylePack("high", styleSheet: sheet), probes: [Gray()]).findings() == [])
  }

  @Test func `a cycle of defaults stops the check with a message`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let pack = StylePack("endless", tokens: [Token<Double>.endless])
      _ = PackCheck(pack, probes: []).findings()
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("endless"))
  }

  @Test func `each failure is an issue at the call`() {
    let line = #line + 2
    withKnownIssue {
      checkPack(.hiddenGetter, probes: [Thick()])
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.first?.rawValue.hasPrefix(
          "Pack 'hidden getter': error: Thick renders the default of 'borderWidth': 1.") == true
    }
  }

  @Test func `failures are thrown`() throws {
    let failure = #expect(throws: PackFailure.self) {
      try PackCheck(.hiddenGetter, probes: [Thick()]).require()
    }
    #expect(failure?.description.hasPrefix("Pack 'hidden getter' has findings:\nerror: ") == true)
    try PackCheck(.hiddenGetter, probes: [Round()]).require()
  }
}

private struct BrandedButton: ButtonNode, BrandedBackground {}
private struct BrandedBar: NavigationBarNode, BrandedBackground {}
private struct Saint: ViewNode, WideHalo {}
private struct Lost: ViewNode, LostHalo {}
private struct BareHalo: ViewNode, Halo {}
private struct Thick: ButtonNode, ThickBorder {}
private struct Round: ButtonNode, RoundCorners {}
private struct Edge: ButtonNode, ThickEdge {}
private struct Hairline: ViewNode, HairlineBorder {}
private struct Unused: ScreenNode, HairlineBorder {}
private struct Thin: ViewNode, HairlineBorder {}
private struct GlowingHalo: ViewNode, Halo { var halo = 3.0 }
private struct Untraited: ViewNode, BorderWidth {}

private protocol Titled: TitleColorForState {}
private struct Untitled: ButtonNode, Titled, TextColor {
  var textColor: Color { .systemRed }
}

private protocol Outline: BorderWidth, BorderColor {}
extension Outline {
  fileprivate var borderColor: Color { .red }
}
private struct Outlined: ViewNode, Outline {}

private struct Subdued: LabelNode, BackgroundColor, TextColor {
  var backgroundColor: Color { .white }
  var textColor: Color {
    StyleEnvironment.current.contrast == .increased ? .lightGray : .black
  }
}

private struct Undone: ViewNode, BorderWidth, CustomClosure {
  var borderWidth: Double { 3 }
  var customClosure: StyleClosure { { $0.borderWidth = nil } }
}

private protocol Edged: BorderWidth {}
extension Edged {
  fileprivate var borderWidth: Double { Token.edge.value }
}
private struct Themed: ViewNode, Edged {}

private struct Sized: LabelNode, BackgroundColor, TextColor {
  var backgroundColor: Color { .white }
  var textColor: Color {
    StyleEnvironment.current.contentSizeCategory == .medium ? .yellow : .black
  }

  /// Environments of which none has a medium size of text.
  static let environments: KeyValuePairs = [
    "large": StyleEnvironment(), "larger": environment(.extraLarge),
  ]

  private static func environment(
    _ size: StyleEnvironment.ContentSizeCategory
  ) -> StyleEnvironment {
    var environment = StyleEnvironment()
    environment.contentSizeCategory = size
    return environment
  }
}

private struct Glass: LabelNode, BackgroundColor, TextColor {
  var backgroundColor: Color { Color(white: 0, alpha: 0.3) }
  var textColor: Color { .white }
}

private struct Gray: LabelNode, BackgroundColor, TextColor {
  var backgroundColor: Color { Color(hex: "#fffffe")! }
  var textColor: Color { Color(hex: "#707070")! }
}

private struct Moody: ButtonNode, BackgroundColor, TitleColorForState {
  var weak: ControlState
  var backgroundColor: Color { .white }
  var titleColorForState: StateValues<Color> { [.normal: .black, weak: .yellow] }
}

extension Theme {
  fileprivate static let wide = Theme("wide") { $0[.edge] = 4 }
}

extension Token<Double> {
  fileprivate static let edge = Token("edge", default: 1)
  fileprivate static let endless: Token<Double> = Token(
    "endless", default: Token<Double>.again.value)
  private static let again: Token<Double> = Token("again", default: Token<Double>.endless.value)
}

private struct Opaque: ButtonNode, Alpha {
  var alpha: Double { 0.9 }
}

private struct Bare: ButtonNode {}
