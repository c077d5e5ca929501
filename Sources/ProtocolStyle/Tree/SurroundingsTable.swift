/// The surroundings of a tree, each once, by number; and the books of the sheets in force.
///
/// Numbers start at 1, which is that of the roots. They are used anew when the table is replaced,
/// as it is whenever sheets change.
struct SurroundingsTable: ~Copyable {
  private var all = OwnedObjects<Surroundings>()
  private var numbers: [Surroundings.Key: UInt32] = [:]
  private(set) var books: [AppearanceSheet.Stamp: RuleBook] = [:]
  private let contexts: ContextTable
  private let recipes: RecipeTable

  /// The number of what the roots of the tree are in.
  static let root: UInt32 = 1

  /// Makes the surroundings of the roots.
  ///
  /// - Parameters:
  ///   - origins: Whose rules are in force, the lowest first.
  ///   - contexts: Where contexts come from.
  ///   - recipes: Where recipes come from.
  ///   - books: Books that are known already.
  init(
    origins: [RuleOrigin], contexts: ContextTable, recipes: RecipeTable,
    books: [AppearanceSheet.Stamp: RuleBook] = [:]
  ) {
    self.contexts = contexts
    self.recipes = recipes
    var entries: [Surroundings.BookEntry] = []
    for origin in origins {
      let book = books[origin.sheet.stamp] ?? RuleBook(origin.sheet)
      self.books[origin.sheet.stamp] = book
      entries.append(
        Surroundings.BookEntry(book: book, origin: origin.name, ancestry: Ancestry(book)))
    }
    _ = number(for: Surroundings.Key(books: entries, context: ContextCell.Key()))
  }

  /// How many there are.
  var count: Int { numbers.count }

  /// The surroundings of a number that this table gave out.
  subscript(number: UInt32) -> Unmanaged<Surroundings> {
    @inline(__always)
    get { all[Int(number)].unsafelyUnwrapped }
  }

  /// The number of the surroundings of a key, made when there are none.
  mutating func number(for key: Surroundings.Key) -> UInt32 {
    if let known = numbers[key] { return known }
    let number = UInt32(numbers.count + 1)
    numbers[key] = number
    let surroundings = Surroundings(
      number: number, key: key, cell: contexts.cell(for: key.context), recipes: recipes)
    _ = all.insert(surroundings, at: Int(number))
    return number
  }

  /// Calls a closure with all that there are.
  func forEach(_ body: (Surroundings) -> Void) {
    for number in 0..<all.count { all[number]?._withUnsafeGuaranteedRef(body) }
  }

  /// The book of a sheet.
  mutating func book(of sheet: AppearanceSheet) -> RuleBook {
    if let known = books[sheet.stamp] { return known }
    let book = RuleBook(sheet)
    books[sheet.stamp] = book
    return book
  }
}
