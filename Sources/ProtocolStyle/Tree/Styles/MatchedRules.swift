/// The number of matched rules of a tree.
struct MatchedRulesNumber: TableNumber {
  let value: UInt32
}

/// Styles the nodes of one type for which the same rules are in force, in one context.
///
/// Rules run for `lower`, when a computed style is needed above other inherited values than the
/// last one, and when a value that they read has changed. A node with the same values as one of the
/// last few shares its style. The reads of the evaluation are kept with each of these, so that a
/// node can be found up to date without evaluating it.
final class MatchedRules: InternedObject {
  /// The properties that distinguish matched rules.
  struct Key: Hashable {
    let column: ColumnNumber
    let shared: SharedContext.Number

    /// The rules in force, ignoring resets, the lowest first.
    let rules: [StyleSheet.Identity]
    let resets: Set<Reset>

    /// The control state that the rules run in; nil if none of them is known to read it.
    var controlState: ControlState?

    /// The surroundings that the rules run in, as far as one of them is known to read them.
    var surroundings = Surroundings()

    func hash(into hasher: inout Hasher) {
      hasher.combine(column)
      hasher.combine(shared)
      hasher.combine(rules)
      if !resets.isEmpty { hasher.combine(resets) }
      hasher.combine(controlState)
      if surroundings != Surroundings() { hasher.combine(surroundings) }
    }
  }

  let number: MatchedRulesNumber

  /// The values that rules and the parent write, for a model of the kind, above the inherited values
  /// for which they were needed last.
  @safe @exclusivity(unchecked) private var lower: (inherited: Block?, levels: LowerLevels)

  /// Whether computed styles were made above several inherited values, and whether the rules read
  /// values of the model, so that they may write others above each.
  @safe @exclusivity(unchecked) private var inheritsSeveral = false
  @safe @exclusivity(unchecked) private var rulesReadModel = false

  /// The parts of the context that were ever read for the content of nodes.
  @safe @exclusivity(unchecked) var contentReads = ContextReads()

  /// The parts of the context that were read for the nodes styled so far.
  var reads: ContextReads {
    [known.reads, contentReads].reduce(into: lowerReads) { $0.formUnion($1) }
  }

  /// The properties of the environment, the states and the width among these.
  var readFields: StyleEnvironment.Fields {
    known.reads.fields.union(contentReads.fields).union(lowerReads.fields)
  }

  let key: Key

  /// The rules in force below the conformances, the lowest first, and those above the closures.
  private let rules: [MatchedRule]
  private let overriding: OverridingRules
  private let column: AnyColumn
  let shared: SharedContext
  private let context: ValueReference<StyleContext>

  /// The reads that are noted in the context.
  private let noted: ValueReference<ContextReads>
  private let changed: ValueReference<UInt32>

  /// The parts of the context that rules read.
  ///
  /// The revisions are those at which the rules last ran with another result, and at which they
  /// were last known to be valid.
  private(set) var lowerReads: ContextReads
  @safe @exclusivity(unchecked) private var lowerLevelsChanged: UInt32 = 0
  @safe @exclusivity(unchecked) private var checked: UInt32

  /// The computed styles of the nodes.
  @safe @exclusivity(unchecked) private var known = KnownStyles()
  private let computedStyles: ComputedStyleTable

  /// The style of the last node with overrides, which the next one usually shares.
  @safe @exclusivity(unchecked) private var merged: MergedStyle?

  /// The last answer to whether the reads for a computed style have changed.
  @safe @exclusivity(unchecked) private var answer:
    (reads: ReadsNumber, since: UInt32, changed: UInt32, hasChanged: Bool) = (.none, 0, 0, false)

