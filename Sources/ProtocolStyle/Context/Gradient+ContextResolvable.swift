extension Gradient: ContextResolvable {
  /// Resolves the colors by the current context.
  ///
  /// - Returns: The same gradient with resolved colors.
  public func resolved() -> Gradient {
    Gradient(stops: stops.map { Stop($0.color.resolved(), at: $0.location) }, angle: angle)
  }
}
