extension EdgeInsets: ContextResolvable {
  /// Places the leading edge by the current layout direction; outside an applier that is on the left.
  ///
  /// - Returns: Insets of `left` and `right`; those that don't follow the layout direction, unchanged.
  public func resolved() -> EdgeInsets {
    guard followsLayoutDirection else { return self }
    return placed(mirrored: StyleEnvironment.current.layoutDirection == .rightToLeft)
  }
}