  /// Runs the rules; the context must be the current one.
  init(
    number: MatchedRulesNumber, _ key: Key, column: AnyColumn, in inherited: InheritedContext,
    rules: [MatchedRule], _ computedStyles: ComputedStyleTable
  ) {
    let shared = inherited.shared
    self.number = number
    self.computedStyles = computedStyles
    self.key = key
    self.column = column
    self.shared = shared
    context = shared.context
    noted = shared.context.reference(to: \.reads)
    changed = shared.changedReference
    self.rules = rules.filter { !$0.source.overridesConformances }
    overriding = OverridingRules(
      rules: rules.filter(\.source.overridesConformances), resets: key.resets)
    composesContent = false
    lower = (inherited.values, LowerLevels(model: ViewModel(kind: column.kind)))
    lowerReads = ContextReads()
    checked = shared.changed
    (lower.levels, lowerReads) = makeLowerLevels(over: inherited.values)
    composesContent = needsCascade
    if isUnfit { checked = .max }
  }

  /// Runs the rules, and notes whether they read values of the model.
  private func makeLowerLevels(over inherited: Block?) -> (LowerLevels, ContextReads) {
    let hasReadModel = exchange(&context.value.hasReadModel, with: false)
    defer {
      rulesReadModel = rulesReadModel || context.value.hasReadModel
      context.value.hasReadModel = hasReadModel
    }
    return StyleContext.withStates(key.controlState, key.surroundings, at: context) {
      StyleContext.tracking(at: context) {
        LowerLevels(kind: column.kind, inherited: inherited, rules: rules, resets: key.resets)
      }
    }
  }

  /// The values that rules and the parent write in an inherited context, which must be the current
  /// one.
  private func lowerLevels(in inherited: InheritedContext) -> LowerLevels {
    if lower.inherited === inherited.values { return lower.levels }
    inheritsSeveral = true
    let (levels, reads) = makeLowerLevels(over: inherited.values)
    lower = (inherited.values, levels)
    merged = nil
    guard rulesReadModel else { return levels }
    // Above other inherited values, rules that read the model may read and write something else.
    lowerReads.include(reads)
    if needsCascade { composesContent = true }
    if isUnfit { checked = .max }
    return levels
  }

  /// Runs rules that read the model above the values that are inherited in a context, which must be
  /// the current one.
  ///
  /// - Returns: Whether the matched rules may be used, as `bringUpToDate()`.
  func prepare(for inherited: InheritedContext) -> Bool {
    !rulesReadModel || runRules(for: inherited)
  }

  /// Not inlined, because it retains objects, and few rules read the model (row tree.attach).
  @inline(never)
  private func runRules(for inherited: InheritedContext) -> Bool {
    _ = lowerLevels(in: inherited)
    return !isUnfit
  }

  /// The states that rules read although the matched rules are for nodes in any of them.
  var unfitStates: ReadStates {
    var known = key.surroundings.known
    if key.controlState != nil { known.insert(.controlState) }
    return ReadStates(lowerReads).subtracting(known)
  }

  private var isUnfit: Bool { lowerReads.readsStates && !unfitStates.isEmpty }

  /// Whether the cascade runs for each node, because equal values of conformances don't imply equal
  /// results, or content comes from other levels, too.
  @safe @exclusivity(unchecked) private(set) var composesContent: Bool

  private var needsCascade: Bool {
    column.plan.isOpenEnded || !overriding.rules.isEmpty || lower.levels.model.content != nil
      || column.kind.rules.deriveByContext(from: lower.levels.model)
      || column.kind.rules.deriveByContextFromInherited
  }

  /// The level of the rules that override conformances, if there are any.
  private var upperLevels: [UpperLevel] {
    if overriding.rules.isEmpty { return [] }
    return [UpperLevel(level: .overridingRules) { [overriding] in overriding.apply(to: &$0) }]
  }

  /// Runs the rules again if a value that they read has changed; the context must be the current
  /// one.
  ///
  /// - Returns: Whether the matched rules may be used: false once a rule has read a state that the
  ///   rules aren't for.
  @discardableResult
  func bringUpToDate() -> Bool {
    checked == changed.value || revalidate()
  }

