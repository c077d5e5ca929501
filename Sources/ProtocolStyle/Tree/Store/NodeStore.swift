/// The nodes of a tree: their models by type, their links, and their individual settings.
///
/// It doesn't depend on styles, apart from the number of a computed style in each record. Nodes are
/// identified by the index of their record.
///
/// Invariants:
/// - The children of a node, and the roots, are a ring that closes: see ``NodeRecord``.
/// - A record in use has a model in the row of its column, and that row names the record as its
///   owner. Free records are linked by `next`, from `firstFree` on, and have no model.
/// - `count` is the number of nodes that can be reached from the roots.
/// - A node is in `settings` or in `hidden` if and only if its record is flagged.
/// - The hint of a place is correct, and counts of children are exact.
final class NodeStore {
  /// The number that distinguishes trees, so that a handle of another tree is detected.
  ///
  /// A situated tree has the number of its tree.
  let serial: UInt32

  let records = Pool<NodeRecord>()
  @safe @exclusivity(unchecked) var columns = OwnedObjects<AnyColumn>()

  /// The columns by the numbers of plans; nil for plans without a column.
  @safe @exclusivity(unchecked) private var columnsByPlan: [ColumnNumber?] = []

  /// The settings of single nodes.
  @safe @exclusivity(unchecked) var settings: [UInt32: NodeSettings] = [:]

  /// The widths that were set for containers.
  private(set) var containerSizes: [UInt32: ContainerSize] = [:]

  /// The rules that are hidden from nodes that were attached while resets were held.
  var hidden: [UInt32: Set<Reset>] = [:]

  /// The first of the roots.
  @safe @exclusivity(unchecked) var firstRoot = NodeRecord.none

  /// The first of the records to be used again.
  @safe @exclusivity(unchecked) private(set) var firstFree = NodeRecord.none

  /// The number of attached nodes.
  @safe @exclusivity(unchecked) private(set) var count = 0

  /// Whether any control or cell has ever had children.
  private(set) var haveControlsHadChildren = false

  /// Counts changes of the shape, so that a walk detects them.
  @safe @exclusivity(unchecked) var shape = 0

  /// The node that was attached last at an index.
  @safe @exclusivity(unchecked) var siblingHint: SiblingHint?

  /// The number of children of nodes with many, found when a report needs it.
  var childCounts: [UInt32: Int] = [:]

  /// The parents whose children have flags for even numbers, `none` for that of the roots.
  private var numberedParents: Set<UInt32> = []

  /// One of them, whose child was read last.
  ///
  /// The rows of a list are read in turn: siblings.even takes a seventh more instructions without it.
  private var lastNumberedParent: UInt32?

  /// The store of which this one has copies of some nodes; nil for others.
  var original: Original?

  /// A store with all nodes of a tree, some of which were copied.
  struct Original {
    let store: NodeStore

    /// The index of each copied node, and the copies by these.
    let indices: [UInt32]
    let copies: [UInt32: UInt32]
  }

  /// The minimum number of children for which a count is kept.
  static let countedChildren = 32

  /// A child with a known place among its siblings, where the search for a nearby place begins.
  struct SiblingHint {
    let parent: UInt32
    let place: Int
    let child: UInt32
  }

  /// Makes a store without nodes.
  init(serial: UInt32) {
    self.serial = serial
  }

  /// Copies the shape and the settings of another store; the nodes have no computed style in the
  /// copy.
  ///
  /// - Parameters:
  ///   - other: The store.
  ///   - replan: Makes a column over the models of another one.
  init(copying other: NodeStore, _ replan: (AnyColumn) -> AnyColumn) {
    serial = other.serial
    for number in other.columnNumbers {
      _ = columns.insert(replan(other.column(number).object), at: number.index)
    }
    for index in 0..<other.records.count {
      _ = records.insert(NodeRecord(placedAs: other.records[index]))
    }
    (firstRoot, firstFree, count) = (other.firstRoot, other.firstFree, other.count)
    settings = other.settings.mapValues {
      var settings = $0
      settings.reads = nil
      return settings
    }
    (hidden, original) = (other.hidden, other.original)
    containerSizes = other.containerSizes
    haveControlsHadChildren = other.haveControlsHadChildren
  }

  // MARK: Handles

  /// Whether a handle is of this tree and of the present node of its record.
  @inline(__always)
  func contains(_ handle: AnyNodeHandle) -> Bool {
    // The record of a handle of this tree exists; the generation is that of the latest node.
    handle.tree == serial && records[Int(handle.index)].generation == handle.generation
  }

