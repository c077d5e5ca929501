// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Context/StyleEnvironment.Storage.swift

extension StyleCondition {
  /// Holds if ``StyleEnvironment/displayScale`` is equal to a value.
  ///
  /// - Parameter displayScale: The value.
  /// - Returns: The condition.
  public static func displayScale(
    _ displayScale: Double
  ) -> StyleCondition {
    environment("displayScale", \.displayScale, displayScale)
  }

  /// Holds if ``StyleEnvironment/colorScheme`` is equal to a value.
  ///
  /// - Parameter colorScheme: The value.
  /// - Returns: The condition.
  public static func colorScheme(
    _ colorScheme: StyleEnvironment.ColorScheme
  ) -> StyleCondition {
    environment("colorScheme", \.colorScheme, colorScheme)
  }

  /// Holds if ``StyleEnvironment/contrast`` is equal to a value.
  ///
  /// - Parameter contrast: The value.
  /// - Returns: The condition.
  public static func contrast(
    _ contrast: StyleEnvironment.Contrast
  ) -> StyleCondition {
    environment("contrast", \.contrast, contrast)
  }

  /// Holds if ``StyleEnvironment/interfaceLevel`` is equal to a value.
  ///
  /// - Parameter interfaceLevel: The value.
  /// - Returns: The condition.
  public static func interfaceLevel(
    _ interfaceLevel: StyleEnvironment.InterfaceLevel
  ) -> StyleCondition {
    environment("interfaceLevel", \.interfaceLevel, interfaceLevel)
  }

  /// Holds if ``StyleEnvironment/contentSizeCategory`` is equal to a value.
  ///
  /// - Parameter contentSizeCategory: The value.
  /// - Returns: The condition.
  public static func contentSizeCategory(
    _ contentSizeCategory: StyleEnvironment.ContentSizeCategory
  ) -> StyleCondition {
    environment("contentSizeCategory", \.contentSizeCategory, contentSizeCategory)
  }

  /// Holds if ``StyleEnvironment/layoutDirection`` is equal to a value.
  ///
  /// - Parameter layoutDirection: The value.
  /// - Returns: The condition.
  public static func layoutDirection(
    _ layoutDirection: StyleEnvironment.LayoutDirection
  ) -> StyleCondition {
    environment("layoutDirection", \.layoutDirection, layoutDirection)
  }

  /// Holds if ``StyleEnvironment/horizontalSizeClass`` is equal to a value.
  ///
  /// - Parameter horizontalSizeClass: The value.
  /// - Returns: The condition.
  public static func horizontalSizeClass(
    _ horizontalSizeClass: StyleEnvironment.SizeClass
  ) -> StyleCondition {
    environment("horizontalSizeClass", \.horizontalSizeClass, horizontalSizeClass)
  }

  /// Holds if ``StyleEnvironment/verticalSizeClass`` is equal to a value.
  ///
  /// - Parameter verticalSizeClass: The value.
  /// - Returns: The condition.
  public static func verticalSizeClass(
    _ verticalSizeClass: StyleEnvironment.SizeClass
  ) -> StyleCondition {
    environment("verticalSizeClass", \.verticalSizeClass, verticalSizeClass)
  }

  /// Holds if ``StyleEnvironment/idiom`` is equal to a value.
  ///
  /// - Parameter idiom: The value.
  /// - Returns: The condition.
  public static func idiom(
    _ idiom: StyleEnvironment.Idiom
  ) -> StyleCondition {
    environment("idiom", \.idiom, idiom)
  }

  /// Holds if ``StyleEnvironment/orientation`` is equal to a value.
  ///
  /// - Parameter orientation: The value.
  /// - Returns: The condition.
  public static func orientation(
    _ orientation: StyleEnvironment.Orientation
  ) -> StyleCondition {
    environment("orientation", \.orientation, orientation)
  }

  /// Holds if ``StyleEnvironment/reduceMotion`` is equal to a value.
  ///
  /// - Parameter reduceMotion: The value; true by default.
  /// - Returns: The condition.
  public static func reduceMotion(
    _ reduceMotion: Bool = true
  ) -> StyleCondition {
    environment("reduceMotion", \.reduceMotion, reduceMotion)
  }
}
