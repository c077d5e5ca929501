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
  }
}