  /// Whether a node of this tree is attached.
  @inline(__always)
  func contains(_ node: NodeKey) -> Bool {
    records[Int(node.index)].generation == node.generation
  }

  /// The handle of a record in use.
  @inline(__always)
  func handle(_ index: UInt32) -> AnyNodeHandle {
    AnyNodeHandle(tree: serial, index: index, generation: records[Int(index)].generation)
  }

  /// The place of the node of a record.
  @inline(__always)
  func place(of index: Int) -> NodePlace {
    NodePlace(
      index: index, parent: records[index].parent, row: Int(records[index].row),
      flags: records[index].flags)
  }

  /// The settings of a node; nil for most.
  @inline(__always)
  func settings(of place: NodePlace) -> NodeSettings? {
    place.flags.contains(.hasSettings) ? settings[UInt32(place.index)] : nil
  }

  // MARK: Models

  /// The column of a node.
  @inline(__always)
  func column(of index: Int) -> Unretained<AnyColumn> { column(records[index].column) }

  /// The column with a number.
  @inline(__always)
  func column(_ number: ColumnNumber) -> Unretained<AnyColumn> {
    columns[owned: number.index]
  }

  /// The numbers of all columns; a situated tree of some nodes has only the columns of these.
  var columnNumbers: some Sequence<ColumnNumber> {
    (0..<columns.count).lazy.filter { self.columns[$0] != nil }.map { ColumnNumber(index: $0) }
  }

  /// The column of a plan's type; nil before the first node of the type.
  @inline(__always)
  func column(ofPlan number: Int) -> Unretained<AnyColumn>? {
    guard number < columnsByPlan.count, let known = columnsByPlan[number] else { return nil }
    return column(known)
  }

  /// Adds the column of a type, or replaces the one with its number.
  func setColumn(_ column: AnyColumn) {
    if column.number.index < columns.count {
      _ = columns.replace(at: column.number.index, with: column)
    } else {
      _ = columns.insert(column, at: column.number.index)
    }
    while columnsByPlan.count <= column.plan.number { columnsByPlan.append(nil) }
    columnsByPlan[column.plan.number] = column.number
  }

  /// Discards the models that others are compared with, because numbers of computed styles or
  /// contexts may be used again.
  func discardLastStyled() {
    for number in columnNumbers {
      column(number).with { $0.lastStyled.discard() }
    }
  }

  /// Discards which columns belong to which plans, before all columns are replaced.
  func discardPlans() { columnsByPlan = [] }

  /// The identity of a class node; nil for others.
  func object(at index: Int) -> ObjectIdentifier? {
    let column = column(of: index).object
    guard column.plan.isOfClass else { return nil }
    return column.object(row: Int(records[index].row))
  }

  // MARK: Records

  /// Makes the record of a node that is about to be linked.
  ///
  /// - Returns: The index of the record, and whether another node had it before.
  @inline(__always)
  func makeRecord(
    column: ColumnNumber, row: Int, _ flags: NodeRecord.Flags
  ) -> (index: Int, isReused: Bool) {
    // Written field by field in place, because a record built elsewhere would be read back, in
    // wider loads than its stores, before the processor has completed these.
    let isReused = firstFree != NodeRecord.none
    let index = isReused ? reuseRecord() : records.insert(NodeRecord())
    let record = records.reference(to: index)
    record.value.row = UInt32(row)
    record.value.column = column
    record.value.flags.formUnion(flags)
    count += 1
    return (index, isReused)
  }

  private func reuseRecord() -> Int {
    let index = Int(firstFree)
    firstFree = records[index].next
    return index
  }

  /// Frees the record of a node that isn't linked anymore, and discards its settings.
  ///
  /// The model stays in its column.
  ///
  /// - Returns: The settings, which may be released only when the tree is consistent.
  func freeRecord(_ index: Int) -> NodeSettings? {
    let key = UInt32(index)
    let flags = records[index].flags
    let released = flags.contains(.hasSettings) ? settings.removeValue(forKey: key) : nil
    if flags.contains(.hasHidden) { hidden[key] = nil }
    if !containerSizes.isEmpty { containerSizes[key] = nil }
    if siblingHint?.parent == key { siblingHint = nil }
    childCounts[key] = nil
    childNumbersChanged(of: key)
    let generation = records[index].generation &+ 1
    records[index] = NodeRecord(next: firstFree, generation: generation)
    firstFree = key
    count -= 1
    return released
  }

  /// Whether a record has a node.
  @inline(__always)
  func isUsed(_ index: Int) -> Bool { records[index].computedStyle != .none }

