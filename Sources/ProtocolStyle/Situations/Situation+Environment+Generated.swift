// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Context/StyleEnvironment.Storage.swift

extension Situation {
  /// ``StyleEnvironment/displayScale`` has a value.
  ///
  /// - Parameter displayScale: The value.
  /// - Returns: The situation.
  public static func displayScale(
    _ displayScale: Double
  ) -> Situation {
    environment("displayScale", \.displayScale, displayScale)
  }

  /// ``StyleEnvironment/colorScheme`` has a value.
  ///
  /// - Parameter colorScheme: The value.
  /// - Returns: The situation.
  public static func colorScheme(
    _ colorScheme: StyleEnvironment.ColorScheme
  ) -> Situation {
    environment("colorScheme", \.colorScheme, colorScheme)
  }

  /// ``StyleEnvironment/contrast`` has a value.
  ///
  /// - Parameter contrast: The value.
  /// - Returns: The situation.
  public static func contrast(
    _ contrast: StyleEnvironment.Contrast
  ) -> Situation {
    environment("contrast", \.contrast, contrast)
  }

  /// ``StyleEnvironment/interfaceLevel`` has a value.
  ///
  /// - Parameter interfaceLevel: The value.
  /// - Returns: The situation.
  public static func interfaceLevel(
    _ interfaceLevel: StyleEnvironment.InterfaceLevel
  ) -> Situation {
    environment("interfaceLevel", \.interfaceLevel, interfaceLevel)
  }

  /// ``StyleEnvironment/contentSizeCategory`` has a value.
  ///
  /// - Parameter contentSizeCategory: The value.
  /// - Returns: The situation.
  public static func contentSizeCategory(
    _ contentSizeCategory: StyleEnvironment.ContentSizeCategory
  ) -> Situation {
    environment("contentSizeCategory", \.contentSizeCategory, contentSizeCategory)
  }

  /// ``StyleEnvironment/layoutDirection`` has a value.
  ///
  /// - Parameter layoutDirection: The value.
  /// - Returns: The situation.
  public static func layoutDirection(
    _ layoutDirection: StyleEnvironment.LayoutDirection
  ) -> Situation {
    environment("layoutDirection", \.layoutDirection, layoutDirection)
  }

  /// ``StyleEnvironment/horizontalSizeClass`` has a value.
  ///
  /// - Parameter horizontalSizeClass: The value.
  /// - Returns: The situation.
  public static func horizontalSizeClass(
    _ horizontalSizeClass: StyleEnvironment.SizeClass
  ) -> Situation {
    environment("horizontalSizeClass", \.horizontalSizeClass, horizontalSizeClass)
  }

  /// ``StyleEnvironment/verticalSizeClass`` has a value.
  ///
  /// - Parameter verticalSizeClass: The value.
  /// - Returns: The situation.
  public static func verticalSizeClass(
    _ verticalSizeClass: StyleEnvironment.SizeClass
  ) -> Situation {
    environment("verticalSizeClass", \.verticalSizeClass, verticalSizeClass)
  }

  /// ``StyleEnvironment/idiom`` has a value.
  ///
  /// - Parameter idiom: The value.
  /// - Returns: The situation.
  public static func idiom(
    _ idiom: StyleEnvironment.Idiom
  ) -> Situation {
    environment("idiom", \.idiom, idiom)
  }

  /// ``StyleEnvironment/orientation`` has a value.
  ///
  /// - Parameter orientation: The value.
  /// - Returns: The situation.
  public static func orientation(
    _ orientation: StyleEnvironment.Orientation
  ) -> Situation {
    environment("orientation", \.orientation, orientation)
  }

  /// ``StyleEnvironment/reduceMotion`` has a value.
  ///
  /// - Parameter reduceMotion: The value; true by default.
  /// - Returns: The situation.
  public static func reduceMotion(
    _ reduceMotion: Bool = true
  ) -> Situation {
    environment("reduceMotion", \.reduceMotion, reduceMotion)
  }
}
