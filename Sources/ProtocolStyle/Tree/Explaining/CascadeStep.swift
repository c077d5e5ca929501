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

extension RuleSelection {
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

extension StyleTree {
  /// Runs the cascade of a node once more, and calls a closure after each step.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - situation: The situation.
  ///   - isNeeded: Returns whether to run the cascade with some rules.
  ///   - note: The closure.
  /// - Returns: The parts of the context that were read; nil if the cascade isn't needed.
  @discardableResult
  func forEachStep(
    of node: AnyNodeHandle, in situation: NodeSituation,
    where isNeeded: ([MatchedRule]) -> Bool = { _ in true },
    _ note: @escaping (CascadeStep) -> Void
  ) -> ContextReads? {
    styling(node, in: situation) { _, column, place, inherited in
      let selection = inherited.selection(for: column, row: place.row).takeUnretainedValue()
      let variant = resolver.variant(of: place, column, selection, in: situation.state) ?? .plain
      inherited.context.pointee.reads.removeAll()
      let rules = selection.rules(for: variant)
      guard isNeeded(rules) else { return nil }
      var local = store.settings(of: place)
      if let state = situation.state {
        local = local ?? NodeSettings()
        local?.controlState = state
      }
      selection.forEachStep(of: rules, variant, row: place.row, local, in: inherited, note)
      return inherited.context.pointee.reads
    }
  }
}

// MARK: - Losing Rules

extension StyleTree {
  /// Returns which of some rules have no effect on a node, because its conformances override all of
  /// their values.
  ///
  /// Runs the cascade once more if any of the rules is in force for the node. Rules that resets hide,
  /// that write nothing, or whose attributes the kind doesn't use are omitted. An inherited attribute
  /// counts even if the kind doesn't use it, because children may. Traps when the node isn't
  /// attached.
  ///
  /// - Parameters:
  ///   - rules: The rules, without those that override conformances.
  ///   - node: The node.
  /// - Returns: For each of the rules that writes an attribute of the node, whether its every value
  ///   is overridden.
  package func losses(
    of rules: Set<StyleSheet.Identity>, at node: AnyNodeHandle
  ) -> [StyleSheet.Identity: Bool] {
    var written: [(level: CascadeLevel, rule: StyleSheet.Identity?, parts: WriteSet)] = []
    forEachStep(of: node, in: NodeSituation()) {
      $0.contains { rules.contains($0.rule.identity) }
    } _: { step in
      let parts = step.parts(after: written.lazy.flatMap(\.parts))
      written.append((step.level, step.isHidden ? nil : step.rule?.rule.identity, parts))
    }
    let kind = store.column(of: Int(node.index)).takeUnretainedValue().kind
    let own = written.filter { $0.level == .conformances }
    var losses: [StyleSheet.Identity: Bool] = [:]
    for case (_, let rule?, let parts) in written where rules.contains(rule) {
      for part in parts
      where kind.uses(part.attribute) || part.attribute.definition.isInherited {
        // Conformances write after rules.
        losses[rule] =
          losses[rule, default: true] && own.contains { $0.parts.contains(part) }
      }
    }
    return losses
  }
}
