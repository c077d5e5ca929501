@testable import ProtocolStyle

/// A tree and its reference, which are changed in the same ways at random.
final class RandomTree {
  typealias Element = ReferenceTree.Element

  let tree: StyleTree
  let reference = ReferenceTree()
  var data: RandomData
  var held: [(token: ResetToken, reset: ReferenceReset)] = []
  var spent: [ResetToken] = []

  /// The handles of recently detached nodes.
  private var gone: [AnyNodeHandle] = []

  /// The last operations, for messages; they're only formatted for a message, because that is slow.
  private var last: [() -> String] = []

  /// The values of all nodes according to the reports.
  ///
  /// Those of attached nodes are the reference's, so that no content is evaluated for a report.
  private var mirror: [AnyNodeHandle: [ReferenceKey: ReferenceValue]] = [:]

  /// The maximum number of nodes; it varies, and is usually below 20.
  private var limit = 15

  /// The first unexpected result of the tree; nil if there was none.
  private(set) var surprise: String?

  init(_ generator: any RandomNumberGenerator, limits: TreeLimits) {
    data = RandomData(generator)
    tree = StyleTree(
      limits: limits, applier: StyleApplier(attributes: .standard + [.echo]))
  }

  var history: String { last.map { $0() }.joined(separator: "\n") }

  func note(_ text: @autoclosure @escaping () -> String) {
    last.append(text)
    if last.count > 12 { last.removeFirst() }
  }

  /// Performs a random change.
  func step() {
    let elements = reference.elements
    guard elements.count >= 10 else { return attach(among: elements) }
    if data.chance(1) { limit = data.chance(8) ? 40 : data.random(11..<17) }
    let element = data.pick(elements)
    switch data.random(0..<100) {
    case 0..<20: elements.count < limit ? attach(among: elements) : detach(element)
    case 20..<25: detach(element)
    case 25..<33: move(element, among: elements)
    case 33..<52: write(element)
    case 52..<60: setState(element)
    case 60..<66: override(element)
    case 66..<70: clearOverrides(element)
    case 70..<78: setScope(element)
    case 78..<80: changeRules()
    case 80: data.chance(70) ? changeThemes() : changePacks()
    case 81..<83: changeEnvironment()
    case 83..<86: changeTokens()
    case 86..<89: changeResets()
    case 89..<93: resize(among: elements)
    default: write(element)
    }
  }

  /// Detaches a subtree if enough other nodes remain.
  private func detach(_ element: Element) {
    guard reference.elements.count - element.subtree.count >= 10 else { return setState(element) }
    note("detach \(element.handle)")
    gone = gone.suffix(20) + element.subtree.map(\.handle)
    remove(element)
    expect(tree.detach(element.handle), "\(element.handle) was not attached")
    expect(!tree.detach(element.handle), "\(element.handle) was detached twice")
  }

  func expect(_ holds: Bool, _ surprise: @autoclosure () -> String) {
    if !holds { self.surprise = surprise() }
  }

  /// Updates the mirror from a report, and returns a difference from the tree; nil if there is
  /// none.
  func checkReport() -> String? {
    let report = tree.refresh()
    reference.forget()
    let elements = Dictionary(uniqueKeysWithValues: reference.elements.map { ($0.handle, $0) })
    for node in report.detached where mirror.removeValue(forKey: node) == nil {
      return "\(node) was not there, and detached"
    }
    for node in report.attached {
      guard let element = elements[node] else { return "\(node) is gone, and attached" }
      if mirror.updateValue(reference.values(of: element), forKey: node) != nil {
        return "\(node) was there, and attached"
      }
    }
    let attached = Set(report.attached)
    for change in report.changes {
      let (previous, current) = (change.previous.referenceValues, change.current.referenceValues)
      if change.attributes.isEmpty || change.attributes.contains(where: \.isNaNAlone) {
        return "\(change.node) is reported without a change: \(change.attributes)"
      }
      let known = mirror[change.node]
      if !attached.contains(change.node), previous != known {
        return "\(change.node) is reported to have been \(change.previous), but it was "
          + (known.map { "\($0)" } ?? "unknown")
      }
      mirror[change.node] = current
    }
    for element in reference.elements {
      let values = reference.values(of: element)
      if mirror[element.handle] == values { continue }
      return "\(type(of: element.node)) \(element.handle) has changed, and no report said so: "
        + "it's \(values), and was \(mirror[element.handle].map { "\($0)" } ?? "unknown")"
    }
    return mirror.count == tree.count ? nil : "a detached node was not reported"
  }

  /// Returns an error in the tree's shape; nil if there is none.
  func checkShape() -> String? {
    let elements = reference.elements
    if Array(tree.nodes) != elements.map(\.handle) { return "the order of nodes differs" }
    if tree.roots != reference.roots.map(\.handle) { return "the roots differ" }
    if tree.count != elements.count { return "the count differs" }
    for element in elements
    where tree.children(of: element.handle) != element.children.map(\.handle)
      || tree.parent(of: element.handle) != element.parent?.handle
    {
      return "what hangs at \(element.handle) differs"
    }
    return gone.first { tree.contains($0) }.map { "\($0) is still there" }
  }

