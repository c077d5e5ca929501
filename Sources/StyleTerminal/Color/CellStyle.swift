public import ProtocolStyle

/// The style of a piece of text in a terminal.
public struct CellStyle: Hashable, Sendable {
  /// The color of the letters; nil for the terminal's default.
  public var foreground: Color?

  /// The color behind the letters; nil for the terminal's default, or the color drawn there before.
  ///
  /// A terminal can't mix colors: a translucent color is written as opaque from an alpha of 0.5 on,
  /// and isn't written otherwise. Lines of a `TerminalRenderer` have opaque colors.
  public var background: Color?

  /// Whether the letters are bold.
  public var isBold: Bool

  /// Whether the letters are italic.
  public var isItalic: Bool

  /// Whether the letters are dim.
  public var isDim: Bool

  /// The line under the text; nil, or one that's hidden, for none.
  ///
  /// Patterns and colors are written for ``ColorDepth/trueColor`` only, because older terminals
  /// misread them. At other depths, each pattern is a plain line.
  public var underline: TextLineStyle?

  /// Whether there's a line through the text.
  public var isStruckThrough: Bool

  /// The address that the text links to; nil if it isn't a link.
  ///
  /// It's written as a hyperlink (OSC 8) from ``ColorDepth/palette256`` on. Characters that an
  /// address can't have, such as control characters, are percent-encoded. An address of more than
  /// 2,000 bytes isn't written.
  public var link: String?

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - foreground: The color of the letters; the terminal's default by default.
  ///   - background: The color behind the letters; the terminal's default by default.
  ///   - isBold: Whether the letters are bold; false by default.
  ///   - isItalic: Whether the letters are italic; false by default.
  ///   - isDim: Whether the letters are dim; false by default.
  ///   - underline: The line under the text; none by default.
  ///   - isStruckThrough: Whether there's a line through the text; false by default.
  ///   - link: The address that the text links to; none by default.
  public init(
    foreground: Color? = nil, background: Color? = nil, isBold: Bool = false,
    isItalic: Bool = false, isDim: Bool = false, underline: TextLineStyle? = nil,
    isStruckThrough: Bool = false, link: String? = nil
  ) {
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isItalic = isItalic
    self.isDim = isDim
    self.underline = underline
    self.isStruckThrough = isStruckThrough
    self.link = link
  }

  /// The terminal's default style.
  public static let plain = CellStyle()

  /// Bold letters.
  public static let bold = CellStyle(isBold: true)

  /// Dim letters.
  public static let dim = CellStyle(isDim: true)
}

// MARK: - Control Sequence

extension CellStyle {
  /// The parameters of ECMA-48's SGR that select the style; empty if there are none.
  ///
  /// - Parameters:
  ///   - depth: The colors of the terminal.
  ///   - glyphs: What is written; letters by default.
  /// - Returns: The parameters, with semicolons between them.
  func parameters(for depth: ColorDepth, glyphs: Glyphs = .letters) -> String {
    guard depth != .monochrome else { return "" }
    return opaque(on: nil).opaqueParameters(for: depth, glyphs: glyphs)
  }

  /// The characters that are written in a style.
  enum Glyphs {
    /// Spaces only, whose color isn't visible.
    case spaces

    /// Half blocks, which are the pixels of a picture and keep their color.
    case pixels

    /// Anything that is read, and has to be legible.
    case letters

