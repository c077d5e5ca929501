internal import Synchronization

/// The environment, the tokens and the control state that getters and closures are evaluated in,
/// together with a record of what they read.
///
/// The current context is in memory of the caller that set it, usually on the stack, and a
/// thread-local pointer refers to it. Invariant: styling is synchronous, so the pointer never
/// outlives its context, and no other thread accesses it.
@usableFromInline
package struct StyleContext {
  // Without defaults, which `init` would replace.
  var environment: StyleEnvironment
  package var tokens: TokenValues

  /// The reads since this context was created or the record was last cleared.
  package var reads = ContextReads()

  /// The tokens whose aliases are being followed; a token that is reached again returns its
  /// default.
  var followed = TokenIndices()

  /// The defaults that are being evaluated in this context.
  var defaults = DefaultsInProgress()

  /// The control state of the node that is being styled; nil until it's read, and normal if no node
  /// is being styled.
  var controlState: ControlState? = .normal

  /// The surroundings of that node, of which nothing is known until it's read; normal if no node is
  /// being styled.
  var surroundings = Surroundings.normal

  /// The widths of the container of that node, as far as they're known; nil if its source knows the
  /// width.
  var containerWidths: ContainerWidthRange?

  /// The states that getters have tested one of these for, since the context was created.
  var tested = TestedStates()

  /// The source of control states, unretained because it outlives the evaluation.
  var stateSource: BackReference<ControlStateSource>?

  /// The number of the node that is being styled, as its source numbers nodes.
  var node = noNode

  /// Records the tokens that are read, in order; nil unless an explanation needs them.
  var trace: Unretained<TokenTrace>?

  /// Records the assignments of the theme whose closure runs; nil unless an explanation needs them.
  var assignments: Unretained<TokenAssignments>?

  /// Whether the environment and tokens aren't those of the tree anymore; see ``SharedContext``.
  var isOutdated = false

  /// Whether a closure has read a value of the view model that it writes to.
  var hasReadModel = false

  /// Creates a context with an empty record.
  package init(
    environment: StyleEnvironment = StyleEnvironment(), tokens: TokenValues = TokenValues()
  ) {
    self.environment = environment
    self.tokens = tokens
  }

  /// A copy of this thread's current context with an empty record.
  ///
  /// It's that of the innermost `run`, or else the default context.
  static var current: StyleContext {
    guard let context = reference else { return StyleContext() }
    var copy = StyleContext(
      environment: context.value.environment, tokens: context.value.tokens)
    copy.followed = context.value.followed
    copy.controlState = context.value.controlState
    copy.surroundings = context.value.surroundings
    copy.containerWidths = context.value.containerWidths
    copy.stateSource = context.value.stateSource
    copy.node = context.value.node
    return copy
  }
}

extension StyleContext {
  /// Runs a closure and returns whether it read anything from the current context, including a
  /// value of the view model that it writes to; true if there is no context.
  static func noticingReads<Result>(_ body: () -> Result) -> (result: Result, hasRead: Bool) {
    guard let context = reference else { return (body(), true) }
    let (outer, hadReadModel) = (context.value.reads, context.value.hasReadModel)
    context.value.reads = ContextReads()
    context.value.hasReadModel = false
    let result = body()
    let reads = context.value.reads
    let hasRead = context.value.hasReadModel || reads != ContextReads()
    context.value.reads = outer
    context.value.reads.include(reads)
    context.value.hasReadModel = hadReadModel
    return (result, hasRead)
  }

  /// Records that a closure's writes depend on a value of the view model that it writes to, given the
  /// attribute, or on all values.
  static func noteReadOfModel(_ attribute: @autoclosure () -> AnyHashable? = nil) {
    guard let context = reference else { return }
    context.value.hasReadModel = true
    context.value.trace?.object.note(readOfModel: attribute())
  }

  /// Records that properties of the environment were read, if there is a current context.
  @inline(__always)
  static func note(_ fields: StyleEnvironment.Fields) {
    reference?.value.reads.insert(fields)
  }

