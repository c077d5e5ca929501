@testable import ProtocolStyle

// MARK: - Nodes

/// Changes of single nodes.
extension MirrorWorld {
  func write(_ node: AnyNodeHandle) {
    guard let model = tree.node(of: node) as? any MirrorNode else { return }
    if let object = model as? PlainObject { return write(object, at: node) }
    let number = data.number()
    note("\(node) has \(number)")
    if data.chance(20), let handle = tree.handle(node, as: SharedItemRow.self) {
      let (item, last) = (data.pick(items), data.pick(items))
      tree[handle].item = item
      tree[handle].items.append(last)
      return
    }
    write(number, to: model, at: node)
  }

  private func write<Node: MirrorNode>(_ number: Int, to model: Node, at node: AnyNodeHandle) {
    guard let handle = tree.handle(node, as: Node.self) else {
      return note(problems: ["\(node) is not of \(Node.self)"])
    }
    tree[handle].number = number
  }

  /// Changes an object in each of the ways that a tree can detect.
  private func write(_ object: PlainObject, at node: AnyNodeHandle) {
    let number = data.number()
    guard data.chance(50), let handle = tree.handle(node, as: PlainObject.self) else {
      note("\(node) has \(number) from outside")
      object.number = number
      return tree.setNeedsStyle(of: node)
    }
    note("\(node) has \(number) as an object")
    tree[handle].number = number
  }

  func setControlState(_ node: AnyNodeHandle) {
    let state = data.chance(30) ? nil : data.state()
    note("control state of \(node): \(state.map { "\($0)" } ?? "its own")")
    settings[node]?.controlState = state
    tree.setControlState(state, of: node)
  }

  func resize(among nodes: [AnyNodeHandle]) {
    let containers = nodes.filter { tree.isSizeContainer($0) }
    if containers.isEmpty { return }
    let (container, width) = (data.pick(containers), data.width())
    note("width of \(container): \(width.map { "\($0)" } ?? "unknown")")
    settings[container]?.width = width
    tree.setContainerWidth(width, of: container)
  }

  func override(_ node: AnyNodeHandle) {
    let limit = data.random(2..<9)
    guard settings[node]?.overrides.count ?? 0 < limit else { return clearOverrides(node) }
    let writes = (0..<data.random(1..<3)).map { _ in data.pick(MirrorWrite.allCases) }
    note("override \(node) \(writes)")
    set(.write(writes), at: node)
  }

  func clearOverrides(_ node: AnyNodeHandle) {
    switch data.random(0..<4) {
    case 0:
      note("clear the text of \(node)")
      set(.clearText, at: node)
    case 1:
      note("clear the alpha of \(node)")
      set(.clearAlpha, at: node)
    default:
      note("clear all overrides of \(node)")
      settings[node]?.overrides = []
      tree.clearOverrides(of: node)
    }
  }

  private func set(_ override: Settings.Override, at node: AnyNodeHandle) {
    settings[node]?.overrides.append(override)
    Self.apply(override, to: node, of: tree)
  }

  /// Sets or clears an override in this tree or in one that is built from scratch.
  static func apply(
    _ override: Settings.Override, to node: AnyNodeHandle, of tree: StyleTree
  ) {
    switch override {
    case .write(let writes):
      tree.override(node) { model in
        for write in writes { write.apply(to: &model) }
      }
    case .clearText: tree.clearOverride(.text, of: node)
    case .clearAlpha: tree.clearOverride(.alpha, of: node)
    }
  }

  func setScope(_ node: AnyNodeHandle) {
    let index = data.chance(40) ? nil : data.random(MirrorPalette.scopes.indices)
    note("scope of \(node): \(index.map { "\($0)" } ?? "none")")
    let scope = index.map { MirrorPalette.scopes[$0] }
    settings[node]?.scope = scope
    tree.setScope(scope, at: node)
  }
}

// MARK: - Context

/// Changes that affect all nodes.
extension MirrorWorld {
  func changeRules() {
    if data.chance(50), !rules.isEmpty {
      let (rule, identity) = rules.remove(at: data.random(rules.indices))
      note("remove rule \(rule)")
      tree.styleSheet.remove(identity)
    } else if rules.count < 6 {
      let rule = data.random(MirrorPalette.rules.indices)
      note("insert rule \(rule)")
      rules.append((rule, tree.styleSheet.insert(MirrorPalette.rules[rule])))
    }
  }

