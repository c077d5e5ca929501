extension FontDescriptor: ContextResolvable {
  /// Resolves the size of a font with a text style by the current content size category.
  ///
  /// The sizes of text styles are those of Apple's Human Interface Guidelines for iOS; a size
  /// relative to a text style is scaled in proportion. A resolved font keeps its size: resolving it
  /// again, in any context, returns it unchanged.
  ///
  /// - Returns: The font in that size; a font without a text style, or a resolved one, is
  ///   unchanged.
  @inlinable
  public func resolved() -> FontDescriptor {
    followsContentSize ? scaled() : self
  }

  /// Returns the font in its text style's size for the current content size category.
  @usableFromInline
  func scaled() -> FontDescriptor {
    guard let textStyle else { return self }
    let scaled = textStyle.size(for: StyleEnvironment.current.contentSizeCategory)
    let size =
      self.size == textStyle.size
      ? scaled : max((self.size * scaled / textStyle.size * 4).rounded() / 4, 0.25)
    return FontDescriptor(
      family: family, size: size, weight: weight, isItalic: isItalic, textStyle: textStyle)
  }
}

extension FontDescriptor.TextStyle {
  /// Returns the size in points for a content size category.
  ///
  /// - Parameter category: The content size category.
  /// - Returns: The size; for `large` the text style's own.
  public func size(for category: StyleEnvironment.ContentSizeCategory) -> Double {
    sizes[category.place]
  }

  /// The sizes from the smallest category to the largest.
  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}
