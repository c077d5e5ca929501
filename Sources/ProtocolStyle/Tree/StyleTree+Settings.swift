/// Settings of single nodes.
extension StyleTree {
  /// Overrides values of one node: the highest level of the cascade.
  ///
  /// ```swift
  /// tree.override(buy) { $0.alpha = 0.5 }
  /// tree.clearOverride(.alpha, of: buy)
  /// ```
  ///
  /// The closure is kept and run whenever the node is styled, so adaptive colors and tokens in it
  /// follow the environment. Its model has the values of all lower levels; `nil` means none.
  /// Several overrides of one node are applied in the order in which they were set. One that has
  /// run and read nothing – no token, environment or control state, and no value of its model – is
  /// a set of values: it's discarded once later ones have replaced all of them, so a node can be
  /// overridden at each step of an animation. What a closure captures doesn't count as read.
  /// Conditions test the state that was set or the model's own, not a `controlState` written here.
  /// Traps when the node isn't attached.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - fileID: The file of the override, for explanations.
  ///   - line: The line of the override, for explanations.
  ///   - body: A closure that writes the values.
  public func override(
    _ node: some NodeReference, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping StyleClosure
  ) {
    let override = LocalOverride(at: RuleLocation(fileID: fileID, line: line), body)
    // The reads of observed objects aren't known for each closure.
    let isTracked = store.column(of: Int(index(of: node))).object.isTracked
    var removed: [LocalOverride] = []
    change(node) { settings in
      if !isTracked { removed = settings.removeReplacedOverrides() }
      settings.overrides.append(override)
    }
    // Released last, because that may run user code, which must find the tree consistent.
    withExtendedLifetime(removed) {}
  }

  /// Removes the values that overrides of a node write to one attribute, which reveals lower
  /// levels.
  ///
  /// - Parameters:
  ///   - attribute: The attribute: `.alpha`.
  ///   - node: The node; traps when it isn't attached.
  public func clearOverride<Value>(_ attribute: Attribute<Value>, of node: some NodeReference) {
    change(node) { settings in
      for index in settings.overrides.indices {
        settings.overrides[index].cleared.insert(attribute.id)
      }
    }
  }

  /// Removes all overrides of a node, which reveals lower levels.
  ///
  /// - Parameter node: The node; traps when it isn't attached.
  public func clearOverrides(of node: some NodeReference) {
    // Released last, because that may run user code, which must find the tree consistent.
    let ended = store.settings[index(of: node)]?.overrides
    change(node) { $0.overrides = [] }
    withExtendedLifetime(ended) {}
  }

  /// Sets the state of a control, which conditions test.
  ///
  /// It replaces the model's own state from `ControlStateContent`, at the level of conformances: a
  /// custom closure can read it as the model's `controlState`, if the kind is a control.
  ///
  /// - Parameters:
  ///   - state: The state; nil restores the model's own state, which is normal by default.
  ///   - node: The node; traps when it isn't attached.
  public func setControlState(_ state: ControlState?, of node: some NodeReference) {
    let index = Int(index(of: node))
    let isStale = mayDependOnControlState(index)
    if store.settings[UInt32(index)]?.controlState != state {
      requireIdle("\(node) was given settings")
      refresher.touchDependants(onStateOf: index)
      if refresher.descendantReaderCount > 0 { refresher.touchAncestors(onStateOf: index) }
    }
    change(node, isStale: isStale) { $0.controlState = state }
  }

  /// Whether a node must be restyled when its control state changes.
  private func mayDependOnControlState(_ index: Int) -> Bool {
    let flags = store.records[index].flags
    // The reads for the node are only valid if it's up to date.
    if resolver.outdated != .nothing || store.records[index].revision != refresher.revision {
      return true
    }
    if flags.contains(.hasScope) || flags.contains(.keepsContent) { return true }
    let place = store.place(of: index)
    let matchedRules = resolver.currentMatchedRules(of: index).object
    return resolver.findsControlState(place, matchedRules) || resolver.dependsOnControlState(place)
  }

