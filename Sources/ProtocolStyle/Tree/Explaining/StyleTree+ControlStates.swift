/// What nodes would look like in states that they are not in.
extension StyleTree {
  /// The control states in which a node may look different.
  ///
  /// These are the states that conditions of its rules test; where one holds in the normal state alone,
  /// highlighted, disabled, selected and focused. If a getter or a closure reads
  /// ``ControlState/current``, they are highlighted, disabled, selected, focused, their pairs, and each
  /// custom state that is tested. Values per state, such as those of a title's colors, don't count.
  /// Traps if the node isn't attached.
  ///
  /// - Parameter node: The node.
  /// - Returns: The states, in order, without the normal one; none for most nodes.
  public func controlStates(affecting node: some NodeReference) -> [ControlState] {
    let index = Int(self.index(of: node))
    requireIdle("The control states of \(node) were read")
    bringUpToDate(index)
    let surroundings = inheritedContext(of: index).takeUnretainedValue()
    let column = store.column(of: index).takeUnretainedValue()
    let place = store.place(of: index)
    let mentioned = surroundings.selection(for: column, row: place.row).takeUnretainedValue()
      .controlStates
    guard hasReadControlState(place) else { return mentioned }
    let named = StateStyles.named.singleBits
    let pairs = named.flatMap { first in named.map { first.union($0) } }
    let custom = testedStates(of: node).subtracting(StateStyles.named).singleBits
    return Set(mentioned + pairs + custom).sorted()
  }

  /// The states that getters and closures in the context of a node have tested the current one for, and
  /// the node's own.
  func testedStates(of node: some NodeReference) -> ControlState {
    let own = controlState(of: node)
    let surroundings = inheritedContext(of: Int(node.erased.index)).takeUnretainedValue()
    return surroundings.context.pointee.testedStates.union(own)
  }

  /// Returns the view model that an attached node would have in a control state.
  ///
  /// Runs the cascade as if the state were set by ``setControlState(_:of:)``; the node stays in its
  /// own state. Getters that read ``ControlState/current`` find the state; those that read a state that
  /// the model stores return the same as before. Without
  /// content, equal nodes mostly share the outcome. Traps if the node isn't attached.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - state: The state.
  ///   - includingContent: Whether the view model has attributes that are content; true by default.
  /// - Returns: The outcome of all levels of the cascade, and the values that the kind derives.
  public func viewModel(
    of node: some NodeReference, in state: ControlState, includingContent: Bool = true
  ) -> ViewModel {
    styling(node, in: state) { recipe, column, place in
      if includingContent { return model(of: place, by: recipe, in: state) }
      if findsControlState(place, recipe) {
        return ViewModel(style: model(of: place, by: recipe, in: state).style)
      }
      return ViewModel(style: style(of: place, column, by: recipe))
    }
  }

  /// The style of a node by the recipe of a control state, if nothing above the conformances may
  /// depend on the state; the surroundings' context must be the current one.
  func style(of place: NodePlace, _ column: AnyColumn, by recipe: Recipe) -> Block {
    if let known = knownStyle(of: place, by: recipe) { return known }
    let context = looks[store.records[place.index].look].context
    return looks[recipe.look(of: column, row: place.row, in: context).look].style
  }

  /// The view model of a node in a control state, which stands for the model's own; the surroundings'
  /// context must be the current one.
  ///
  /// - Parameters:
  ///   - place: The node.
  ///   - recipe: The recipe of the rules that are in force in the state.
  ///   - state: The state.
  /// - Returns: The view model.
  func model(of place: NodePlace, by recipe: Recipe, in state: ControlState) -> ViewModel {
    var local =
      place.flags.contains(.hasSettings)
      ? store.settings[UInt32(place.index)] ?? NodeSettings() : NodeSettings()
    local.controlState = state
    let model = recipe.viewModel(row: place.row, local)
    if let reads = StyleContext.pointer?.pointee.reads { recipe.include(reads) }
    return model
  }

  /// Whether a closure, override or content of rules may depend on the control state of a node.
  func findsControlState(_ place: NodePlace, _ recipe: Recipe) -> Bool {
    recipe.composesContent
      || place.flags.contains(.hasSettings)
        && store.settings[UInt32(place.index)]?.overrides.isEmpty == false
  }

  /// The style of a node by another recipe of its column than its own, if what is kept tells it.
  @inline(__always)
  private func knownStyle(of place: NodePlace, by recipe: Recipe) -> Block? {
    currentRecipe(of: place.index)._withUnsafeGuaranteedRef { own in
      recipe.knownStyle(ofNodeWith: store.records[place.index].look, of: own)
    }
  }

  /// The style of a node in a control state if its own style tells it; the surroundings' context must
  /// be the current one.
  func knownStyle(
    of place: NodePlace, _ column: AnyColumn, _ selection: RuleSelection, in state: ControlState
  ) -> Block? {
    selection.recipe(for: variant(of: place, column, selection, in: state))
      ._withUnsafeGuaranteedRef { knownStyle(of: place, by: $0) }
  }

  /// Runs a closure with the recipe of a node in a control state, in the node's context, of which
  /// nothing was read yet.
  @inline(__always)
  func styling<Result>(
    _ node: some NodeReference, in state: ControlState,
    _ body: (Recipe, AnyColumn, NodePlace) -> Result
  ) -> Result {
    let index = Int(self.index(of: node))
    requireIdle("The view model of \(node) was read")
    bringUpToDate(index)
    let place = store.place(of: index)
    return store.column(of: index)._withUnsafeGuaranteedRef { column in
      inheritedContext(of: index)._withUnsafeGuaranteedRef { surroundings in
        styling(place, column, in: surroundings, in: state) {
          surroundings.context.pointee.reads.removeAll()
          return surroundings.selection(for: column, row: place.row)._withUnsafeGuaranteedRef {
            let variant = self.variant(of: place, column, $0, in: state)
            return $0.recipe(for: variant)._withUnsafeGuaranteedRef {
              body($0, column, place)
            }
          }
        }
      }
    }
  }
}
