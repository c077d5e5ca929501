extension AnyColumn {
  /// Everything of the node in a row, content included; the context must be the current one.
  ///
  /// - Parameters:
  ///   - row: Where the model lies.
  ///   - lowerLevels: What rules and the parent write.
  ///   - rules: Lets the rules write that override conformances; nil for none.
  ///   - local: What was set on the node.
  ///   - observer: Is called with what each level wrote, overrides one by one, without the rules.
  /// - Returns: The view model.
  func viewModel(
    row: Int, over lowerLevels: LowerLevels, rules: ((inout ViewModel) -> Set<Write>)?,
    _ local: NodeSettings?, observer: CascadeObserver? = nil
  ) -> ViewModel {
    let style = conformances(row: row, comparingWith: nil)
    let conformances = ViewModel(
      style: style ?? Block.make(.empty, kind: kind), content: content(row: row, local))
    let overrides = local?.overrides ?? []
    var model = lowerLevels.model
    cascade(
      conformances, row: row, onto: &model, inherited: lowerLevels.inherited,
      upper: UpperLevels(rules: rules) { model in
        overrides.reduce(into: []) { writes, override in
          let own = override.apply(to: &model)
          observer?(.overrides, false, own, model)
          writes.formUnion(own)
        }
      }, observer: observer)
    return model
  }

  /// The content of the node in a row: what the model says, with the control state that was set.
  func content(row: Int, _ local: NodeSettings?) -> Block? {
    content(content(row: row), with: local)
  }

  /// Content with the control state that was set.
  func content(_ content: Block?, with local: NodeSettings?) -> Block? {
    guard let state = local?.controlState, kind.uses(.controlState) else { return content }
    var model = ViewModel(style: Block.make(.empty, kind: kind), content: content)
    model.controlState = state
    return model.content
  }
}