  private func revalidate() -> Bool {
    if isUnfit { return false }
    guard shared.hasChanged(lowerReads, since: checked) else {
      checked = shared.changed
      return true
    }
    let former = lowerReads
    let (fresh, reads) = makeLowerLevels(over: lower.inherited)
    lowerReads = reads
    let mayDiffer = inheritsSeveral && rulesReadModel
    if mayDiffer { lowerReads.include(former) }
    checked = shared.changed
    if isUnfit {
      // Its nodes move to other matched rules when they're examined, because of a value in these
      // reads.
      lowerReads.include(former)
      checked = .max
      return false
    }
    // Above other inherited values, rules that don't read the model write the same.
    if mayDiffer || !fresh.isIdentical(to: lower.levels) { replaceLowerLevels(with: fresh) }
    return true
  }

  private func replaceLowerLevels(with fresh: LowerLevels) {
    lower.levels = fresh
    composesContent = needsCascade || composesContent && inheritsSeveral && rulesReadModel
    lowerLevelsChanged = shared.changed
    // The known styles were resolved above the former values of rules.
    known.removeAll()
    merged = nil
  }

  /// Whether the style of a node would still be the same; the matched rules must be up to date.
  ///
  /// - Parameters:
  ///   - computedStyle: The computed style of the node, which belongs to these matched rules.
  ///   - revision: The revision at which the computed style was last known to be valid.
  ///   - reads: The reads for the node, if they're known for this node alone.
  /// - Returns: Whether no value that it depends on has changed.
  @inline(__always)
  func isCurrent(
    _ computedStyle: ComputedStyleNumber, since revision: UInt32, _ reads: ContextReads?
  ) -> Bool {
    if revision < lowerLevelsChanged { return false }
    if revision >= changed.value { return true }
    if let reads { return !shared.hasChanged(reads, since: revision) }
    let number = computedStyles[computedStyle].reads
    if answer.reads != number || answer.since != revision || answer.changed != changed.value {
      let hasChanged = haveChanged(number, since: revision)
      answer = (number, revision, changed.value, hasChanged)
    }
    return !answer.hasChanged
  }

  @inline(never)
  private func haveChanged(_ reads: ReadsNumber, since revision: UInt32) -> Bool {
    shared.hasChanged(computedStyles.reads[reads], since: revision)
  }

  /// Adds the reads for a node whose result the matched rules don't keep.
  func include(_ reads: ContextReads) { known.include(reads) }

  /// Whether the style of any of the nodes may differ from that at a revision.
  ///
  /// The context must be the current one. Nodes whose reads are known for them alone aren't
  /// included.
  func mayHaveChanged(since revision: UInt32) -> Bool {
    guard bringUpToDate() else { return true }
    return revision < lowerLevelsChanged || shared.hasChanged(known.reads, since: revision)
  }

  /// Whether the content of nodes may differ from that at a revision because of the context.
  func mayContentHaveChanged(since revision: UInt32) -> Bool {
    shared.hasChanged(contentReads, since: revision)
  }

  /// The computed style of the node in a row, without overrides; the context must be the current
  /// one, with only the reads for this node noted.
  ///
  /// - Parameters:
  ///   - column: The column of the node.
  ///   - row: The row of the model.
  ///   - inherited: The inherited context of the node.
  /// - Returns: The computed style, and the content if only the whole cascade produces it.
  @inline(__always)
  func computedStyle(
    of column: AnyColumn, row: Int, in inherited: InheritedContext
  ) -> (computedStyle: ComputedStyleNumber, content: Block?) {
    let expected = known.expected(computedStyles)
    guard expected != .none else { return firstStyle(row: row, in: inherited) }
    let basis = computedStyles.basis(of: expected)
    let fresh = column.conformances(row: row, comparingWith: basis)
    if let fresh { return complete(fresh, differingFrom: expected, row: row, in: inherited) }
    let computedStyle =
      composesContent
      ? .none
      : computedStyles.computedStyle(
        expected, in: inherited.number, inheriting: inherited.inherited)
    if computedStyle == .none {
      return complete(
        basis.object, differingFrom: .none, row: row, in: inherited)
    }
    known.use(computedStyle, noted, computedStyles)
    return (computedStyle, nil)
  }

