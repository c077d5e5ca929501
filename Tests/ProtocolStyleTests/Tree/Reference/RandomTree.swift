import ProtocolStyle
import Testing

/// A tree and its reference, to which the same things happen at random.
final class RandomTree {
  let tree: StyleTree
  let reference = ReferenceTree()
  private var generator: SeededGenerator
  private var held: [(receipt: ResetReceipt, reset: ReferenceReset)] = []
  private var spent: [ResetReceipt] = []
  private var gone: [AnyNodeHandle] = []

  /// What happened last, for messages.
  private(set) var history: [String] = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    tree = StyleTree()
  }

  private typealias Element = ReferenceTree.Element

  private func random(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }

  private func chance(_ percent: Int) -> Bool { random(0..<100) < percent }

  private func note(_ text: String) {
    history.append(text)
    if history.count > 12 { history.removeFirst() }
  }

  // MARK: Steps

  func step() {
    let elements = reference.elements
    guard elements.count > 3 else { return attach(elements) }
    let element = elements[random(0..<elements.count)]
    switch random(0..<100) {
    case 0..<22: elements.count < 24 ? attach(elements) : detach(element)
    case 22..<28: detach(element)
    case 28..<34: move(element, elements)
    case 34..<52: write(element)
    case 52..<60: setState(element)
    case 60..<66: override(element)
    case 66..<70: clearOverrides(element)
    case 70..<76: setScope(element)
    case 76..<84: changeRules()
    case 84..<87: changeThemes()
    case 87..<90: changePacks()
    case 90..<94: changeEnvironment()
    default: changeResets()
    }
  }

  private func attach(_ elements: [Element]) {
    let parent = elements.isEmpty || chance(20) ? nil : elements[random(0..<elements.count)]
    let siblings = parent?.children ?? reference.roots
    let index = chance(30) ? random(0..<siblings.count + 1) : nil
    let shared = elements.filter { $0.node is CardModel }
    let node: any ReferenceNode =
      chance(5) && !shared.isEmpty ? shared[random(0..<shared.count)].node : node()
    func attach<Node: ReferenceNode>(_ node: Node) -> AnyNodeHandle {
      switch (parent, chance(20)) {
      case (nil, true): tree.attach(erased: node, at: index)
      case (nil, false): tree.attach(node, at: index).erased
      case (let parent?, true): tree.attach(erased: node, to: parent.handle, at: index)
      case (let parent?, false): tree.attach(node, to: parent.handle, at: index).erased
      }
    }
    let element = Element(node, parent, attach(node))
    element.resets = held.map(\.reset)
    insert(element, into: parent, at: index)
    note("attach \(type(of: node))(\(node.number)) as \(element.handle)")
  }

  private func insert(_ element: Element, into parent: Element?, at index: Int?) {
    element.parent = parent
    if let parent {
      parent.children.insert(element, at: index ?? parent.children.count)
    } else {
      reference.roots.insert(element, at: index ?? reference.roots.count)
    }
  }

  private func remove(_ element: Element) {
    element.parent?.children.removeAll { $0 === element }
    reference.roots.removeAll { $0 === element }
  }

  private func node() -> any ReferenceNode {
    let number = random(0..<12)
    return switch random(0..<9) {
    case 0: AppScreen(number: number)
    case 1: ScopedScreen(number: number)
    case 2: ColoredBar(number: number)
    case 3: PlainBar(number: number)
    case 4: ClassedButton(number: number)
    case 5: StateButton(number: number)
    case 6: CardModel(number: number)
    case 7: TintedCardModel(number: number)
    default: Pages(number: number)
    }
  }

  private func detach(_ element: Element) {
    note("detach \(element.handle)")
    gone += element.subtree.map(\.handle)
    remove(element)
    #expect(tree.detach(element.handle))
    #expect(!tree.detach(element.handle))
  }

  private func move(_ element: Element, _ elements: [Element]) {
    let parent = chance(20) ? nil : elements[random(0..<elements.count)]
    note("move \(element.handle) to \(parent.map { "\($0.handle)" } ?? "the roots")")
    let siblings = (parent?.children ?? reference.roots).filter { $0 !== element }
    let index = chance(30) ? random(0..<siblings.count + 1) : nil
    guard let parent else {
      tree.moveToRoot(element.handle, at: index)
      remove(element)
      return insert(element, into: nil, at: index)
    }
    if parent.path.contains(where: { $0 === element }) {
      #expect(throws: StyleTreeError.self) { try tree.move(element.handle, to: parent.handle) }
      return
    }
    #expect(throws: Never.self) { try tree.move(element.handle, to: parent.handle, at: index) }
    remove(element)
    insert(element, into: parent, at: index)
  }

  private func write(_ element: Element) {
    let number = random(0..<12)
    note("\(element.handle).number = \(number)")
    func write<Node: ReferenceNode>(_ node: Node) {
      guard let handle = tree.handle(element.handle, as: Node.self) else {
        Issue.record("\(element.handle) is not of \(Node.self)")
        return
      }
      tree[handle].number = number
    }
    if let card = element.node as? CardModel, chance(50) {
      card.number = number
      tree.setNeedsStyle(of: element.handle)
    } else {
      write(element.node)
    }
    if !(element.node is CardModel) { element.node.number = number }
  }

  private func setState(_ element: Element) {
    let state = chance(25) ? nil : ReferenceKey.states[random(0..<4)]
    note("state of \(element.handle) is \(state.map { "\($0)" } ?? "its own")")
    element.state = state
    tree.setControlState(state, of: element.handle)
  }

  private func override(_ element: Element) {
    let writes = writes()
    note("override \(element.handle) \(writes)")
    element.overrides.append((writes, []))
    tree.override(element.handle) { model in
      for write in writes { write.apply(to: &model) }
    }
  }

  private func clearOverrides(_ element: Element) {
    guard chance(60) else {
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
    switch random(0..<4) {
    case 0: clear(.backgroundColor)
    case 1: clear(.titleColorForState)
    case 2: clear(.tintColor)
    default: clear(.alpha)
    }
  }

  private func setScope(_ element: Element) {
    let scope = chance(30) ? nil : scope()
    note("scope at \(element.handle)")
    element.scope = scope
    tree.setScope(scope?.styleScope, at: element.handle)
  }

  private func changeRules() {
    if chance(45), !reference.sheet.rules.isEmpty {
      let index = random(0..<reference.sheet.rules.count)
      note("remove rule \(index)")
      reference.sheet.remove(at: index, from: &tree.appearance)
    } else if reference.sheet.rules.count < 14 {
      let rule = rule()
      note("insert \(rule)")
      reference.sheet.insert(rule, into: &tree.appearance)
    }
  }

  private func changeThemes() {
    note("themes")
    reference.themes = (0..<random(0..<3)).map { _ in theme() }
    tree.themes = reference.themes.map(\.theme)
  }

  private func changePacks() {
    note("packs")
    reference.packs = (0..<random(0..<3)).map { _ in sheet() }
    tree.packs = reference.packs.map { StylePack("pack", appearance: $0.sheet) }
  }

  private func changeEnvironment() {
    reference.scheme = reference.scheme == .dark ? .light : .dark
    note("\(reference.scheme)")
    tree.environment.colorScheme = reference.scheme
  }

  private func changeResets() {
    if !held.isEmpty, chance(60) {
      let (receipt, _) = held.remove(at: random(0..<held.count))
      note("restore \(receipt)")
      tree.restore(receipt)
      spent.append(receipt)
      return
    }
    if let old = spent.last, chance(20) { return tree.restore(old) }
    let target = target()
    let attributes: AttributeList? = chance(50) ? nil : [.backgroundColor, .titleColorForState]
    note("reset \(target)")
    let receipt =
      switch target {
      case .pattern(let number):
        tree.reset(of: ReferencePattern.all[number].type, attributes: attributes)
      case .styleClass(let name): tree.reset(ofClass: name, attributes: attributes)
      }
    let ids = attributes.map { Set($0.map(\.id)) }
    held.append((receipt, ReferenceReset(target: target, attributes: ids)))
  }

  // MARK: Data

  private func pattern() -> Int { random(0..<ReferencePattern.all.count) }

  private func target() -> ReferenceTarget {
    chance(15) ? .styleClass(chance(50) ? "Large" : "Loud") : .pattern(pattern())
  }

  private func writes() -> [ReferenceWrite] {
    func color() -> ReferenceColor? { chance(20) ? nil : .random(using: &generator) }
    func state() -> ControlState { ReferenceKey.states[random(0..<4)] }
    let number = chance(20) ? nil : Double(random(0..<9))
    var writes: [ReferenceWrite] = [
      .background(color()), .text(color()), .tint(color()), .barTint(color()), .alpha(number),
      .cornerRadius(number),
    ]
    writes.shuffle(using: &generator)
    writes = Array(writes.prefix(random(1..<4)))
    switch random(0..<5) {
    case 0: writes.append(.title(state(), color()))
    case 1: writes.append(.titles([state(): .plain(random(0..<8))]))
    case 2 where chance(40): writes.append(.titles(nil))
    default: break
    }
    return writes
  }

  private func rule() -> ReferenceRule {
    func patterns(_ percent: Int, _ most: Int) -> [Int] {
      chance(percent) ? (0..<random(1..<most + 1)).map { _ in pattern() } : []
    }
    var rule = ReferenceRule(
      target: target(), containers: patterns(40, 3), excluded: patterns(10, 1),
      subtrees: patterns(10, 1), writes: writes())
    let scheme: ColorScheme = chance(50) ? .dark : .light
    let state = ReferenceKey.states[random(0..<4)]
    switch random(0..<12) {
    case 0: rule.condition = .scheme(scheme)
    case 1: rule.condition = .state(state)
    case 2: rule.condition = .both(scheme, state)
    case 3: rule.condition = .either(scheme, state)
    case 4: rule.condition = .not(state)
    default: break
    }
    return rule
  }

  private func sheet() -> ReferenceSheet { ReferenceSheet((0..<random(0..<4)).map { _ in rule() }) }

  private func theme() -> ReferenceTheme {
    ReferenceTheme(token: chance(70) ? random(0..<8) : nil, sheet: sheet())
  }

  private func scope() -> ReferenceScope {
    ReferenceScope(
      scheme: chance(40) ? (chance(50) ? .dark : .light) : nil,
      themes: chance(30) ? [theme()] : [], sheet: chance(50) ? sheet() : ReferenceSheet(),
      isBoundary: chance(20))
  }

  // MARK: Comparing

  /// Compares some nodes, or all of them; says whether they agree.
  func check(all: Bool) -> String? {
    let elements = reference.elements
    let chosen = all ? elements : elements.filter { _ in chance(5) }
    for element in chosen {
      let ours = tree.viewModel(of: element.handle).referenceValues
      let theirs = reference.values(of: element)
      guard ours != theirs else { continue }
      let keys = Set(ours.keys).union(theirs.keys).filter { ours[$0] != theirs[$0] }
      return keys.map { key in
        "\(type(of: element.node))(\(element.node.number)), \(element.handle), \(key): "
          + "\(ours[key].map { "\($0)" } ?? "none"), but the reference says "
          + "\(theirs[key].map { "\($0)" } ?? "none")\n\(tree.explain(element.handle))"
      }.joined(separator: "\n")
    }
    guard all else { return nil }
    if Array(tree.nodes) != elements.map(\.handle) { return "the order of nodes differs" }
    if tree.count != elements.count { return "the count differs" }
    for element in elements
    where tree.children(of: element.handle) != element.children.map(\.handle)
      || tree.parent(of: element.handle) != element.parent?.handle
    {
      return "what hangs at \(element.handle) differs"
    }
    return gone.first { tree.contains($0) }.map { "\($0) is still there" }
  }
}
