import ProtocolStyle
import Testing

@testable import StyleInspector
@testable import TestSupport

/// The colors that a token can have, against certificates of themes with these.
@Suite struct ColorFreedomTests {
  /// A button on cards in both schemes, with a translucent fill and a link in the same color.
  private static func tree() -> StyleTree {
    let tree = StyleTree(packs: [.free])
    tree.attach(Buy())
    let card = tree.attach(Card())
    tree.attach(Offer(), to: card)
    tree.attach(Tinted(), to: card)
    return tree
  }

  /// Colors on a grid of sRGB, with a step that meets neither black and white alone nor all bytes.
  private static let grid: [Color] = {
    let steps: [UInt32] = [0, 64, 128, 191, 255]
    return steps.flatMap { red in
      steps.flatMap { green in steps.map { Color(hex: red << 16 | green << 8 | $0) } }
    }
  }()

  @Test func `a color is contained exactly if a theme with it is certified`() throws {
    let tree = Self.tree()
    let freedom = try ThemeSolver().freedom(of: .freeAccent, in: tree)
    var counts = (inside: 0, outside: 0)
    for color in TestScale.rows(Self.grid) {
      for scheme in StyleEnvironment.ColorScheme.allCases {
        for contrast in StyleEnvironment.Contrast.allCases {
          var environment = StyleEnvironment(colorScheme: scheme)
          environment.contrast = contrast
          tree.environment = environment
          let certificate = Inspector(themes: [[Theme("chosen") { $0[.freeAccent] = color }]])
            .certify(
              [.contrast(contrast == .increased ? .aaa : .aa)], of: tree,
              over: SituationSpace(axes: []))
          let isCertified = certificate.verdict == .certified
          #expect(
            freedom.contains(color, in: scheme, contrast: contrast) == isCertified,
            "\(color) in \(scheme), \(contrast): \(certificate)")
          if isCertified { counts.inside += 1 } else { counts.outside += 1 }
        }
      }
    }
    #expect(counts.inside > 0 && counts.outside > 0)
  }

  @Test func `the nearest color is contained, and as near as any on a grid`() throws {
    let freedom = try ThemeSolver().freedom(of: .freeAccent, in: Self.tree())
    for color in TestScale.rows(Self.grid) {
      let near = try #require(freedom.nearest(to: color))
      #expect(freedom.contains(near), "\(color): \(near)")
      for (scheme, variant) in [
        (StyleEnvironment.ColorScheme.light, near.decided(dark: false)),
        (.dark, near.decided(dark: true)),
      ] {
        let least = Self.grid.filter { freedom.contains($0, in: scheme) }
          .map { $0.distance(to: color) }.min()
        // Bytes are rounded to those that fulfill the rules.
        #expect(variant.distance(to: color) <= (least ?? 1) + 0.004, "\(color) in \(scheme)")
      }
    }
  }

  @Test func `a color that all situations allow is its own nearest one`() throws {
    let freedom = try ThemeSolver().freedom(of: .freeAccent, in: Self.tree())
    let fine = Color.adaptive(light: Color(hex: 0x003355), dark: Color(hex: 0xD0E8FF))
    #expect(freedom.contains(fine))
    #expect(freedom.nearest(to: fine) == fine)
    #expect(!freedom.contains(fine.withAlpha(0.9)))
  }

  @Test func `constraints limit the colors`() throws {
    let solver = ThemeSolver(constraints: [.hue(of: .freeAccent, within: 10)])
    let freedom = try solver.freedom(of: .freeAccent, in: Self.tree())
    #expect(!freedom.contains(Color(hex: 0x6E0000), in: .light))
    #expect(freedom.contains(Color(hex: 0x00449A), in: .light))
  }

  @Test func `no color is enough where other texts lack contrast`() throws {
    let tree = Self.tree()
    tree.attach(Faint())
    let freedom = try ThemeSolver().freedom(of: .freeAccent, in: tree)
    #expect(!Self.grid.contains { freedom.contains($0, in: .light) })
    #expect(freedom.nearest(to: .black) == nil)
  }

  @Test func `a text that's computed from the token is named`() {
    let tree = Self.tree()
    tree.attach(Computed())
    #expect {
      try ThemeSolver().freedom(of: .freeAccent, in: tree)
    } throws: { error in
      "\(error)".hasPrefix(
        "The colors of 'freeAccent' aren't a region, because 'titleColorForState' of Computed is "
          + "computed from it.")
    }
  }

  @Test func `a token that no pack has is named`() {
    let tree = StyleTree()
    #expect {
      try ThemeSolver().freedom(of: .freeAccent, in: tree)
    } throws: { ($0 as? ThemeSolvingError)?.code == .unknownToken }
  }

  @Test func `a picture has a rectangle for each sampled color, of two sizes`() throws {
    let freedom = try ThemeSolver().freedom(of: .freeAccent, in: Self.tree())
    let picture = freedom.picture(in: .light, columns: 12)
    #expect(picture.split(separator: "<rect").count == 1 + 12 * 4)
    #expect(picture.contains("width='10'") && picture.contains("width='2'"))
    #expect(picture.contains(" of 48 colors of freeAccent in light</title>"))
  }
}

extension Color {
  /// The distance in OKLab.
  fileprivate func distance(to other: Color) -> Double {
    let (one, two) = (OKLab(self), OKLab(other))
    let (x, y, z) = (one.lightness - two.lightness, one.a - two.a, one.b - two.b)
    return (x * x + y * y + z * z).squareRoot()
  }
}

// MARK: - Fixtures

extension Token<Color> {
  fileprivate static let freeAccent = Token(
    "freeAccent", default: .adaptive(light: Color(hex: 0x0057B8), dark: Color(hex: 0x8EC5FF)))
  fileprivate static let freePaper = Token(
    "freePaper", default: .adaptive(light: .white, dark: Color(hex: 0x101418)))
  fileprivate static let freeOnAccent = Token(
    "freeOnAccent", default: .adaptive(light: .white, dark: .black))
}

extension StylePack {
  fileprivate static let free = StylePack(
    "free", tokens: [Token<Color>.freeAccent, Token<Color>.freePaper, Token<Color>.freeOnAccent])
}

private struct Buy: ButtonNode, BackgroundColor, TextColor, TextContent {
  let text = "Buy"
  var backgroundColor: Color { Token.freeAccent.value }
  var textColor: Color { Token.freeOnAccent.value }
}

private struct Card: ViewNode, BackgroundColor {
  var backgroundColor: Color { Token.freePaper.value }
}

private struct Offer: LabelNode, TextColor, TextContent {
  let text = "Offer"
  var textColor: Color { Token.freeAccent.value }
}

private struct Tinted: ButtonNode, BackgroundColor, TextColor, TextContent {
  let text = "Later"
  var backgroundColor: Color { Token.freeAccent.value.withAlpha(0.1) }
  var textColor: Color { Token.freeAccent.value }
}

private struct Faint: LabelNode, TextColor, BackgroundColor, TextContent {
  let text = "Faint"
  var backgroundColor: Color { .white }
  var textColor: Color { Color(hex: 0xCCCCCC) }
}

private struct Computed: ButtonNode, BackgroundColor, TextColor, TextContent {
  let text = "Computed"
  var backgroundColor: Color { Token.freeAccent.value }
  var textColor: Color {
    let fill = Token.freeAccent.value
    return fill.contrastRatio(with: .white) > 4.5 ? .white : .black
  }
}
