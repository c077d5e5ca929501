extension StyleTree {
  /// The view model of an attached node, up to date.
  ///
  /// Style is made when the node is attached and after a change, and kept; content, such as a
  /// title, is made at each call. Traps when the node is not attached.
  ///
  /// - Parameter node: The node.
  /// - Returns: What all levels of the cascade wrote together, and what the kind derives.
  public func viewModel(of node: some NodeReference) -> ViewModel {
    let index = Int(self.index(of: node))
    requireIdle("The view model of \(node) was read")
    bringUpToDate(index)
    guard let style = records[index].style else {
      preconditionFailure("A node up to date has a style.")
    }
    return ViewModel(style: style, content: content(of: index))
  }

  /// The style of an attached node, up to date: its view model without content.
  ///
  /// For who draws many nodes of few styles: nothing is made, where `viewModel(of:)` makes content.
  /// Traps when the node is not attached.
  ///
  /// - Parameter node: The node.
  /// - Returns: The view model, with no attribute that is content.
  public func style(of node: some NodeReference) -> ViewModel {
    let index = Int(self.index(of: node))
    requireIdle("The style of \(node) was read")
    bringUpToDate(index)
    guard let style = records[index].style else {
      preconditionFailure("A node up to date has a style.")
    }
    return ViewModel(style: style)
  }
}
