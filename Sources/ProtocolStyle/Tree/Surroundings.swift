/// What the ancestors of a node mean to it: context, rules in force, inherited values.
///
/// Nodes whose ancestors mean the same have one of these, however deep they are. What it knows of
/// a type of node it works out when the first one comes.
final class Surroundings {
  /// What tells surroundings apart.
  struct Key: Hashable {
    /// The sheets in force, the lowest origin first, and what the ancestors mean to each.
    var books: [BookEntry]

    /// The themes in force, the lowest first.
    var themes: [Theme]

    /// What the scopes from the root inwards change of the tree's environment.
    var changes = StyleEnvironment.Changes()

    /// The parent's values of inherited attributes, for a model of whatever kind.
    var inherited: ViewModel?
  }

  /// A book in force.
  struct BookEntry: Hashable {
    let book: RuleBook
    var ancestry: Ancestry

    static func == (left: BookEntry, right: BookEntry) -> Bool {
      left.book === right.book && left.ancestry == right.ancestry
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(book))
      hasher.combine(ancestry)
    }
  }

  let number: UInt32
  let key: Key

  /// The context that the nodes here are styled in, at an address that it keeps.
  let context: UnsafeMutablePointer<StyleContext>

  /// What is in force for the nodes of each column, by its number.
  @exclusivity(unchecked) private var selections = OwnedObjects<RuleSelection>()

  init(number: UInt32, key: Key, environment: StyleEnvironment) {
    self.number = number
    self.key = key
    context = .allocate(capacity: 1)
    context.initialize(to: StyleContext(environment: key.changes.applied(to: environment)))
    for theme in key.themes {
      var values = TokenValues()
      StyleContext.run(at: context) { theme.values(&values) }
      context.pointee.tokens = values.merged(over: context.pointee.tokens)
    }
  }

  deinit {
    context.deinitialize(count: 1)
    context.deallocate()
  }

  /// What is in force for the nodes of a column, of which there is one in a row.
  @inline(__always)
  func selection(for column: AnyColumn, row: Int) -> Unmanaged<RuleSelection> {
    selections[column.number] ?? makeSelection(for: column, row: row)
  }

  @inline(never)
  private func makeSelection(for column: AnyColumn, row: Int) -> Unmanaged<RuleSelection> {
    selections.insert(RuleSelection(column: column, row: row, in: self), at: column.number)
  }
}
