extension FontDescriptor {
  /// This font in another size.
  ///
  /// The result has no text style: a size of one's own does not follow the user's text size.
  ///
  /// - Parameter size: The size in points; one that is not finite and above 0 counts as 17.
  /// - Returns: The font in that size.
  public func withSize(_ size: Double) -> FontDescriptor {
    FontDescriptor(family: family, size: size, weight: weight, isItalic: isItalic, textStyle: nil)
  }

  /// This font in another weight.
  ///
  /// - Parameter weight: How heavy the strokes are.
  /// - Returns: The font in that weight.
  public func withWeight(_ weight: Weight) -> FontDescriptor {
    FontDescriptor(
      family: family, size: size, weight: weight, isItalic: isItalic, textStyle: textStyle,
      followsContentSize: followsContentSize)
  }

  /// This font slanted, or upright again.
  ///
  /// - Parameter isItalic: Whether the letters are slanted; true by default.
  /// - Returns: The font with that slant.
  public func italic(_ isItalic: Bool = true) -> FontDescriptor {
    FontDescriptor(
      family: family, size: size, weight: weight, isItalic: isItalic, textStyle: textStyle,
      followsContentSize: followsContentSize)
  }
}
