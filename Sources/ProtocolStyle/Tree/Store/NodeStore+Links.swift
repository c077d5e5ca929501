/// Links between the nodes of a store: rings of children, and hints for places among siblings.
extension NodeStore {
  /// The first child of a node, or the first root for `none`.
  @inline(__always)
  func firstChild(of parent: UInt32) -> UInt32 {
    parent == NodeRecord.none ? firstRoot : records[Int(parent)].firstChild
  }

  @inline(__always)
  private func setFirstChild(_ child: UInt32, of parent: UInt32) {
    if parent == NodeRecord.none {
      firstRoot = child
    } else {
      records[Int(parent)].firstChild = child
    }
  }

  /// Calls a closure with the children of a node, or with the roots for `none`.
  func forEachChild(of parent: UInt32, _ body: (Int) -> Void) {
    var child = firstChild(of: parent)
    while child != NodeRecord.none {
      let next = records[Int(child)].next
      body(Int(child))
      child = next
    }
  }

  /// The ancestors of a node, from its parent to the root.
  func ancestors(of index: Int) -> [Int] {
    var path: [Int] = []
    var ancestor = records[index].parent
    while ancestor != NodeRecord.none {
      path.append(Int(ancestor))
      ancestor = records[Int(ancestor)].parent
    }
    return path
  }

  /// Links a node into a parent, or among the roots for `none`: before another node, or at the end.
  ///
  /// - Parameters:
  ///   - node: The node, which isn't linked.
  ///   - parent: The parent, or `none`.
  ///   - next: The sibling to insert it before; `none` for the last place.
  ///   - place: Its place among the siblings if that's known, as a hint for the next one.
  @inline(__always)
  func link(_ node: Int, into parent: UInt32, before next: UInt32, place: Int?) {
    shape += 1
    childCountChanged(of: parent, by: 1)
    if let place { siblingHint = SiblingHint(parent: parent, place: place, child: UInt32(node)) }
    let first = firstChild(of: parent)
    guard first != NodeRecord.none else {
      records[node].link(parent, previous: UInt32(node), next: NodeRecord.none)
      return setFirstChild(UInt32(node), of: parent)
    }
    // In a ring, the last child is followed by the first.
    let following = next == NodeRecord.none ? first : next
    let previous = records[Int(following)].previous
    records[node].link(parent, previous: previous, next: next)
    records[Int(following)].previous = UInt32(node)
    if next == first {
      setFirstChild(UInt32(node), of: parent)
    } else {
      records[Int(previous)].next = UInt32(node)
    }
  }

  /// Removes a node from its parent's children; the caller links it again or frees its record.
  func unlink(_ node: Int) {
    shape += 1
    let (parent, previous) = (records[node].parent, records[node].previous)
    let next = records[node].next
    let first = firstChild(of: parent)
    childCountChanged(of: parent, by: -1)
    if siblingHint?.parent == parent { siblingHint = nil }
    if first == UInt32(node) {
      setFirstChild(next, of: parent)
      if next != NodeRecord.none { records[Int(next)].previous = previous }
    } else {
      records[Int(previous)].next = next
      records[Int(next == NodeRecord.none ? first : next)].previous = previous
    }
  }

  /// The child at an index, which a new node is inserted before; traps if there is no such place.
  ///
  /// - Parameters:
  ///   - index: The place; nil for the last.
  ///   - parent: The parent of the children; `none` for the roots.
  ///   - absent: A child that isn't counted.
  /// - Returns: The index of a record, or `none`.
  func successor(
    at index: Int?, in parent: UInt32, without absent: UInt32 = NodeRecord.none
  ) -> UInt32 {
    guard let index else { return NodeRecord.none }
    var child = firstChild(of: parent)
    var place = 0
    if absent == NodeRecord.none, let hint = siblingHint, hint.parent == parent,
      hint.place / 2 <= index
    {
      (child, place) = (hint.child, hint.place)
      while place > index {
        child = records[Int(child)].previous
        place -= 1
      }
    }
    while child != NodeRecord.none {
      if child != absent {
        if place == index { return child }
        place += 1
      }
      child = records[Int(child)].next
    }
    if place != index {
      fatalError(
        "StyleTree: index \(index) is not a place among \(place) nodes. Give one from 0 to \(place), "
          + "or none for the last.")
    }
    return NodeRecord.none
  }

  /// Sets the number of a node's children, if there are many.
  func setChildCount(_ count: Int, of parent: UInt32) {
    if count >= Self.countedChildren { childCounts[parent] = count }
  }

  @inline(__always)
  private func childCountChanged(of parent: UInt32, by difference: Int) {
    if !childCounts.isEmpty { childCounts[parent]? += difference }
  }
}
