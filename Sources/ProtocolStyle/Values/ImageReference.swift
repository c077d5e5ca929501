/// An image that a renderer can find: by name, as a symbol, or in a data URL.
///
/// ```swift
/// ImageReference.named("logo")
/// ImageReference.symbol("star.fill")
/// try ImageReference(dataURL: "data:image/gif;base64,R0lGODlhAQABAAAAACw=")
/// ```
public struct ImageReference: Hashable, Sendable {
  /// The source of the image.
  public let source: Source

  /// Creates a reference to a source that was checked.
  ///
  /// - Parameter source: The source of the image.
  init(source: Source) {
    self.source = source
  }

  /// Returns a reference to an image of the application, like UIKit's `UIImage(named:)`.
  ///
  /// - Parameter name: The name, stored as given; the renderer finds out whether the image exists.
  /// - Returns: The reference.
  public static func named(_ name: String) -> ImageReference {
    ImageReference(source: .named(name))
  }

  /// Returns a reference to a symbol of the platform, like UIKit's `UIImage(systemName:)`.
  ///
  /// - Parameter name: The name, stored as given; the renderer finds out whether the symbol exists.
  /// - Returns: The reference.
  public static func symbol(_ name: String) -> ImageReference {
    ImageReference(source: .symbol(name))
  }

  /// Creates a reference that contains the image, as a `data:` URL (RFC 2397).
  ///
  /// - Parameter dataURL: The URL, stored as given. Its media type is `image/…`, and the data after
  ///   the comma is padded base64 or percent-encoded, and not empty. Quotation marks, angle
  ///   brackets and spaces must be percent-encoded, as everywhere in a URL.
  /// - Throws: ``InvalidValueError`` with the code `empty` or `malformed`.
  public init(dataURL: String) throws(InvalidValueError) {
    guard Self.isImageDataURL(dataURL) else {
      throw InvalidValueError(
        dataURL.isEmpty ? .empty : .malformed, subject: "image data URL",
        given: InvalidValueError.quoted(dataURL),
        accepted: "a data URL of a media type image/… with base64 or percent-encoded data")
    }
    self.init(source: .dataURL(dataURL))
  }
}

extension ImageReference: CustomStringConvertible {
  /// The source, such as `named "logo"`; a data URL is shortened to the part before the data.
  public var description: String {
    switch source {
    case .named(let name): "named \(String(reflecting: name))"
    case .symbol(let name): "symbol \(String(reflecting: name))"
    case .dataURL(let url): "\(url.prefix { $0 != "," }),…"
    }
  }
}

extension ImageReference {
  /// The source of an image, for renderers to switch over.
  public enum Source: Hashable, Sendable {
    /// An image of the application, by name.
    case named(String)

    /// A symbol of the platform, by name.
    case symbol(String)

    /// The image data, as a `data:` URL; in an image reference it's always well-formed.
    case dataURL(String)

    /// Returns whether two sources are of the same kind, with the same bytes in their texts.
    ///
    /// - Parameters:
    ///   - left: A source.
    ///   - right: Another source.
    /// - Returns: Whether they are equal.
    public static func == (left: Source, right: Source) -> Bool {
      switch (left, right) {
      case (.named(let text), .named(let other)), (.symbol(let text), .symbol(let other)),
        (.dataURL(let text), .dataURL(let other)):
        text.isExactlyEqual(to: other)
      case (.named, _), (.symbol, _), (.dataURL, _): false
      }
    }
  }
}

// MARK: - Data URL

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

// MARK: - Codable

extension ImageReference: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case named
    case symbol
    case dataURL
  }

  /// Decodes the object that ``encode(to:)`` writes.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if there's no key or several, or the data URL is
  ///   refused, its underlying error is ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "image")
    var place = decoder.codingPath
    do {
      let keys = container.allKeys
      guard keys.count == 1, let key = keys.first else {
        let names = keys.map(\.rawValue).sorted().joined(separator: ", ")
        throw InvalidValueError(
          .malformed, subject: "image",
          given: "an object with \(names.isEmpty ? "none of them" : names)",
          accepted: "an object with exactly one of named, symbol and dataURL")
      }
      let text = try container.decode(String.self, forKey: key)
      place.append(key)
      switch key {
      case .named: self = .named(text)
      case .symbol: self = .symbol(text)
      case .dataURL: try self.init(dataURL: text)
      }
    } catch let error as InvalidValueError {
      throw DecodingError.invalidValue(error, at: place)
    }
  }

  /// Encodes an object with one key: `named`, `symbol` or `dataURL`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch source {
    case .named(let name): try container.encode(name, forKey: .named)
    case .symbol(let name): try container.encode(name, forKey: .symbol)
    case .dataURL(let url): try container.encode(url, forKey: .dataURL)
    }
  }
}
