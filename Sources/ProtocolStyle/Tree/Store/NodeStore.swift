/// The nodes of a tree: their models by type, their links, and their individual settings.
///
/// It doesn't depend on styles, apart from the number of a look in each record. Nodes are
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
  /// A rendition has the number of its tree.
  let serial: UInt32

  let records = Pool<NodeRecord>()
  @exclusivity(unchecked) var columns = OwnedObjects<AnyColumn>()

  /// The numbers of columns by the numbers of plans; -1 for plans without a column.
  @exclusivity(unchecked) private var columnsByPlan: [Int] = []

  /// The settings of single nodes.
  @exclusivity(unchecked) var settings: [UInt32: NodeSettings] = [:]

  /// The rules that are hidden from nodes that were attached while resets were held.
  @exclusivity(unchecked) var hidden: [UInt32: Set<Reset>] = [:]

  /// The first of the roots.
  @exclusivity(unchecked) var firstRoot = NodeRecord.none

  /// The first of the records to be used again.
  @exclusivity(unchecked) private(set) var firstFree = NodeRecord.none

  /// The number of attached nodes.
  @exclusivity(unchecked) private(set) var count = 0

  /// Counts changes of the shape, so that a walk detects them.
  @exclusivity(unchecked) var shape = 0

  /// The node that was attached last at an index.
  @exclusivity(unchecked) var siblingHint: SiblingHint?

  /// The number of children of nodes with many, found when a report needs it.
  var childCounts: [UInt32: Int] = [:]

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

  /// Copies the shape and the settings of another store; the nodes have no look in the copy.
  ///
  /// - Parameters:
  ///   - other: The store.
  ///   - replan: Makes a column over the models of another one.
  init(copying other: NodeStore, _ replan: (AnyColumn) -> AnyColumn) {
    serial = other.serial
    for number in 0..<other.columns.count {
      _ = columns.insert(replan(other.column(number).takeUnretainedValue()), at: number)
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
    hidden = other.hidden
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
  func column(of index: Int) -> Unmanaged<AnyColumn> { column(Int(records[index].column)) }

  /// The column with a number.
  @inline(__always)
  func column(_ number: Int) -> Unmanaged<AnyColumn> { columns[number].unsafelyUnwrapped }

  /// The column of a plan's type; nil before the first node of the type.
  @inline(__always)
  func column(ofPlan number: Int) -> Unmanaged<AnyColumn>? {
    guard number < columnsByPlan.count, columnsByPlan[number] >= 0 else { return nil }
    return column(columnsByPlan[number])
  }

  /// Adds the column of a type, or replaces the one with its number.
  ///
  /// - Returns: The column that was replaced.
  @discardableResult
  func setColumn(_ column: AnyColumn) -> AnyColumn? {
    var former: AnyColumn?
    if column.number < columns.count {
      former = columns.replace(at: column.number, with: column)
    } else {
      _ = columns.insert(column, at: column.number)
    }
    while columnsByPlan.count <= column.plan.number { columnsByPlan.append(-1) }
    columnsByPlan[column.plan.number] = column.number
    return former
  }

  /// Discards which columns belong to which plans, before all columns are replaced.
  func discardPlans() { columnsByPlan = [] }

  /// The identity of a class node; nil for others.
  func object(at index: Int) -> ObjectIdentifier? {
    let column = column(of: index).takeUnretainedValue()
    guard column.plan.isOfClass else { return nil }
    return column.object(row: Int(records[index].row))
  }

  // MARK: Records

  /// Makes the record of a node that is about to be linked.
  ///
  /// - Returns: The index of the record, and whether another node had it before.
  @inline(__always)
  func makeRecord(
    column: Int, row: Int, _ flags: NodeRecord.Flags
  ) -> (index: Int, isReused: Bool) {
    // Written field by field in place, because a record built elsewhere would be read back, in
    // wider loads than its stores, before the processor has completed these.
    let isReused = firstFree != NodeRecord.none
    let index = isReused ? reuseRecord() : records.insert(NodeRecord())
    records[index].row = UInt32(row)
    records[index].column = UInt16(column)
    records[index].flags.formUnion(flags)
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
    if siblingHint?.parent == key { siblingHint = nil }
    childCounts[key] = nil
    let generation = records[index].generation &+ 1
    records[index] = NodeRecord(next: firstFree, generation: generation)
    firstFree = key
    count -= 1
    return released
  }

  /// Whether a record has a node.
  @inline(__always)
  func isUsed(_ index: Int) -> Bool { records[index].look != Look.none }

  /// Calls a closure with each record that has a node which was styled, in the order of indices.
  @inline(__always)
  func forEachUsedRecord(_ body: (_ index: UInt32, UnsafePointer<NodeRecord>) -> Void) {
    for index in 0..<records.count {
      let record = records.address(of: index)
      if record.pointee.look != Look.none { body(UInt32(truncatingIfNeeded: index), record) }
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
