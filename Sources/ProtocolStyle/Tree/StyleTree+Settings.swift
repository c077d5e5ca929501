/// What is set on single nodes from outside.
extension StyleTree {
  /// Writes over everything else of one node: the highest level of the cascade.
  ///
  /// ```swift
  /// tree.override(buy) { $0.alpha = 0.5 }
  /// tree.clearOverride(.alpha, of: buy)
  /// ```
  ///
  /// The closure is kept and run whenever the node is styled, so adaptive colors and tokens in it
  /// follow the environment. It sees everything beneath; `nil` means none. Several overrides of one
  /// node write in the order in which they were set; one that is set over and over, as in an
  /// animation, is to be cleared before. Conditions ask for the state that was set or the
  /// model's own, not for a `controlState` that is written here. Traps when the node is not attached.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - fileID: Where the override is written, for explanations.
  ///   - line: Where the override is written, for explanations.
  ///   - body: What to write.
  public func override(
    _ node: some NodeReference, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping StyleClosure
  ) {
    let location = RuleLocation(fileID: fileID, line: line)
    change(node) { $0.overrides.append(LocalOverride(body: body, location: location)) }
  }

  /// Takes back what overrides of a node write to one attribute, which reveals what is beneath.
  ///
  /// - Parameters:
  ///   - attribute: The attribute: `.alpha`.
  ///   - node: The node; traps when it is not attached.
  public func clearOverride<Value>(_ attribute: Attribute<Value>, of node: some NodeReference) {
    change(node) { settings in
      for index in settings.overrides.indices {
        settings.overrides[index].cleared.insert(attribute.id)
      }
    }
  }

  /// Takes back all overrides of a node, which reveals what is beneath.
  ///
  /// - Parameter node: The node; traps when it is not attached.
  public func clearOverrides(of node: some NodeReference) {
    // These end last: that may run code of the user's, which finds the tree whole.
    let ended = store.settings[index(of: node)]?.overrides
    change(node) { $0.overrides = [] }
    withExtendedLifetime(ended) {}
  }

  /// Sets the state that a control is in, which conditions ask for.
  ///
  /// It stands for what the model says by `ControlStateContent`, at the level of conformances: a
  /// custom closure finds it as the model's `controlState`, if the kind is a control.
  ///
  /// - Parameters:
  ///   - state: The state; nil leaves it to the model again, whose own by default is normal.
  ///   - node: The node; traps when it is not attached.
  public func setControlState(_ state: ControlState?, of node: some NodeReference) {
    change(node, isStale: mayDependOnControlState(Int(index(of: node)))) { $0.controlState = state }
  }

  /// Whether a node has to be styled again when its control state changes.
  private func mayDependOnControlState(_ index: Int) -> Bool {
    let flags = store.records[index].flags
    // What was found for the node holds only if it's up to date.
    if resolver.outdated != .nothing || store.records[index].revision != revision { return true }
    if flags.contains(.hasScope) || flags.contains(.keepsContent) { return true }
    let place = store.place(of: index)
    let ruleSet = resolver.currentRuleSet(of: index).takeUnretainedValue()
    return findsControlState(place, ruleSet) || dependsOnControlState(place)
  }

  /// Changes themes, environment or rules for a node and everything in it.
  ///
  /// Lies over the scope that the node brings itself, if it is `ScopeProviding`.
  ///
  /// - Parameters:
  ///   - scope: What changes; nil takes back what was set.
  ///   - node: The node; traps when it is not attached.
  public func setScope(_ scope: StyleScope?, at node: some NodeReference) {
    let ended = store.settings[index(of: node)]?.scope
    change(node) { $0.scope = scope }
    withExtendedLifetime(ended) {}
  }

  /// The scope that was set at a node; nil when none was.
  ///
  /// - Parameter node: The node; traps when it is not attached.
  /// - Returns: The scope, without what a `ScopeProviding` node brings.
  public func scope(at node: some NodeReference) -> StyleScope? {
    store.settings[index(of: node)]?.scope
  }

  /// The state of a control: what was set, else what the model says, else normal.
  ///
  /// - Parameter node: The node; traps when it is not attached.
  /// - Returns: The state.
  public func controlState(of node: some NodeReference) -> ControlState {
    let index = Int(index(of: node))
    requireIdle("The control state of \(node) was read")
    bringUpToDate(index)
    let inheritedContext = resolver.inheritedContext(of: index).takeUnretainedValue()
    return resolver.styling(store.column(of: index).takeUnretainedValue(), in: inheritedContext) {
      resolver.controlState(ofNode: UInt32(index))
    }
  }

  /// Sets what was set on a node of another tree, all at once.
  func take(_ settings: NodeSettings, at node: some NodeReference) {
    change(node) {
      $0 = settings
      $0.reads = nil
    }
  }

  func change(
    _ node: some NodeReference, isStale: Bool = true, _ body: (inout NodeSettings) -> Void
  ) {
    let index = self.index(of: node)
    requireIdle("\(node) was given settings")
    touch(Int(index))
    // In place, for a node may have many overrides.
    body(&store.settings[index, default: NodeSettings()])
    if store.settings[index]?.isEmpty == true { store.settings[index] = nil }
    let isSet = store.settings[index] != nil
    let hasScope = store.column(of: Int(index)).takeUnretainedValue().scope != nil
    store.records[Int(index)].flags.set(.hasSettings, to: isSet)
    store.records[Int(index)].flags.set(
      .hasScope, to: hasScope || store.settings[index]?.scope != nil)
    resolver.scopes[index] = nil
    if isStale {
      store.records[Int(index)].revision = NodeRecord.stale
      if store.records[Int(index)].firstChild != NodeRecord.none { advanceRevision() }
    }
    tracker.inbox.raise()
  }
}

extension StyleTree {
  /// Hides a node or shows it again, by an override that takes the place of an earlier call's.
  ///
  /// Other overrides of the node stay. Traps when the node isn't attached.
  ///
  /// - Parameters:
  ///   - isHidden: Whether the node is hidden; when it isn't, lower levels decide.
  ///   - node: The node.
  package func setHidden(_ isHidden: Bool, of node: some NodeReference) {
    let location = RuleLocation(fileID: #fileID, line: #line)
    change(node) { settings in
      settings.overrides.removeAll(where: \.hidesNode)
      if isHidden {
        settings.overrides.append(
          LocalOverride(body: { $0.isHidden = true }, location: location, hidesNode: true))
      }
    }
  }
}

extension StyleTree {
  /// Reads from nodes what packs add, and no more what others added.
  ///
  /// Every type is planned anew then, and every node styled anew when it is read, as if its
  /// attributes had been read from the beginning on.
  func readAttributes(of packs: [StylePack]) {
    requireIdle("The tree's settings were changed")
    let applier = baseApplier.adding(packs)
    guard !applier.attributes.elementsEqual(self.applier.attributes, by: { $0.id == $1.id })
    else { return }
    var fresh: [AnyColumn] = []
    for number in 0..<store.columns.count {
      let column = store.column(number).takeUnretainedValue()
      fresh.append(column.replanned(by: applier, isObserved: true))
      // Content is not kept, so what it was has to be asked for while it is still read as it was.
      if !fresh[number].plan.readsSameContent(as: column.plan) {
        column.forEachRow { _, index in touch(index) }
      }
    }
    resolver.applier = applier
    store.forgetPlans()
    for column in fresh {
      if let former = store.setColumn(column) { resolver.formerColumns.append(former) }
    }
    voidTable()
  }
}
