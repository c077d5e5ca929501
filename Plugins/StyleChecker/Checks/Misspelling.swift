/// The slips of the pen that one name can be of another.
enum Misspelling {
  /// The length up to which a name is near too many other words to be compared by itself.
  static let longestShortName = 5

  /// The length from which a name is long enough for two slips.
  private static let shortestNameForTwo = 12

  /// Returns whether a name is probably another one with a slip.
  ///
  /// A slip inserts, removes or replaces a letter, or swaps two that follow each other; names of 12
  /// letters or more may have two. The case of letters may differ. A plural is no slip, and neither
  /// is another first letter, for `weight` is no misspelled `height`.
  ///
  /// - Parameters:
  ///   - name: The name as it was written.
  ///   - other: The name that may be meant.
  /// - Returns: Whether it's likely; false for equal names.
  static func isLikely(_ name: String, of other: String) -> Bool {
    guard name != other, !isPlural(name, of: other), !isPlural(other, of: name) else {
      return false
    }
    let (written, meant) = (Array(name.lowercased()), Array(other.lowercased()))
    let limit = meant.count < shortestNameForTwo ? 1 : 2
    guard abs(written.count - meant.count) <= limit else { return false }
    let isSwapped = written.prefix(2).reversed().elementsEqual(meant.prefix(2))
    guard written.first == meant.first || isSwapped else { return false }
    return slips(from: written, to: meant) <= limit
  }

  private static func isPlural(_ name: String, of other: String) -> Bool {
    name == other + "s" && !other.hasSuffix("s")
  }

  /// The optimal string alignment distance, a row of its table at a time.
  private static func slips(from source: [Character], to target: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...target.count)
    for (row, letter) in source.enumerated() {
      var current = [row + 1]
      for (column, other) in target.enumerated() {
        var least = min(
          last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == target[column - 1], source[row - 1] == other {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      (beforeLast, last) = (last, current)
    }
    return last[target.count]
  }
}
