import ProtocolStyle

/// Changes a tree at random, reproducibly from a seed.
struct RandomEditor {
  let tree = StyleTree(
    styleSheet: StyleSheet {
      StyleRule(for: .button, when: .controlState(.disabled)) { $0.alpha = 0.5 }
    })
  var random: SeededGenerator
  private var rule: StyleSheet.Identity?

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Performs one change.
  mutating func edit() {
    let nodes = Array(tree.nodes)
    guard let node = nodes.randomElement(using: &random) else { return attach(to: nil) }
    switch Int.random(in: 0..<15, using: &random) {
    case 0, 1, 2: attach(to: Bool.random(using: &random) ? node : nil)
    case 14: shuffleChildren(of: tree.parent(of: node))
    case 3 where nodes.count > 12, 4 where nodes.count > 30: tree.detach(node)
    case 5, 6: move(node, among: nodes)
    case 7:
      tree.setControlState([.normal, .disabled, .selected].randomElement(using: &random), of: node)
    case 8:
      let width = Double.random(in: 0...3, using: &random).rounded()
      tree.override(node) { $0.borderWidth = width }
    case 9: tree.clearOverrides(of: node)
    case 10: tree.themes = Bool.random(using: &random) ? [.brand] : []
    case 11: changeRules()
    default: changeContent(of: node)
    }
  }

  private mutating func attach(to parent: AnyNodeHandle?) {
    let count = parent.map { tree.children(of: $0).count } ?? tree.roots.count
    let index = Int.random(in: 0...count, using: &random)
    let text = "Text \(Int.random(in: 0..<100, using: &random)) <b>"
    let models: [any StyleNode] = [
      Card(), Card(backgroundColor: .red), Title(text: text), Buy(text: text), Field(text: text),
      Screen(), Note(text: text), Bar(text: text), Tag(styleClasses: [text, "tag"]),
    ]
    guard let model = models.randomElement(using: &random) else { return }
    if let parent {
      tree.attach(erased: model, to: parent, at: index)
    } else {
      tree.attach(erased: model, at: index)
    }
  }

  private mutating func move(_ node: AnyNodeHandle, among nodes: [AnyNodeHandle]) {
    let target = nodes.randomElement(using: &random)
    if let target, Bool.random(using: &random) {
      // A node can't be moved into itself; the move fails and nothing changes.
      try? tree.move(node, to: target)
    } else if let target, tree.parent(of: target) == nil {
      tree.moveToRoot(node, at: 0)
    } else {
      tree.moveToRoot(node)
    }
  }

  /// Moves some children of a node, or some roots, among their siblings, and inserts new nodes
  /// between them.
  private mutating func shuffleChildren(of parent: AnyNodeHandle?) {
    for _ in 0..<3 {
      let siblings = parent.map { tree.children(of: $0) } ?? tree.roots
      guard let sibling = siblings.randomElement(using: &random) else { return }
      let index = Int.random(in: 0..<siblings.count, using: &random)
      if let parent { try? tree.move(sibling, to: parent, at: index) }
      if parent == nil { tree.moveToRoot(sibling, at: index) }
    }
    attach(to: parent)
  }

  private mutating func changeRules() {
    if let rule {
      tree.styleSheet.remove(rule)
      self.rule = nil
    } else {
      let alpha = Double.random(in: 0...1, using: &random)
      rule = tree.styleSheet.insert(
        StyleRule(for: .label, when: .colorScheme(.light)) { $0.alpha = alpha })
    }
  }

  private mutating func changeContent(of node: AnyNodeHandle) {
    let text = "Changed \(Int.random(in: 0..<100, using: &random))"
    if let title = tree.handle(node, as: Title.self) { tree[title].text = text }
    if let buy = tree.handle(node, as: Buy.self) { tree[buy].text = text }
    if let field = tree.handle(node, as: Field.self) { tree[field].text = text }
    if let note = tree.handle(node, as: Note.self) { tree[note].text = text }
    if let bar = tree.handle(node, as: Bar.self) { tree[bar].text = text }
    if let tag = tree.handle(node, as: Tag.self) { tree[tag].styleClasses = ["tag", text] }
    if let card = tree.handle(node, as: Card.self) { tree[card].backgroundColor = .blue }
  }
}

private struct Note: TextViewNode, TextContent {
  var text: String
}

private struct Tag: LabelNode, StyleClassed {
  var styleClasses: [String]
}

private struct Bar: NavigationBarNode, TextContent {
  var text: String
}
