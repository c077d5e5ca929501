/// What the ancestors of a node mean to it: context, rules in force, inherited values.
///
/// Nodes whose ancestors mean the same have one of these, however deep they are. What it knows of
/// a type of node it works out when the first one comes.
final class InheritedContext {
  /// What tells surroundings apart.
  struct Key: Hashable {
    /// The sheets in force, the lowest origin first, and what the ancestors mean to each.
    var sheets: [SheetEntry]

    /// What getters and rules find around them.
    var cell: ContextCell

    /// The parent's values of inherited attributes, for a model of whatever kind.
    var inherited: ViewModel?

    static func == (left: Key, right: Key) -> Bool {
      left.cell === right.cell && left.sheets == right.sheets && left.inherited == right.inherited
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

    /// Who brings it, for people.
    let origin: String
    var ancestry: ContainmentState

    static func == (left: SheetEntry, right: SheetEntry) -> Bool {
      left.sheet === right.sheet && left.origin == right.origin && left.ancestry === right.ancestry
    }

    func hash(into hasher: inout Hasher) {
      // A state is of one sheet.
      hasher.combine(ObjectIdentifier(ancestry))
    }
  }

  let number: UInt32
  let key: Key

  /// Keeps the context.
  var cell: ContextCell { key.cell }

  /// The context that the nodes here are styled in.
  let context: UnsafeMutablePointer<StyleContext>

  /// What is in force for the nodes of each column, by its number.
  @exclusivity(unchecked) private var selections = OwnedObjects<RuleSelection>()

  private unowned(unsafe) let ruleSets: RuleSetTable

  init(number: UInt32, key: Key, ruleSets: RuleSetTable) {
    self.number = number
    self.key = key
    self.ruleSets = ruleSets
    context = key.cell.context
  }

  /// What is in force for the nodes of a column, of which there is one in a row.
  @inline(__always)
  func selection(for column: AnyColumn, row: Int) -> Unmanaged<RuleSelection> {
    selections[column.number] ?? makeSelection(for: column, row: row)
  }

  @inline(never)
  private func makeSelection(for column: AnyColumn, row: Int) -> Unmanaged<RuleSelection> {
    selections.insert(
      RuleSelection(column: column, row: row, in: self, ruleSets), at: column.number)
  }

  /// Calls a closure with what is in force for the nodes of each column that is known here.
  func forEachSelection(_ body: (RuleSelection) -> Void) {
    for number in 0..<selections.count {
      selections[number]?._withUnsafeGuaranteedRef(body)
    }
  }
}

extension InheritedContext.Key {
  /// What the scopes of a node make of these surroundings for it and everything in it.
  ///
  /// - Parameters:
  ///   - scopes: The scope that the node brings and the one that was set, as far as there are any.
  ///   - contexts: The contexts of the tree.
  ///   - entry: Makes the entry of a sheet, for the ancestors of the node.
  /// - Returns: The key of the new surroundings.
  func applying(
    _ scopes: [StyleScope], _ contexts: ContextTable,
    _ entry: (RuleOrigin) -> InheritedContext.SheetEntry
  ) -> InheritedContext.Key {
    var (key, context) = (self, cell.key)
    if scopes.contains(where: \.isBoundary) { key.sheets = [] }
    for scope in scopes {
      context.changes = scope.environment.merged(over: context.changes)
      context.themes += scope.themes
      key.sheets += scope.origins.filter { !$0.sheet.isEmpty }.map(entry)
    }
    key.cell = contexts.cell(for: context)
    return key
  }
}

extension StyleScope {
  /// Whose rules the scope brings, the lowest first.
  fileprivate var origins: [RuleOrigin] {
    themes.map { RuleOrigin(name: "theme \($0)", sheet: $0.styleSheet) }
      + [RuleOrigin(name: "scope", sheet: styleSheet)]
  }
}
