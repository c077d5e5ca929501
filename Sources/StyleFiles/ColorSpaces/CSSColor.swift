internal import Foundation
internal import ProtocolStyle

/// Parses colors as CSS Color 4 writes them: names, hexadecimal digits, and functions with commas,
/// spaces or a slash between their components.
///
/// Besides CSS, `rgba(#0066cc, 0.5)` is accepted, which Tokens Studio writes for a color with another
/// opacity.
enum CSSColor {
  /// The color of a text, in sRGB; nil if it isn't a color.
  static func color(_ text: String) -> Color? {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
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

  private static func function(_ text: String) -> Color? {
    guard isFunction(text), let open = text.firstIndex(of: "(") else { return nil }
    var parts = text[text.index(after: open)...].dropLast().split { " ,/\t\n".contains($0) }
    var name = String(text[..<open])
    if name == "color" {
      guard let space = parts.first else { return nil }
      name = space == "xyz" ? "xyz-d65" : String(space)
      parts.removeFirst()
    } else if name.hasPrefix("rgb"), parts.count == 2, let base = Color(hex: String(parts[0])) {
      return alpha(parts[1]).map {
        Color(red: base.red, green: base.green, blue: base.blue, alpha: $0)
      }
    }
    guard parts.count == 3 || parts.count == 4, let units = units(of: name),
      let alpha = parts.count == 4 ? alpha(parts[3]) : 1,
      let x = units.0.number(parts[0]), let y = units.1.number(parts[1]),
      let z = units.2.number(parts[2])
    else { return nil }
    let space = ColorSpace(rawValue: name == "hsla" ? "hsl" : name)
    let components = Vector(x, y, z)
    let srgb = space.map { GamutMapping.mapped($0.srgb(of: components)) } ?? components
    return Color(red: srgb.x, green: srgb.y, blue: srgb.z, alpha: alpha)
  }

  private static func alpha(_ text: Substring) -> Double? {
    Component.range(percent: 1, number: 1, limits: 0...1).number(text)
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

    func number(_ text: Substring) -> Double? {
      if text == "none" { return 0 }
      let digits = text.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
      guard let number = Double(digits), number.isFinite else { return nil }
      let unit = text[digits.endIndex...]
      switch self {
      case .range(let percent, let factor, let limits):
        guard unit.isEmpty || unit == "%" else { return nil }
        let value = unit == "%" ? number / 100 * percent : number * factor
        return min(max(value, limits.lowerBound), limits.upperBound)
      case .hue:
        let degrees: Double
        switch unit {
        case "", "deg": degrees = number
        case "turn": degrees = number * 360
        case "grad": degrees = number * 0.9
        case "rad": degrees = number * 180 / .pi
        default: return nil
        }
        let angle = degrees.truncatingRemainder(dividingBy: 360)
        return angle < 0 ? angle + 360 : angle
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
