/// The recipes of a tree, each once, by number from 1: they outlive the surroundings they are for,
/// so that a node whose rules stay as they are is not styled anew when others change.
final class RecipeTable {
  @exclusivity(unchecked) private var all = OwnedObjects<Recipe>()
  private var numbers: [Recipe.Key: UInt32] = [:]
  private let looks: LookTable
  private let limits: TreeLimits

  /// The number of the first recipe: numbers aren't used again in a table that replaces another.
  private let first: UInt32

  /// Makes an empty table.
  ///
  /// - Parameters:
  ///   - looks: Where looks come from.
  ///   - first: The number of the first recipe.
  ///   - limits: The limits of the tree.
  init(_ looks: LookTable, first: UInt32 = 1, limits: TreeLimits) {
    self.looks = looks
    self.first = first
    self.limits = limits
  }

  /// The number that the next recipe gets.
  var next: UInt32 { first + UInt32(numbers.count) }

  /// Whether a number is that of a recipe of this table.
  func contains(_ number: UInt32) -> Bool { (first..<next).contains(number) }

  var count: Int { numbers.count }

  /// Whether the content of any node reads the context.
  var haveContentReads: Bool {
    (first..<next).contains { self[$0]._withUnsafeGuaranteedRef { !$0.contentReads.isEmpty } }
  }

  /// The recipe of a number that this table gave out.
  subscript(number: UInt32) -> Unmanaged<Recipe> {
    @inline(__always)
    get { all[Int(number &- first)].unsafelyUnwrapped }
  }

  /// The recipe of a key, made when there is none; the context must be the current one.
  func recipe(
    for key: Recipe.Key, column: AnyColumn, cell: ContextCell, rules: [MatchedRule]
  ) -> Unmanaged<Recipe> {
    if let known = numbers[key] { return self[known] }
    let number = next
    numbers[key] = number
    return all.insert(
      Recipe(
        number: number, key, column: column, cell: cell, rules: rules,
        looks, limits: limits), at: Int(number - first))
  }

  /// Calls a closure with each recipe.
  func forEach(_ body: (Recipe) -> Void) {
    for number in first..<next { self[number]._withUnsafeGuaranteedRef(body) }
  }
}
