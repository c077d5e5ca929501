/// How to style the nodes of one type for which the same rules are in force, in one context, below
/// the same inherited values.
///
/// Rules run once, for `beneath`, and again when something that they read has changed. A node that
/// comes out as one of the last few shares that one's style. What was read on the way is kept with
/// each of these, so that a node can be told to be still right without asking it.
final class Recipe {
  /// What tells recipes apart.
  struct Key: Hashable {
    let column: Int

    /// The number of the context.
    let context: Int

    /// The rules in force, resets aside, the lowest first.
    let rules: [StyleSheet.Identity]
    let resets: Set<Reset>

    /// The parent's values of inherited attributes, for a model of whatever kind.
    let inherited: ViewModel?

    /// The control state that the rules run in; nil if none of them is known to read it.
    let controlState: ControlState?
  }

  let number: UInt32

  /// What rules and the parent say, for a model of the kind.
  @exclusivity(unchecked) private(set) var lowerLevels: LowerLevels

  /// What was ever read of the context for the content of nodes.
  @exclusivity(unchecked) var contentReads = ContextReads()

  /// What was read of the context for the nodes that have come out so far.
  var reads: ContextReads {
    [known.reads, contentReads].reduce(into: lowerReads) { $0.formUnion($1) }
  }

  private let key: Key

  /// The rules in force below the conformances, the lowest first, and those above the closures.
  private let rules: [MatchedRule]
  private let overriding: OverridingRules
  private unowned(unsafe) let column: AnyColumn
  unowned(unsafe) let cell: ContextCell
  private let context: UnsafeMutablePointer<StyleContext>
  private let changed: UnsafeMutablePointer<UInt32>

  /// What rules read, and the revisions of when they last ran with another result, and were last
  /// known to be right.
  private var lowerReads: ContextReads
  @exclusivity(unchecked) private var lowerLevelsChanged: UInt32 = 0
  @exclusivity(unchecked) private var checked: UInt32

  /// The styles that nodes have come out as.
  @exclusivity(unchecked) private var known: KnownStyles

  /// The model that was asked last, when its type is plain.
  @exclusivity(unchecked) private var exemplar: Exemplar

  /// The last answer to whether what was read for a style has changed.
  @exclusivity(unchecked) private var answer:
    (style: UnsafeMutableRawPointer?, since: UInt32, changed: UInt32, hasChanged: Bool) =
      (nil, 0, 0, false)

  /// The last conformances of another recipe that are known here, and what came of them.
  @exclusivity(unchecked) private var foreign: (conformances: Block, entry: KnownStyles.Entry)?

  /// The inherited values that children of nodes of the last style get.
  @exclusivity(unchecked) private var handedDown: (style: Block, values: ViewModel?)?

  /// Lets the rules run; the context must be the current one.
  init(
    number: UInt32, _ key: Key, column: AnyColumn, cell: ContextCell, rules: [MatchedRule],
    limits: TreeLimits
  ) {
    self.number = number
    known = KnownStyles(limits: limits)
    self.key = key
    self.column = column
    self.cell = cell
    context = cell.context
    changed = cell.changedAddress
    self.rules = rules.filter { !$0.source.overridesConformances }
    overriding = OverridingRules(
      rules: rules.filter(\.source.overridesConformances), resets: key.resets)
    isOpenEnded = column.plan.isOpenEnded || !overriding.rules.isEmpty
    exemplar = Exemplar(byteCount: column.isPlain ? column.modelSize : 0)
    lowerLevels = LowerLevels(model: ViewModel(kind: column.kind))
    lowerReads = ContextReads()
    checked = cell.changed
    (lowerLevels, lowerReads) = makeLowerLevels()
    if isUnfit { checked = .max }
  }

  private func makeLowerLevels() -> (LowerLevels, ContextReads) {
    StyleContext.withControlState(key.controlState, at: context) {
      StyleContext.tracking(at: context) {
        LowerLevels(kind: column.kind, inherited: key.inherited, rules: rules, resets: key.resets)
      }
    }
  }

  /// Whether rules read the control state though the recipe is for nodes in any state.
  private var isUnfit: Bool { key.controlState == nil && lowerReads.readsControlState }

