extension Block {
  /// Stores a value in the entry of an attribute, and adds the entry if there is none.
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

  /// Removes the entries that don't satisfy a condition.
  static func keep(_ isIncluded: (Layout.Entry) -> Bool, in block: inout Block) {
    let layout = block.layout.filter(isIncluded)
    guard layout !== block.layout else { return }
    block = make(layout, from: block)
  }

  /// Copies the block if it's shared, so that it can be changed.
  static func makeUnique(_ block: inout Block) {
    guard !isKnownUniquelyReferenced(&block) else { return }
    block = make(block.layout, from: block)
  }

  /// Returns whether another block has equal visible values for the same attributes.
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
