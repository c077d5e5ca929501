extension StyleTree {
  /// Hides rules from nodes that are attached while the reset is held, for as long as these stay.
  ///
  /// For what the app does not own, such as a system screen that a customised bar leaks into.
  /// Hidden are the rules of every origin whose target is exactly the one given, also those added
  /// later. Nodes attached before or after do not notice; those attached meanwhile stay plain when
  /// the reset has ended.
  ///
  /// - Parameters:
  ///   - target: The type or trait that rules were written for: `NavigationBar.self`.
  ///   - attributes: What of those rules is hidden; nil, the default, hides all of it.
  /// - Returns: What ends the reset, by `restore(_:)`.
  public func reset(
    of target: any Any.Type, attributes: AttributeList? = nil
  ) -> ResetToken {
    reset(.type(TypePattern(target)), attributes)
  }

  /// Hides the rules for a kind from nodes that are attached while the reset is held.
  ///
  /// - Parameters:
  ///   - kind: The kind that rules were written for: `.navigationBar`.
  ///   - attributes: What of those rules is hidden; nil, the default, hides all of it.
  /// - Returns: What ends the reset, by `restore(_:)`.
  public func reset(of kind: NodeKind, attributes: AttributeList? = nil) -> ResetToken {
    reset(of: kind.protocolType, attributes: attributes)
  }

  /// Hides the rules for a style class from nodes that are attached while the reset is held.
  ///
  /// - Parameters:
  ///   - styleClass: The class that rules were written for: `"Large"`.
  ///   - attributes: What of those rules is hidden; nil, the default, hides all of it.
  /// - Returns: What ends the reset, by `restore(_:)`.
  public func reset(
    ofClass styleClass: String, attributes: AttributeList? = nil
  ) -> ResetToken {
    reset(.styleClass(styleClass), attributes)
  }

  /// Ends a reset: nodes attached from now on take the rules again.
  ///
  /// - Parameter token: What the reset handed back. Receipts may be given back in any order, and
  ///   twice without harm; one of another tree says nothing here.
  public func restore(_ token: ResetToken) {
    requireIdle("A reset was ended")
    guard token.tree == serial else { return }
    resets.end(token.number)
  }

  /// Holds a reset while a closure runs, also when it throws.
  ///
  /// ```swift
  /// tree.withReset(of: .navigationBar) {
  ///   tree.attach(ContactScreen())
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - target: The type or trait that rules were written for.
  ///   - attributes: What of those rules is hidden; nil, the default, hides all of it.
  ///   - body: What attaches nodes.
  /// - Returns: What `body` returned.
  /// - Throws: What `body` throws.
  public func withReset<Result>(
    of target: any Any.Type, attributes: AttributeList? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    let token = reset(of: target, attributes: attributes)
    defer { restore(token) }
    return try body()
  }

  /// Holds a reset of the rules for a kind while a closure runs, also when it throws.
  ///
  /// - Parameters:
  ///   - kind: The kind that rules were written for.
  ///   - attributes: What of those rules is hidden; nil, the default, hides all of it.
  ///   - body: What attaches nodes.
  /// - Returns: What `body` returned.
  /// - Throws: What `body` throws.
  public func withReset<Result>(
    of kind: NodeKind, attributes: AttributeList? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    try withReset(of: kind.protocolType, attributes: attributes, body)
  }

  /// Holds a reset of the rules for a style class while a closure runs, also when it throws.
  ///
  /// - Parameters:
  ///   - styleClass: The class that rules were written for.
  ///   - attributes: What of those rules is hidden; nil, the default, hides all of it.
  ///   - body: What attaches nodes.
  /// - Returns: What `body` returned.
  /// - Throws: What `body` throws.
  public func withReset<Result>(
    ofClass styleClass: String, attributes: AttributeList? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    let token = reset(ofClass: styleClass, attributes: attributes)
    defer { restore(token) }
    return try body()
  }

  /// Holds a reset while an asynchronous closure runs, on the caller's actor, also when it throws.
  ///
  /// Other work of the actor may attach nodes meanwhile: the reset is for them too.
  ///
  /// - Parameters:
  ///   - target: The type or trait that rules were written for.
  ///   - attributes: What of those rules is hidden; nil, the default, hides all of it.
  ///   - body: What attaches nodes.
  /// - Returns: What `body` returned.
  /// - Throws: What `body` throws.
  nonisolated(nonsending) public func withReset<Result>(
    of target: any Any.Type, attributes: AttributeList? = nil,
    _ body: nonisolated(nonsending) () async throws -> Result
  ) async rethrows -> Result {
    let token = reset(of: target, attributes: attributes)
    defer { restore(token) }
    return try await body()
  }

  /// Holds a reset of the rules for a kind while an asynchronous closure runs, also when it throws.
  ///
  /// - Parameters:
  ///   - kind: The kind that rules were written for.
  ///   - attributes: What of those rules is hidden; nil, the default, hides all of it.
  ///   - body: What attaches nodes.
  /// - Returns: What `body` returned.
  /// - Throws: What `body` throws.
  nonisolated(nonsending) public func withReset<Result>(
    of kind: NodeKind, attributes: AttributeList? = nil,
    _ body: nonisolated(nonsending) () async throws -> Result
  ) async rethrows -> Result {
    try await withReset(of: kind.protocolType, attributes: attributes, body)
  }

  /// Holds a reset of the rules for a style class while an asynchronous closure runs, also when it
  /// throws.
  ///
  /// - Parameters:
  ///   - styleClass: The class that rules were written for.
  ///   - attributes: What of those rules is hidden; nil, the default, hides all of it.
  ///   - body: What attaches nodes.
  /// - Returns: What `body` returned.
  /// - Throws: What `body` throws.
  nonisolated(nonsending) public func withReset<Result>(
    ofClass styleClass: String, attributes: AttributeList? = nil,
    _ body: nonisolated(nonsending) () async throws -> Result
  ) async rethrows -> Result {
    let token = reset(ofClass: styleClass, attributes: attributes)
    defer { restore(token) }
    return try await body()
  }

  /// Hides the rules from a node that were hidden from a node of another tree.
  func hide(_ resets: Set<Reset>, from node: some NodeReference) {
    let index = index(of: node)
    store.hidden[index] = resets
    store.records[Int(index)].flags.insert(.hasHidden)
    store.records[Int(index)].revision = NodeRecord.stale
  }

  private func reset(_ target: StyleRule.Target, _ attributes: AttributeList?) -> ResetToken {
    requireIdle("A reset was begun")
    let reset = Reset(target: target, attributes: attributes.map { Set($0.map(\.id)) })
    return ResetToken(tree: serial, number: resets.hold(reset))
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

  /// The rules that nodes don't take which are attached now.
  var hidden: Set<Reset> { Set(held.map(\.reset)) }

  /// Holds a reset.
  ///
  /// - Returns: The number of its token.
  mutating func hold(_ reset: Reset) -> Int {
    count += 1
    held.append((count, reset))
    return count
  }

  /// Ends the reset of a token; to end it twice does no harm.
  mutating func end(_ number: Int) {
    held.removeAll { $0.number == number }
  }
}
