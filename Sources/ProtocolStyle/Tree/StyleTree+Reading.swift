extension StyleTree {
  /// Returns the up-to-date view model of an attached node.
  ///
  /// The tree keeps a node's style from one change to the next, and equal nodes share it. Content, such
  /// as a title, is made at each call. A renderer that draws many nodes of few styles can leave it out:
  /// then nothing is made. Traps if the node isn't attached.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - includingContent: Whether the view model has attributes that are content; true by default.
  /// - Returns: The outcome of all levels of the cascade, and the values that the kind derives.
  public func viewModel(of node: some NodeReference, includingContent: Bool = true) -> ViewModel {
    let index = Int(self.index(of: node))
    requireIdle("The view model of \(node) was read")
    bringUpToDate(index)
    return ViewModel(
      style: looks[store.records[index].look].style, content: includingContent ? content(of: index) : nil)
  }
}
