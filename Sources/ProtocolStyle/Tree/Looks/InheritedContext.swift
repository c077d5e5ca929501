/// The number of an inherited context of a tree.
struct ContextNumber: TableNumber {
  let value: UInt32
}

/// The effect of a node's ancestors on it: the context, the rules in force, and the inherited
/// values.
///
/// Nodes whose ancestors have the same effect share one inherited context, however deep they are.
/// Data for a type of node is computed for the first node of the type.
final class InheritedContext: InternedObject {
  /// The properties that distinguish inherited contexts.
  struct Key: Hashable {
    /// The sheets in force, the lowest origin first, and the state of each after matching the
    /// ancestors.
    var sheets: [SheetEntry]

    /// The context in which getters and rules run.
    var cell: ContextCell

    /// The parent's values of inherited attributes, for a model of any kind.
    var inherited: ViewModel?

    static func == (left: Key, right: Key) -> Bool {
      left.cell === right.cell && left.sheets == right.sheets && left.inherited == right.inherited
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(cell))
      hasher.combine(sheets)
      // Inherited values are written in one order, so equal ones have equal hashes.
      hasher.combine(inherited?.style.exactHash)
    }
  }

  /// A sheet in force.
  struct SheetEntry: Hashable {
    let sheet: CompiledSheet

    /// The origin of the sheet, for display.
    let origin: String
    var ancestry: ContainmentState

    static func == (left: SheetEntry, right: SheetEntry) -> Bool {
      left.sheet === right.sheet && left.origin == right.origin && left.ancestry === right.ancestry
    }

    func hash(into hasher: inout Hasher) {
      // An ancestry belongs to one sheet.
      hasher.combine(ObjectIdentifier(ancestry))
    }
  }

  let number: ContextNumber
  let key: Key

  /// The cell of the context.
  var cell: ContextCell { key.cell }

  /// The context that nodes with this inherited context are styled in.
  let context: UnsafeMutablePointer<StyleContext>

  /// The rules for the nodes of each column, by its number.
  @exclusivity(unchecked) private var selections = OwnedObjects<RuleSelection>()

  private unowned(unsafe) let resolver: LookResolver

  init(number: ContextNumber, key: Key, _ resolver: LookResolver) {
    self.number = number
    self.key = key
    self.resolver = resolver
    context = key.cell.context
  }

  /// The rules for the nodes of a column, one of which is in the given row.
  @inline(__always)
  func selection(for column: AnyColumn, row: Int) -> Unmanaged<RuleSelection> {
    selections[column.number.index] ?? makeSelection(for: column, row: row)
  }

  @inline(never)
  private func makeSelection(for column: AnyColumn, row: Int) -> Unmanaged<RuleSelection> {
    selections.insert(
      RuleSelection(column: column, row: row, in: self, resolver), at: column.number.index)
  }

  /// Calls a closure with the selection of each column that has one.
  func forEachSelection(_ body: (RuleSelection) -> Void) {
    for index in 0..<selections.count {
      selections[index]?._withUnsafeGuaranteedRef(body)
    }
  }
}
