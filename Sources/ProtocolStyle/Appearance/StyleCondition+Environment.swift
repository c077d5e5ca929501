extension StyleCondition {
  /// Returns a condition that holds in a color scheme.
  ///
  /// - Parameter scheme: Light or dark.
  /// - Returns: The condition.
  public static func colorScheme(_ scheme: StyleEnvironment.ColorScheme) -> StyleCondition {
    environment("colorScheme", \.colorScheme, scheme)
  }

  /// Returns a condition that holds at a contrast.
  ///
  /// - Parameter contrast: Standard or increased.
  /// - Returns: The condition.
  public static func contrast(_ contrast: StyleEnvironment.Contrast) -> StyleCondition {
    environment("contrast", \.contrast, contrast)
  }

  /// Returns a condition that holds at exactly a content size category.
  ///
  /// - Parameter category: The content size category.
  /// - Returns: The condition.
  public static func contentSizeCategory(_ category: StyleEnvironment.ContentSizeCategory)
    -> StyleCondition
  {
    environment("contentSizeCategory", \.contentSizeCategory, category)
  }

  /// Returns a condition that holds for a layout direction.
  ///
  /// - Parameter direction: The direction of lines.
  /// - Returns: The condition.
  public static func layoutDirection(_ direction: StyleEnvironment.LayoutDirection)
    -> StyleCondition
  {
    environment("layoutDirection", \.layoutDirection, direction)
  }

  /// Returns a condition that holds for a horizontal size class.
  ///
  /// - Parameter sizeClass: Compact or regular.
  /// - Returns: The condition.
  public static func horizontalSizeClass(_ sizeClass: StyleEnvironment.SizeClass) -> StyleCondition
  {
    environment("horizontalSizeClass", \.horizontalSizeClass, sizeClass)
  }

  /// Returns a condition that holds for a vertical size class.
  ///
  /// - Parameter sizeClass: Compact or regular.
  /// - Returns: The condition.
  public static func verticalSizeClass(_ sizeClass: StyleEnvironment.SizeClass) -> StyleCondition {
    environment("verticalSizeClass", \.verticalSizeClass, sizeClass)
  }

  /// Returns a condition that holds on a kind of device.
  ///
  /// - Parameter idiom: The kind of device.
  /// - Returns: The condition.
  public static func idiom(_ idiom: StyleEnvironment.Idiom) -> StyleCondition {
    environment("idiom", \.idiom, idiom)
  }

  /// Returns a condition that holds in an orientation of the interface.
  ///
  /// - Parameter orientation: The orientation.
  /// - Returns: The condition.
  public static func orientation(_ orientation: StyleEnvironment.Orientation) -> StyleCondition {
    environment("orientation", \.orientation, orientation)
  }

  /// Returns a condition that holds at a display scale.
  ///
  /// - Parameter scale: The number of pixels per point.
  /// - Returns: The condition.
  public static func displayScale(_ scale: Double) -> StyleCondition {
    environment("displayScale", \.displayScale, scale)
  }

  /// Returns a condition that holds if the user prefers little motion, or if not.
  ///
  /// - Parameter isReduced: Whether the user prefers little motion; true by default.
  /// - Returns: The condition.
  public static func reduceMotion(_ isReduced: Bool = true) -> StyleCondition {
    environment("reduceMotion", \.reduceMotion, isReduced)
  }
}
