extension Color: ContextResolvable {
  /// Resolves an adaptive color by the current color scheme and contrast.
  ///
  /// Outside an applier these are light and standard. The contrast is only recorded as read for
  /// colors that have variants for it.
  ///
  /// - Returns: The variant; a plain color is returned unchanged.
  @inlinable
  public func resolved() -> Color {
    isAdaptive ? decided() : self
  }

  /// The variant of an adaptive color for the current environment.
  @usableFromInline
  package func decided() -> Color {
    let environment = StyleEnvironment.current
    let isDark = environment.colorScheme == .dark
    guard highContrast != .same else { return decided(dark: isDark) }
    return decided(dark: isDark, highContrast: environment.contrast == .increased)
  }
}
