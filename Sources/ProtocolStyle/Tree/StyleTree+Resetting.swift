extension StyleTree {
  /// Hides rules from nodes that are attached while the reset is held, until these are detached.
  ///
  /// Use it for screens that the app doesn't own, such as a system screen that a customized bar
  /// leaks into. It hides the rules of every origin whose target is exactly the given one,
  /// including those added later. Nodes attached before or after aren't affected; those attached
  /// meanwhile stay plain after the reset has ended.
  ///
  /// - Parameters:
  ///   - target: The target that rules were written for, such as `.navigationBar`.
  ///   - attributes: The attributes to hide; nil, the default, hides those rules entirely.
  /// - Returns: A token that ends the reset when it's passed to `restore(_:)`.
  public func reset(
    of target: StyleRule.Target, attributes: AttributeList? = nil
  ) -> ResetToken {
    requireIdle("A reset was begun")
    let reset = Reset(target: target, attributes: attributes.map { Set($0.map(\.id)) })
    return ResetToken(tree: serial, number: resets.hold(reset))
  }

  /// Hides the rules for a type or a trait from nodes that are attached while the reset is held.
  ///
  /// It's a short form for the target `.type(NavigationBar.self)`.
  ///
  /// - Parameters:
  ///   - type: The type or trait that rules were written for.
  ///   - attributes: The attributes to hide; nil, the default, hides those rules entirely.
  /// - Returns: A token that ends the reset when it's passed to `restore(_:)`.
  public func reset(of type: any Any.Type, attributes: AttributeList? = nil) -> ResetToken {
    reset(of: .type(type), attributes: attributes)
  }

  /// Ends a reset: nodes attached from now on take the rules again.
  ///
  /// - Parameter token: The token of the reset. Tokens may be restored in any order, and more than
  ///   once; a token of another tree has no effect.
  public func restore(_ token: ResetToken) {
    requireIdle("A reset was ended")
    guard token.tree == serial else { return }
    resets.end(token.number)
  }

  /// Holds a reset while a closure runs; the reset also ends when the closure throws.
  ///
  /// ```swift
  /// tree.withReset(of: .navigationBar) {
  ///   tree.attach(ContactScreen())
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - target: The target that rules were written for.
  ///   - attributes: The attributes to hide; nil, the default, hides those rules entirely.
  ///   - body: A closure that attaches nodes.
  /// - Returns: The result of `body`.
  /// - Throws: Any error that `body` throws.
  public func withReset<Result>(
    of target: StyleRule.Target, attributes: AttributeList? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    let token = reset(of: target, attributes: attributes)
    defer { restore(token) }
    return try body()
  }

  /// Holds a reset of the rules for a type or a trait while a closure runs; the reset also ends
  /// when the closure throws.
  ///
  /// - Parameters:
  ///   - type: The type or trait that rules were written for.
  ///   - attributes: The attributes to hide; nil, the default, hides those rules entirely.
  ///   - body: A closure that attaches nodes.
  /// - Returns: The result of `body`.
  /// - Throws: Any error that `body` throws.
  public func withReset<Result>(
    of type: any Any.Type, attributes: AttributeList? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    try withReset(of: .type(type), attributes: attributes, body)
  }

  /// Holds a reset while an asynchronous closure runs on the caller's actor; the reset also ends
  /// when the closure throws.
  ///
  /// Other work of the actor may attach nodes meanwhile; the reset applies to these too.
  ///
  /// - Parameters:
  ///   - target: The target that rules were written for.
  ///   - attributes: The attributes to hide; nil, the default, hides those rules entirely.
  ///   - body: A closure that attaches nodes.
  /// - Returns: The result of `body`.
  /// - Throws: Any error that `body` throws.
  nonisolated(nonsending) public func withReset<Result>(
    of target: StyleRule.Target, attributes: AttributeList? = nil,
    _ body: nonisolated(nonsending) () async throws -> Result
  ) async rethrows -> Result {
    let token = reset(of: target, attributes: attributes)
    defer { restore(token) }
    return try await body()
  }

  /// Holds a reset of the rules for a type or a trait while an asynchronous closure runs; the reset
  /// also ends when the closure throws.
  ///
  /// - Parameters:
  ///   - type: The type or trait that rules were written for.
  ///   - attributes: The attributes to hide; nil, the default, hides those rules entirely.
  ///   - body: A closure that attaches nodes.
  /// - Returns: The result of `body`.
  /// - Throws: Any error that `body` throws.
  nonisolated(nonsending) public func withReset<Result>(
    of type: any Any.Type, attributes: AttributeList? = nil,
    _ body: nonisolated(nonsending) () async throws -> Result
  ) async rethrows -> Result {
    try await withReset(of: .type(type), attributes: attributes, body)
  }
}

/// The resets of a tree that are held, with the numbers of their tokens.
struct HeldResets {
  private var held: [(number: Int, reset: Reset)] = []
  private var count = 0

  /// Whether none is held.
  var isEmpty: Bool {
    @inline(__always)
    get { held.isEmpty }
  }

  /// The rules that are hidden from nodes attached now.
  var hidden: Set<Reset> { Set(held.map(\.reset)) }

  /// Holds a reset.
  ///
  /// - Returns: The number of its token.
  mutating func hold(_ reset: Reset) -> Int {
    count += 1
    held.append((count, reset))
    return count
  }

  /// Ends the reset of a token; ending it again has no effect.
  mutating func end(_ number: Int) {
    held.removeAll { $0.number == number }
  }
}
