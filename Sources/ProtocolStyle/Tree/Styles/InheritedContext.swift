/// The effect of a node's ancestors on it: the context, the rules in force, and the inherited
/// values.
///
/// Nodes whose ancestors have the same effect share one inherited context, however deep they are.
/// Contexts that differ only in inherited values share the other parts, so that each costs little.
final class InheritedContext: InternedObject {
  /// The properties that distinguish inherited contexts.
  struct Parts {
    /// The sheets in force, the lowest origin first, and the state of each after matching the
    /// ancestors.
    var sheets: [SheetEntry]

    /// The context in which getters and rules run.
    var shared: SharedContext

    /// The parent's values of inherited attributes.
    var inherited = InheritedNumber.none
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

  /// The parts by which the table finds a context.
  enum TableKey: Hashable {
    /// Those of a context in which nothing is inherited.
    case base([SheetEntry], SharedContext)

    /// The context with the same shared parts in which nothing is inherited, and inherited values.
    case inheriting(ContextNumber, InheritedNumber)

    static func == (left: TableKey, right: TableKey) -> Bool {
      switch (left, right) {
      case (.base(let sheets, let shared), .base(let others, let other)):
        shared === other && sheets == others
      case (.inheriting(let base, let values), .inheriting(let other, let others)):
        base == other && values == others
      default: false
      }
    }

    func hash(into hasher: inout Hasher) {
      switch self {
      case .base(let sheets, let shared):
        hasher.combine(ObjectIdentifier(shared))
        hasher.combine(sheets)
      case .inheriting(let base, let values):
        hasher.combine(UInt64(base.value) << 32 | UInt64(values.value))
      }
    }
  }

  let number: ContextNumber

  /// The number of the parent's values of inherited attributes; none if nothing is inherited.
  let inherited: InheritedNumber

  /// The parts that contexts share which differ only in inherited values.
  let base: BaseContext

  /// The parent's values of inherited attributes, in a style that may have others; nil if nothing is
  /// inherited.
  let values: Block?

  init(
    number: ContextNumber, base: BaseContext, inherited: InheritedNumber = .none,
    values: Block? = nil
  ) {
    (self.number, self.base) = (number, base)
    (self.inherited, self.values) = (inherited, values)
  }

  var key: TableKey {
    isBase ? .base(base.sheets, base.shared) : .inheriting(base.number, inherited)
  }

  /// The properties that distinguish the context.
  var parts: Parts { Parts(sheets: base.sheets, shared: base.shared, inherited: inherited) }

  /// Whether nothing is inherited.
  var isBase: Bool { inherited == .none }

  /// The context in which getters and rules run.
  var shared: SharedContext { base.shared }

  /// The context that nodes with this inherited context are styled in.
  var context: ValueReference<StyleContext> { base.context }

  /// The rules for the nodes of a column, one of which is in the given row.
  @inline(__always)
  func candidates(for column: AnyColumn, row: Int) -> Unretained<CandidateRules> {
    base.candidates(for: column, row: row)
  }
}

// MARK: - BaseContext

/// The parts of inherited contexts that differ only in inherited values.
///
/// Data for a type of node is computed for the first node of the type. It finds the rules for all of
/// these contexts, because inherited values don't affect which rules are in force.
final class BaseContext {
  /// The number of the context with these parts in which nothing is inherited, which is kept as long
  /// as another one has them.
  let number: ContextNumber

  /// The sheets in force, the lowest origin first, and the state of each after matching the
  /// ancestors.
  let sheets: [InheritedContext.SheetEntry]

  /// Whether a rule is for certain containers or their content, so that the parts differ in some
  /// nodes.
  let hasPatterns: Bool

  let shared: SharedContext
  let context: ValueReference<StyleContext>

  /// The rules for the nodes of each column, by its number.
  @safe @exclusivity(unchecked) private var candidatesByColumn = OwnedObjects<CandidateRules>()

  init(
    number: ContextNumber, _ sheets: [InheritedContext.SheetEntry], _ shared: SharedContext
  ) {
    (self.number, self.sheets, self.shared) = (number, sheets, shared)
    hasPatterns = sheets.contains { !$0.sheet.patterns.isEmpty }
    context = shared.context
  }

  @inline(__always)
  fileprivate func candidates(for column: AnyColumn, row: Int) -> Unretained<CandidateRules> {
    candidatesByColumn[column.number.index] ?? makeCandidates(for: column, row: row)
  }

  @inline(never)
  private func makeCandidates(for column: AnyColumn, row: Int) -> Unretained<CandidateRules> {
    candidatesByColumn.insert(
      CandidateRules(column: column, row: row, in: self), at: column.number.index)
  }

  /// Calls a closure with the candidate rules of each column that has one.
  func forEachCandidates(_ body: (CandidateRules) -> Void) {
    for index in 0..<candidatesByColumn.count {
      candidatesByColumn[index]?.with(body)
    }
  }
}

// MARK: - Inherited values

/// The number of inherited values of a tree; none if nothing is inherited.
struct InheritedNumber: TableNumber {
  let value: UInt32
}

/// The values of inherited attributes in a style; those of other attributes don't matter.
struct InheritedValues: Hashable {
  let style: Block

  static func == (left: InheritedValues, right: InheritedValues) -> Bool {
    if left.style === right.style { return true }
    return left.style.layout.inherited.elementsEqual(right.style.layout.inherited) { ours, theirs in
      ours.attribute == theirs.attribute && left.style.holdsEqual(ours, right.style, theirs)
    }
  }

  func hash(into hasher: inout Hasher) {
    for entry in style.layout.inherited { style.hash(entry, into: &hasher) }
  }
}

extension Block: InternedObject {
  var key: InheritedValues { InheritedValues(style: self) }
}
