internal import ProtocolStyle

/// Writes values as CSS text that can't end its declaration or be parsed as anything else.
enum CSSText {
  /// A number; 0 if it isn't finite.
  static func number(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    // Most are integers, whose description takes less time; that of 0 has no sign.
    if let integer = Int32(exactly: number), integer != 0 { return "\(integer)" }
    return number.plainDescription
  }

  /// A length in points, which are `px` in CSS.
  static func length(_ points: Double) -> String {
    points == 0 ? "0" : number(points) + "px"
  }

  /// A length that can't be negative.
  static func size(_ points: Double) -> String { length(max(points, 0)) }

  /// Four lengths, clockwise from the top.
  static func insets(_ insets: EdgeInsets, isClamped: Bool) -> String {
    let sides = [insets.top, insets.right, insets.bottom, insets.left]
    let texts = sides.map { isClamped ? size($0) : length($0) }
    return texts.allSatisfy { $0 == texts[0] } ? texts[0] : texts.joined(separator: " ")
  }

  /// A color, without loss of precision; outside sRGB in Display P3, if that has it.
  static func color(_ color: Color) -> String { color.css }

  /// A value for browsers that don't know Display P3, with its colors mapped into sRGB; nil if it has
  /// none.
  static func fallback(for value: String) -> String? {
    let parts = value.split(separator: Color.cssOfDisplayP3, omittingEmptySubsequences: false)
    guard parts.count > 1 else { return nil }
    return parts.dropFirst().reduce(into: String(parts[0])) { result, part in
      let end = part.firstIndex(of: ")") ?? part.endIndex
      let numbers = part[..<end].split { " /".contains($0) }.compactMap { Double($0) }
      // A quoted text can have the same beginning.
      guard numbers.count == 3 || numbers.count == 4 else {
        result += Color.cssOfDisplayP3 + part
        return
      }
      let color = Color(
        displayP3Red: numbers[0], green: numbers[1], blue: numbers[2],
        alpha: numbers.count == 4 ? numbers[3] : 1)
      result += color.mappedToSRGB.hex + part[end...].dropFirst()
    }
  }

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

  /// The shadows of a box.
  static func shadows(_ shadows: [Shadow]) -> String {
    if shadows.isEmpty { return "none" }
    return shadows.map { shadow in
      let spread = shadow.spread == 0 ? "" : " " + length(shadow.spread)
      return "\(color(shadow.color)) \(length(shadow.offset.x)) \(length(shadow.offset.y)) "
        + size(shadow.blur) + spread + (shadow.isInner ? " inset" : "")
    }.joined(separator: ",")
  }

  /// A gradient; nil if it has no colors.
  static func gradient(_ gradient: Gradient) -> String? {
    var stops = gradient.stops
    guard let first = stops.first else { return nil }
    // CSS requires at least two color stops.
    if stops.count == 1 { stops.append(first) }
    let parts = stops.map { "\(color($0.color)) \(number($0.location * 100))%" }
    return gradient.css(parts, separator: ",", number: number)
  }
}

// MARK: - ImageAddresses

/// Provides the URLs of images, and rejects those that a browser could execute.
struct ImageAddresses: Sendable {
  let address: @Sendable (ImageReference) -> String?

  /// The URL of an image; nil if it has none or if it's rejected.
  func callAsFunction(_ image: ImageReference) -> String? {
    guard let address = address(image), Self.isHarmless(address) else { return nil }
    return address
  }

  /// The default URLs of images: named images are files next to the page, unless the name is a URL
  /// of `http` or `https`, and data URLs are unchanged.
  static let beside = ImageAddresses { image in
    switch image.source {
    case .named(let name): name.isEmpty ? nil : isRemote(name) ? repaired(name) : encoded(name)
    case .symbol: nil
    case .dataURL(let url): url
    }
  }

  /// Whether a name is an absolute URL.
  private static func isRemote(_ name: String) -> Bool {
    let start = name.utf8.prefix(8).map { (65...90).contains($0) ? $0 | 0x20 : $0 }
    return start.starts(with: "http://".utf8) || start.starts(with: "https://".utf8)
  }

  /// A URL whose bytes that no URL can contain are percent-encoded; others, such as escapes, stay.
  fileprivate static func repaired(_ address: String) -> String {
    percentEncoded(address) { 0x20 < $0 && $0 < 0x7F && !"\"<>\\^`{|}".utf8.contains($0) }
  }

  /// A name as a relative path, percent-encoded so that it can't contain a scheme, a host or a
  /// query.
  private static func encoded(_ name: String) -> String {
    "./"
      + percentEncoded(name) { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "."), UInt8(ascii: "~"), UInt8(ascii: "/"):
          true
        default: false
        }
      }
  }

  private static func percentEncoded(_ text: String, except isPlain: (UInt8) -> Bool) -> String {
    text.utf8.reduce(into: "") { result, byte in
      if isPlain(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += byte < 16 ? "%0" : "%"
        result += String(byte, radix: 16, uppercase: true)
      }
    }
  }

  /// Whether a URL is relative, uses `http` or `https`, or is a data URL of an image.
  ///
  /// Browsers ignore white space and control characters around and inside a scheme, so these are
  /// rejected. Compares bytes, as browsers do, because in Swift a colon and a combining mark after
  /// it are one character.
  private static func isHarmless(_ address: String) -> Bool {
    guard address.utf8.allSatisfy({ 0x20 < $0 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }) else {
      return false
    }
    let head = address.utf8.prefix { !"/?#".utf8.contains($0) }
    guard let colon = head.firstIndex(of: UInt8(ascii: ":")) else { return !address.isEmpty }
    switch address[..<colon].lowercased() {
    case "http", "https": return true
    case "data": return address.lowercased().utf8.starts(with: "data:image/".utf8)
    default: return false
    }
  }
}

// MARK: - LinkAddress

/// Decides which addresses a link opens: user data must not run scripts.
enum LinkAddress {
  /// The schemes of absolute addresses.
  private static let schemes: Set = ["http", "https", "mailto", "tel", "sms"]

  /// The address with bytes that no URL can contain percent-encoded; nil for an empty one, and for
  /// one with another scheme.
  ///
  /// Browsers remove line breaks and tabs from a scheme and control characters before it. Encoded
  /// they're parts of an unknown scheme.
  static func checked(_ address: String) -> String? {
    if address.isEmpty { return nil }
    let repaired = ImageAddresses.repaired(address)
    let head = repaired.utf8.prefix { !"/?#".utf8.contains($0) }
    guard let colon = head.firstIndex(of: UInt8(ascii: ":")) else { return repaired }
    return schemes.contains(repaired[..<colon].lowercased()) ? repaired : nil
  }
}
