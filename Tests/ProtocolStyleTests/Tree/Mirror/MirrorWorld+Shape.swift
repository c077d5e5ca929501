import ProtocolStyle

/// Changes of the tree's shape.
extension MirrorWorld {
  func attach(among nodes: [AnyNodeHandle]) {
    let parent = nodes.isEmpty || data.chance(15) ? nil : data.pick(nodes)
    let siblings = parent.map { tree.children(of: $0) } ?? tree.roots
    let index = data.chance(30) ? data.random(0..<siblings.count + 1) : nil
    let model = makeModel()
    let node =
      parent.map { tree.attach(erased: model, to: $0, at: index) }
      ?? tree.attach(erased: model, at: index)
    note(
      "attach \(type(of: model))(\(model.number)) as \(node) to "
        + (parent.map { "\($0)" } ?? "the roots"))
    settings[node] = Settings(resets: held.map(\.reset))
    placed.insert(node)
    if use == .everything, data.chance(50) { mirror.noteAttached(node, tree.viewModel(of: node)) }
  }

  /// Attaches many nodes that are detached together.
  func attachList(among nodes: [AnyNodeHandle]) {
    let list = tree.attach(TintCard(number: data.number()), to: data.pick(nodes)).erased
    let rows = (0..<data.random(10..<40)).map { _ in
      tree.attach(ReadingLabel(number: data.number()), to: list).erased
    }
    note("attach \(rows.count) labels to \(list)")
    for node in [list] + rows { settings[node] = Settings(resets: held.map(\.reset)) }
    placed.formUnion([list] + rows)
  }

  private func makeModel() -> any MirrorNode {
    let number = data.number()
    return switch data.random(0..<12) {
    case 0: TintCard(number: number)
    case 1: ReadingLabel(number: number)
    case 2: BadgeRow(number: number)
    case 3: HaloBox(number: number)
    case 4: EchoRow(number: number)
    case 5: SwitchButton(number: number)
    case 6: ScopedCard(number: number)
    case 7: data.pick(plainObjects)
    case 8, 9: data.pick(liveObjects)
    case 10: makeRow(number)
    default: SharedItemPanel(number: number, item: data.pick(items))
    }
  }

  private func makeRow(_ number: Int) -> SharedItemRow {
    SharedItemRow(
      number: number, item: data.chance(50) ? data.pick(items) : nil,
      items: (0..<data.random(0..<3)).map { _ in data.pick(items) },
      holder: SharedItemRow.Holder(item: data.pick(items)))
  }

  /// Detaches a subtree if enough other nodes remain.
  func detach(_ node: AnyNodeHandle) {
    let subtree = Array(tree.nodes(in: node))
    guard tree.count - subtree.count >= 4 else { return setControlState(node) }
    note("detach \(node)")
    tree.detach(node)
    for node in subtree { settings[node] = nil }
    placed.formUnion(subtree)
  }

  func move(_ node: AnyNodeHandle, among nodes: [AnyNodeHandle]) {
    guard data.chance(85) else {
      let index = place(of: node, among: tree.roots)
      placed.insert(node)
      note("move \(node) to the roots, at \(index.map { "\($0)" } ?? "the end")")
      return tree.moveToRoot(node, at: index)
    }
    let parent = data.pick(nodes)
    guard parent != node, !tree.ancestors(of: parent).contains(node) else { return }
    let index = place(of: node, among: tree.children(of: parent))
    placed.insert(node)
    note("move \(node) to \(parent), at \(index.map { "\($0)" } ?? "the end")")
    do {
      try tree.move(node, to: parent, at: index)
    } catch {
      note(problems: ["\(error)"])
    }
  }

  /// Returns the sibling to move a node before; nil for the last position.
  private func place(of node: AnyNodeHandle, among siblings: [AnyNodeHandle]) -> Int? {
    data.chance(40) ? nil : data.random(0..<siblings.count { $0 != node } + 1)
  }
}