    init(of text: String) {
      if text.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) {
        self = .spaces
      } else {
        self =
          text.unicodeScalars.allSatisfy { " ▀▄".unicodeScalars.contains($0) } ? .pixels : .letters
      }
    }
  }

  /// The style with opaque colors, because terminals don't mix colors.
  ///
  /// A clear background is the terminal's own, and a translucent one is mixed with that. On an
  /// unknown one, a background is opaque from an alpha of 0.5 on and none otherwise, and translucent
  /// letters are dim.
  ///
  /// - Parameter ground: The background of the terminal; its alpha is ignored. Nil if it's unknown.
  /// - Returns: The style.
  func opaque(on ground: Color?) -> CellStyle {
    var style = self
    let ground = ground?.withAlpha(1)
    if let color = background, color.alpha < 1 {
      if let ground {
        style.background = color.alpha > 0 ? color.composited(over: ground) : nil
      } else {
        style.background = color.alpha >= 0.5 ? color.withAlpha(1) : nil
      }
    }
    if let color = foreground, color.alpha < 1 {
      if let behind = style.background ?? ground {
        style.foreground = color.composited(over: behind)
      } else {
        style.foreground = color.alpha > 0 ? color.withAlpha(1) : nil
        style.isDim = true
      }
    }
    return style
  }

  private func opaqueParameters(for depth: ColorDepth, glyphs: Glyphs) -> String {
    var parts: [String] = []
    if isBold { parts.append("1") }
    if isDim { parts.append("2") }
    if isItalic { parts.append("3") }
    if let underline, let line = underline.parameter(for: depth) { parts.append(line) }
    if isStruckThrough { parts.append("9") }
    let written =
      switch glyphs {
      case .pixels: foreground
      case .spaces where foreground == nil: Color?.none
      case .spaces, .letters: letters(for: depth)
      }
    if let color = written {
      parts.append(Self.parameters(of: color, for: depth, isBackground: false))
    }
    if let background {
      parts.append(Self.parameters(of: background, for: depth, isBackground: true))
    }
    if depth == .trueColor, let underline, underline.pattern != .hidden,
      let color = underline.color
    {
      let bytes = Palette.bytes(of: color)
      parts.append("58:2::\(bytes.red):\(bytes.green):\(bytes.blue)")
    }
    return parts.joined(separator: ";")
  }

  /// The color of the letters, legible on the background or on any background of a terminal.
  private func letters(for depth: ColorDepth) -> Color? {
    guard let background else {
      // The terminal chooses the 16 colors so that they are legible.
      return depth == .palette16 ? foreground : foreground?.readableOnAnyTerminal
    }
    let ground = depth.shown(background)
    let isDark = ground.contrastRatio(with: .white) >= ground.contrastRatio(with: .black)
    let nearest: Color = isDark ? .white : .black
    guard let foreground else { return nearest }
    let letters = foreground.readable(on: ground)
    // If the palette has no suitable color, black or white is used.
    if depth.shown(letters).contrastRatio(with: ground) >= Color.leastTextContrast {
      return letters
    }
    return nearest
  }

  private static func parameters(
    of color: Color, for depth: ColorDepth, isBackground: Bool
  ) -> String {
    let selector = isBackground ? 48 : 38
    switch depth {
    case .monochrome:
      return ""
    case .palette16:
      let index = Palette.index16(of: color)
      return "\((index < 8 ? 30 : 82) + index + (isBackground ? 10 : 0))"
    case .palette256:
      return "\(selector);5;\(Palette.index256(of: color))"
    case .trueColor:
      let bytes = Palette.bytes(of: color)
      return "\(selector);2;\(bytes.red);\(bytes.green);\(bytes.blue)"
    }
  }
}

extension TextLineStyle {
  /// The parameter of SGR that selects the line; nil for none.
  fileprivate func parameter(for depth: ColorDepth) -> String? {
    switch pattern {
    case .hidden: nil
    case .double where depth == .trueColor: "4:2"
    case .dotted where depth == .trueColor: "4:4"
    case .dashed where depth == .trueColor: "4:5"
    case .solid, .double, .dotted, .dashed: "4"
    }
  }
}

// MARK: - Link

