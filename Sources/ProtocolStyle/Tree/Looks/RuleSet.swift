/// How to style the nodes of one type for which the same rules are in force, in one context, below
/// the same inherited values.
///
/// Rules run once, for `beneath`, and again when something that they read has changed. A node that
/// comes out as one of the last few shares that one's style. What was read on the way is kept with
/// each of these, so that a node can be told to be still right without asking it.
final class RuleSet {
  /// What tells rule sets apart.
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

  /// The looks of the nodes.
  @exclusivity(unchecked) private var known: KnownLooks
  private let looks: LookTable

  /// The model that was asked last, when its type is plain.
  @exclusivity(unchecked) private var exemplar: Exemplar

  /// The style of the last node with overrides, which the next one mostly has as well.
  @exclusivity(unchecked) private var merged: MergedStyle?

  /// The last answer to whether what was read for a look has changed.
  @exclusivity(unchecked) private var answer:
    (reads: UInt32, since: UInt32, changed: UInt32, hasChanged: Bool) = (0, 0, 0, false)

  /// Lets the rules run; the context must be the current one.
  init(
    number: UInt32, _ key: Key, column: AnyColumn, cell: ContextCell, rules: [MatchedRule],
    _ looks: LookTable, limits: TreeLimits
  ) {
    self.number = number
    self.looks = looks
    known = KnownLooks(hashedCount: limits.hashedStyleCount)
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

  /// Whether rules read the control state though the rule set is for nodes in any state.
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
  /// - Returns: Whether the rule set may be used: it may not once a rule has read the control state,
  ///   if the rule set is for nodes in any state.
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
    merged = nil
  }

  /// Whether a node would still come out as it did: the rule set must be up to date.
  ///
  /// - Parameters:
  ///   - look: Its look, which is of this rule set.
  ///   - revision: When that was last known to be right.
  ///   - reads: What was read for it, if that is known for this node alone.
  /// - Returns: Whether nothing has changed that it depends on.
  @inline(__always)
  func isCurrent(_ look: UInt32, since revision: UInt32, _ reads: ContextReads?) -> Bool {
    if revision < lowerLevelsChanged { return false }
    if revision >= changed.pointee { return true }
    if let reads { return !cell.hasChanged(reads, since: revision) }
    let number = looks[look].reads
    if answer.reads != number || answer.since != revision || answer.changed != changed.pointee {
      let hasChanged = haveChanged(number, since: revision)
      answer = (number, revision, changed.pointee, hasChanged)
    }
    return !answer.hasChanged
  }

  @inline(never)
  private func haveChanged(_ reads: UInt32, since revision: UInt32) -> Bool {
    cell.hasChanged(looks.reads[reads], since: revision)
  }

  /// Adds what was read for a node whose result the rule set doesn't keep.
  func include(_ reads: ContextReads) { known.include(reads) }

  /// Whether any of the nodes may come out otherwise than at a revision.
  ///
  /// The context must be the current one. Nodes for which it is known what was read for them alone
  /// are not meant.
  func mayHaveChanged(since revision: UInt32) -> Bool {
    guard bringUpToDate() else { return true }
    return revision < lowerLevelsChanged || cell.hasChanged(known.reads, since: revision)
  }

  /// Whether the content of nodes may be otherwise than at a revision because of the context.
  func mayContentHaveChanged(since revision: UInt32) -> Bool {
    cell.hasChanged(contentReads, since: revision)
  }

  /// The look of the node in a row, without overrides; the context must be the current one, and have
  /// noted nothing but what was read for this node.
  ///
  /// - Parameters:
  ///   - column: The column of the node.
  ///   - row: Where the model lies.
  ///   - inherited: The number of the inherited context of the node.
  /// - Returns: The look, and content if only the whole cascade makes it.
  @inline(__always)
  func look(
    of column: AnyColumn, row: Int, in inherited: UInt32
  ) -> (look: UInt32, content: Block?) {
    let expected = known.expected(looks)
    guard expected != Look.none else { return firstLook(row: row, in: inherited) }
    let basis = looks.basis(of: expected)
    let fresh = column.conformances(row: row, comparingWith: basis)
    if let fresh { return complete(fresh, row: row, in: inherited) }
    if composesContent { return complete(basis.takeUnretainedValue(), row: row, in: inherited) }
    let look = looks.look(expected, in: inherited)
    known.use(look, context.pointee.reads, looks)
    return (look, nil)
  }

