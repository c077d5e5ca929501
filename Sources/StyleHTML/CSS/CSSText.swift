internal import ProtocolStyle

/// Writes values as CSS text that can't end its declaration or be parsed as anything else.
enum CSSText {
  /// A number; 0 if it isn't finite.
  static func number(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A length in points, which are `px` in CSS.
  static func length(_ points: Double) -> String {
    points == 0 ? "0" : "\(number(points))px"
  }

  /// A length that can't be negative.
  static func size(_ points: Double) -> String { length(max(points, 0)) }

  /// Four lengths, clockwise from the top.
  static func insets(_ insets: EdgeInsets, isClamped: Bool) -> String {
    let sides = [insets.top, insets.right, insets.bottom, insets.left]
      .map { isClamped ? size($0) : length($0) }
    return Set(sides).count == 1 ? sides[0] : sides.joined(separator: " ")
  }

  /// A color, without loss of precision.
  static func color(_ color: Color) -> String { "\(color)" }

  /// A quoted string, escaped as in CSS Syntax, with `<` escaped because it could end an element.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\0": result.unicodeScalars.append("\u{FFFD}")
      case "\u{1}"..."\u{1F}", "\u{7F}", "\"", "\\", "<", ">", "&":
        result += "\\\(String(scalar.value, radix: 16)) "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// An image with a URL that has been checked.
  static func url(_ address: String) -> String { "url(\(string(address)))" }

  /// A font family with fallbacks of its class, or the generic family of a design.
  static func family(_ family: FontDescriptor.Family) -> String {
    switch family {
    case .named(let name): "\(string(name)),\(GenericFamily(of: name).rawValue)"
    case .system(.default): "system-ui,sans-serif"
    case .system(.serif): "ui-serif,serif"
    case .system(.monospaced): "ui-monospace,monospace"
    case .system(.rounded): "ui-rounded,system-ui,sans-serif"
    }
  }

  /// A linear gradient; nil if it has no colors.
  static func gradient(_ gradient: Gradient) -> String? {
    var stops = gradient.stops
    guard let first = stops.first else { return nil }
    // CSS requires at least two color stops.
    if stops.count == 1 { stops.append(first) }
    let parts = stops.map { "\(color($0.color)) \(number($0.location * 100))%" }
    return "linear-gradient(\(number(gradient.angle))deg,\(parts.joined(separator: ",")))"
  }
}
