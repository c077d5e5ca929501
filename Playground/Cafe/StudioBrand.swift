import Foundation
import ProtocolStyle

/// A brand of the studio: the values of the café's tokens in light and dark, at both contrasts.
struct StudioBrand {
  let name: String
  let summary: String

  /// The four variants of a color, as `0xRRGGBB`.
  struct Shades {
    let light: Int
    let dark: Int
    let highContrastLight: Int
    let highContrastDark: Int

    init(_ light: Int, _ dark: Int, _ highContrastLight: Int, _ highContrastDark: Int) {
      (self.light, self.dark) = (light, dark)
      (self.highContrastLight, self.highContrastDark) = (highContrastLight, highContrastDark)
    }

    var color: Color {
      .adaptive(
        light: Color(rgb: light), dark: Color(rgb: dark),
        highContrastLight: Color(rgb: highContrastLight),
        highContrastDark: Color(rgb: highContrastDark))
    }

    /// The variants in the order of the script: light, dark, and both at increased contrast.
    var hex: [String] {
      [light, dark, highContrastLight, highContrastDark].map { String(format: "#%06x", $0) }
    }
  }

  /// The colors, by token.
  let colors: [(token: Token<Color>, shades: Shades)]

  let corner: Double
  let gap: Double
  let border: Double
  let design: FontDescriptor.Design
  let titleSize: Double

  /// The rules, which differ in structure.
  let rules: StyleSheet

  /// The color scheme in which the renderers show the menu in short: both schemes, over all brands.
  var summaryScheme: StyleEnvironment.ColorScheme { name == "kiosk" ? .dark : .light }

  /// The theme.
  var theme: Theme {
    Theme(name, summary: summary, styleSheet: rules) {
      for (token, shades) in colors { $0[token] = shades.color }
      $0[.cafeCorner] = corner
      $0[.cafeGap] = gap
      $0[.cafeRow] = gap * 2 + 20
      $0[.cafeBorder] =
        StyleEnvironment.current.contrast == .increased ? Swift.max(border, 2) : border
      $0[.cafeTitle] = .system(size: titleSize, weight: .bold, design: design)
      $0[.cafeTotal] = .system(size: 19, weight: .bold, design: design)
      $0[.cafeHeadline] = .system(size: 17, weight: .semibold, design: design)
      $0[.cafeBody] = .system(size: 16, design: design)
      $0[.cafeNote] = .system(size: 14, design: design)
    }
  }

  /// The brands, in display order: they differ in colors, shapes, density and fonts.
  static let all = [
    StudioBrand(
      name: "harbor", summary: "A roastery by the sea.",
      colors: [
        (.cafeGround, Shades(0xF3F7F8, 0x0D1218, 0xFFFFFF, 0x000000)),
        (.cafeSurface, Shades(0xFFFFFF, 0x19212A, 0xFFFFFF, 0x0A0E12)),
        (.cafeInk, Shades(0x10242E, 0xEEF3F7, 0x000000, 0xFFFFFF)),
        (.cafeQuietInk, Shades(0x4A5F6C, 0xA6B4C0, 0x1C1C1C, 0xE4EBF0)),
        (.cafeAccent, Shades(0x0B6A72, 0x7CD3DA, 0x003F46, 0x9FF0F6)),
        (.cafeOnAccent, Shades(0xFFFFFF, 0x06262A, 0xFFFFFF, 0x001416)),
        (.cafeLine, Shades(0xD8E2E6, 0x2C3945, 0x000000, 0xFFFFFF)),
        (.cafeEdge, Shades(0x74858F, 0x6E7C88, 0x000000, 0xFFFFFF)),
      ], corner: 16, gap: 14, border: 0, design: .default, titleSize: 22, rules: .harbor),
    StudioBrand(
      name: "ember", summary: "An old coffee house.",
      colors: [
        (.cafeGround, Shades(0xFAF1E6, 0x17100C, 0xFFFFFF, 0x000000)),
        (.cafeSurface, Shades(0xFFFBF5, 0x241A14, 0xFFFFFF, 0x120C08)),
        (.cafeInk, Shades(0x2E1B12, 0xF6EBDF, 0x000000, 0xFFFFFF)),
        (.cafeQuietInk, Shades(0x6B5142, 0xC9B3A1, 0x2A1A10, 0xF0E2D4)),
        (.cafeAccent, Shades(0xA03D1C, 0xFF9A70, 0x7A2600, 0xFFB899)),
        (.cafeOnAccent, Shades(0xFFF8F1, 0x2B0E03, 0xFFFFFF, 0x1A0800)),
        (.cafeLine, Shades(0xE7D5C2, 0x43332A, 0x000000, 0xFFFFFF)),
        (.cafeEdge, Shades(0x937A69, 0x8A7464, 0x000000, 0xFFFFFF)),
      ], corner: 4, gap: 18, border: 1, design: .serif, titleSize: 24, rules: .ember),
    StudioBrand(
      name: "kiosk", summary: "Coffee to go, by the bridge.",
      colors: [
        (.cafeGround, Shades(0xE9E6FF, 0x101010, 0xFFFFFF, 0x000000)),
        (.cafeSurface, Shades(0xFFFFFF, 0x1B1B1B, 0xFFFFFF, 0x0A0A0A)),
        (.cafeInk, Shades(0x121212, 0xF5F5F5, 0x000000, 0xFFFFFF)),
        (.cafeQuietInk, Shades(0x4D4D4D, 0xBDBDBD, 0x1A1A1A, 0xE8E8E8)),
        (.cafeAccent, Shades(0x3A21E0, 0xD4FF4F, 0x1A00B0, 0xE6FF8A)),
        (.cafeOnAccent, Shades(0xFFFFFF, 0x1A2200, 0xFFFFFF, 0x0F1400)),
        (.cafeLine, Shades(0x121212, 0xF5F5F5, 0x000000, 0xFFFFFF)),
        (.cafeEdge, Shades(0x121212, 0xF5F5F5, 0x000000, 0xFFFFFF)),
      ], corner: 0, gap: 10, border: 2, design: .monospaced, titleSize: 21, rules: .kiosk),
  ]
}

// MARK: - Data

extension StudioBrand {
  /// What the script reads of a brand.
  struct Data: Encodable {
    let name: String
    let title: String
    let summary: String

    /// The colors by token, each in four variants.
    let colors: [String: [String]]
    let corner: Double
    let gap: Double
    let border: Double
    let design: String
    let titleSize: Double
  }

  var data: Data {
    Data(
      name: name, title: theme.title, summary: summary,
      colors: Dictionary(
        uniqueKeysWithValues: colors.map { ($0.token.name, $0.shades.hex) }),
      corner: corner, gap: gap, border: border, design: "\(design)", titleSize: titleSize)
  }
}
