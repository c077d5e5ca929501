/// A step of the cascade of one node: the writes of a level, of one of its rules or overrides, or of
/// a derivation.
struct CascadeStep {
  /// The level that wrote; for derived values, the level of their highest input.
  let level: CascadeLevel

  /// Whether the kind derived the values.
  var isDerived = false

  /// The rule that wrote; nil for other writers.
  var rule: MatchedRule?

  /// Whether a reset hides the writes from the node, so that they don't take part.
  var isHidden = false

  /// The writes, including those of nil.
  let writes: WriteSet

  /// The values after the step.
  let model: ViewModel
}

extension CascadeStep {
  /// The writes; instead of one to a whole attribute with an axis, those to each place that it
  /// affects: all places that have been written.
  ///
  /// - Parameter earlier: The writes of the earlier steps.
  /// - Returns: The writes.
  func parts(after earlier: some Sequence<Write>) -> WriteSet {
    guard writes.contains(where: \.isWholeAxis) else { return writes }
    return WriteSet(
      writes.flatMap { write -> [Write] in
        guard write.isWholeAxis else { return [write] }
        let attribute = write.attribute
        let places = model.writtenPlaces(of: attribute)
          .union(earlier.lazy.filter { $0.attribute == attribute }.map(\.place))
        return places.isEmpty ? [write] : places.map { Write(attribute: attribute, place: $0) }
      })
  }
}

extension Write {
  fileprivate var isWholeAxis: Bool { place == nil && attribute.definition.hasAxis }
}

// MARK: - Running the Cascade

extension CandidateRules {
  /// Runs the cascade of the node in a row, and calls a closure after each step; the context must be
  /// the current one.
  ///
  /// - Parameters:
  ///   - rules: The rules for the variant.
  ///   - variant: The variant of the node.
  ///   - row: The row of the node.
  ///   - local: The settings of the node.
  ///   - inherited: The inherited context.
  ///   - note: The closure.
  /// - Returns: The result of the cascade.
  @discardableResult
  func forEachStep(
    of rules: [MatchedRule], _ variant: Variant, row: Int, _ local: NodeSettings?,
    in inherited: InheritedContext, _ note: @escaping (CascadeStep) -> Void
  ) -> ViewModel {
    func observer(_ level: CascadeLevel) -> LowerLevels.Observer {
      { rule, writes, model, isHidden in
        note(
          CascadeStep(
            level: rule == nil ? .inherited : level, rule: rule, isHidden: isHidden,
            writes: writes, model: model))
      }
    }
    let beneath = LowerLevels(
      kind: column.kind, inherited: inherited.values,
      rules: rules.filter { !$0.source.overridesConformances }, resets: variant.resets,
      observer: observer(.rules))
    let overriding = OverridingRules(
      rules: rules.filter(\.source.overridesConformances), resets: variant.resets)
    let overridingRules = UpperLevel(level: .overridingRules) {
      overriding.apply(to: &$0, observer: observer(.overridingRules))
    }
    var cascade = Cascade(model: beneath.model, levels: beneath.levels, upper: [overridingRules])
    cascade.observer = { level, isDerived, writes, model in
      note(CascadeStep(level: level, isDerived: isDerived, writes: writes, model: model))
    }
    return column.viewModel(row: row, local, in: cascade)
  }
}
