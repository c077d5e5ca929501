internal import Foundation
package import ProtocolStyle

/// Parses colors as CSS Color 4 writes them: names, hexadecimal digits, and functions.
///
/// A function is read by the grammar alone, so that nothing is guessed: components are between commas
/// in the older syntax of `rgb()` and `hsl()` and between spaces otherwise, an opacity follows a slash
/// in the syntax with spaces, and only that has `none`. Components out of range are clamped, as in
/// CSS. Functions that calculate, such as `calc()`, aren't read.
///
/// Besides CSS, `rgba(#0066cc, 0.5)` is accepted, which Tokens Studio writes for a color with another
/// opacity.
package enum CSSColor {
  /// The color of a text, in sRGB; nil if it isn't a color.
  package static func color(_ text: String) -> Color? {
    let text = text.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n\r\u{C}")).lowercased()
    if text.hasPrefix("#") { return Color(hex: text) }
    if text == "transparent" { return Color(white: 0, alpha: 0) }
    if let digits = names[text] { return Color(hex: "#" + digits) }
    return function(text)
  }

  /// Whether a text begins like a color function.
  static func isFunction(_ text: String) -> Bool {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return false }
    return functions.contains(text[..<open].lowercased())
  }

  private static let functions: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color",
  ]

  /// The spaces of `color()`, in which `xyz` is another name of one.
  private static let spaces: Set<ColorSpace> = [
    .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50,
  ]

  private static func function(_ text: String) -> Color? {
    guard isFunction(text), let open = text.firstIndex(of: "(") else { return nil }
    var content = text[text.index(after: open)...].dropLast()
    var name = String(text[..<open])
    if name.hasPrefix("rgb"), content.contains("#") { return transparentHex(content) }
    if name == "color" {
      content = content.drop { $0.isCSSSpace }
      let space = content.prefix { !$0.isCSSSpace }
      name = space == "xyz" ? "xyz-d65" : String(space)
      guard let known = ColorSpace(rawValue: name), spaces.contains(known) else { return nil }
      content = content[space.endIndex...]
    }
    guard let arguments = Arguments(content), arguments.isAllowed(in: name),
      let units = units(of: name),
      let x = units.0.number(arguments.components[0]),
      let y = units.1.number(arguments.components[1]),
      let z = units.2.number(arguments.components[2]),
      let alpha = arguments.alpha.map(alpha) ?? 1
    else { return nil }
    let space = ColorSpace(rawValue: name == "hsla" ? "hsl" : name)
    let components = Vector(x, y, z)
    return Color(space?.srgb(of: components) ?? components, alpha: alpha)
  }

  /// The color of `#0066cc, 0.5`.
  private static func transparentHex(_ content: Substring) -> Color? {
    let parts = content.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count == 2, parts[0].hasPrefix("#"), let base = Color(hex: parts[0]) else {
      return nil
    }
    var text = parts[1][...]
    guard let number = Argument(&text), text.isEmpty, number.unit != "none" else { return nil }
    return alpha(number).map {
      Color(red: base.red, green: base.green, blue: base.blue, alpha: $0)
    }
  }

  private static func alpha(_ argument: Argument) -> Double? {
    Component.range(percent: 1, number: 1, limits: 0...1).number(argument)
  }

  private static func units(of name: String) -> (Component, Component, Component)? {
    let any = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    let positive = 0...Double.greatestFiniteMagnitude
    switch name {
    case "rgb", "rgba":
      let channel = Component.range(percent: 1, number: 1.0 / 255, limits: 0...1)
      return (channel, channel, channel)
    case "hsl", "hsla", "hwb":
      let part = Component.range(percent: 100, number: 1, limits: 0...100)
      return (.hue, part, part)
    case "lab", "lch":
      let lightness = Component.range(percent: 100, number: 1, limits: 0...100)
      return name == "lab"
        ? (
          lightness, .range(percent: 125, number: 1, limits: any),
          .range(percent: 125, number: 1, limits: any)
        )
        : (lightness, .range(percent: 150, number: 1, limits: positive), .hue)
    case "oklab", "oklch":
      let lightness = Component.range(percent: 1, number: 1, limits: 0...1)
      return name == "oklab"
        ? (
          lightness, .range(percent: 0.4, number: 1, limits: any),
          .range(percent: 0.4, number: 1, limits: any)
        )
        : (lightness, .range(percent: 0.4, number: 1, limits: positive), .hue)
    default:
      guard ColorSpace(rawValue: name) != nil else { return nil }
      let part = Component.range(percent: 1, number: 1, limits: any)
      return (part, part, part)
    }
  }

  /// A component of a function, with the value of 100% and the factor of a bare number.
  private enum Component {
    case range(percent: Double, number: Double, limits: ClosedRange<Double>)

    /// An angle in degrees, or with a unit; the result is from 0 up to, but not, 360.
    case hue

    /// The component of an argument; nil if its unit isn't allowed.
    func number(_ argument: Argument) -> Double? {
      if argument.unit == "none" { return 0 }
      switch self {
      case .range(let percent, let factor, let limits):
        guard argument.unit.isEmpty || argument.isPercentage else { return nil }
        let value =
          argument.isPercentage ? argument.number / 100 * percent : argument.number * factor
        return min(max(value, limits.lowerBound), limits.upperBound)
      case .hue:
        let degrees: Double
        switch argument.unit {
        case "", "deg": degrees = argument.number
        case "turn": degrees = argument.number * 360
        case "grad": degrees = argument.number * 0.9
        case "rad": degrees = argument.number * 180 / .pi
        default: return nil
        }
        let angle = degrees.truncatingRemainder(dividingBy: 360)
        return angle < 0 ? angle + 360 : angle
      }
    }
  }

  // MARK: Arguments

  /// A number with a unit, or `none`.
  private struct Argument {
    private(set) var number = 0.0

    /// `%`, a unit, `none`, or nothing.
    let unit: Substring

    var isPercentage: Bool { unit == "%" }

    /// Removes the argument that a text begins with; nil if it begins with anything else.
    init?(_ text: inout Substring) {
      if text.hasPrefix("none") {
        unit = text.prefix(while: \.isCSSNamePart)
        text = text[unit.endIndex...]
        if unit == "none" { return }
        return nil
      }
      let sign = text.prefix { "+-".contains($0) }
      let whole = text[sign.endIndex...].prefix { $0.isASCIIDigit }
      var rest = text[whole.endIndex...]
      if rest.first == ".", rest.dropFirst().first?.isASCIIDigit == true {
        rest = rest.dropFirst().drop { $0.isASCIIDigit }
      }
      guard sign.count <= 1, rest.startIndex > sign.endIndex else { return nil }
      if rest.first == "e" {
        let exponent = rest.dropFirst()
        let isSigned = exponent.first == "+" || exponent.first == "-"
        let digits = isSigned ? exponent.dropFirst() : exponent
        if digits.first?.isASCIIDigit == true { rest = digits.drop { $0.isASCIIDigit } }
      }
      guard let number = Double(text[..<rest.startIndex]), number.isFinite else { return nil }
      self.number = number
      let isName = rest.first.map { $0.isASCII && $0.isLetter } == true
      unit =
        rest.first == "%"
        ? rest.prefix(1) : isName ? rest.prefix(while: \.isCSSNamePart) : rest.prefix(0)
      text = rest[unit.endIndex...]
    }
  }

  /// The arguments of a function: three components and perhaps an opacity.
  private struct Arguments {
    private(set) var components: [Argument] = []
    private(set) var alpha: Argument?

    /// Whether they are separated by commas.
    private var hasCommas = false

    /// Reads the arguments; nil if there are more or fewer, or other separators between them.
    init?(_ text: Substring) {
      var rest = text.drop { $0.isCSSSpace }
      for place in 0..<4 {
        if place > 0 {
          let separator = rest.first.flatMap { ",/".contains($0) ? $0 : nil }
          if place == 3, rest.isEmpty { return }
          if place == 1 { hasCommas = separator == "," }
          guard separator == (hasCommas ? "," : place == 3 ? "/" : nil) else { return nil }
          if separator != nil { rest = rest.dropFirst().drop { $0.isCSSSpace } }
        }
        guard let argument = Argument(&rest) else { return nil }
        if place == 3 { alpha = argument } else { components.append(argument) }
        rest = rest.drop { $0.isCSSSpace }
      }
      guard rest.isEmpty else { return nil }
    }

    /// Whether the syntax with commas is allowed in a function, and has arguments of its kinds.
    func isAllowed(in name: String) -> Bool {
      guard hasCommas else { return true }
      guard !(components + [alpha].compactMap(\.self)).contains(where: { $0.unit == "none" }) else {
        return false
      }
      switch name {
      case "rgb", "rgba": return Set(components.map(\.isPercentage)).count == 1
      case "hsl", "hsla": return components[1...].allSatisfy(\.isPercentage)
      default: return false
      }
    }
  }

  /// The names of CSS, each with six hexadecimal digits.
  private static let names: [String: String] = {
    let words = table.split { $0 == " " || $0 == "\n" }.map(String.init)
    return Dictionary(
      uniqueKeysWithValues: stride(from: 0, to: words.count - 1, by: 2).map {
        (words[$0], words[$0 + 1])
      })
  }()

  private static let table = """
    aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc
    bisque ffe4c4 black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a
    burlywood deb887 cadetblue 5f9ea0 chartreuse 7fff00 chocolate d2691e coral ff7f50
    cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b darkcyan 008b8b
    darkgoldenrod b8860b darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b
    darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000
    darksalmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f
    darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493 deepskyblue 00bfff
    dimgray 696969 dimgrey 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0
    forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f8f8ff gold ffd700
    goldenrod daa520 gray 808080 green 008000 greenyellow adff2f grey 808080 honeydew f0fff0
    hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory fffff0 khaki f0e68c lavender e6e6fa
    lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 lightcoral f08080
    lightcyan e0ffff lightgoldenrodyellow fafad2 lightgray d3d3d3 lightgreen 90ee90
    lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa
    lightslategray 778899 lightslategrey 778899 lightsteelblue b0c4de lightyellow ffffe0
    lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff maroon 800000 mediumaquamarine 66cdaa
    mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371
    mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumvioletred c71585
    midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead
    navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e23 orange ffa500 orangered ff4500
    orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee palevioletred db7093
    papayawhip ffefd5 peachpuff ffdab9 peru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6
    purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1
    saddlebrown 8b4513 salmon fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee
    sienna a0522d silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategray 708090 slategrey 708090
    snow fffafa springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8
    tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff whitesmoke f5f5f5
    yellow ffff00 yellowgreen 9acd32
    """
}

extension Character {
  fileprivate var isCSSSpace: Bool { [" ", "\t", "\n", "\r", "\r\n", "\u{C}"].contains(self) }

  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }

  /// Whether a name contains it.
  fileprivate var isCSSNamePart: Bool {
    isASCII && (isLetter || isNumber) || self == "-" || self == "_"
  }
}