  /// Changes themes, environment or rules for a node and its descendants.
  ///
  /// It ranks above the scope of a node that adopts `ScopeProviding`.
  ///
  /// - Parameters:
  ///   - scope: The changes; nil removes the scope that was set.
  ///   - node: The node; traps when it isn't attached.
  public func setScope(_ scope: StyleScope?, at node: some NodeReference) {
    let ended = store.settings[index(of: node)]?.scope
    requireIdle("\(node) was given settings")
    // The state of a control in the scope may read the environment.
    refresher.touchDependants(within: Int(index(of: node)))
    change(node) { $0.scope = scope }
    withExtendedLifetime(ended) {}
  }

  /// The scope that was set at a node; nil if there is none.
  ///
  /// - Parameter node: The node; traps when it isn't attached.
  /// - Returns: The scope, without that of a `ScopeProviding` node.
  public func scope(at node: some NodeReference) -> StyleScope? {
    store.settings[index(of: node)]?.scope
  }

  /// The state of a control: the one that was set, or else the model's own, or else normal.
  ///
  /// - Parameter node: The node; traps when it isn't attached.
  /// - Returns: The state.
  public func controlState(of node: some NodeReference) -> ControlState {
    let index = Int(index(of: node))
    requireIdle("The control state of \(node) was read")
    refresher.bringUpToDate(index)
    let inheritedContext = resolver.inheritedContext(of: index).object
    let column = store.column(of: index).object
    return resolver.stylingInNormalState(store.place(of: index), column, in: inheritedContext) {
      resolver.controlState(ofNode: UInt32(index))
    }
  }

  /// The state of the enclosing control of a node, which is its nearest ancestor whose kind is a
  /// control or a table cell; normal if there is none.
  ///
  /// - Parameter node: The node; traps when it isn't attached.
  /// - Returns: The state, as ``ControlState/ofEnclosingControl`` returns it while the node is
  ///   styled.
  public func enclosingControlState(of node: some NodeReference) -> ControlState {
    let index = Int(index(of: node))
    requireIdle("The state of the control around \(node) was read")
    refresher.bringUpToDate(index)
    return resolver.enclosingControlState(ofNode: UInt32(index))
  }

  func change(
    _ node: some NodeReference, isStale: Bool = true, _ body: (inout NodeSettings) -> Void
  ) {
    let index = self.index(of: node)
    requireIdle("\(node) was given settings")
    refresher.touch(Int(index))
    changeSettings(at: index, body)
    if isStale {
      store.records[Int(index)].revision = NodeRecord.stale
      if store.records[Int(index)].firstChild != NodeRecord.none { refresher.advanceRevision() }
    }
    refresher.inbox.raise()
  }

  /// Changes the settings of a node, which must be restyled.
  func changeSettings(at index: UInt32, _ body: (inout NodeSettings) -> Void) {
    // Changed in place, because a node may have many overrides.
    let (isSet, isScoped) = store.settings[index, default: NodeSettings()].change(body)
    if !isSet { store.settings[index] = nil }
    if store.records[Int(index)].flags.contains(.hasScope) { resolver.scopes[index] = nil }
    let hasScope = store.column(of: Int(index)).object.scope != nil
    store.records[Int(index)].flags.set(.hasSettings, to: isSet)
    store.records[Int(index)].flags.set(.hasScope, to: hasScope || isScoped)
  }
}

extension NodeSettings {
  /// Runs a closure on the settings.
  ///
  /// - Returns: Whether there are settings then, and whether one of them is a scope.
  fileprivate mutating func change(
    _ body: (inout NodeSettings) -> Void
  ) -> (isSet: Bool, isScoped: Bool) {
    body(&self)
    return (!isEmpty, scope != nil)
  }
}

