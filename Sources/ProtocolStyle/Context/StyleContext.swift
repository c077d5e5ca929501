internal import CStyleRuntime

/// Everything that getters, closures, tokens and adaptive colors are evaluated in, and what they
/// read of it.
///
/// The current context lives in memory of whoever set it, most often on the stack of the call, and
/// is reached through one thread-local pointer. Styling is synchronous, so the pointer never
/// outlives its context and no other thread ever sees it.
@usableFromInline
package struct StyleContext {
  var environment = StyleEnvironment()
  var tokens = TokenValues()

  /// What was read while this context was the current one, and since it was last cleared.
  package var reads = ContextReads()

  /// The tokens whose aliases are being followed: met again, they answer with their defaults.
  var followed = TokenIndices()

  /// The defaults that run in this context just now.
  var defaults = DefaultsUnderWay()

  /// The control state of the node that is being styled; nil until something reads it, normal while
  /// no node is being styled.
  var controlState: ControlState? = .normal

  /// The states that getters have tested the current one for, since the context was made.
  var testedStates = ControlState.normal

  /// Finds the control state of the node that is being styled; it outlives the evaluation.
  unowned(unsafe) var stateSource: (any ControlStateSource)?

  /// The node that is being styled, as its source numbers nodes.
  var node: UInt32 = 0

  /// Makes a context of which nothing was read yet.
  package init(
    environment: StyleEnvironment = StyleEnvironment(), tokens: TokenValues = TokenValues()
  ) {
    self.environment = environment
    self.tokens = tokens
  }

  /// Where the context is that is current on this thread; nil outside of any `run`.
  @inline(__always)
  static var pointer: UnsafeMutablePointer<StyleContext>? {
    protocol_style_context_get()?.assumingMemoryBound(to: StyleContext.self)
  }

  /// A copy of the context that answers on this thread, of which nothing was read yet.
  ///
  /// It is that of the innermost `run`, else the default one.
  static var current: StyleContext {
    guard let context = pointer else { return StyleContext() }
    var copy = StyleContext(
      environment: context.pointee.environment, tokens: context.pointee.tokens)
    copy.followed = context.pointee.followed
    copy.controlState = context.pointee.controlState
    copy.stateSource = context.pointee.stateSource
    copy.node = context.pointee.node
    return copy
  }

  /// Makes this context the current one of the thread while `body` runs.
  ///
  /// Afterwards `reads` has what the body read, too.
  package mutating func run<Result>(_ body: () -> Result) -> Result {
    withUnsafeMutablePointer(to: &self) { StyleContext.run(at: $0, body) }
  }

  /// Makes the context at a stable address the current one of the thread while `body` runs.
  ///
  /// The outer context, if there is one, counts as having been read as well: an inner one is mostly
  /// a copy of it with something changed, and copying notes nothing. That may make more stale than
  /// is needed, never less.
  @inline(__always)
  static func run<Result>(
    at context: UnsafeMutablePointer<StyleContext>, _ body: () -> Result
  ) -> Result {
    let outer = pointer
    protocol_style_context_set(context)
    let result = body()
    protocol_style_context_set(outer)
    if let outer, outer != context { outer.pointee.reads.formUnion(context.pointee.reads) }
    return result
  }
}

extension StyleContext {
  /// Runs a closure in the context at a stable address and says what it read.
  ///
  /// That does not count as read by whatever is under way in the context.
  static func tracking<Result>(
    at context: UnsafeMutablePointer<StyleContext>, _ body: () -> Result
  ) -> (result: Result, reads: ContextReads) {
    let outer = context.pointee.reads
    context.pointee.reads = ContextReads()
    let result = run(at: context, body)
    let reads = context.pointee.reads
    context.pointee.reads = outer
    return (result, reads)
  }
}

extension StyleContext {
  /// Notes that properties of the environment were read, if there is a current context.
  @inline(__always)
  static func note(_ fields: StyleEnvironment.Fields) {
    pointer?.pointee.reads.insert(fields)
  }

  /// Notes that a key of the environment was read, if there is a current context.
  static func note(key: ObjectIdentifier) {
    pointer?.pointee.reads.insert(key: key)
  }

  /// What is set for a token in the current context, uncounted; notes that the token was read.
  @usableFromInline
  static func read(token index: Int) -> Unmanaged<AnyObject>? {
    guard let context = pointer else { return nil }
    context.pointee.reads.insert(token: index)
    return context.pointee.tokens.uncountedEntry(at: index)
  }

  /// How a token's default is to be run.
  @usableFromInline
  enum DefaultRun {
    /// There is a current context, which watches; `endDefault` must follow.
    case inContext

    /// There is none, and the default is known to come to an end.
    case endsAlone

    /// There is none, and it is not known.
    case untriedAlone
  }

  /// Notes that a token's default begins in the current context, if there is one.
  ///
  /// Traps where it never would end, for of a circle of defaults nothing could answer.
  @usableFromInline
  static func beginDefault(of token: Int, _ ending: DefaultEnding) -> DefaultRun {
    guard let context = pointer else { return ending.isKnown ? .endsAlone : .untriedAlone }
    if let circle = context.pointee.defaults.begin(token, following: context.pointee.followed) {
      fatalError(
        "Token: the defaults of \(circle) read each other in a circle, so none of them has a value. "
          + "Give one of them a default that reads none of the others.")
    }
    return .inContext
  }

  /// Notes that the default which began last in the current context has ended.
  @usableFromInline
  static func endDefault() {
    // The context is the one that the default began in: each `run` in between is over.
    pointer!.pointee.defaults.end()
  }

  /// Walks from a token along its aliases, and notes and marks the tokens on the way.
  ///
  /// The marks stay until the value at the end is known, for that may be a default which reads a
  /// token on the way. Each walk marks one more token or gives up, so there is an end to them.
  ///
  /// - Returns: A value, or the alias for a token that nothing is set for; nil when the way leads
  ///   back to a token that is marked.
  mutating func follow(from token: Int) -> (any AnyTokenEntry)? {
    var (index, last) = (token, nil as (any AnyTokenEntry)?)
    while let entry = tokens.entry(at: index) {
      guard let alias = entry.aliasIndex else { return entry }
      if followed.contains(index) { return nil }
      followed.insert(index)
      reads.insert(token: alias)
      (index, last) = (alias, entry)
    }
    return last
  }
}
