/// A search for the name that a misspelled name most likely means.
///
/// The program `StyleChecker` has a link to this file, because it doesn't depend on this module.
package enum NearestName {
  /// Returns the name with the smallest edit distance to a misspelled name.
  ///
  /// An edit inserts, removes or replaces a character, or swaps two neighbors; case is ignored. The
  /// distance to a name that begins with the misspelled one is 1. The cost is the product of the
  /// two lengths for each name of similar length.
  ///
  /// - Parameters:
  ///   - name: The misspelled name.
  ///   - names: The names to choose from.
  /// - Returns: The nearest name, or the first of several; nil if all distances exceed a third of
  ///   the length.
  package static func find(_ name: String, among names: [String]) -> String? {
    let written = Array(name.lowercased())
    let distances = names.compactMap { candidate -> (name: String, distance: Int)? in
      let letters = Array(candidate.lowercased())
      if !written.isEmpty, letters.starts(with: written) { return (candidate, 1) }
      let limit = max(letters.count, written.count) / 3
      guard abs(letters.count - written.count) <= limit else { return nil }
      let distance = changes(from: written, to: letters)
      return distance <= limit ? (candidate, distance) : nil
    }
    return distances.min { $0.distance < $1.distance }?.name
  }

  /// Returns the optimal string alignment distance, computing its table row by row.
  ///
  /// - Parameters:
  ///   - source: The written letters.
  ///   - target: The letters of another name.
  /// - Returns: The number of letters that are inserted, removed, replaced or swapped.
  package static func changes(from source: [Character], to target: [Character]) -> Int {
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
