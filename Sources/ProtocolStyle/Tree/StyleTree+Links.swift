/// A child whose place among its siblings is known: the search for a place near it begins there.
struct SiblingHint {
  let parent: UInt32
  let place: Int
  let child: UInt32
}

/// How nodes hang together: rings of children, free records.
extension StyleTree {
  /// The first child of a node, or the first root for `none`.
  @inline(__always)
  private func firstChild(of parent: UInt32) -> UInt32 {
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

  func forEachChild(of parent: UInt32, _ body: (Int) -> Void) {
    var child = firstChild(of: parent)
    while child != NodeRecord.none {
      let next = records[Int(child)].next
      body(Int(child))
      child = next
    }
  }

  /// Hangs a node into a parent, or among the roots for `none`: before another, or as the last.
  @inline(__always)
  func link(_ node: Int, into parent: UInt32, before next: UInt32) {
    tracker.childCountChanged(of: parent, by: 1)
    let first = firstChild(of: parent)
    guard first != NodeRecord.none else {
      records[node].link(parent, previous: UInt32(node), next: NodeRecord.none)
      return setFirstChild(UInt32(node), of: parent)
    }
    // The ring: what is behind the last is the first.
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

  /// The child that a node at an index comes before.
  ///
  /// Stops when there is no such place.
  ///
  /// - Parameters:
  ///   - index: The place; nil for the last.
  ///   - parent: The node that has the children; `none` for the roots.
  ///   - absent: A child that does not count.
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

  /// Takes a node out of its parent's children; it is an only root to itself then.
  func unlink(_ node: Int) {
    let (parent, previous) = (records[node].parent, records[node].previous)
    let next = records[node].next
    let first = firstChild(of: parent)
    tracker.childCountChanged(of: parent, by: -1)
    if siblingHint?.parent == parent { siblingHint = nil }
    if first == UInt32(node) {
      setFirstChild(next, of: parent)
      if next != NodeRecord.none { records[Int(next)].previous = previous }
    } else {
      records[Int(previous)].next = next
      records[Int(next == NodeRecord.none ? first : next)].previous = previous
    }
  }

  /// A record for a node that is about to be linked.
  @inline(__always)
  func makeRecord(column: Int, row: Int, _ flags: NodeRecord.Flags) -> Int {
    // Written field by field in place: a record put together elsewhere would be read back, wider
    // than it was written, before the processor is done writing.
    let index = firstFree == NodeRecord.none ? records.insert(NodeRecord()) : reuseRecord()
    records[index].row = UInt32(row)
    records[index].column = UInt16(column)
    records[index].flags.formUnion(flags)
    return index
  }

  private func reuseRecord() -> Int {
    let index = Int(firstFree)
    firstFree = records[index].next
    if index < tracker.open.recordCount {
      records[index].flags = .isNew
      tracker.open.attached.append(handle(UInt32(index)))
    }
    return index
  }

  /// Forgets a node that hangs nowhere any more, and keeps what it leaves.
  func release(_ index: Int, into released: inout ReleasedNodes) {
    let flags = records[index].flags
    let key = UInt32(index)
    released.models.append((records[index].column, records[index].row))
    released.styles.append(records[index].style.take())
    if flags.contains(.hasSettings), let settings = settings.removeValue(forKey: key) {
      released.settings.append(settings)
    }
    if flags.contains(.hasHidden) { hidden[key] = nil }
    if flags.contains(.hasScope) { scopeCache[key] = nil }
    if flags.contains(.keepsContent) {
      released.styles.append(keptContents.removeValue(forKey: key))
    }
    if !trackings.isEmpty { trackings.removeValue(forKey: key)?.end() }
    if flags.contains(.isUnsettled) { unsettled[key] = nil }
    if siblingHint?.parent == key { siblingHint = nil }
    noteDetached(index)
    let generation = records[index].generation &+ 1
    records[index] = NodeRecord(next: firstFree, generation: generation)
    firstFree = key
    count -= 1
  }
}
