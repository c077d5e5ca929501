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