  /// Records that a key of the environment was read, if there is a current context.
  static func note(key: ObjectIdentifier) {
    reference?.value.reads.insert(key: key)
  }

  /// Returns the unretained entry of a token in the current context, and records the token as read.
  @usableFromInline
  static func read(token index: Int) -> Unretained<AnyObject>? {
    guard let context = reference else { return nil }
    context.value.reads.insert(token: index)
    context.value.trace?.object.note(index)
    return context.value.tokens.unretainedEntry(at: index)
  }

  /// The way to evaluate a token's default.
  @usableFromInline
  enum DefaultRun {
    /// There is a current context, which checks for cycles; `endDefault` must follow.
    case inContext

    /// There's no context, and the default has returned before.
    case endsAlone

    /// There's no context, and the default hasn't been evaluated before.
    case untriedAlone
  }

  /// Records that a token's default begins in the current context, if there is one.
  ///
  /// Traps if the default would never end, because no value could be returned for a cycle of
  /// defaults.
  @usableFromInline
  static func beginDefault(of token: Int, _ ending: DefaultEnding) -> DefaultRun {
    guard let context = reference else { return ending.isKnown ? .endsAlone : .untriedAlone }
    if let cycle = context.value.defaults.begin(token, following: context.value.followed) {
      fatalError(
        "Token: the defaults of \(cycle) read each other in a cycle, so none of them has a value. "
          + "Give one of them a default that reads none of the others.")
    }
    context.value.trace?.object.depth += 1
    return .inContext
  }

  /// Records that the default which began last in the current context has ended.
  @usableFromInline
  static func endDefault() {
    // The context is the one that the default began in, because each `run` in between has returned.
    let context = reference!
    context.value.defaults.end()
    context.value.trace?.object.depth -= 1
  }

  /// Follows the aliases of a token, and records and marks the tokens on the way.
  ///
  /// The marks remain until the value at the end is known, because that may be a default that reads
  /// a marked token. Each call marks at least one more token or returns nil, so recursion ends.
  ///
  /// - Returns: A value, or the alias of a token that has no entry; nil if the aliases lead back to
  ///   a marked token.
  mutating func follow(from token: Int) -> (any AnyTokenEntry)? {
    var (index, last) = (token, nil as (any AnyTokenEntry)?)
    while let entry = tokens.entry(at: index) {
      guard let alias = entry.aliasIndex else { return entry }
      if followed.contains(index) { return nil }
      followed.insert(index)
      reads.insert(token: alias)
      trace?.object.note(alias: alias)
      (index, last) = (alias, entry)
    }
    return last
  }
}

// MARK: - TokenTrace

/// Records the tokens that an evaluation reads, in order, and the values that closures read from the
/// view models that they write to; for explanations and for finding situations.
final class TokenTrace {
  /// A read of a token.
  struct Read {
    /// The index of the token.
    let token: Int

    /// The number of tokens through which it was read: 0 for a read by the evaluation itself.
    let depth: Int
  }

  private var reads: [Read] = []

  /// The number of tokens whose values are being found.
  var depth = 0

  /// Records a read.
  func note(_ token: Int) { reads.append(Read(token: token, depth: depth)) }

  /// Records that a token is read because another one is set to it.
  func note(alias token: Int) {
    depth += 1
    note(token)
  }

  /// Returns the reads since the last call.
  func take() -> [Read] {
    defer { reads = [] }
    return reads
  }

  /// The values of a view model that closures read.
  enum ModelReads: Hashable {
    /// The values of some attributes.
    case some(Set<AnyHashable>)
    case all
  }

  private var readAttributes: Set<AnyHashable> = []
  private var areAllRead = false

  /// Records that a closure reads the value of an attribute, or, for nil, all values.
  func note(readOfModel attribute: AnyHashable?) {
    if let attribute { readAttributes.insert(attribute) } else { areAllRead = true }
  }

  /// Returns the reads of view models since the last call.
  func takeModelReads() -> ModelReads {
    let attributes = exchange(&readAttributes, with: [])
    return exchange(&areAllRead, with: false) ? .all : .some(attributes)
  }
}

