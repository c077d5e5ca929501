extension Block {
  /// Puts a value in place.
  static func store<Value>(
    _ value: Value, to attribute: AttributeID, as role: Layout.Role, in block: inout Block
  ) {
    if let entry = block.layout.entry(of: attribute, role) {
      makeUnique(&block)
      block.replaceValue(of: entry, with: value)
    } else {
      block = make(block.layout.adding(attribute, role), from: block, adding: value)
    }
  }

  /// Leaves out the entries that do not satisfy a condition.
  static func keep(_ isIncluded: (Layout.Entry) -> Bool, in block: inout Block) {
    let layout = block.layout.filter(isIncluded)
    guard layout !== block.layout else { return }
    block = make(layout, from: block)
  }

  /// Makes sure that nobody else has the block, so that it may be changed.
  static func makeUnique(_ block: inout Block) {
    guard !isKnownUniquelyReferenced(&block) else { return }
    block = make(block.layout, from: block)
  }

  /// Whether the same attributes are seen of another block, with equal values.
  func showsSame(as other: Block) -> Bool {
    if self === other { return true }
    if layout === other.layout { return layout.visible.allSatisfy { holdsEqual($0, other, $0) } }
    let ours = Array(layout.visible)
    let theirs = Dictionary(uniqueKeysWithValues: other.layout.visible.map { ($0.attribute, $0) })
    return ours.count == theirs.count
      && ours.allSatisfy { entry in
        theirs[entry.attribute].map { holdsEqual(entry, other, $0) } ?? false
      }
  }
}