  /// Whether content may come from elsewhere than the conformances.
  var composesContent: Bool {
    @inline(__always)
    get { isOpenEnded || lowerLevels.model.content != nil }
  }

  /// Whether closures run for each node.
  private let isOpenEnded: Bool

  /// Lets the rules write that override conformances; nil for none.
  private var overridingRules: ((inout ViewModel) -> Set<Write>)? {
    overriding.rules.isEmpty ? nil : { [overriding] in overriding.apply(to: &$0) }
  }

  /// Lets the rules run anew if something that they read has changed; the context must be the
  /// current one.
  ///
  /// - Returns: Whether the recipe may be used: it may not once a rule has read the control state,
  ///   if the recipe is for nodes in any state.
  @inline(__always)
  @discardableResult
  func bringUpToDate() -> Bool {
    checked == changed.pointee || revalidate()
  }

  @inline(never)
  private func revalidate() -> Bool {
    if isUnfit { return false }
    guard cell.hasChanged(lowerReads, since: checked) else {
      checked = cell.changed
      return true
    }
    let (fresh, reads) = makeLowerLevels()
    lowerReads = reads
    checked = isUnfit ? .max : cell.changed
    if !fresh.isIdentical(to: lowerLevels) { replaceLowerLevels(with: fresh) }
    return !isUnfit
  }

  private func replaceLowerLevels(with fresh: LowerLevels) {
    lowerLevels = fresh
    lowerLevelsChanged = cell.changed
    // What became of the conformances became of them over other rules.
    known.removeAll()
    foreign = nil
  }

  /// Whether a node would still come out as it did: the recipe must be up to date.
  ///
  /// - Parameters:
  ///   - style: What it came out as.
  ///   - revision: When that was last known to be right.
  ///   - reads: What was read for it, if that is known for this node alone.
  /// - Returns: Whether nothing has changed that it depends on.
  @inline(__always)
  func isCurrent(_ style: Unmanaged<Block>, since revision: UInt32, _ reads: ContextReads?) -> Bool
  {
    if revision < lowerLevelsChanged { return false }
    if revision >= changed.pointee { return true }
    if let reads { return !cell.hasChanged(reads, since: revision) }
    if answer.style != style.toOpaque() || answer.since != revision
      || answer.changed != changed.pointee
    {
      let hasChanged = haveReadsChanged(of: style, since: revision)
      answer = (style.toOpaque(), revision, changed.pointee, hasChanged)
    }
    return !answer.hasChanged
  }

  @inline(never)
  private func haveReadsChanged(of style: Unmanaged<Block>, since revision: UInt32) -> Bool {
    cell.hasChanged(known.reads(of: style), since: revision)
  }

  /// The inherited values that children of a node get.
  ///
  /// - Parameters:
  ///   - style: The style of the node, which was styled by the recipe.
  ///   - make: Makes the values of a style.
  /// - Returns: The values; nil for none.
  func valuesHandedDown(by style: Block, _ make: () -> ViewModel?) -> ViewModel? {
    if let handedDown, handedDown.style === style { return handedDown.values }
    let values = make()
    handedDown = (style, values)
    return values
  }

  /// Adds what was read for a node whose result the recipe doesn't keep.
  func include(_ reads: ContextReads) { known.include(reads) }

  /// Whether any of the nodes may come out otherwise than at a revision.
  ///
  /// The context must be the current one. Nodes for which it is known what was read for them alone
  /// are not meant.
  func mayHaveChanged(since revision: UInt32) -> Bool {
    guard bringUpToDate() else { return true }
    return revision < lowerLevelsChanged
      || known.hasReads { cell.hasChanged($0, since: revision) }
  }

  /// Whether the content of nodes may be otherwise than at a revision because of the context.
  func mayContentHaveChanged(since revision: UInt32) -> Bool {
    cell.hasChanged(contentReads, since: revision)
  }

