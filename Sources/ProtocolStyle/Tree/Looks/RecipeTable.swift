/// The recipes of a tree, each once, by number from 1: they outlive the surroundings they are for,
/// so that a node whose rules stay as they are is not styled anew when others change.
final class RecipeTable {
  @exclusivity(unchecked) private var all = OwnedObjects<Recipe>()
  private var numbers: [Recipe.Key: UInt32] = [:]
  private let limits: TreeLimits

  init(limits: TreeLimits) {
    self.limits = limits
  }

  /// The number of no recipe.
  static let none: UInt32 = 0

  var count: Int { numbers.count }

  /// Whether the content of any node reads the context.
  var haveContentReads: Bool {
    (0..<count).contains { number in
      self[UInt32(number + 1)]._withUnsafeGuaranteedRef { !$0.contentReads.isEmpty }
    }
  }

  /// The recipe of a number that this table gave out.
  subscript(number: UInt32) -> Unmanaged<Recipe> {
    @inline(__always)
    get { all[Int(number)].unsafelyUnwrapped }
  }

  /// The recipe of a key, made when there is none; the context must be the current one.
  func recipe(
    for key: Recipe.Key, column: AnyColumn, cell: ContextCell, rules: [MatchedRule]
  ) -> Unmanaged<Recipe> {
    if let known = numbers[key] { return self[known] }
    let number = UInt32(numbers.count + 1)
    numbers[key] = number
    return all.insert(
      Recipe(
        number: number, key, column: column, cell: cell, rules: rules,
        limits: limits), at: Int(number))
  }
}
