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

  func childCount(of parent: UInt32) -> Int {
    var count = 0
    forEachChild(of: parent) { _ in count += 1 }
    return count
  }

  /// Hangs a node into a parent, or among the roots for `none`.
  @inline(__always)
  func link(_ node: Int, into parent: UInt32, at index: Int?) {
    let first = firstChild(of: parent)
    guard first != NodeRecord.none else {
      records[node].link(parent, previous: UInt32(node), next: NodeRecord.none)
      return setFirstChild(UInt32(node), of: parent)
    }
    if let index { return link(node, into: parent, at: index, from: first) }
    let last = records[Int(first)].previous
    records[node].link(parent, previous: last, next: NodeRecord.none)
    records[Int(last)].next = UInt32(node)
    records[Int(first)].previous = UInt32(node)
  }

  private func link(_ node: Int, into parent: UInt32, at index: Int, from first: UInt32) {
    guard let next = child(index, from: first) else { return link(node, into: parent, at: nil) }
    let previous = records[Int(next)].previous
    records[node].link(parent, previous: previous, next: next)
    records[Int(next)].previous = UInt32(node)
    if next == first {
      setFirstChild(UInt32(node), of: parent)
    } else {
      records[Int(previous)].next = UInt32(node)
    }
  }

  /// Takes a node out of its parent's children; it is an only root to itself then.
  func unlink(_ node: Int) {
    let (parent, previous) = (records[node].parent, records[node].previous)
    let next = records[node].next
    let first = firstChild(of: parent)
    if first == UInt32(node) {
      setFirstChild(next, of: parent)
      if next != NodeRecord.none { records[Int(next)].previous = previous }
    } else {
      records[Int(previous)].next = next
      records[Int(next == NodeRecord.none ? first : next)].previous = previous
    }
  }

  /// The child at a place; nil for the place behind the last.
  private func child(_ index: Int, from first: UInt32) -> UInt32? {
    var child = first
    for _ in 0..<index where child != NodeRecord.none { child = records[Int(child)].next }
    return child == NodeRecord.none ? nil : child
  }

  /// A record for a node that is about to be linked.
  @inline(__always)
  func makeRecord(column: Int, row: Int, _ flags: NodeRecord.Flags) -> Int {
    // Written field by field in place: a record put together elsewhere would be read back, wider
    // than it was written, before the processor is done writing.
    let index = firstFree == NodeRecord.none ? records.insert(NodeRecord()) : reuseRecord()
    records[index].row = UInt32(row)
    records[index].column = UInt16(column)
    records[index].flags = flags
    return index
  }

  private func reuseRecord() -> Int {
    let index = Int(firstFree)
    firstFree = records[index].next
    return index
  }

  /// Lets go of a node that hangs nowhere any more.
  func release(_ index: Int) {
    column(of: index)._withUnsafeGuaranteedRef { $0.remove(row: Int(records[index].row)) }
    if records[index].flags.contains(.hasSettings) { settings[UInt32(index)] = nil }
    let generation = records[index].generation &+ 1
    records[index] = NodeRecord(next: firstFree, generation: generation)
    firstFree = UInt32(index)
    count -= 1
  }

  /// Calls a closure with the index of every attached node.
  func forEachRecord(_ body: (Int) -> Void) {
    var rest: [Int] = []
    forEachChild(of: NodeRecord.none) { rest.append($0) }
    while let index = rest.popLast() {
      body(index)
      forEachChild(of: UInt32(index)) { rest.append($0) }
    }
  }
}
