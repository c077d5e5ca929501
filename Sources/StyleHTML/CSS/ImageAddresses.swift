internal import ProtocolStyle

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
  private static func repaired(_ address: String) -> String {
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
