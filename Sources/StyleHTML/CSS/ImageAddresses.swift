internal import ProtocolStyle

/// Finds the addresses of images, and lets none out that a browser could run.
struct ImageAddresses: Sendable {
  let address: @Sendable (ImageReference) -> String?

  /// The address of an image; nil when it has none, or one that is refused.
  func callAsFunction(_ image: ImageReference) -> String? {
    guard let address = address(image), Self.isHarmless(address) else { return nil }
    return address
  }

  /// Where images are by default: named ones beside the page, data URLs in themselves.
  static let beside = ImageAddresses { image in
    switch image.source {
    case .named(let name): name.isEmpty ? nil : encoded(name)
    case .symbol: nil
    case .dataURL(let url): url
    }
  }

  /// A name as a path of its own: nothing in it can be a scheme, a host or a query.
  private static func encoded(_ name: String) -> String {
    name.utf8.reduce(into: "./") { path, byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: "~"), UInt8(ascii: "/"):
        path.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        path += byte < 16 ? "%0" : "%"
        path += String(byte, radix: 16, uppercase: true)
      }
    }
  }

  /// Whether an address is relative, of `http` or `https`, or an image in itself.
  ///
  /// A browser ignores white space and control characters around and in a scheme: none may be there.
  /// By bytes, as browsers read: to Swift, a colon and a mark after it may be one character.
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