  @inline(never)
  private func firstStyle(
    row: Int, in inherited: InheritedContext
  ) -> (computedStyle: ComputedStyleNumber, content: Block?) {
    guard let conformances = column.conformances(row: row, comparingWith: nil) else {
      preconditionFailure("Steps that compare with nothing write a block.")
    }
    return complete(conformances, differingFrom: .none, row: row, in: inherited)
  }

  /// The style by these matched rules, if it's known, of a node that is styled by another one of
  /// its column.
  ///
  /// The values of conformances don't depend on other levels, so they're the same for both.
  ///
  /// - Parameters:
  ///   - computedStyle: The computed style of the node, which is up to date.
  ///   - other: The matched rules of that computed style.
  /// - Returns: Its style by these matched rules; nil if the node has to be evaluated.
  func knownStyle(ofNodeWith computedStyle: ComputedStyleNumber, of other: MatchedRules) -> Block? {
    let own = computedStyles[computedStyle]
    if computedStyles.reads[own.reads].readsStates
      || computedStyles.reads[own.reads].readsContainerWidth
    {
      return nil
    }
    if other === self { return own.style }
    guard !composesContent, !other.composesContent, let basis = own.basis else { return nil }
    var query = KnownStyles.Query(basis, by: .basis, inheriting: own.inherited)
    let found = known.find(&query, in: computedStyles)
    return found == .none ? nil : computedStyles[found].style
  }

  /// The complete view model of the node in a row, content included.
  ///
  /// - Parameters:
  ///   - row: The row of the model.
  ///   - local: The settings of the node.
  ///   - inherited: The inherited context of the node, which must be the current one.
  /// - Returns: The view model.
  func viewModel(
    row: Int, _ local: NodeSettings?, in inherited: InheritedContext
  ) -> ViewModel {
    // Discards the style above other inherited values.
    let lower = lowerLevels(in: inherited)
    let fresh = column.conformances(
      row: row, comparingWith: merged.map { Unretained($0.basis) })
    guard fresh == nil, let merged else {
      let style = MergedStyle(of: fresh, column, lower.model)
      merged = style
      return column.viewModel(row: row, style, local, in: cascade(over: style, lower))
    }
    return column.viewModel(row: row, merged, local, in: cascade(over: merged, lower))
  }

  private func cascade(over style: MergedStyle, _ lower: LowerLevels) -> Cascade {
    Cascade(model: style.model, levels: lower.levels, upper: upperLevels)
  }

  /// Finds the computed style for the values that the conformances wrote, or makes it; `other` is a computed
  /// style whose conformances wrote other values, or none.
  private func complete(
    _ conformances: Block, differingFrom other: ComputedStyleNumber, row: Int,
    in inherited: InheritedContext
  ) -> (computedStyle: ComputedStyleNumber, content: Block?) {
    if composesContent { return compose(conformances, row: row, in: inherited) }
    var query = KnownStyles.Query(
      conformances, by: .basis, inheriting: inherited.inherited, differingFrom: other)
    let found = known.find(&query, in: computedStyles)
    if found != .none { return (use(found, in: inherited), nil) }
    let model = resolve(ViewModel(style: conformances), row: row, in: inherited)
    return (insert(model.style, of: conformances, &query, in: inherited), model.content)
  }

  /// Runs the cascade, and finds the computed style for its result, or makes it.
  private func compose(
    _ conformances: Block, row: Int, in inherited: InheritedContext
  ) -> (computedStyle: ComputedStyleNumber, content: Block?) {
    let model = resolve(
      ViewModel(style: conformances, content: column.content(row: row)), row: row, in: inherited)
    // The values of conformances override those of rules, so other values usually produce another
    // style.
    var query = KnownStyles.Query(
      model.style, by: .style, inheriting: inherited.inherited)
    let found = known.find(&query, in: computedStyles)
    if found == .none {
      return (insert(model.style, of: conformances, &query, in: inherited), model.content)
    }
    // If two sets of values produce one style, the later set is likelier to recur.
    let computedStyle = use(found, in: inherited)
    computedStyles[computedStyle].basis = conformances
    return (computedStyle, model.content)
  }

