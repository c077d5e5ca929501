extension ImageReference {
  /// Where an image comes from, to switch over when drawing.
  public enum Source: Hashable, Sendable {
    /// An image of the application's own, by name.
    case named(String)

    /// A symbol of the platform, by name.
    case symbol(String)

    /// The image itself, as a `data:` URL; in an image reference it is always well-formed.
    case dataURL(String)
  }
}
