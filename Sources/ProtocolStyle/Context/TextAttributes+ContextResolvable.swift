extension TextAttributes: ContextResolvable {
  /// Resolves the colors and the font's size by the current context.
  ///
  /// - Returns: The same attributes with resolved values.
  public func resolved() -> TextAttributes {
    var result = self
    result.foregroundColor = foregroundColor?.resolved()
    result.font = font?.resolved()
    result.shadowColor = shadowColor?.resolved()
    return result
  }
}
