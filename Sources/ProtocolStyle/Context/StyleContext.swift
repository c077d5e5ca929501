internal import CStyleRuntime

/// Everything that getters, closures and adaptive colours are evaluated in.
///
/// The current context lives on the stack of the call that set it and is reached through one
/// thread-local pointer. Styling is synchronous, so the pointer never outlives its context and no
/// other thread ever sees it.
struct StyleContext {
  var environment = StyleEnvironment()

  /// The context that answers on this thread: the innermost `run(_:)`, else the default one.
  static var current: StyleContext {
    guard let pointer = protocol_style_context_get() else { return StyleContext() }
    return pointer.assumingMemoryBound(to: StyleContext.self).pointee
  }

  /// Makes this context the current one of the thread while `body` runs.
  func run<Result>(_ body: () -> Result) -> Result {
    let outer = protocol_style_context_get()
    defer { protocol_style_context_set(outer) }
    return withUnsafePointer(to: self) { pointer in
      protocol_style_context_set(UnsafeMutableRawPointer(mutating: pointer))
      return body()
    }
  }
}
