extension StyleEnvironment {
  /// The built-in properties, read and written without being tracked.
  ///
  /// Each is declared here, with its documentation and its default. The generator writes the
  /// tracked accessor of the same name, the bit in `Fields`, and the condition of rules.
  package struct Storage: Hashable, Sendable {
    // First, so that the bytes of the others need no padding.

    /// The number of pixels in a point; 1 by default.
    ///
    /// A number that isn't finite and above 0 counts as 1.
    package var displayScale: Double = 1 {
      didSet {
        if !(displayScale.isFinite && displayScale > 0) { displayScale = 1 }
      }
    }

    /// The light or dark color scheme; light by default.
    package var colorScheme: ColorScheme = .light

    /// The contrast between colors; standard by default.
    package var contrast: Contrast = .standard

    /// The level of the interface, which is elevated over others; base by default.
    package var interfaceLevel: InterfaceLevel = .base

    /// The size of text; large, which is the usual size, by default.
    package var contentSizeCategory: ContentSizeCategory = .large

    /// The direction of lines of text; left to right by default.
    package var layoutDirection: LayoutDirection = .leftToRight

    /// The horizontal space, as a class; regular by default.
    package var horizontalSizeClass: SizeClass = .regular

    /// The vertical space, as a class; regular by default.
    package var verticalSizeClass: SizeClass = .regular

    /// The kind of device; unspecified by default.
    package var idiom: Idiom = .unspecified

    /// The orientation of the interface; portrait by default.
    package var orientation: Orientation = .portrait

    /// Whether to reduce motion; false by default.
    ///
    /// The counterpart of CSS `prefers-reduced-motion`.
    package var reduceMotion: Bool = false

    package init() {}
  }
}