  /// The look of the node in a row that was styled before, as `look(of:row:in:)`.
  ///
  /// Models of equal bytes look the same as long as nothing changes around them: then one is evaluated
  /// for all of those that follow each other.
  @inline(__always)
  func nextLook(
    of column: AnyColumn, row: Int, in inherited: UInt32, at revision: UInt32
  ) -> (look: UInt32, content: Block?) {
    guard column.isPlain, !composesContent else { return look(of: column, row: row, in: inherited) }
    let model = column.address(row: row)
    let known = exemplar.look(of: model, at: revision)
    if known != Look.none { return (looks.look(known, in: inherited), nil) }
    let result = look(of: column, row: row, in: inherited)
    // Equal models come out equal in one state alone.
    if !context.pointee.reads.readsControlState {
      exemplar.take(model, result.look, at: revision)
    }
    return result
  }

  @inline(never)
  private func firstLook(row: Int, in inherited: UInt32) -> (look: UInt32, content: Block?) {
    guard let conformances = column.conformances(row: row, comparingWith: nil) else {
      preconditionFailure("Steps that compare with nothing write a block.")
    }
    return complete(conformances, row: row, in: inherited)
  }

  /// The style of a node by this rule set that is styled by another one of its column, if what is kept
  /// has it: conformances don't depend on other levels.
  ///
  /// - Parameters:
  ///   - look: The look of the node, which is up to date.
  ///   - other: The rule set of that look.
  /// - Returns: Its style by this rule set; nil when the node has to be evaluated.
  func knownStyle(ofNodeWith look: UInt32, of other: RuleSet) -> Block? {
    let own = looks[look]
    if looks.reads[own.reads].readsControlState { return nil }
    if other === self { return own.style }
    guard !composesContent, !other.composesContent, let basis = own.basis else { return nil }
    return known.peek(basis, by: \.basis, in: looks).map { looks[$0].style }
  }

  /// Everything of the node in a row, content included; the context must be the current one.
  ///
  /// - Parameters:
  ///   - row: Where the model lies.
  ///   - local: What was set on the node.
  /// - Returns: The view model.
  func viewModel(row: Int, _ local: NodeSettings?) -> ViewModel {
    let fresh = column.conformances(
      row: row, comparingWith: merged.map { .passUnretained($0.basis) })
    let style =
      fresh == nil
      ? merged ?? MergedStyle(of: nil, column, lowerLevels)
      : MergedStyle(of: fresh, column, lowerLevels)
    merged = style
    return column.viewModel(
      row: row, style, inherited: lowerLevels.inherited, rules: overridingRules, local)
  }

  /// Finds the look of what the conformances wrote, or makes it.
  @inline(never)
  private func complete(
    _ conformances: Block, row: Int, in inherited: UInt32
  ) -> (look: UInt32, content: Block?) {
    if !composesContent {
      let found = known.find(conformances, by: \.basis, in: looks)
      if found != Look.none { return (use(found, in: inherited), nil) }
    }
    let content = composesContent ? column.content(row: row) : nil
    var model: ViewModel
    if lowerLevels.isEmpty, overriding.rules.isEmpty {
      model = column.complete(ViewModel(style: conformances, content: content), row: row)
    } else {
      model = lowerLevels.model
      column.cascade(
        ViewModel(style: conformances, content: content), row: row, onto: &model,
        hasStyle: false, inherited: lowerLevels.inherited,
        upper: UpperLevels(rules: overridingRules),
        observer: nil)
    }
    return (insert(model.style, of: conformances, in: inherited), model.content)
  }

  /// The look of a style that the conformances of a node have led to.
  private func insert(_ style: Block, of conformances: Block, in inherited: UInt32) -> UInt32 {
    // The values of conformances are on top, so other values mostly make another style.
    if composesContent {
      let found = known.find(style, by: \.style, in: looks)
      if found != Look.none {
        // Of two ways to one style, the later one is the likelier.
        let look = use(found, in: inherited)
        looks[look].basis = conformances
        return look
      }
    }
    let look = looks.insert(
      Look(context: inherited, ruleSet: number, basis: conformances, style: style))
    known.insert(look, for: composesContent ? style : conformances)
    known.useInstead(look, context.pointee.reads, looks)
    return look
  }

  private func use(_ look: UInt32, in inherited: UInt32) -> UInt32 {
    let look = looks.look(look, in: inherited)
    known.useInstead(look, context.pointee.reads, looks)
    return look
  }

  /// Forgets looks that aren't used anymore.
  func sweep(_ used: [Bool]) {
    known.sweep(used)
    exemplar.forget()
  }

  /// Checks the invariants of the looks, in debug builds.
  func checkInvariants() { known.checkInvariants(ruleSet: number, looks) }
}