  /// Returns a node on which other rules lose than its explanation shows; nil if there is none.
  ///
  /// An explanation omits inherited attributes that the kind doesn't use.
  func checkLosses() -> String? {
    for node in tree.nodes where tree.nodeType(of: node).nodeKind.uses(.tintColor) {
      var shown: [StyleSheet.Identity: Bool] = [:]
      for entries in tree.explain(node).outcomes.map(\.entries) {
        for (place, entry) in entries.enumerated() where entry.level == .rules && !entry.isHidden {
          guard let rule = entry.rule else { continue }
          let isLost = entries[..<place].contains { $0.level == .conformances }
          shown[rule] = shown[rule, default: true] && isLost
        }
      }
      let losses = tree.losses(of: Set(shown.keys), at: node)
      if losses != shown { return "the losing rules at \(node) differ" }
    }
    return nil
  }
}

extension AttributeChange {
  /// Whether it's from a number that isn't one to another.
  fileprivate var isNaNAlone: Bool { description.hasSuffix(": nan → nan") }
}

// MARK: - Nodes

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

  func resize(among elements: [Element]) {
    guard let container = elements.filter({ $0.node is any SizeContainer }).randomElement(in: &data)
    else { return }
    let width = data.width()
    note("width of \(container.handle) is \(width.map { "\($0)" } ?? "unknown")")
    container.width = width
    tree.setContainerWidth(width, of: container.handle)
  }

  func override(_ element: Element) {
    guard element.overrides.count < data.random(2..<9) else { return clearOverrides(element) }
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

// MARK: - Settings

/// Changes that affect all nodes.
extension RandomTree {
  func changeRules() {
    if data.chance(3) {
      note("another sheet")
      reference.sheet = data.sheet()
      tree.styleSheet = reference.sheet.sheet
    } else if data.chance(50), !reference.sheet.rules.isEmpty {
      let index = data.random(reference.sheet.rules.indices)
      note("remove rule \(index)")
      reference.sheet.remove(at: index, from: &tree.styleSheet)
    } else if reference.sheet.rules.count < 6 {
      let rule = data.rule()
      note("insert \(rule)")
      reference.sheet.insert(rule, into: &tree.styleSheet)
    }
  }

  func changeThemes() {
    note("themes")
    reference.themes = (0..<data.random(0..<3)).map { _ in data.theme() }
    tree.themes = reference.themes.map(\.theme)
  }

  func changeTokens() {
    let accent = data.chance(50) ? ReferenceColor.plain(data.random(0..<4)) : nil
    let link = data.chance(30) ? ReferenceColor.plain(data.random(0..<4)) : nil
    note("tokens \(accent.map { "\($0)" } ?? "-"), \(link.map { "\($0)" } ?? "-")")
    reference.tokens = ReferenceTheme(accent: accent, link: link, sheet: ReferenceSheet())
    tree.tokens[.reference] = accent?.color
    tree.tokens[.referenceLink] = link?.color
  }

  func changePacks() {
    note("packs")
    reference.packs = (0..<data.random(0..<3)).map { _ in data.sheet() }
    tree.packs = reference.packs.map { StylePack("pack", styleSheet: $0.sheet) }
  }

  func changeEnvironment() {
    if data.chance(50) {
      reference.scheme = reference.scheme == .dark ? .light : .dark
      tree.environment.colorScheme = reference.scheme
    } else {
      reference.density = reference.density == 1 ? 2 : 1
      tree.environment.referenceDensity = reference.density
    }
    let (scheme, density) = (reference.scheme, reference.density)
    note("\(scheme), density \(density)")
  }

  func changeResets() {
    if !held.isEmpty, data.chance(60) {
      let (token, _) = held.remove(at: data.random(held.indices))
      note("restore \(token)")
      tree.restore(token)
      spent = spent.suffix(5) + [token]
      return
    }
    if data.chance(10), !spent.isEmpty { return tree.restore(data.pick(spent)) }
    let target = data.target()
    let attributes = data.attributes()
    note("reset \(target)")
    let token = tree.reset(of: target.target, attributes: attributes)
    let ids = attributes.map { Set($0.map(\.id)) }
    held.append((token, ReferenceReset(target: target, attributes: ids)))
  }
}

// MARK: - Shape

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

// MARK: - Computed styles

extension RandomTree {
  /// Returns a difference between a node's style and the reference; nil if there is none.
  ///
  /// All nodes are compared, or only two or three, so that the others stay stale for longer.
  func checkLooks(all: Bool) -> String? {
    reference.forget()
    let elements = reference.elements
    let chosen = all ? elements : (0..<(data.chance(25) ? 3 : 2)).map { _ in data.pick(elements) }
    return chosen.lazy.compactMap(difference).first
  }

  private func difference(at element: Element) -> String? {
    // Before or after the node's own style, so that either may be the first read.
    let isFirst = data.chance(50)
    return (isFirst ? nil : stateDifference(at: element))
      ?? ownDifference(at: element)
      ?? (isFirst ? stateDifference(at: element) : nil)
  }

  /// Returns a difference from the reference in the node's own state; content is often left out, so
  /// that that of some nodes is never evaluated.
  private func ownDifference(at element: Element) -> String? {
    let readsContent = element.node.number.isMultiple(of: 2)
    let ours = tree.viewModel(of: element.handle, includingContent: readsContent)
    let theirs = reference.values(of: element)
    return difference(at: element, ours, readsContent ? theirs : theirs.withoutContent, "")
  }

  /// Returns a difference from the reference in a state other than the node's own, or in another width
  /// of its container.
  private func stateDifference(at element: Element) -> String? {
    guard data.chance(10) else { return nil }
    let includesContent = data.chance(50)
    if data.chance(30), let width = data.width() {
      let ours = tree.viewModel(
        of: element.handle, in: .containerWidth(width), includingContent: includesContent)
      let theirs = reference.values(of: element, containerWidth: width)
      return difference(
        at: element, ours, includesContent ? theirs : theirs.withoutContent,
        " in a container of \(width) points")
    }
    let enclosing = data.chance(60) ? data.state() : nil
    var (ours, theirs, suffix) = (ViewModel(kind: .view), [ReferenceKey: ReferenceValue](), "")
    if let enclosing, data.chance(50) {
      suffix = " in a control in state \(enclosing)"
      ours = tree.viewModel(
        of: element.handle, in: .enclosingControlState(enclosing),
        includingContent: includesContent)
      theirs = reference.values(of: element, in: nil, enclosing: enclosing)
    } else {
      let state = data.state()
      suffix = " in state \(state), in a control in \(enclosing.map { "\($0)" } ?? "its own")"
      ours = tree.viewModel(
        of: element.handle,
        in: .controlState(state).merging(enclosing.map(Situation.enclosingControlState) ?? []),
        includingContent: includesContent)
      theirs = reference.values(of: element, in: state, enclosing: enclosing)
    }
    return difference(at: element, ours, includesContent ? theirs : theirs.withoutContent, suffix)
  }

  private func difference(
    at element: Element, _ model: ViewModel, _ theirs: [ReferenceKey: ReferenceValue],
    _ suffix: String
  ) -> String? {
    let ours = model.referenceValues
    guard ours != theirs else { return nil }
    let keys = Set(ours.keys).union(theirs.keys).filter { ours[$0] != theirs[$0] }
    let lines = keys.map { key in
      "\(key) is \(ours[key].map { "\($0)" } ?? "none"), but the reference says "
        + (theirs[key].map { "\($0)" } ?? "none")
    }
    let path = element.path.map { "\(type(of: $0.node))(\($0.node.number)) \($0.handle)" }
    return """
      \(path.joined(separator: " > "))\(suffix)
      \(lines.joined(separator: "\n"))
      \(tree.explain(element.handle))
      """
  }
}

extension [ReferenceTree.Element] {
  fileprivate func randomElement(in data: inout RandomData) -> Element? {
    isEmpty ? nil : data.pick(self)
  }
}

extension [ReferenceKey: ReferenceValue] {
  /// The values without those that are content.
  fileprivate var withoutContent: Self {
    filter { ![ReferenceKey.content, .label, .controlState].contains($0.key) }
  }
}

extension ViewModel {
  /// The values that the reference compares.
  var referenceValues: [ReferenceKey: ReferenceValue] {
    var values: [ReferenceKey: ReferenceValue] = [:]
    func note<Value>(
      _ key: ReferenceKey, _ value: Value?, _ make: (Value) -> ReferenceValue
    ) {
      if let value { values[key] = make(value) }
    }
    note(.background, backgroundColor, ReferenceValue.color)
    note(.text, textColor, ReferenceValue.color)
    note(.font, font, ReferenceValue.font)
    note(.alignment, textAlignment, ReferenceValue.alignment)
    note(.side, contentHorizontalAlignment, ReferenceValue.side)
    note(.tint, tintColor, ReferenceValue.color)
    note(.barTint, barTintColor, ReferenceValue.color)
    note(.pageTint, pageIndicatorTintColor, ReferenceValue.color)
    note(.titleText, titleTextAttributes, ReferenceValue.title)
    note(.motion, motion, ReferenceValue.motion)
    note(.alpha, alpha) { ReferenceValue($0) }
    note(.cornerRadius, cornerRadius) { ReferenceValue($0) }
    note(.content, text, ReferenceValue.string)
    note(.label, accessibilityLabel, ReferenceValue.string)
    note(.controlState, controlState, ReferenceValue.state)
    for attribute in [Attribute.titleColorForState, .echo] {
      for (state, color) in self[attribute] ?? [:] {
        values[ReferenceKey(attribute, state)] = .color(color)
      }
    }
    return values
  }
}
