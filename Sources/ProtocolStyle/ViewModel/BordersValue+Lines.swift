extension BordersValue {
  /// Returns the visible lines at the edges of a node, for renderers.
  ///
  /// - Parameter model: The view model, whose border is at the edges without a line.
  /// - Returns: Four lines, clockwise from the top; nil where nothing is drawn.
  public func lines(over model: ViewModel) -> [Line?] {
    let border = Line(width: model.borderWidth ?? 0, color: model.borderColor ?? .black)
    return clockwise.map { line in
      let line = line ?? border
      return line.isVisible ? line : nil
    }
  }
}
