/// Decides whether a name is a misspelling of another.
enum Misspelling {
  /// The length up to which names are too similar to other words to be compared without types.
  static let longestShortName = 5

  /// The length from which names may have two mistakes.
  private static let shortestNameForTwo = 12

  /// Returns whether a name is probably a misspelling of another one.
  ///
  /// A mistake inserts, removes or replaces a letter, or swaps two adjacent letters. Names of 12
  /// letters or more may have two. Case is ignored. A plural isn't considered a misspelling, nor is
  /// a different first letter, because `weight` isn't a misspelled `height`, nor a digit, because
  /// `width2` is a second `width`.
  ///
  /// - Parameters:
  ///   - name: The declared name.
  ///   - other: The possibly intended name.
  /// - Returns: Whether it's likely; false for equal names.
  static func isLikely(_ name: String, of other: String) -> Bool {
    guard name != other, name.filter(\.isNumber) == other.filter(\.isNumber),
      !isPlural(name, of: other), !isPlural(other, of: name)
    else {
      return false
    }
    let (written, meant) = (Array(name.lowercased()), Array(other.lowercased()))
    let limit = meant.count < shortestNameForTwo ? 1 : 2
    guard abs(written.count - meant.count) <= limit else { return false }
    let isSwapped = written.prefix(2).reversed().elementsEqual(meant.prefix(2))
    guard written.first == meant.first || isSwapped else { return false }
    return NearestName.changes(from: written, to: meant) <= limit
  }

  private static func isPlural(_ name: String, of other: String) -> Bool {
    name == other + "s" && !other.hasSuffix("s")
  }
}
