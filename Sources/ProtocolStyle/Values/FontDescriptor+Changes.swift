extension FontDescriptor {
  /// Returns this font in another size.
  ///
  /// The result has no text style, because a custom size doesn't follow the user's text size.
  ///
  /// - Parameter size: The size in points; if it's not finite or not above 0, 17 is used.
  /// - Returns: The font in that size.
  public func withSize(_ size: Double) -> FontDescriptor {
    FontDescriptor(family: family, size: size, weight: weight, isItalic: isItalic, textStyle: nil)
  }

  /// Returns this font in another weight.
  ///
  /// - Parameter weight: The weight of the strokes.
  /// - Returns: The font in that weight.
  public func withWeight(_ weight: Weight) -> FontDescriptor {
    FontDescriptor(
      family: family, size: size, weight: weight, isItalic: isItalic, textStyle: textStyle,
      followsContentSize: followsContentSize)
  }

  /// Returns this font slanted or upright.
  ///
  /// - Parameter isItalic: Whether the letters are slanted; true by default.
  /// - Returns: The font with that slant.
  public func italic(_ isItalic: Bool = true) -> FontDescriptor {
    FontDescriptor(
      family: family, size: size, weight: weight, isItalic: isItalic, textStyle: textStyle,
      followsContentSize: followsContentSize)
  }
}
