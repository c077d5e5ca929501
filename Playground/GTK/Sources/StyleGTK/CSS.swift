internal import Foundation
internal import ProtocolStyle

/// Values in the CSS that GTK reads, which has no media queries: view models are resolved already.
enum CSS {
  static func color(_ color: Color) -> String {
    func byte(_ component: Double) -> Int { Int((component * 255).rounded()) }
    return "rgba(\(byte(color.red)), \(byte(color.green)), \(byte(color.blue)), "
      + "\(number(color.alpha)))"
  }

  static func pixels(_ value: Double) -> String { "\(number(value))px" }

  /// The edges in the order of CSS.
  static func edges(_ insets: EdgeInsets) -> String {
    [insets.top, insets.right, insets.bottom, insets.left].map(pixels).joined(separator: " ")
  }

  static func gradient(_ gradient: Gradient) -> String {
    let stops = gradient.stops.map { "\(color($0.color)) \(number($0.location * 100))%" }
    return "linear-gradient(\(number(gradient.angle))deg, \(stops.joined(separator: ", ")))"
  }

  /// The properties of a font; nil removes them.
  static func font(_ font: FontDescriptor?) -> [(property: String, value: String?)] {
    [
      ("font-family", font.flatMap { family($0.family) }),
      ("font-size", font.map { pixels($0.size) }),
      ("font-weight", font.map { number($0.weight.rawValue) }),
      ("font-style", font.map { $0.isItalic ? "italic" : "normal" }),
    ]
  }

  /// The family; nil for the desktop's own.
  private static func family(_ family: FontDescriptor.Family) -> String? {
    switch family {
    case .named(let name):
      "\"\(name.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline })\""
    case .system(.serif): "\"Noto Serif\", serif"
    case .system(.monospaced): "monospace"
    case .system(.default), .system(.rounded): nil
    }
  }

  /// A number with up to three decimals and a point, whatever the locale.
  static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? "\(Int(rounded))" : "\(rounded)"
  }
}
