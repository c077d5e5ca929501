/// What differs between two texts, line by line.
enum LineDifference {
  /// How many equal lines are shown around those that differ.
  private static let context = 2

  /// How many characters of a line are shown: those of pages have thousands.
  private static let width = 160

  /// The lines that differ, with a mark: `-` for the old ones, `+` for the new, two spaces for those
  /// around, and `…` where lines are left out; empty for equal texts.
  static func text(from old: String, to new: String) -> String {
    var (old, new) = (lines(of: old), lines(of: new))
    // The end of the last line is no line, unless it is what differs.
    if old.isEmpty || old.last == "", new.isEmpty || new.last == "" {
      old = old.dropLast()
      new = new.dropLast()
    }
    let marked = marked(from: old, to: new)
    let shown = marked.indices.filter { index in
      let around = max(0, index - context)...min(marked.count - 1, index + context)
      return marked[around].contains { !$0.isSame }
    }
    var result: [String] = []
    var next = 0
    for index in shown {
      if index > next { result.append("…") }
      result.append(marked[index].text)
      next = index + 1
    }
    if !shown.isEmpty, next < marked.count { result.append("…") }
    return result.joined(separator: "\n")
  }

  private static func marked(
    from old: ArraySlice<Substring>, to new: ArraySlice<Substring>
  ) -> [(text: String, isSame: Bool)] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var result: [(text: String, isSame: Bool)] = []
    var (one, other) = (0, 0)
    while one < old.count || other < new.count {
      if removed.contains(one) {
        result.append(("- \(clipped(old[one]))", false))
        one += 1
      } else if inserted.contains(other) {
        result.append(("+ \(clipped(new[other]))", false))
        other += 1
      } else {
        result.append((new[other].isEmpty ? "" : "  \(clipped(new[other]))", true))
        (one, other) = (one + 1, other + 1)
      }
    }
    return result
  }

  private static func clipped(_ line: Substring) -> String {
    line.count > width ? "\(line.prefix(width))…" : String(line)
  }

  /// The lines of a text, whose last may end without a line break.
  private static func lines(of text: String) -> ArraySlice<Substring> {
    if text.isEmpty { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false)[...]
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
