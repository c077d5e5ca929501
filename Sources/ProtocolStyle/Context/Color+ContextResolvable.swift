extension Color: ContextResolvable {
  /// Decides an adaptive colour by the current colour scheme; outside an applier that is light.
  ///
  /// - Returns: The light or the dark variant; a colour that is not adaptive is returned as it is.
  @inlinable
  public func resolved() -> Color {
    dark == nil ? self : decided()
  }

  /// The variant of an adaptive colour for the current colour scheme.
  @usableFromInline
  package func decided() -> Color {
    decided(dark: StyleEnvironment.current.colorScheme == .dark)
  }
}
