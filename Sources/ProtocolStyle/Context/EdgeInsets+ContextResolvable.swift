extension EdgeInsets: ContextResolvable {
  /// Resolves the leading edge by the current layout direction; outside an applier it's the left
  /// edge.
  ///
  /// - Returns: Insets with `left` and `right`; insets that don't follow the layout direction are
  ///   unchanged.
  public func resolved() -> EdgeInsets {
    guard followsLayoutDirection else { return self }
    return placed(mirrored: StyleEnvironment.current.layoutDirection == .rightToLeft)
  }
}