  func changeThemes() {
    let chosen = (0..<data.random(0..<3)).map { _ in data.random(MirrorPalette.themes.indices) }
    note("themes \(chosen)")
    tree.themes = chosen.map { MirrorPalette.themes[$0] }
  }

  func changePacks() {
    let chosen = MirrorPalette.packs.indices.filter { _ in data.chance(50) }
    note("packs \(chosen)")
    tree.packs = chosen.map { MirrorPalette.packs[$0] }
  }

  func changeEnvironment() {
    if data.chance(70) {
      tree.environment.colorScheme = tree.environment.colorScheme == .dark ? .light : .dark
    } else {
      tree.environment.contrast =
        tree.environment.contrast == .increased ? .standard : .increased
    }
    if data.chance(20) { tree.environment.reduceMotion.toggle() }
    note(
      "\(tree.environment.colorScheme), contrast \(tree.environment.contrast), "
        + "reduced motion: \(tree.environment.reduceMotion)")
  }

  func changeTokens() {
    let glow: Color? = data.chance(40) ? nil : .mirror(data.number())
    let shade: Color? = data.chance(40) ? nil : .mirror(data.number())
    note("glow \(glow.map { "\($0)" } ?? "-"), shade \(shade.map { "\($0)" } ?? "-")")
    tree.tokens[.glow] = glow
    tree.tokens[.shade] = shade
  }

  func changeResets() {
    if !held.isEmpty, data.chance(60) {
      let (token, reset) = held.remove(at: data.random(held.indices))
      note("end reset \(reset)")
      return tree.restore(token)
    }
    let reset = data.random(MirrorPalette.resets.indices)
    note("begin reset \(reset)")
    held.append((MirrorPalette.resets[reset](tree), reset))
  }
}

// MARK: - Objects

/// Changes of observable objects, which the tree has to detect itself.
extension MirrorWorld {
  /// A change of an object.
  private struct ObjectChange: Sendable, CustomStringConvertible {
    enum Target: Sendable {
      case live(LiveObject)
      case item(SharedItem)
    }

    /// The index of the object among all objects.
    let place: Int
    let target: Target
    let number: Int

    var description: String { "object \(place) has \(number)" }

    func apply() {
      switch target {
      case .live(let object): object.number = number
      case .item(let item) where number.isMultiple(of: 2): item.isOn = number.isMultiple(of: 4)
      case .item(let item): item.number = number
      }
    }
  }

  private func makeChange() -> ObjectChange {
    let place = data.random(0..<liveObjects.count + items.count)
    return ObjectChange(
      place: place,
      target: place < liveObjects.count
        ? .live(liveObjects[place]) : .item(items[place - liveObjects.count]),
      number: data.number())
  }

  func changeObject() {
    let change = makeChange()
    note("\(change)")
    change.apply()
  }

  nonisolated(nonsending) func changeObjectElsewhere() async {
    let change = makeChange()
    note("\(change), on another thread")
    await Task.detached { change.apply() }.value
  }

  /// Refreshes while two other threads change objects, then refreshes until nothing changes.
  nonisolated(nonsending) func changeObjectsDuringRefreshes() async {
    check()
    let changes = (0..<data.random(4..<40)).map { _ in makeChange() }
    note("on other threads, during refreshes: \(changes)")
    // A change that races a refresh is found however late its thread assigns the value.
    tree.refresher.observed.settlingTime = .seconds(1_000_000)
    // Each object is changed by only one thread, so its last change is the same in each run.
    let tasks = (0..<2).map { thread in
      Task.detached {
        for change in changes where change.place % 2 == thread { change.apply() }
      }
    }
    for _ in 0..<4 {
      updateWhileRacing()
      await Task.yield()
    }
    for task in tasks { await task.value }
    var count = 0
    while count < 10, !updateWhileRacing() { count += 1 }
    compare(withReplica: true)
  }

  /// Refreshes while objects can change.
  ///
  /// - Returns: Whether the report was empty.
  @discardableResult
  private func updateWhileRacing() -> Bool {
    let report = tree.refresh()
    note(
      problems: mirror.update(with: report, of: tree, { tree.viewModel(of: $0) }, isRacing: true))
    return report.isEmpty
  }
}
