internal import CStyleRuntime

/// The context of the closures that run on a thread.
///
/// Invariants, without which the thread's pointer would outlive its context: only
/// ``run(at:_:)`` sets it, to a context that stays in place, and restores the former one before it
/// returns. Styling is synchronous, so no other thread accesses the context.
extension StyleContext {
  /// This thread's current context, in its place; nil outside any `run`.
  static var reference: ValueReference<StyleContext>? {
    @inline(__always)
    get {
      guard let address = unsafe protocol_style_context_get() else { return nil }
      return unsafe ValueReference(address.assumingMemoryBound(to: StyleContext.self))
    }
  }

  private static func setReference(_ context: ValueReference<StyleContext>?) {
    unsafe protocol_style_context_set(context?.address)
  }

  /// Makes this context the thread's current one while `body` runs.
  ///
  /// Afterwards `reads` includes the reads of the closure.
  package mutating func run<Result>(_ body: () -> Result) -> Result {
    ValueReference.with(&self) { StyleContext.run(at: $0, body) }
  }

  /// Makes the context at a fixed address the thread's current one while `body` runs.
  ///
  /// Its reads are also added to the outer context, if there is one: an inner context is usually a
  /// changed copy of it, and copying records nothing. That can invalidate more than necessary, but
  /// never less.
  @inline(__always)
  static func run<Result>(
    at context: ValueReference<StyleContext>, _ body: () -> Result
  ) -> Result {
    let outer = reference
    setReference(context)
    let result = body()
    assert(reference == context, "each context that a closure sets is restored")
    setReference(outer)
    if let outer, outer != context {
      outer.value.reads.formUnion(context.value.reads)
      if context.value.hasReadModel { outer.value.hasReadModel = true }
    }
    return result
  }

  /// Runs a closure without a current context, so that nothing counts as read.
  static func withoutContext<Result>(_ body: () -> Result) -> Result {
    let outer = reference
    setReference(nil)
    defer { setReference(outer) }
    return body()
  }

  /// Runs a closure in the context at a fixed address and returns its reads.
  ///
  /// These reads aren't added to those of the evaluation that is running in the context.
  static func tracking<Result>(
    at context: ValueReference<StyleContext>, _ body: () -> Result
  ) -> (result: Result, reads: ContextReads) {
    let outer = exchange(&context.value.reads, with: ContextReads())
    let result = run(at: context, body)
    return (result, exchange(&context.value.reads, with: outer))
  }
}
