import ProtocolStyle

/// Changes of the tree's shape.
extension RandomTree {
  func attach(among elements: [Element]) {
    let parent = elements.isEmpty || data.chance(20) ? nil : data.pick(elements)
    let siblings = parent?.children ?? reference.roots
    let index = data.chance(30) ? data.random(0..<siblings.count + 1) : nil
    let objects = elements.filter { $0.node is CardModel }
    let node = data.chance(8) && !objects.isEmpty ? data.pick(objects).node : data.node()
    let isErased = data.chance(20)
    func attach<Node: ReferenceNode>(_ node: Node) -> AnyNodeHandle {
      switch (parent, isErased) {
      case (nil, true): tree.attach(erased: node, at: index)
      case (nil, false): tree.attach(node, at: index).erased
      case (let parent?, true): tree.attach(erased: node, to: parent.handle, at: index)
      case (let parent?, false): tree.attach(node, to: parent.handle, at: index).erased
      }
    }
    // The static type of an object may be a superclass.
    let card = data.chance(30) ? node as? CardModel : nil
    let handle = card.map { attach($0) } ?? attach(node)
    let element = Element(node, handle, resets: held.map(\.reset))
    insert(element, into: parent, at: index)
    let number = node.number
    note(
      "attach \(type(of: node))(\(number)) as \(element.handle) "
        + "to \(parent.map { "\($0.handle)" } ?? "the roots")")
  }

  func move(_ element: Element, among elements: [Element]) {
    let parent = data.chance(20) ? nil : data.pick(elements)
    note("move \(element.handle) to \(parent.map { "\($0.handle)" } ?? "the roots")")
    let siblings = (parent?.children ?? reference.roots).filter { $0 !== element }
    let index = data.chance(30) ? data.random(0..<siblings.count + 1) : nil
    guard let parent else {
      tree.moveToRoot(element.handle, at: index)
      remove(element)
      return insert(element, into: nil, at: index)
    }
    if parent.path.contains(where: { $0 === element }) {
      return expect(!moves(element, to: parent, at: nil), "\(element.handle) hangs in itself")
    }
    expect(moves(element, to: parent, at: index), "\(element.handle) was not moved")
    remove(element)
    insert(element, into: parent, at: index)
  }

  private func moves(_ element: Element, to parent: Element, at index: Int?) -> Bool {
    (try? tree.move(element.handle, to: parent.handle, at: index)) != nil
  }

  func remove(_ element: Element) {
    element.parent?.children.removeAll { $0 === element }
    reference.roots.removeAll { $0 === element }
  }

  private func insert(_ element: Element, into parent: Element?, at index: Int?) {
    element.parent = parent
    if let parent {
      parent.children.insert(element, at: index ?? parent.children.count)
    } else {
      reference.roots.insert(element, at: index ?? reference.roots.count)
    }
  }
}
