extension StyleEnvironment {
  /// The direction of lines of text, like UIKit's `UITraitEnvironmentLayoutDirection`.
  ///
  /// It's the `dir` attribute in HTML.
  public enum LayoutDirection: String, CaseIterable, Hashable, Sendable, Codable {
    /// Left to right, as in English; the default.
    case leftToRight

    /// Right to left, as in Arabic and Hebrew.
    case rightToLeft
  }
}

extension TextAlignmentValue {
  /// Returns the side that natural alignment means for a layout direction; other alignments are
  /// unchanged.
  ///
  /// A view model keeps the alignment that was written; renderers without natural alignment call
  /// this method.
  ///
  /// - Parameter direction: The direction of lines.
  /// - Returns: An alignment other than `natural`.
  public func resolved(for direction: StyleEnvironment.LayoutDirection) -> TextAlignmentValue {
    guard self == .natural else { return self }
    return direction == .leftToRight ? .left : .right
  }
}

extension ContentHorizontalAlignmentValue {
  /// Returns the side that leading or trailing means for a layout direction; others are unchanged.
  ///
  /// A view model keeps the alignment that was written; renderers without leading and trailing call
  /// this method.
  ///
  /// - Parameter direction: The direction of lines.
  /// - Returns: An alignment other than `leading` and `trailing`.
  public func resolved(for direction: StyleEnvironment.LayoutDirection)
    -> ContentHorizontalAlignmentValue
  {
    switch (self, direction) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
    case (.trailing, .leftToRight), (.leading, .rightToLeft): .right
    case (.center, _), (.left, _), (.right, _), (.fill, _): self
    }
  }
}
