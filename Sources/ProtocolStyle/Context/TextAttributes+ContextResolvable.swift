extension TextAttributes: ContextResolvable {
  /// Decides the colors and the font's size by the current context.
  ///
  /// - Returns: The same attributes with nothing left to decide.
  public func resolved() -> TextAttributes {
    var result = self
    result.foregroundColor = foregroundColor?.resolved()
    result.font = font?.resolved()
    result.shadowColor = shadowColor?.resolved()
    return result
  }
}
