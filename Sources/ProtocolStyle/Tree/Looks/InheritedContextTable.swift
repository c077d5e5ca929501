/// The surroundings of a tree, each once, by number; and the sheets of the sheets in force.
///
/// The first number is that of the roots. The table is replaced whenever sheets change.
struct InheritedContextTable: ~Copyable {
  private var all = OwnedObjects<InheritedContext>()
  private var numbers: [InheritedContext.Key: UInt32] = [:]
  private(set) var sheets: [StyleSheet.Revision: CompiledSheet] = [:]
  private let contexts: ContextTable
  private let ruleSets: RuleSetTable

  /// The number of what the roots of the tree are in: numbers aren't used again in a table that
  /// replaces another.
  let root: UInt32

  /// Makes the inherited contexts of the roots.
  ///
  /// - Parameters:
  ///   - origins: Whose rules are in force, the lowest first.
  ///   - contexts: Where contexts come from.
  ///   - ruleSets: Where rule sets come from.
  ///   - sheets: Compiled sheets that are known already.
  ///   - first: The number of the first.
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
      // Contexts alone refer to states, and none is left.
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

  /// How many there are.
  var count: Int { numbers.count }

  /// The number that the next surroundings get.
  var next: UInt32 { root + UInt32(numbers.count) }

  /// The surroundings of a number that this table gave out.
  subscript(number: UInt32) -> Unmanaged<InheritedContext> {
    @inline(__always)
    get { all[Int(number &- root)].unsafelyUnwrapped }
  }

  /// The number of the inherited contexts of a key, made when there are none.
  mutating func number(for key: InheritedContext.Key) -> UInt32 {
    if let known = numbers[key] { return known }
    let number = next
    numbers[key] = number
    _ = all.insert(
      InheritedContext(number: number, key: key, ruleSets: ruleSets), at: Int(number - root))
    return number
  }

  /// Whether a number is that of a context of this table.
  func contains(_ number: UInt32) -> Bool { (root..<next).contains(number) }

  /// Calls a closure with all that there are.
  func forEach(_ body: (InheritedContext) -> Void) {
    for number in 0..<all.count { all[number]?._withUnsafeGuaranteedRef(body) }
  }

  /// A sheet made ready to be matched, once for each revision.
  mutating func compiled(_ sheet: StyleSheet) -> CompiledSheet {
    if let known = sheets[sheet.revision] { return known }
    let compiled = CompiledSheet(sheet)
    sheets[sheet.revision] = compiled
    return compiled
  }
}
