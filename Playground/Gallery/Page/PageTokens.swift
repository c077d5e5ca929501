import ProtocolStyle
import StyleHTML

/// The tokens of the gallery's own elements, which themes override.
extension Token<Color> {
  static let canvas = Token(
    "canvas", default: shade(0xF5F5F7, 0x121317, increased: (0xFFFFFF, 0x000000)),
    summary: "The background of the page")
  static let surface = Token(
    "surface", default: shade(0xFFFFFF, 0x1D1F24, increased: (0xFFFFFF, 0x000000)),
    summary: "The background of cards")
  static let bodyText = Token(
    "bodyText", default: shade(0x1B1C20, 0xF1F2F5, increased: (0x000000, 0xFFFFFF)),
    summary: "Body text")
  static let secondaryText = Token(
    "secondaryText", default: shade(0x585B66, 0xACB0BC, increased: (0x000000, 0xFFFFFF)),
    summary: "Secondary text")
  static let highlight = Token(
    "highlight", default: shade(0x1556C5, 0x8AB6FF, increased: (0x00236B, 0xFFE45C)),
    summary: "The background of selected elements")
  static let highlightText = Token(
    "highlightText", default: shade(0xFFFFFF, 0x0A1B38, increased: (0xFFFFFF, 0x000000)),
    summary: "Text on selected elements")
  static let outline = Token(
    "outline", default: shade(0xDCDDE3, 0x363942, increased: (0x000000, 0xFFFFFF)),
    summary: "Borders")
  static let keyword = Token(
    "keyword", default: shade(0x97218F, 0xFF85BC, increased: (0x6A0064, 0xFFB3DA)))
  static let typeName = Token(
    "typeName", default: shade(0x0B5C7D, 0x73D9F5, increased: (0x003C56, 0xA8EBFF)))
  static let literal = Token(
    "literal", default: shade(0xB3261E, 0xFF9A8C, increased: (0x7D0E08, 0xFFC4BC)))

  /// A color for light and dark, with variants for increased contrast.
  private static func shade(_ light: Int, _ dark: Int, increased: (light: Int, dark: Int)) -> Color
  {
    StyleEnvironment.current.contrast == .increased
      ? .adaptive(light: Color(rgb: increased.light), dark: Color(rgb: increased.dark))
      : .adaptive(light: Color(rgb: light), dark: Color(rgb: dark))
  }
}

extension Token<FontDescriptor> {
  static let display = Token("display", default: .system(size: 40, weight: .bold))
  static let heading = Token("heading", default: .system(size: 27, weight: .bold))
  static let subheading = Token("subheading", default: .system(size: 19, weight: .semibold))
  static let body = Token("body", default: .system(size: 16))
  static let small = Token("small", default: .system(size: 14))
  static let code = Token("code", default: .system(size: 13, design: .monospaced))
}

extension Token<Double> {
  static let corner = Token("corner", default: 14)

  /// How thick the lines around things are: the same in all looks, so that none moves what is
  /// beside them.
  static let line = Token("line", default: 1)
}

extension Theme {
  /// The second brand: warm, with sharp corners.
  ///
  /// Fonts are those of the default theme, so that a switch moves nothing.
  static let secondBrand = Theme("contoso", summary: "A second brand") {
    $0[.canvas] = .adaptive(light: Color(rgb: 0xFBF3E7), dark: Color(rgb: 0x1C140D))
    $0[.surface] = .adaptive(light: Color(rgb: 0xFFFCF7), dark: Color(rgb: 0x281D13))
    $0[.bodyText] = .adaptive(light: Color(rgb: 0x2C1D10), dark: Color(rgb: 0xF7ECDF))
    $0[.secondaryText] = .adaptive(light: Color(rgb: 0x6B5039), dark: Color(rgb: 0xD0B79F))
    $0[.highlight] = .adaptive(light: Color(rgb: 0x9C3D00), dark: Color(rgb: 0xFFB37A))
    $0[.highlightText] = .adaptive(light: .white, dark: Color(rgb: 0x2E1300))
    $0[.outline] = .adaptive(light: Color(rgb: 0xE6D6C1), dark: Color(rgb: 0x4A3725))
    $0[.corner] = 3
  }
}

/// A look of the page, with its title.
struct PageLook {
  let title: String
  let look: HTMLLook

  static let all = [
    PageLook(title: "System", look: HTMLLook("system")),
    PageLook(title: "Day", look: HTMLLook("day", colorScheme: .light)),
    PageLook(title: "Night", look: HTMLLook("night", colorScheme: .dark)),
    PageLook(
      title: "High contrast",
      look: HTMLLook(
        "contrast", environment: StyleEnvironment.Changes { $0.contrast = .increased })),
    PageLook(title: "Contoso", look: HTMLLook("contoso", themes: [.secondBrand])),
  ]
}