  /// Calls a closure with each record that has a node which was styled, in the order of indices.
  @inline(__always)
  func forEachUsedRecord(_ body: (_ index: UInt32, ValueReference<NodeRecord>) -> Void) {
    for index in 0..<records.count {
      let record = records.reference(to: index)
      if record.value.computedStyle != .none { body(UInt32(truncatingIfNeeded: index), record) }
    }
  }
}

extension NodeRecord {
  /// Makes the record of an unstyled node at the position of another.
  fileprivate init(placedAs other: NodeRecord) {
    self.init(
      parent: other.parent, firstChild: other.firstChild, next: other.next,
      previous: other.previous, generation: other.generation, row: other.row,
      column: other.column,
      flags: other.flags.intersection([.hasSettings, .hasScope, .hasHidden]))
  }
}

// MARK: - Links

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

  /// The nearest ancestor of a node whose kind is a control or a cell; nil if there is none.
  func enclosingControl(of index: Int) -> Int? {
    var ancestor = records[index].parent
    while ancestor != NodeRecord.none {
      if column(of: Int(ancestor)).with({ $0.isControl }) {
        return Int(ancestor)
      }
      ancestor = records[Int(ancestor)].parent
    }
    return nil
  }

  /// The nearest ancestor of a node whose type is a container; nil if there is none.
  func enclosingContainer(of index: Int) -> Int? {
    var ancestor = records[index].parent
    while ancestor != NodeRecord.none {
      if column(of: Int(ancestor)).with({ $0.isContainer }) {
        return Int(ancestor)
      }
      ancestor = records[Int(ancestor)].parent
    }
    return nil
  }

  /// Sets the width of a container, in the batch of changes with a number.
  @inline(__always)
  func setContainerWidth(
    _ width: Double?, of index: UInt32, in batch: Int, _ stamp: ContainerSize.Stamp
  ) {
    containerSizes[index, default: ContainerSize()].set(width, in: batch, stamp)
  }

  /// Copies the width of a container of another store.
  func copyContainerWidth(of index: UInt32, from other: NodeStore, as copy: UInt32) {
    if let size = other.containerSizes[index] { containerSizes[copy] = size }
  }

  /// Calls a closure with each descendant of a node, each before its own descendants.
  ///
  /// The closure must not change the shape.
  ///
  /// - Parameters:
  ///   - parent: The node.
  ///   - isEnclosed: Whether descendants of controls in the node are left out.
  ///   - body: The closure.
  func forEachNode(in parent: Int, isEnclosed: Bool, _ body: (Int) -> Void) {
    var rest: [UInt32] = []
    var node = records[parent].firstChild
    while true {
      while node == NodeRecord.none {
        guard let next = rest.popLast() else { return }
        node = next
      }
      let index = Int(node)
      body(index)
      node = records[index].next
      let child = records[index].firstChild
      if child != NodeRecord.none,
        !isEnclosed || !column(of: index).with({ $0.isControl })
      {
        rest.append(node)
        node = child
      }
    }
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
      childNumbersChanged(of: parent)
      records[node].link(parent, previous: UInt32(node), next: NodeRecord.none)
      if parent != NodeRecord.none,
        columns[records[Int(parent)].column.index]?.with(\.isControl) == true
      {
        haveControlsHadChildren = true
      }
      return setFirstChild(UInt32(node), of: parent)
    }
    // In a ring, the last child is followed by the first.
    let following = next == NodeRecord.none ? first : next
    let previous = records[Int(following)].previous
    records[node].link(parent, previous: previous, next: next)
    records[Int(following)].previous = UInt32(node)
    if next != NodeRecord.none {
      childNumbersChanged(of: parent)
    } else if !numberedParents.isEmpty {
      numberLast(node, after: previous)
    }
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
    // Without the last child, the others have the same numbers.
    if next != NodeRecord.none { childNumbersChanged(of: parent) }
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

  /// Whether a node has a position among its siblings.
  func hasPosition(_ position: ReadStates, _ index: Int) -> Bool {
    if let stated = situatedSurroundings(of: index), stated.known.contains(position) {
      return stated.positions.contains(position)
    }
    if let original { return original.store.hasPosition(position, Int(original.indices[index])) }
    switch position {
    case .isFirst: return firstChild(of: records[index].parent) == UInt32(index)
    case .isLast: return records[index].next == NodeRecord.none
    case .isOnly: return hasPosition(.isFirst, index) && hasPosition(.isLast, index)
    default: return isEven(index)
    }
  }

  /// The surroundings that a node of a situated tree has in place of those in its tree.
  func situatedSurroundings(of index: Int) -> Surroundings? {
    records[index].flags.contains(.hasSettings)
      ? settings[UInt32(index)]?.situatedSurroundings : nil
  }

  private func isEven(_ index: Int) -> Bool {
    let parent = records[index].parent
    if parent != lastNumberedParent {
      lastNumberedParent = parent
      if numberedParents.insert(parent).inserted { numberChildren(of: parent) }
    }
    return records[index].flags.contains(.isEvenSibling)
  }

  private func numberChildren(of parent: UInt32) {
    var isEven = false
    forEachChild(of: parent) {
      records[$0].flags.set(.isEvenSibling, to: isEven)
      isEven.toggle()
    }
  }

  /// Numbers a child after the others, if these are numbered: rows are often appended one by one.
  @inline(never)
  private func numberLast(_ index: Int, after previous: UInt32) {
    let isEven = !records[Int(previous)].flags.contains(.isEvenSibling)
    records[index].flags.set(.isEvenSibling, to: isEven)
  }

  /// Notes that the children of a node changed, so that they have other numbers.
  @inline(__always)
  private func childNumbersChanged(of parent: UInt32) {
    if numberedParents.isEmpty { return }
    numberedParents.remove(parent)
    if parent == lastNumberedParent { lastNumberedParent = nil }
  }

  /// Calls a closure with each descendant of a node, or its copy if there is one, and with the store
  /// that has it.
  func forEachDescendant(of index: Int, _ body: (NodeStore, Int) -> Void) {
    guard let original else {
      return forEachNode(in: index, isEnclosed: false) { body(self, $0) }
    }
    original.store.forEachDescendant(of: Int(original.indices[index])) { store, index in
      if store === original.store, let copy = original.copies[UInt32(index)] {
        body(self, Int(copy))
      } else {
        body(store, index)
      }
    }
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

// MARK: - Invariants

extension NodeStore {
  /// Checks the invariants, in debug builds.
  func checkInvariants() {
    var (reached, rest) = (0, [NodeRecord.none])
    while let parent = rest.popLast() {
      let children = checkRing(of: parent)
      reached += children.count
      rest += children
    }
    assert(reached == count, "every node is reachable, once")
    var free = firstFree
    var freeCount = 0
    while free != NodeRecord.none {
      assert(!isUsed(Int(free)), "free records have no computed style")
      (free, freeCount) = (records[Int(free)].next, freeCount + 1)
    }
    assert(freeCount + count == records.count, "a record is free or reachable")
    for (parent, count) in childCounts {
      assert(checkRing(of: parent).count == count, "counts of children are exact")
    }
    for index in settings.keys { assert(records[Int(index)].flags.contains(.hasSettings)) }
    for index in hidden.keys { assert(records[Int(index)].flags.contains(.hasHidden)) }
    guard let hint = siblingHint else { return }
    let siblings = checkRing(of: hint.parent)
    assert(siblings.indices.contains(hint.place) && siblings[hint.place] == hint.child, "the hint")
  }

  /// Checks that the children of a node are linked to each other, and to the node.
  ///
  /// - Returns: The children.
  private func checkRing(of parent: UInt32) -> [UInt32] {
    var children: [UInt32] = []
    forEachChild(of: parent) { children.append(UInt32($0)) }
    for (place, child) in children.enumerated() {
      let record = records[Int(child)]
      let previous = children[place == 0 ? children.count - 1 : place - 1]
      assert(record.parent == parent && record.previous == previous, "the ring closes")
    }
    return children
  }
}

// MARK: - TreeLimits

/// The sizes at which a tree compacts or replaces its data.
///
/// Results don't depend on them. Tests lower them, because a short run then compacts as often as
/// a long run does with the standard limits.
struct TreeLimits: Sendable {
  /// The number of changes of one context that are kept separately before the oldest are merged; at
  /// least 1.
  var historyLength = 16

  /// The number of computed styles at which those without nodes are removed; at least 1.
  var computedStyleCount = 128

  /// The number of entries beyond a multiple of the number of nodes that the record of changes can
  /// have before it removes what no consumer needs.
  var journalSlack = 1_024

  /// The number of inherited contexts, or of matched rules, up to which those without nodes are
  /// kept.
  ///
  /// It's also the number of changed objects that are kept before every node is invalidated
  /// instead.
  var contextSlack = 128

  /// The revision that a tree begins with, after which it counts changes.
  var firstRevision = NodeRecord.stale + 1

  /// The number of the first batch of the record of changes.
  var firstBatch: UInt32 = 1

  /// The limits of trees outside of tests.
  static let standard = TreeLimits()
}