// MARK: - ContextReads

/// The parts of a context that an evaluation read, or that a change affected: built-in properties
/// of the environment, its keys, and tokens.
package struct ContextReads: Hashable, Sendable {
  private(set) var fields: StyleEnvironment.Fields = []

  /// Nil if no key was read, which is the usual case and avoids retaining a set.
  private(set) var keys: Set<ObjectIdentifier>?
  package private(set) var tokens = TokenIndices()

  /// The thresholds that the width of the container was compared with; none unless `fields` has
  /// `containerWidth`.
  private var thresholds = ContainerThresholds()

  /// Creates an empty set.
  package init() {}

  /// Whether nothing was read that can change in a context.
  var isEmpty: Bool {
    fields.isSubset(of: .controlState) && keys == nil && tokens.isEmpty
  }

  /// Whether anything was read, including the control state.
  @inline(__always)
  var hasElements: Bool { !fields.isEmpty || keys != nil || !tokens.isEmpty }

  /// Whether the control state was read.
  var readsControlState: Bool { fields.contains(.controlState) }

  /// Whether the state of the enclosing control was read.
  var readsEnclosingState: Bool { fields.contains(.enclosingControlState) }

  /// Whether any part of the surroundings was read.
  var readsSurroundings: Bool { !fields.isDisjoint(with: .surroundings) }

  /// Whether the control state of any node was read.
  var readsControlStates: Bool { !fields.isDisjoint(with: .controlStates) }

  /// Whether the control state of the node or any part of its surroundings was read.
  @inline(__always)
  var readsStates: Bool { !fields.isDisjoint(with: .states) }

  /// Whether the width of the container was compared with any threshold.
  @inline(__always)
  var readsContainerWidth: Bool { fields.contains(.containerWidth) }

  /// The thresholds that the width of the container was compared with, in rising order.
  var containerWidths: [Double] { thresholds.elements }

  @inline(__always)
  mutating func insert(_ fields: StyleEnvironment.Fields) {
    self.fields.formUnion(fields)
  }

  /// Adds a threshold for the width of the container.
  mutating func insert(threshold: Double) {
    fields.insert(.containerWidth)
    thresholds.insert(threshold)
  }

  mutating func insert(key: ObjectIdentifier) {
    keys = (keys ?? []).union([key])
  }

  /// Adds a token by its index.
  @inline(__always)
  package mutating func insert(token index: Int) {
    tokens.insert(index)
  }

  /// Adds or removes a token by its index.
  mutating func set(token index: Int, to isMember: Bool) {
    if isMember { tokens.insert(index) } else { tokens.remove(index) }
  }

  package mutating func formUnion(_ other: ContextReads) {
    fields.formUnion(other.fields)
    if let others = other.keys { keys = keys?.union(others) ?? others }
    if other.readsContainerWidth { thresholds.formUnion(other.thresholds) }
    tokens.formUnion(other.tokens)
  }

  /// Returns the elements of both sets.
  func union(_ other: ContextReads) -> ContextReads {
    var union = self
    union.formUnion(other)
    return union
  }

  /// Removes everything.
  ///
  /// It's called before each node is styled, so it writes to the sets only if there are any.
  @inline(__always)
  mutating func removeAll() {
    if readsContainerWidth { thresholds = ContainerThresholds() }
    fields = []
    if keys != nil { keys = nil }
    tokens.removeAll()
  }

  /// Adds the reads of another evaluation, most of which are usually included already.
  @inline(__always)
  mutating func include(_ other: ContextReads) {
    if !isSuperset(of: other) { formUnion(other) }
  }

  /// Whether the environment's properties and a few tokens are all that was read.
  @inline(__always)
  fileprivate var isNear: Bool { keys == nil && tokens.isNear && !readsContainerWidth }

  @inline(__always)
  func isSuperset(of other: ContextReads) -> Bool {
    fields.isSuperset(of: other.fields) && tokens.isSuperset(of: other.tokens)
      && (other.keys == nil || isKeySuperset(of: other))
      && (!other.readsContainerWidth || isThresholdSuperset(of: other))
  }

  @inline(never)
  private func isThresholdSuperset(of other: ContextReads) -> Bool {
    other.thresholds.elements.allSatisfy(thresholds.contains)
  }

  private func isKeySuperset(of other: ContextReads) -> Bool {
    (keys ?? []).isSuperset(of: other.keys ?? [])
  }

  /// Returns whether both sets have a common element, so that a change of one affects the reads of
  /// the other.
  package func intersects(_ other: ContextReads) -> Bool {
    !fields.isDisjoint(with: other.fields) || tokens.intersects(other.tokens)
      || intersectsKeys(of: other)
  }

  private func intersectsKeys(of other: ContextReads) -> Bool {
    if fields.contains(.everyKey) && other.keys != nil { return true }
    if other.fields.contains(.everyKey) && keys != nil { return true }
    guard let keys, let others = other.keys else { return false }
    return !keys.isDisjoint(with: others)
  }
}

