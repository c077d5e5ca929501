extension StyleCondition {
  /// Holds in a color scheme.
  ///
  /// - Parameter scheme: Light or dark.
  /// - Returns: The condition.
  public static func colorScheme(_ scheme: StyleEnvironment.ColorScheme) -> StyleCondition {
    environment("colorScheme", \.colorScheme, scheme)
  }

  /// Holds at a contrast.
  ///
  /// - Parameter contrast: As designed, or more.
  /// - Returns: The condition.
  public static func contrast(_ contrast: StyleEnvironment.Contrast) -> StyleCondition {
    environment("contrast", \.contrast, contrast)
  }

  /// Holds at exactly a content size category.
  ///
  /// - Parameter category: How large text should be.
  /// - Returns: The condition.
  public static func contentSizeCategory(_ category: StyleEnvironment.ContentSizeCategory)
    -> StyleCondition
  {
    environment("contentSizeCategory", \.contentSizeCategory, category)
  }

  /// Holds where lines run in a direction.
  ///
  /// - Parameter direction: The direction of lines.
  /// - Returns: The condition.
  public static func layoutDirection(_ direction: StyleEnvironment.LayoutDirection)
    -> StyleCondition
  {
    environment("layoutDirection", \.layoutDirection, direction)
  }

  /// Holds where there is so much room from side to side.
  ///
  /// - Parameter sizeClass: Compact or regular.
  /// - Returns: The condition.
  public static func horizontalSizeClass(_ sizeClass: StyleEnvironment.SizeClass) -> StyleCondition
  {
    environment("horizontalSizeClass", \.horizontalSizeClass, sizeClass)
  }

  /// Holds where there is so much room from top to bottom.
  ///
  /// - Parameter sizeClass: Compact or regular.
  /// - Returns: The condition.
  public static func verticalSizeClass(_ sizeClass: StyleEnvironment.SizeClass) -> StyleCondition {
    environment("verticalSizeClass", \.verticalSizeClass, sizeClass)
  }

  /// Holds on a kind of device.
  ///
  /// - Parameter idiom: The kind of device.
  /// - Returns: The condition.
  public static func idiom(_ idiom: StyleEnvironment.Idiom) -> StyleCondition {
    environment("idiom", \.idiom, idiom)
  }

  /// Holds while the interface is turned in a way.
  ///
  /// - Parameter orientation: How the interface is turned.
  /// - Returns: The condition.
  public static func orientation(_ orientation: StyleEnvironment.Orientation) -> StyleCondition {
    environment("orientation", \.orientation, orientation)
  }

  /// Holds at a display scale.
  ///
  /// - Parameter scale: How many pixels there are to a point.
  /// - Returns: The condition.
  public static func displayScale(_ scale: Double) -> StyleCondition {
    environment("displayScale", \.displayScale, scale)
  }

  /// Holds when those who look on want little to move, or when they do not mind.
  ///
  /// - Parameter isReduced: Whether little should move; true by default.
  /// - Returns: The condition.
  public static func reduceMotion(_ isReduced: Bool = true) -> StyleCondition {
    environment("reduceMotion", \.reduceMotion, isReduced)
  }
}