extension StyleTree {
  /// Hides a node or shows it again, by an override that replaces that of an earlier call.
  ///
  /// Other overrides of the node stay. Traps when the node isn't attached.
  ///
  /// - Parameters:
  ///   - isHidden: Whether the node is hidden; if false, lower levels determine it.
  ///   - node: The node.
  package func setHidden(_ isHidden: Bool, of node: some NodeReference) {
    let location = RuleLocation(fileID: #fileID, line: #line)
    change(node) { settings in
      settings.overrides.removeAll(where: \.hidesNode)
      if isHidden {
        settings.overrides.append(
          LocalOverride(at: location, hidesNode: true) { $0.isHidden = true })
      }
    }
  }
}

extension StyleTree {
  /// Reads the attributes of packs from nodes, and no longer those of former packs.
  ///
  /// Every type is planned again, and every node restyled when it's read, as if its attributes had
  /// been read from the start.
  func readAttributes(of packs: [StylePack]) {
    requireIdle("The tree's settings were changed")
    let applier = baseApplier.adding(packs)
    guard !applier.attributes.elementsEqual(self.applier.attributes, by: { $0.id == $1.id })
    else { return }
    var fresh: [AnyColumn] = []
    for number in store.columnNumbers {
      let column = store.column(number).object
      let replanned = column.replanned(by: applier, isObserved: true)
      fresh.append(replanned)
      // Content isn't kept, so the former content must be noted while its attributes are still
      // read.
      if !replanned.plan.readsSameContent(as: column.plan) {
        column.forEachRow { _, index in refresher.touch(index) }
      }
    }
    resolver.applier = applier
    store.discardPlans()
    for column in fresh { store.setColumn(column) }
    refresher.advanceRevision()
    resolver.invalidate(.everything)
  }
}

// MARK: - Resetting

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
  var isEmpty: Bool { held.isEmpty }

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

// MARK: - Widths of Containers

/// The widths of containers.
extension StyleTree {
  /// Sets the width of a container, which the styles of the nodes in it compare with thresholds.
  ///
  /// Call it whenever the container is laid out. A width that crosses no threshold which a node of the
  /// tree has read costs as much as storing the number: nothing is evaluated, and no observer is
  /// notified. The width stays with the node when it's moved.
  ///
  /// - Parameters:
  ///   - width: The width of the container's content box, in points. NaN and negative numbers count
  ///     as zero, and infinity as the greatest finite number. Nil, as at first, means that the width
  ///     isn't known, so that it's at least no threshold.
  ///   - node: A node whose type adopts ``SizeContainer``; traps when it doesn't, and when the node
  ///     isn't attached.
  public func setContainerWidth(_ width: Double?, of node: some NodeReference) {
    let index = Int(index(of: node))
    requireIdle("The width of \(node) was set")
    store.column(of: index).with { column in
      if !column.isContainer { stopSettingWidth(of: column) }
    }
    if refresher.setContainerWidth(width.map(ContainerWidth.width), of: index) {
      refresher.inbox.raise()
    }
  }

  private func stopSettingWidth(of column: AnyColumn) -> Never {
    fatalError(
      "StyleTree.setContainerWidth(_:of:): \(column.nodeType) isn't a container. Adopt SizeContainer, "
        + "as every ScreenNode does, or set the width of an ancestor that does.")
  }

  /// Whether a node is a container, so that its width can be set: its type adopts ``SizeContainer``.
  ///
  /// - Parameter node: The node; traps when it isn't attached.
  /// - Returns: Whether it's a container.
  public func isSizeContainer(_ node: some NodeReference) -> Bool {
    store.column(of: Int(index(of: node))).with(\.isContainer)
  }

  /// The width that was set for a container.
  ///
  /// - Parameter node: The node; traps when it isn't attached.
  /// - Returns: The width in points; nil if none was set, or if the node isn't a container.
  public func containerWidth(of node: some NodeReference) -> Double? {
    store.containerSizes[index(of: node)]?.width
  }

  /// The width of the container around a node, which ``ContainerWidth/isAtLeast(_:)`` compares while
  /// the node is styled.
  ///
  /// - Parameter node: The node; traps when it isn't attached.
  /// - Returns: The width in points; nil if there is no container, or if its width wasn't set.
  public func enclosingContainerWidth(of node: some NodeReference) -> Double? {
    resolver.enclosingContainerWidth(of: Int(index(of: node)))
  }

  /// The container around a node: its nearest ancestor that adopts ``SizeContainer``.
  ///
  /// - Parameter node: The node; traps when it isn't attached.
  /// - Returns: The container; nil if there is none.
  public func enclosingContainer(of node: some NodeReference) -> AnyNodeHandle? {
    store.enclosingContainer(of: Int(index(of: node))).map { store.handle(UInt32($0)) }
  }
}