extension ValueReference<ContextReads> {
  /// Whether a set includes another.
  ///
  /// It's called for each node that is styled, and a copy of either would take longer than comparing
  /// them, so both stay in their places.
  @inline(__always)
  func isSuperset(of other: ValueReference<ContextReads>) -> Bool {
    value.fields.isSuperset(of: other.value.fields)
      && value.tokens.isNearSuperset(of: other.value.tokens)
      && (other.value.isNear || isFarSuperset(of: other))
  }

  @inline(never)
  private func isFarSuperset(of other: ValueReference<ContextReads>) -> Bool {
    value.isSuperset(of: other.value)
  }
}

// MARK: - DefaultsInProgress

/// The defaults of tokens that are being evaluated in a context, each nested in the one before.
///
/// Defaults that read each other would recurse until the stack overflows. Invariant: a default is a
/// function of its context, and the only thing that changes during an evaluation is the set of
/// aliases being followed. So a default that begins again inside itself with the same set would
/// recurse forever, and is stopped. Aliases alone can't cause such a cycle, so the data of a theme
/// can't either.
///
/// Defaults are rarely nested deeply. Up to a depth of 16, only the depth is counted, at the cost
/// of one addition; a cycle then runs a few more times before it's found. Deeper defaults cost a
/// linear search.
struct DefaultsInProgress: Sendable {
  private struct Step: Equatable {
    let token: Int
    let followed: TokenIndices
  }

  private static let unwatched = 16
  private var depth = 0

  /// The steps that are nested more deeply than `unwatched`.
  private var steps: [Step] = []

  /// Records that a token's default begins.
  ///
  /// - Returns: The tokens whose defaults form a cycle, if the evaluation would never end; else
  ///   nil.
  @inline(__always)
  mutating func begin(_ token: Int, following followed: TokenIndices) -> TokenCycle? {
    depth += 1
    return depth > Self.unwatched ? watch(Step(token: token, followed: followed)) : nil
  }

  /// Records that the default which began last has ended.
  @inline(__always)
  mutating func end() {
    if depth > Self.unwatched { steps.removeLast() }
    depth -= 1
  }

  /// Not inlined, so that the usual case stays a few instructions.
  @inline(never)
  private mutating func watch(_ step: Step) -> TokenCycle? {
    if let place = steps.lastIndex(of: step) { return TokenCycle(steps[place...].map(\.token)) }
    steps.append(step)
    return nil
  }
}

/// A flag for a token whose default has returned at least once outside any context.
///
/// There, everything that the default can depend on is the same each time. So a default that has
/// returned once always returns, and needn't be watched for cycles anymore: a context costs several
/// times as much as most defaults.
@usableFromInline
final class DefaultEnding: Sendable {
  private let wasSeen = Atomic(false)

  var isKnown: Bool { wasSeen.load(ordering: .relaxed) }

  func note() {
    wasSeen.store(true, ordering: .relaxed)
  }
}
