internal import ProtocolStyle

/// Parses colors as NUI does: first as a name, then as six hexadecimal digits, then as a function
/// of numbers.
///
/// A component with a decimal point is used unchanged; one without is divided by 255, including hue
/// and alpha. NUI's `hsl` has hue, saturation and brightness. Components outside 0…1 are kept, as
/// in NUI.
enum StyleSheetColor {
  private static let names: [String: Color] = [
    "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white,
    "gray": .gray, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow,
    "magenta": .magenta, "orange": .orange, "purple": .purple, "brown": .brown, "clear": .clear,
  ]

  /// The color of a text; nil if it isn't a color.
  static func color(_ text: String) -> Color? {
    if let color = names[text] { return color }
    let compact = text.filter { !$0.isWhitespace }.uppercased()
    return hexadecimal(compact) ?? function(compact)
  }

  /// The first six digits after `#` or `0x`, at any position.
  private static func hexadecimal(_ text: String) -> Color? {
    for start in text.indices {
      let rest = text[start...]
      let digits =
        rest.hasPrefix("#") ? rest.dropFirst() : rest.hasPrefix("0X") ? rest.dropFirst(2) : nil
      guard let digits = digits?.prefix(6), digits.utf8.count == 6,
        digits.allSatisfy({ $0.isASCII && $0.isHexDigit })
      else { continue }
      return Color(hex: "#" + digits)
    }
    return nil
  }

  private static func function(_ text: String) -> Color? {
    for (name, count) in [("RGBA(", 4), ("HSLA(", 4), ("RGB(", 3), ("HSL(", 3)] {
      guard let start = text.firstRange(of: name),
        let end = text[start.upperBound...].firstIndex(of: ")")
      else { continue }
      let parts = text[start.upperBound..<end].split(separator: ",").map(component)
      let numbers = parts.compactMap(\.self)
      guard numbers.count == parts.count, numbers.count >= count, numbers.count <= 4 else {
        return nil
      }
      let alpha = count == 4 ? numbers[3] : 1
      if name.hasPrefix("RGB") {
        return Color(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: alpha)
      }
      return hsb(numbers[0], numbers[1], numbers[2], alpha)
    }
    return nil
  }

  /// A component without sign or percent sign, divided by 255 unless it has a decimal point.
  private static func component(_ text: Substring) -> Double? {
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let number = Double(text)
    else { return nil }
    return text.contains(".") ? number : number / 255
  }

  private static func hsb(
    _ hue: Double, _ saturation: Double, _ brightness: Double, _ alpha: Double
  ) -> Color {
    func channel(_ number: Double) -> Double {
      let place = (number + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    return Color(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }
}
