import ProtocolStyle
import StyleInspector
import StyleSampling
import Testing

@testable import StyleCommands

extension Token<Color> {
  fileprivate static let accent = Token("accent", default: Color(hex: "#0066cc")!)
  fileprivate static let brand = Token("brand", default: Color(hex: "#0066cc")!)
  fileprivate static let link = Token("link", default: Token.accent.value)
  fileprivate static let selection = Token("selection", default: Token.blue.value)
  fileprivate static let hover = Token("hover", default: Token.blue.value)
  fileprivate static let blue = Token("blue", default: Color(hex: "#3366ff")!)
  fileprivate static let outline = Token("outline", default: Color(hex: "#777777")!)
  fileprivate static let border = Token("border", default: Color(hex: "#777777")!)
  fileprivate static let teal = Token("teal", default: Color(hex: "#117766")!)
  fileprivate static let success = Token("success", default: Token.teal.value)
  fileprivate static let shade = Token("shade", default: Color(hex: "#222222")!)
  fileprivate static let notice = Token("notice", default: Color(hex: "#ff3300")!)
  fileprivate static let ink = Token(
    "ink", default: .adaptive(light: Color(hex: "#111111")!, dark: Color(hex: "#eeeeee")!))
  fileprivate static let surface = Token(
    "surface", default: .adaptive(light: Color(hex: "#fefefe")!, dark: Color(hex: "#010101")!))
}

extension Token<Bool> {
  fileprivate static let warns = Token("warns", default: true)
}

/// A card with a text, which reads the tokens; `notice` only where `warns` is true.
private struct Card: ViewNode, BackgroundColor, BorderColor, TintColor, ShadowColor {
  var backgroundColor: Color { Token.surface.value }
  var borderColor: Color { Token.outline.value }
  var tintColor: Color { Token.link.value }
  var shadowColor: Color { Token.warns.value ? Token.notice.value : Token.border.value }
}

private struct Note: LabelNode, TextColor, BorderColor, TintColor, ShadowColor {
  var textColor: Color { Token.ink.value }
  var borderColor: Color { Token.border.value }
  var tintColor: Color { Token.success.value }
  var shadowColor: Color { Token.brand.value }
}

/// Reads tokens in states only.
private struct Press: ButtonNode, BackgroundColor, BorderColor {
  var backgroundColor: Color {
    ControlState.current.contains(.highlighted) ? Token.hover.value : Token.accent.value
  }
  var borderColor: Color {
    ControlState.current.contains(.selected) ? Token.selection.value : Token.blue.value
  }
}

private enum Samples: StyleSamples {
  static var samples: [StyleSample] {
    [StyleSample("Card", Card()) { Note() }, StyleSample("Press", Press())]
  }

  static var samplePacks: [StylePack] {
    let day = Theme("day") { $0[.ink] = .black }
    let night = Theme("night") {
      $0[.warns] = false
      $0[.notice] = .red
      if StyleEnvironment.current.colorScheme == .dark { $0[.outline] = .white }
    }
    return [StylePack("brand", themes: [day, night], tokens: [Token.shade, Token.accent])]
  }
}

/// Tokens that samples show to be unnecessary.
@Suite struct SurplusTokensTests {
  private let surplus = SurplusTokens(
    of: StyleSampleCatalog(of: [Samples.self]), besides: ["legacy", "accent"], findingPairs: true)

  @Test func `tokens that nothing reads are found, by theme`() {
    #expect(
      surplus.unread == [
        .init(token: "legacy", themes: nil), .init(token: "notice", themes: ["theme 'night'"]),
        .init(token: "shade", themes: nil),
      ])
  }

  @Test func `tokens that are equal in all situations are found, apart from aliases of each other`()
  {
    #expect(
      surplus.equal == [
        .init(tokens: ["accent", "brand"], source: nil),
        .init(tokens: ["hover", "selection"], source: "blue"),
      ])
    #expect(surplus.replacements == ["brand": "accent"])
  }

  @Test func `tokens that differ in a few situations are found, with these`() {
    #expect(
      surplus.nearlyEqual == [
        .init(
          token: "outline", other: "border", situations: ["theme 'night', color scheme dark"])
      ])
  }

  @Test func `a token that is only read through one other is found`() {
    #expect(surplus.readThroughOne == [.init(token: "teal", reader: "success")])
  }

  @Test func `pairs of texts and what is behind them have their least contrast`() {
    #expect(
      surplus.pairs.map { [$0.foreground, $0.background] } == [["ink", "surface"]])
    #expect(surplus.pairs.map(\.conditions) == [["theme 'day'", "color scheme dark"]])
    #expect(surplus.pairs[0].contrast < 1.1)
    #expect(surplus.unexamined == [])
  }

  @Test func `the report is a text by part`() {
    #expect(
      surplus.text == """
        Nothing reads them in any sample and situation:
          legacy
          notice in theme 'night'
          shade

        They're equal in all situations:
          accent, brand
          hover, selection, by 'blue'

        They're equal but for a few situations:
          outline, border: they differ in theme 'night', color scheme dark

        They're only read through another token:
          teal, through 'success'
        """)
  }
}
