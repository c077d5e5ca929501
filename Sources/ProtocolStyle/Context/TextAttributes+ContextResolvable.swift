extension TextAttributes: ContextResolvable {
  /// Decides the colours by the current context.
  ///
  /// - Returns: The same attributes with decided colours.
  public func resolved() -> TextAttributes {
    var result = self
    result.foregroundColor = foregroundColor?.resolved()
    result.shadowColor = shadowColor?.resolved()
    return result
  }
}
