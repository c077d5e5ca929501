import ProtocolStyle

/// Changes of single nodes.
extension RandomTree {
  func write(_ element: Element) {
    let number = data.number()
    func write<Node: ReferenceNode>(_ node: Node) {
      guard let handle = tree.handle(element.handle, as: Node.self) else {
        return expect(false, "\(element.handle) is not of \(Node.self)")
      }
      tree[handle].number = number
    }
    switch (element.node as? CardModel, data.random(0..<4)) {
    case (let card?, 0...1):
      note("\(element.handle) has \(number) from outside")
      card.number = number
      tree.setNeedsStyle(of: element.handle)
    case (let card?, 2):
      note("\(element.handle) has \(number) as a card")
      write(card)
    default:
      note("\(element.handle) has \(number)")
      write(element.node)
    }
    // An object has the number already.
    if !(element.node is CardModel) { element.node.number = number }
  }

  func setState(_ element: Element) {
    let state = data.chance(25) ? nil : data.state()
    note("state of \(element.handle) is \(state.map { "\($0)" } ?? "its own")")
    element.state = state
    tree.setControlState(state, of: element.handle)
  }

  func override(_ element: Element) {
    guard element.overrides.count < 3 else { return clearOverrides(element) }
    let writes = data.writes()
    note("override \(element.handle) \(writes)")
    element.overrides.append((writes, []))
    tree.override(element.handle) { model in
      for write in writes { write.apply(to: &model) }
    }
  }

  func clearOverrides(_ element: Element) {
    guard data.chance(60) else {
      note("clear overrides of \(element.handle)")
      element.overrides = []
      return tree.clearOverrides(of: element.handle)
    }
    func clear<Value>(_ attribute: Attribute<Value>) {
      note("clear override \(attribute) of \(element.handle)")
      for index in element.overrides.indices {
        element.overrides[index].cleared.insert(attribute.id)
      }
      tree.clearOverride(attribute, of: element.handle)
    }
    switch data.random(0..<6) {
    case 0: clear(.backgroundColor)
    case 1: clear(.titleColorForState)
    case 2: clear(.tintColor)
    case 3: clear(.echo)
    case 4: clear(.text)
    default: clear(.alpha)
    }
  }

  func setScope(_ element: Element) {
    let scope = data.chance(30) ? nil : data.scope()
    note("scope at \(element.handle): \(scope.map { "\($0)" } ?? "none")")
    element.scope = scope
    tree.setScope(scope?.styleScope, at: element.handle)
  }
}