  /// The result of the cascade for the values that the conformances wrote.
  private func resolve(_ own: ViewModel, row: Int, in inherited: InheritedContext) -> ViewModel {
    if rules.isEmpty, overriding.rules.isEmpty {
      guard let values = inherited.values else { return column.complete(own, row: row) }
      if let model = column.plan.complete(own, inheriting: values) { return model }
    }
    let lower = lowerLevels(in: inherited)
    if lower.isEmpty, overriding.rules.isEmpty { return column.complete(own, row: row) }
    var cascade = Cascade(model: lower.model, levels: lower.levels, upper: upperLevels)
    column.run(&cascade, with: own, row: row)
    return cascade.model
  }

  /// Makes the computed style of a style that results from the values of conformances.
  private func insert(
    _ style: Block, of conformances: Block, _ query: inout KnownStyles.Query,
    in inherited: InheritedContext
  ) -> ComputedStyleNumber {
    let computedStyle = computedStyles.insert(
      ComputedStyle(
        context: inherited.number, matchedRules: number, basis: conformances, style: style,
        inherited: inherited.inherited))
    known.insert(computedStyle, &query, in: computedStyles)
    known.useInstead(computedStyle, noted, computedStyles)
    return computedStyle
  }

  private func use(_ computedStyle: ComputedStyleNumber, in inherited: InheritedContext)
    -> ComputedStyleNumber
  {
    let computedStyle = computedStyles.computedStyle(
      computedStyle, in: inherited.number, inheriting: inherited.inherited)
    known.useInstead(computedStyle, noted, computedStyles)
    return computedStyle
  }

  /// Discards computed styles that aren't used anymore.
  func collect(_ used: Marks<ComputedStyleNumber>) { known.collect(used) }

  /// Checks the invariants of the computed styles, in debug builds.
  func checkInvariants() { known.checkInvariants(matchedRules: number, computedStyles) }
}

// MARK: - Cascade

extension AnyColumn {
  /// The complete view model of the node in a row, content included; the context must be the
  /// current one.
  ///
  /// - Parameters:
  ///   - row: The row of the model.
  ///   - local: The settings of the node.
  ///   - cascade: The cascade with the levels that rules and the parent write, and with those
  ///     between the closure and the overrides. Its observer is called for each override as well.
  /// - Returns: The view model.
  func viewModel(row: Int, _ local: NodeSettings?, in cascade: Cascade) -> ViewModel {
    let style = conformances(row: row, comparingWith: nil)
    return viewModel(row: row, MergedStyle(of: style, self, cascade.model), local, in: cascade)
  }

  /// The same, from the style that the conformances wrote.
  func viewModel(
    row: Int, _ style: MergedStyle, _ local: NodeSettings?, in cascade: consuming Cascade
  ) -> ViewModel {
    cascade.model = style.model
    cascade.hasStyle = true
    if let overrides = local?.overrides, !overrides.isEmpty {
      let top = UpperLevel(level: .overrides) { [observer = cascade.observer] model in
        var writes: WriteSet = []
        for override in overrides {
          let own = override.apply(to: &model)
          observer?(.overrides, false, own, model)
          // Most nodes have one.
          if writes.isEmpty { writes = own } else { writes.formUnion(own) }
        }
        return writes
      }
      cascade.upper.append(top)
    }
    let conformances = ViewModel(style: style.basis, content: content(row: row, local))
    run(&cascade, with: conformances, row: row)
    return cascade.model
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

  /// Merges the style of a node in a column, nil standing for an empty one, with lower levels.
  init(of style: Block?, _ column: AnyColumn, _ lower: ViewModel) {
    basis = style ?? Block.make(.empty, kind: column.kind)
    var model = lower
    column.plan.merge(basis, onto: &model)
    self.model = model
  }
}
