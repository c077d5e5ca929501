extension StyleEnvironment {
  /// The built-in properties, which are read and written here without being recorded.
  package struct Storage: Hashable, Sendable {
    // First, so that the smaller properties need no padding.
    package var displayScale = 1.0
    package var colorScheme = ColorScheme.light
    package var contrast = Contrast.standard
    package var contentSizeCategory = ContentSizeCategory.large
    package var layoutDirection = LayoutDirection.leftToRight
    package var horizontalSizeClass = SizeClass.regular
    package var verticalSizeClass = SizeClass.regular
    package var idiom = Idiom.unspecified
    package var orientation = Orientation.portrait
    package var reduceMotion = false

    package init() {}

    /// Returns the properties in which two environments differ.
    func differences(from other: Storage) -> Fields {
      var result: Fields = []
      if colorScheme != other.colorScheme { result.insert(.colorScheme) }
      if contrast != other.contrast { result.insert(.contrast) }
      if contentSizeCategory != other.contentSizeCategory { result.insert(.contentSizeCategory) }
      if layoutDirection != other.layoutDirection { result.insert(.layoutDirection) }
      if horizontalSizeClass != other.horizontalSizeClass { result.insert(.horizontalSizeClass) }
      if verticalSizeClass != other.verticalSizeClass { result.insert(.verticalSizeClass) }
      if idiom != other.idiom { result.insert(.idiom) }
      if orientation != other.orientation { result.insert(.orientation) }
      if reduceMotion != other.reduceMotion { result.insert(.reduceMotion) }
      if displayScale != other.displayScale { result.insert(.displayScale) }
      return result
    }

    /// Copies some properties from another environment.
    mutating func take(_ fields: Fields, from other: Storage) {
      if fields.contains(.colorScheme) { colorScheme = other.colorScheme }
      if fields.contains(.contrast) { contrast = other.contrast }
      if fields.contains(.contentSizeCategory) { contentSizeCategory = other.contentSizeCategory }
      if fields.contains(.layoutDirection) { layoutDirection = other.layoutDirection }
      if fields.contains(.horizontalSizeClass) { horizontalSizeClass = other.horizontalSizeClass }
      if fields.contains(.verticalSizeClass) { verticalSizeClass = other.verticalSizeClass }
      if fields.contains(.idiom) { idiom = other.idiom }
      if fields.contains(.orientation) { orientation = other.orientation }
      if fields.contains(.reduceMotion) { reduceMotion = other.reduceMotion }
      if fields.contains(.displayScale) { displayScale = other.displayScale }
    }
  }
}
