/// What nodes would look like in states that they are not in.
extension StyleTree {
  /// The control states that rules for a node ask for, so that it may look otherwise in them.
  ///
  /// Rules that hold in the normal state alone ask for all that have a name. Values per state, such as
  /// those of a title's colours, are not looked at. Traps when the node is not attached.
  ///
  /// - Parameter node: The node.
  /// - Returns: The states, in order, without the normal one; none for most nodes.
  public func mentionedControlStates(of node: some NodeReference) -> [ControlState] {
    let index = Int(self.index(of: node))
    requireIdle("The control states of \(node) were read")
    bringUpToDate(index)
    let surroundings = table[records[index].surroundings].takeUnretainedValue()
    let column = column(of: index).takeUnretainedValue()
    return surroundings.selection(for: column, row: Int(records[index].row))
      .takeUnretainedValue().mentionedControlStates
  }

  /// The view model that an attached node would have in a control state; it stays in its own.
  ///
  /// Runs the cascade for it, as if the state were set by ``setControlState(_:of:)``. What a model's
  /// getters make of its own state stays what it is. Traps when the node is not attached.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - state: The state.
  /// - Returns: What all levels of the cascade write together, and what the kind derives.
  public func viewModel(of node: some NodeReference, in state: ControlState) -> ViewModel {
    let index = Int(self.index(of: node))
    requireIdle("The view model of \(node) was read")
    bringUpToDate(index)
    var local = settings[UInt32(index)] ?? NodeSettings()
    local.controlState = state
    let place = place(of: index)
    let column = column(of: index).takeUnretainedValue()
    let surroundings = table[records[index].surroundings].takeUnretainedValue()
    return styling(column, in: surroundings) {
      surroundings.context.pointee.reads.removeAll()
      let selection = surroundings.selection(for: column, row: place.row).takeUnretainedValue()
      var variant = self.variant(of: place, column, selection)
      if selection.mentionsControlState { variant?.controlState = state }
      return selection.recipe(for: variant).takeUnretainedValue().viewModel(row: place.row, local)
    }
  }
}
