extension AnyColumn {
  /// The complete view model of the node in a row, content included; the context must be the
  /// current one.
  ///
  /// - Parameters:
  ///   - row: The row of the model.
  ///   - lowerLevels: The values that rules and the parent write.
  ///   - rules: Applies the rules that override conformances; nil for none.
  ///   - local: The settings of the node.
  ///   - observer: Called with the attributes that each level wrote, one override at a time, except
  ///     for rules.
  /// - Returns: The view model.
  func viewModel(
    row: Int, over lowerLevels: LowerLevels, rules: ((inout ViewModel) -> Set<Write>)?,
    _ local: NodeSettings?, observer: CascadeObserver? = nil
  ) -> ViewModel {
    viewModel(
      row: row, MergedStyle(of: conformances(row: row, comparingWith: nil), self, lowerLevels),
      inherited: lowerLevels.inherited, rules: rules, local, observer: observer)
  }

  /// The same, from the style that the conformances wrote.
  func viewModel(
    row: Int, _ style: MergedStyle, inherited: Set<Write>,
    rules: ((inout ViewModel) -> Set<Write>)?, _ local: NodeSettings?,
    observer: CascadeObserver? = nil
  ) -> ViewModel {
    let overrides = local?.overrides ?? []
    var model = style.model
    cascade(
      ViewModel(style: style.basis, content: content(row: row, local)), row: row, onto: &model,
      hasStyle: true, inherited: inherited,
      upper: UpperLevels(rules: rules) { model in
        var writes: Set<Write> = []
        for override in overrides {
          let own = override.apply(to: &model)
          observer?(.overrides, false, own, model)
          // Most nodes have one.
          if writes.isEmpty { writes = own } else { writes.formUnion(own) }
        }
        return writes
      }, observer: observer)
    return model
  }

  /// The content of the node in a row: the content of the model, with the control state that was
  /// set.
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

/// The style that conformances wrote, alone and merged with the values from rules and the parent.
struct MergedStyle {
  let basis: Block
  let model: ViewModel

  /// Merges the style of a node in a column; nil stands for an empty one.
  init(of style: Block?, _ column: AnyColumn, _ lowerLevels: LowerLevels) {
    basis = style ?? Block.make(.empty, kind: column.kind)
    var model = lowerLevels.model
    column.plan.merge(basis, onto: &model)
    self.model = model
  }
}