extension CellStyle {
  /// The address of a hyperlink in printable ASCII; nil for none.
  ///
  /// Addresses are user data. Everything but printable ASCII is percent-encoded, so that no address
  /// ends its control sequence and begins another one.
  ///
  /// - Parameter depth: The colors of the terminal.
  /// - Returns: The address, if such terminals have hyperlinks.
  func hyperlink(for depth: ColorDepth) -> String? {
    guard let link, depth == .palette256 || depth == .trueColor else { return nil }
    guard !link.isEmpty, link.utf8.count <= Self.longestLink else { return nil }
    var address = ""
    for byte in link.utf8 {
      if 0x21...0x7E ~= byte {
        address.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        address += digits.utf8.count < 2 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return address
  }

  /// The number of bytes that terminals with hyperlinks accept.
  private static let longestLink = 2000
}

// MARK: - Color

extension Color {
  /// The minimum contrast of letters with their background, as required by WCAG's level AA.
  static let leastTextContrast = 4.5

  /// Returns the color itself, or the nearest color that is legible on a background.
  ///
  /// - Parameter ground: The opaque color behind the letters.
  /// - Returns: A color with a contrast of at least 4.5.
  func readable(on ground: Color) -> Color {
    let color = composited(over: ground)
    if color.contrastRatio(with: ground) >= Self.leastTextContrast { return color }
    let isDark = ground.contrastRatio(with: .white) >= ground.contrastRatio(with: .black)
    // After 8 steps, the precision is that of a byte.
    return color.mixed(with: isDark ? .white : .black, until: 0.05, on: ground, steps: 8)
  }

  /// Mixes as little of another color in as makes the contrast exceed the least one.
  private func mixed(
    with end: Color, until excess: Double, on ground: Color, steps: Int
  ) -> Color {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<steps {
      let middle = (low + high) / 2
      let mixed = end.withAlpha(middle).composited(over: self)
      if mixed.contrastRatio(with: ground) >= Self.leastTextContrast + excess {
        high = middle
      } else {
        low = middle
      }
    }
    return end.withAlpha(high).composited(over: self)
  }

  /// The opaque color with a lightness that is legible on dark and light terminals; nil for grays,
  /// for which the terminal's own color is the most legible.
  var readableOnAnyTerminal: Color? {
    let parts = [red, green, blue].map { min(max($0, 0), 1) }
    guard let most = parts.max(), let least = parts.min(), most - least >= 0.15 else { return nil }
    if [.black, .white].allSatisfy({ contrastRatio(with: $0) >= Self.leastTextContrast }) {
      return self
    }
    let isLight = contrastRatio(with: .white) < Self.leastTextContrast
    return mixed(
      with: isLight ? .black : .white, until: 0.06, on: isLight ? .white : .black, steps: 12)
  }
}

// MARK: - Palette

/// Finds the colors of a terminal's palette that are nearest to a color.
enum Palette {
  /// Red, green and blue from 0 to 255.
  typealias Bytes = (red: Int, green: Int, blue: Int)

  /// An opaque color as bytes; one outside sRGB is mapped into it.
  static func bytes(of color: Color) -> Bytes {
    let color = color.mappedToSRGB
    func byte(_ component: Double) -> Int { Int((min(max(component, 0), 1) * 255).rounded()) }
    return (byte(color.red), byte(color.green), byte(color.blue))
  }

  /// The nearest color of xterm's cube and grays, from 16 to 255.
  static func index256(of color: Color) -> Int {
    let bytes = bytes(of: color)
    func step(_ byte: Int) -> Int {
      levels.indices.min { distance(byte, $0) < distance(byte, $1) }!
    }
    func distance(_ byte: Int, _ step: Int) -> Int { abs(byte - levels[step]) }
    let steps = (step(bytes.red), step(bytes.green), step(bytes.blue))
    let inCube = (levels[steps.0], levels[steps.1], levels[steps.2])
    let gray = min(max((bytes.red + bytes.green + bytes.blue) / 3 - 3, 0) / 10, 23)
    let level = 8 + 10 * gray
    // If both are equally near, the color of the cube is chosen, because it contains the pure
    // colors.
    return Self.distance(bytes, (level, level, level)) < Self.distance(bytes, inCube)
      ? 232 + gray : 16 + 36 * steps.0 + 6 * steps.1 + steps.2
  }

  /// The nearest of xterm's 16 basic colors, from 0 to 15.
  static func index16(of color: Color) -> Int {
    let bytes = bytes(of: color)
    return basic.indices.min { distance(bytes, basic[$0]) < distance(bytes, basic[$1]) }!
  }

  /// A color of xterm's cube and grays, by its number from 16 to 255.
  static func color256(at index: Int) -> Color {
    guard index < 232 else {
      let level = 8 + 10 * (index - 232)
      return color((level, level, level))
    }
    let place = index - 16
    return color((levels[place / 36], levels[place / 6 % 6], levels[place % 6]))
  }

  /// One of xterm's 16 basic colors, by its number.
  static func color16(at index: Int) -> Color { color(basic[index]) }

  private static func color(_ bytes: Bytes) -> Color {
    Color(
      red: Double(bytes.red) / 255, green: Double(bytes.green) / 255,
      blue: Double(bytes.blue) / 255)
  }

  private static func distance(_ left: Bytes, _ right: Bytes) -> Int {
    // The eye distinguishes greens best and blues worst.
    func square(_ number: Int) -> Int { number * number }
    return 3 * square(left.red - right.red) + 4 * square(left.green - right.green)
      + 2 * square(left.blue - right.blue)
  }

  private static let levels = [0, 95, 135, 175, 215, 255]

  private static let basic: [Bytes] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]
}
