import ProtocolStyle

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

  func override(_ node: AnyNodeHandle) {
    guard settings[node]?.overrides.count ?? 0 < 4 else { return clearOverrides(node) }
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
