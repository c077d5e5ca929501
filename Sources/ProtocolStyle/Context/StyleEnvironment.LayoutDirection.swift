extension StyleEnvironment {
  /// In which direction lines of text run, UIKit's `UITraitEnvironmentLayoutDirection`.
  ///
  /// HTML knows it as the `dir` attribute.
  public enum LayoutDirection: String, CaseIterable, Hashable, Sendable, Codable {
    /// As in English; the default.
    case leftToRight

    /// As in Arabic and Hebrew.
    case rightToLeft
  }
}

extension TextAlignmentValue {
  /// The side that natural alignment means where lines run in a direction; others as they are.
  ///
  /// A view model keeps what was written: a renderer that has no notion of natural asks here.
  ///
  /// - Parameter direction: The direction of lines.
  /// - Returns: An alignment other than `natural`.
  public func resolved(for direction: StyleEnvironment.LayoutDirection) -> TextAlignmentValue {
    guard self == .natural else { return self }
    return direction == .leftToRight ? .left : .right
  }
}

extension ContentHorizontalAlignmentValue {
  /// The side that leading or trailing means where lines run in a direction; others as they are.
  ///
  /// A view model keeps what was written: a renderer that has no notion of leading asks here.
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
