/// An image that a renderer can find: by name, as a symbol, or carried along as a data URL.
///
/// ```swift
/// ImageReference.named("logo")
/// ImageReference.symbol("star.fill")
/// try ImageReference(dataURL: "data:image/gif;base64,R0lGODlhAQABAAAAACw=")
/// ```
public struct ImageReference: Hashable, Sendable {
  /// Where the image comes from.
  public let source: Source

  /// Keeps a source that was checked.
  ///
  /// - Parameter source: Where the image comes from.
  init(source: Source) {
    self.source = source
  }

  /// An image of the application's own, as UIKit's `UIImage(named:)`.
  ///
  /// - Parameter name: The name, stored as given; whether there is such an image is for the
  ///   renderer to find out.
  /// - Returns: The reference.
  public static func named(_ name: String) -> ImageReference {
    ImageReference(source: .named(name))
  }

  /// A symbol of the platform, as UIKit's `UIImage(systemName:)`.
  ///
  /// - Parameter name: The name, stored as given; whether there is such a symbol is for the
  ///   renderer to find out.
  /// - Returns: The reference.
  public static func symbol(_ name: String) -> ImageReference {
    ImageReference(source: .symbol(name))
  }

  /// Makes a reference that carries the image along, as a `data:` URL (RFC 2397).
  ///
  /// - Parameter dataURL: The URL, stored as given. Its media type is `image/…`, and what follows
  ///   the comma is padded base64 or percent-encoded, and not empty. Quotation marks, angle brackets
  ///   and spaces must be percent-encoded, as everywhere in a URL.
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
  /// The source, such as `named "logo"`; of a data URL, what comes before the data.
  public var description: String {
    switch source {
    case .named(let name): "named \(String(reflecting: name))"
    case .symbol(let name): "symbol \(String(reflecting: name))"
    case .dataURL(let url): "\(url.prefix { $0 != "," }),…"
    }
  }
}
