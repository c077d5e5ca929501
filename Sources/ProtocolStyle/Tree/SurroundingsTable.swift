/// The surroundings of a tree, each once, by number; and the books of the sheets in force.
///
/// Numbers start at 1, which is that of the roots. They are used anew when the table is replaced,
/// as it is whenever the environment, themes or sheets change: what is known of the surroundings of
/// a node is void then.
struct SurroundingsTable: ~Copyable {
  private var all = OwnedObjects<Surroundings>()
  private var numbers: [Surroundings.Key: UInt32] = [:]
  private(set) var books: [AppearanceSheet.Stamp: RuleBook] = [:]
  private var cells: [ContextCell.Key: ContextCell] = [:]
  private let environment: StyleEnvironment

  /// The number of what the roots of the tree are in.
  static let root: UInt32 = 1

  /// Makes the surroundings of the roots.
  ///
  /// - Parameters:
  ///   - origins: Whose rules are in force, the lowest first.
  ///   - themes: The themes in force, the lowest first.
  ///   - environment: The environment of the tree.
  ///   - books: Books that are known already.
  init(
    origins: [RuleOrigin], themes: [Theme], environment: StyleEnvironment,
    books: [AppearanceSheet.Stamp: RuleBook] = [:]
  ) {
    self.environment = environment
    var entries: [Surroundings.BookEntry] = []
    for origin in origins where !origin.sheet.isEmpty {
      let book = books[origin.sheet.stamp] ?? RuleBook(origin.sheet)
      self.books[origin.sheet.stamp] = book
      entries.append(
        Surroundings.BookEntry(book: book, origin: origin.name, ancestry: Ancestry(book)))
    }
    _ = number(for: Surroundings.Key(books: entries, context: ContextCell.Key(themes: themes)))
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
    let cell = cells[key.context] ?? ContextCell(key.context, environment: environment)
    cells[key.context] = cell
    let number = UInt32(numbers.count + 1)
    numbers[key] = number
    _ = all.insert(Surroundings(number: number, key: key, cell: cell), at: Int(number))
    return number
  }

  /// The book of a sheet.
  mutating func book(of sheet: AppearanceSheet) -> RuleBook {
    if let known = books[sheet.stamp] { return known }
    let book = RuleBook(sheet)
    books[sheet.stamp] = book
    return book
  }
}
