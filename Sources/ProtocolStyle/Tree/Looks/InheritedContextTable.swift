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
