// The grammar is that of RFC 2397, with the characters of RFC 3986:
//
//   data: image/<subtype> *( ; <attribute>=<value> ) [ ;base64 ] , <data>
//
// The text is examined as UTF-8 bytes, so characters outside ASCII are refused.

extension ImageReference {
  /// Returns whether text is a well-formed `data:` URL of an image.
  ///
  /// - Parameter text: The text to check.
  /// - Returns: True if a browser can load it.
  static func isImageDataURL(_ text: String) -> Bool {
    let bytes = text.utf8
    guard let comma = bytes.firstIndex(of: UInt8(ascii: ",")) else { return false }
    var parameters = text[..<comma].split(separator: ";", omittingEmptySubsequences: false)
    let mediaType = parameters.removeFirst()
    // The scheme, the media type and `base64` are case-insensitive.
    let prefix = "data:image/"
    guard mediaType.prefix(prefix.count).lowercased() == prefix,
      isToken(mediaType.dropFirst(prefix.count))
    else { return false }
    let isBase64 = parameters.last?.lowercased() == "base64"
    if isBase64 {
      parameters.removeLast()
    }
    guard parameters.allSatisfy(isParameter),
      let data = percentDecoded(bytes[comma...].dropFirst()), !data.isEmpty
    else { return false }
    return !isBase64 || Self.isBase64(data)
  }

  /// Whether text is `attribute=value`; the value may have percent escapes.
  private static func isParameter(_ text: Substring) -> Bool {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 && isToken(parts[0]) && !parts[1].isEmpty
      && percentDecoded(parts[1].utf8) != nil
  }

  /// Whether text is a name of RFC 6838 with only characters that a URL can contain unescaped.
  private static func isToken(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { isLetterOrDigit($0) || "!$&+-._".utf8.contains($0) }
  }

  /// Returns the bytes of percent-encoded text; nil if a URL can't contain the text.
  private static func percentDecoded(_ text: Substring.UTF8View) -> [UInt8]? {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(text.count)
    var rest = text.makeIterator()
    while let byte = rest.next() {
      if byte == UInt8(ascii: "%") {
        guard let high = rest.next()?.hexadecimalDigit, let low = rest.next()?.hexadecimalDigit
        else { return nil }
        decoded.append(UInt8(high * 16 + low))
      } else if isLetterOrDigit(byte) || "-._~!$&'()*+,;=:@/?".utf8.contains(byte) {
        decoded.append(byte)
      } else {
        return nil
      }
    }
    return decoded
  }

  /// Whether bytes are base64: groups of four, the last one padded with one or two `=`.
  private static func isBase64(_ bytes: [UInt8]) -> Bool {
    let padding = bytes.suffix(2).reversed().prefix { $0 == UInt8(ascii: "=") }.count
    return bytes.count.isMultiple(of: 4)
      && bytes.dropLast(padding).allSatisfy {
        isLetterOrDigit($0) || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "/")
      }
  }

  /// Whether a byte is an ASCII letter or digit.
  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
