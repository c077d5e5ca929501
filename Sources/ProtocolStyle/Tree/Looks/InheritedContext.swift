/// The number of an inherited context of a tree.
struct ContextNumber: TableNumber {
  let value: UInt32
}

/// The effect of a node's ancestors on it: the context, the rules in force, and the inherited
/// values.
///
/// Nodes whose ancestors have the same effect share one inherited context, however deep they are.
/// Data for a type of node is computed for the first node of the type, and shared by contexts that
/// differ only in inherited values: see ``base``.
final class InheritedContext: InternedObject {
  /// The properties that distinguish inherited contexts.
  struct Key: Hashable {
    /// The sheets in force, the lowest origin first, and the state of each after matching the
    /// ancestors.
    var sheets: [SheetEntry]

    /// The context in which getters and rules run.
    var cell: ContextCell

    /// The parent's values of inherited attributes.
    var inherited = InheritedNumber.none

    static func == (left: Key, right: Key) -> Bool {
      left.cell === right.cell && left.inherited == right.inherited && left.sheets == right.sheets
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(cell))
      hasher.combine(sheets)
      hasher.combine(inherited)
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

  /// The parent's values of inherited attributes, for a model of any kind; nil if nothing is
  /// inherited.
  let values: Block?

  /// The context with the same rules in which nothing is inherited; nil if this is one.
  ///
  /// It finds the rules for both, because inherited values don't affect which rules are in force.
  /// It's unretained, because it's kept as long as this one.
  let base: Unmanaged<InheritedContext>?

  /// The rules for the nodes of each column, by its number; none if there's a base.
  @exclusivity(unchecked) private var selections = OwnedObjects<RuleSelection>()

  private unowned(unsafe) let resolver: LookResolver

  init(
    number: ContextNumber, key: Key, base: Unmanaged<InheritedContext>?, values: Block?,
    _ resolver: LookResolver
  ) {
    self.number = number
    self.key = key
    self.base = base
    self.values = values
    self.resolver = resolver
    context = key.cell.context
  }

  /// The rules for the nodes of a column, one of which is in the given row.
  @inline(__always)
  func selection(for column: AnyColumn, row: Int) -> Unmanaged<RuleSelection> {
    if let base {
      return base._withUnsafeGuaranteedRef { $0.ownSelection(for: column, row: row) }
    }
    return ownSelection(for: column, row: row)
  }

  @inline(__always)
  private func ownSelection(for column: AnyColumn, row: Int) -> Unmanaged<RuleSelection> {
    selections[column.number.index] ?? makeSelection(for: column, row: row)
  }

  @inline(never)
  private func makeSelection(for column: AnyColumn, row: Int) -> Unmanaged<RuleSelection> {
    selections.insert(
      RuleSelection(column: column, row: row, in: self, resolver), at: column.number.index)
  }

  /// Calls a closure with the selection of each column that has one; with none if there's a base.
  func forEachSelection(_ body: (RuleSelection) -> Void) {
    for index in 0..<selections.count {
      selections[index]?._withUnsafeGuaranteedRef(body)
    }
  }
}

// MARK: - Inherited values

/// The number of inherited values of a tree; none if nothing is inherited.
struct InheritedNumber: TableNumber {
  let value: UInt32
}

/// Values of inherited attributes, which are written in one order, so that equal ones have equal
/// hashes.
struct InheritedValues: Hashable {
  let style: Block

  static func == (left: InheritedValues, right: InheritedValues) -> Bool {
    left.style.isIdentical(to: right.style)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(style.exactHash) }
}

extension Block: InternedObject {
  var key: InheritedValues { InheritedValues(style: self) }
}
