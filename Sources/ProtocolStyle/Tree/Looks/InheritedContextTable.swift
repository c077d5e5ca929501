/// The inherited contexts of a tree, each once, by number; and the compiled sheets in force.
///
/// The first number is that of the roots. The table is replaced whenever sheets change.
struct InheritedContextTable: ~Copyable {
  private var all = OwnedObjects<InheritedContext>()
  private var numbers: [InheritedContext.Key: UInt32] = [:]
  private(set) var sheets: [StyleSheet.Revision: CompiledSheet] = [:]
  private let contexts: ContextTable
  private let ruleSets: RuleSetTable

  /// The number of the roots' inherited context; a table that replaces another doesn't use its
  /// numbers again.
  let root: UInt32

  /// Makes the inherited context of the roots.
  ///
  /// - Parameters:
  ///   - origins: The origins of the rules in force, the lowest first.
  ///   - contexts: The table of contexts.
  ///   - ruleSets: The table of rule sets.
  ///   - sheets: Compiled sheets to reuse.
  ///   - first: The number of the roots' inherited context.
  init(
    origins: [RuleOrigin], contexts: ContextTable, ruleSets: RuleSetTable,
    sheets: [StyleSheet.Revision: CompiledSheet] = [:], first: UInt32 = 1
  ) {
    root = first
    self.contexts = contexts
    self.ruleSets = ruleSets
    var entries: [InheritedContext.SheetEntry] = []
    for origin in origins {
      let sheet = sheets[origin.sheet.revision] ?? CompiledSheet(origin.sheet)
      // Only inherited contexts refer to states, and none is left.
      sheet.removeStates()
      self.sheets[origin.sheet.revision] = sheet
      entries.append(
        InheritedContext.SheetEntry(
          sheet: sheet, origin: origin.name, ancestry: sheet.rootState))
    }
    _ = number(
      for: InheritedContext.Key(
        sheets: entries, cell: contexts.cell(for: ContextCell.Key())))
  }

  /// The number of inherited contexts.
  var count: Int { numbers.count }

  /// The number of the next inherited context.
  var next: UInt32 { root + UInt32(numbers.count) }

  /// The inherited context of a number from this table.
  subscript(number: UInt32) -> Unmanaged<InheritedContext> {
    @inline(__always)
    get { all[Int(number &- root)].unsafelyUnwrapped }
  }

  /// The number of the inherited context of a key, created if there is none.
  mutating func number(for key: InheritedContext.Key) -> UInt32 {
    if let known = numbers[key] { return known }
    let number = next
    numbers[key] = number
    _ = all.insert(
      InheritedContext(number: number, key: key, ruleSets: ruleSets), at: Int(number - root))
    return number
  }

  /// Whether a number is that of an inherited context of this table.
  func contains(_ number: UInt32) -> Bool { (root..<next).contains(number) }

  /// Calls a closure with each inherited context.
  func forEach(_ body: (InheritedContext) -> Void) {
    for number in 0..<all.count { all[number]?._withUnsafeGuaranteedRef(body) }
  }

  /// The compiled form of a sheet, compiled once for each revision.
  mutating func compiled(_ sheet: StyleSheet) -> CompiledSheet {
    if let known = sheets[sheet.revision] { return known }
    let compiled = CompiledSheet(sheet)
    sheets[sheet.revision] = compiled
    return compiled
  }
}
