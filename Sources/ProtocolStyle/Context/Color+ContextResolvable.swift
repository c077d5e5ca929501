extension Color: ContextResolvable {
  /// Decides an adaptive colour by the current colour scheme; outside an applier that is light.
  ///
  /// - Returns: The light or the dark variant; a colour that is not adaptive is returned as it is.
  public func resolved() -> Color {
    guard isAdaptive else { return self }
    return decided(dark: StyleEnvironment.current.colorScheme == .dark)
  }
}