  /// The style of the node in a row, without overrides; the context must be the current one, and
  /// have noted nothing but what was read for this node.
  ///
  /// - Returns: The style, and content if only the whole cascade tells it.
  @inline(__always)
  func style(of column: AnyColumn, row: Int) -> (style: Block, content: Block?) {
    guard let expected = known.expected else { return firstStyle(row: row) }
    return expected._withUnsafeGuaranteedRef { entry in
      let fresh = column.conformances(row: row, comparingWith: entry.conformances)
      if let fresh { return complete(fresh, row: row) }
      if composesContent { return complete(entry.conformances.takeUnretainedValue(), row: row) }
      known.use(expected, context.pointee.reads)
      return (entry.result.takeUnretainedValue(), nil)
    }
  }

  /// The style of the node in a row that was styled before, as `style(of:row:)`.
  ///
  /// Models of equal bytes come out equal as long as nothing changes around them: then one is asked
  /// for all of those that follow each other.
  @inline(__always)
  func nextStyle(
    of column: AnyColumn, row: Int, at revision: UInt32
  ) -> (style: Block, content: Block?) {
    guard column.isPlain, !composesContent else { return style(of: column, row: row) }
    let model = column.address(row: row)
    if let known = exemplar.style(of: model, at: revision) { return (known, nil) }
    let result = style(of: column, row: row)
    // Equal models come out equal in one state alone.
    if !context.pointee.reads.readsControlState {
      exemplar.take(model, result.style, at: revision)
    }
    return result
  }

  @inline(never)
  private func firstStyle(row: Int) -> (style: Block, content: Block?) {
    guard let conformances = column.conformances(row: row, comparingWith: nil) else {
      preconditionFailure("Steps that compare with nothing write a block.")
    }
    return complete(conformances, row: row)
  }

  /// The style of a node by this recipe that is styled by another one of its column, if what is kept
  /// tells it: the conformances do not ask who else has a say.
  ///
  /// - Parameters:
  ///   - style: What the node came out as, and is still right.
  ///   - other: The recipe that it was styled by.
  /// - Returns: Its style by this recipe; nil when only asking the node tells.
  func knownStyle(ofNodeStyled style: Unmanaged<Block>, by other: Recipe) -> Block? {
    if other.known.reads(of: style).readsControlState { return nil }
    if other === self { return style.takeUnretainedValue() }
    guard !composesContent, !other.composesContent,
      let origin = other.known.entry(ofStyle: style), origin.isOfOne
    else { return nil }
    let conformances = origin.conformances.takeUnretainedValue()
    if let foreign, foreign.conformances === conformances {
      return foreign.entry.result.takeUnretainedValue()
    }
    guard let entry = known.peek(conformances) else { return nil }
    foreign = (conformances, entry)
    return entry.result.takeUnretainedValue()
  }

  /// Everything of the node in a row, content included; the context must be the current one.
  ///
  /// - Parameters:
  ///   - row: Where the model lies.
  ///   - local: What was set on the node.
  /// - Returns: The view model.
  func viewModel(row: Int, _ local: NodeSettings?) -> ViewModel {
    column.viewModel(row: row, over: lowerLevels, rules: overridingRules, local)
  }

  /// Finds the result of what the conformances wrote, or makes it.
  @inline(never)
  private func complete(_ conformances: Block, row: Int) -> (style: Block, content: Block?) {
    if !composesContent, let entry = known.find(conformances) { return (use(entry), nil) }
    let content = composesContent ? column.content(row: row) : nil
    var model: ViewModel
    if lowerLevels.isEmpty, overriding.rules.isEmpty {
      model = column.complete(ViewModel(style: conformances, content: content), row: row)
    } else {
      model = lowerLevels.model
      column.cascade(
        ViewModel(style: conformances, content: content), row: row, onto: &model,
        inherited: lowerLevels.inherited, upper: UpperLevels(rules: overridingRules), observer: nil)
    }
    let entry = known.insert(
      model.style, of: conformances, isDetermined: !composesContent,
      nodeCount: column.rowCount)
    return (use(entry), model.content)
  }

  /// Checks the invariants of the styles, in debug builds.
  func checkInvariants() { known.checkInvariants() }

  private func use(_ entry: KnownStyles.Entry) -> Block {
    known.useInstead(entry, context.pointee.reads)
    return entry.result.takeUnretainedValue()
  }
}
