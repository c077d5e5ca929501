/// The effect of a node's ancestors on it: the context, the rules in force, and the inherited
/// values.
///
/// Nodes whose ancestors have the same effect share one inherited context, however deep they are.
/// Data for a type of node is computed for the first node of the type.
final class InheritedContext {
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

  let number: UInt32
  let key: Key

  /// The cell of the context.
  var cell: ContextCell { key.cell }

  /// The context that nodes with this inherited context are styled in.
  let context: UnsafeMutablePointer<StyleContext>

  /// The rules for the nodes of each column, by its number.
  @exclusivity(unchecked) private var selections = OwnedObjects<RuleSelection>()

  private unowned(unsafe) let ruleSets: RuleSetTable

  init(number: UInt32, key: Key, ruleSets: RuleSetTable) {
    self.number = number
    self.key = key
    self.ruleSets = ruleSets
    context = key.cell.context
  }

  /// The rules for the nodes of a column, one of which is in the given row.
  @inline(__always)
  func selection(for column: AnyColumn, row: Int) -> Unmanaged<RuleSelection> {
    selections[column.number] ?? makeSelection(for: column, row: row)
  }

  @inline(never)
  private func makeSelection(for column: AnyColumn, row: Int) -> Unmanaged<RuleSelection> {
    selections.insert(
      RuleSelection(column: column, row: row, in: self, ruleSets), at: column.number)
  }

  /// Calls a closure with the selection of each column that has one.
  func forEachSelection(_ body: (RuleSelection) -> Void) {
    for number in 0..<selections.count {
      selections[number]?._withUnsafeGuaranteedRef(body)
    }
  }
}

extension InheritedContext.Key {
  /// The inherited context of a node and its descendants after applying the node's scopes.
  ///
  /// - Parameters:
  ///   - scopes: The node's own scope and the one that was set, if any.
  ///   - contexts: The contexts of the tree.
  ///   - entry: Makes the entry of a sheet, for the ancestors of the node.
  /// - Returns: The key of the new inherited context.
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
  /// The origins of the rules in the scope, the lowest first.
  fileprivate var origins: [RuleOrigin] {
    themes.map { RuleOrigin(name: "theme \($0)", sheet: $0.styleSheet) }
      + [RuleOrigin(name: "scope", sheet: styleSheet)]
  }
}

// MARK: - InheritedContextTable

/// The inherited contexts of a tree, each once, by number; and the compiled sheets in force.
struct InheritedContextTable: ~Copyable {
  private var interned: InternTable<InheritedContext.Key, InheritedContext>
  private var sheets: [StyleSheet.Revision: CompiledSheet] = [:]
  private let contexts: ContextTable
  private let ruleSets: RuleSetTable

  /// The number of the roots' inherited context.
  private(set) var root: UInt32 = 0

  /// Makes the inherited context of the roots.
  ///
  /// - Parameters:
  ///   - origins: The origins of the rules in force, the lowest first.
  ///   - contexts: The table of contexts.
  ///   - ruleSets: The table of rule sets.
  ///   - limits: The limits of the tree.
  init(
    origins: [RuleOrigin], contexts: ContextTable, ruleSets: RuleSetTable, limits: TreeLimits
  ) {
    interned = InternTable(minimumSweepCount: limits.contextSlack)
    self.contexts = contexts
    self.ruleSets = ruleSets
    setOrigins(origins)
  }

  /// Replaces the rules that are in force for the roots.
  mutating func setOrigins(_ origins: [RuleOrigin]) {
    let entries = origins.map { origin in
      let sheet = compiled(origin.sheet)
      return InheritedContext.SheetEntry(
        sheet: sheet, origin: origin.name, ancestry: sheet.rootState)
    }
    root = number(
      for: InheritedContext.Key(
        sheets: entries, cell: contexts.cell(for: ContextCell.Key())))
  }

  /// The number of inherited contexts.
  var count: Int { interned.count }

  /// Whether there are so many inherited contexts that most of them may be unused.
  var needsSweep: Bool { interned.needsSweep }

  /// The inherited context of a number.
  subscript(number: UInt32) -> Unmanaged<InheritedContext> {
    @inline(__always)
    get { interned[number] }
  }

  /// Whether a number is that of an inherited context.
  func contains(_ number: UInt32) -> Bool { interned.contains(number) }

  /// The number of the inherited context of a key, created if there is none.
  mutating func number(for key: InheritedContext.Key) -> UInt32 {
    if let known = interned.number(for: key) { return known }
    return interned.insert(for: key) { [ruleSets] number in
      InheritedContext(number: number, key: key, ruleSets: ruleSets)
    }
  }

  /// Calls a closure with each inherited context.
  func forEach(_ body: (InheritedContext) -> Void) { interned.forEach(body) }

  /// The compiled form of a sheet, compiled once for each revision.
  mutating func compiled(_ sheet: StyleSheet) -> CompiledSheet {
    if let known = sheets[sheet.revision] { return known }
    let compiled = CompiledSheet(sheet)
    sheets[sheet.revision] = compiled
    return compiled
  }

  /// An array with room for a mark for each number; that of the roots' inherited context is set.
  var marks: [Bool] {
    var marks = interned.marks
    marks[Int(root)] = true
    return marks
  }

  /// Removes the inherited contexts that aren't used, and the compiled sheets and states of
  /// ancestors that no other one has.
  ///
  /// - Parameter used: By number, whether an inherited context is used; true for that of the roots.
  /// - Returns: The removed objects, which may be released only when the tree is consistent.
  mutating func sweep(_ used: [Bool]) -> [AnyObject] {
    let removed = interned.sweep(used)
    var states: Set<ObjectIdentifier> = []
    var inForce: Set<ObjectIdentifier> = []
    interned.forEach { inherited in
      for entry in inherited.key.sheets {
        states.insert(ObjectIdentifier(entry.ancestry))
        inForce.insert(ObjectIdentifier(entry.sheet))
      }
    }
    let former = sheets
    sheets = sheets.filter { inForce.contains(ObjectIdentifier($0.value)) }
    for sheet in sheets.values { sheet.sweepStates(states) }
    return removed + Array(former.values)
  }
}
