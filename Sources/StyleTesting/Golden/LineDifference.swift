/// The differences between two texts, line by line.
///
/// Lines are compared by their bytes, as golden files are. A removed line and the added line in its
/// place are shown from shortly before their first difference, so that the difference is visible in
/// long lines.
enum LineDifference {
  private typealias Line = Substring.UnicodeScalarView

  /// The number of equal lines shown around differences.
  private static let context = 2

  /// The number of characters shown of a line, because lines of pages have thousands.
  private static let width = 160

  /// The number of equal characters shown before the first different one.
  private static let lead = 40

  /// The number of removed or added lines shown in one place, so that a text that differs as a whole
  /// doesn't bury its first lines.
  private static let longestRun = 100

  /// The number of lines shown in all.
  private static let longestText = 1_000

  /// A line of the difference, and whether both texts have it.
  private typealias Marked = (text: String, isSame: Bool)

  /// The lines that differ, with their context; empty for equal texts.
  ///
  /// The prefix is `-` for old lines, `+` for new lines, two spaces for context, and `…` for
  /// omitted lines or parts. Lines that differ are only omitted if there are many, with their
  /// number.
  static func text(from old: String, to new: String) -> String {
    var (old, new) = (lines(of: old), lines(of: new))
    // The end of the last line isn't a line, unless it's the difference.
    if old.last?.isEmpty ?? true, new.last?.isEmpty ?? true {
      old = old.dropLast()
      new = new.dropLast()
    }
    let marked = marked(from: Array(old), to: Array(new))
    let shown = marked.indices.filter { index in
      let around = max(0, index - context)...min(marked.count - 1, index + context)
      return marked[around].contains { !$0.isSame }
    }
    var result: [String] = []
    var next = 0
    for index in shown {
      if result.count >= longestText {
        let count = marked[index...].count { !$0.isSame }
        result.append("… \(count) more lines of the difference")
        return result.joined(separator: "\n")
      }
      if index > next { result.append("…") }
      result.append(marked[index].text)
      next = index + 1
    }
    if !shown.isEmpty, next < marked.count { result.append("…") }
    return result.joined(separator: "\n")
  }

  private static func marked(from old: [Line], to new: [Line]) -> [Marked] {
    var result: [Marked] = []
    var (one, other) = (0, 0)
    func addChanges(upTo end: (old: Int, new: Int)) {
      let (gone, come) = (old[one..<end.old], new[other..<end.new])
      let pairs = zip(gone, come).prefix(longestRun).map { texts(of: $0, $1) }
      result += run("-", pairs.map(\.old), of: gone)
      result += run("+", pairs.map(\.new), of: come)
    }
    for match in LineMatching(of: old, new).pairs {
      addChanges(upTo: match)
      result.append((new[match.new].isEmpty ? "" : "  \(text(of: new[match.new]))", true))
      (one, other) = (match.old + 1, match.new + 1)
    }
    addChanges(upTo: (old.count, new.count))
    return result
  }

  /// The removed or added lines in one place, of which the texts of the first ones are given.
  private static func run(
    _ prefix: String, _ first: [String], of lines: ArraySlice<Line>
  ) -> [Marked] {
    let others = lines.dropFirst(first.count).prefix(longestRun - first.count).map { text(of: $0) }
    let shown = (first + others).map { ("\(prefix) \($0)", false) }
    let rest = lines.count - shown.count
    return rest > 0 ? shown + [("\(prefix) … \(rest) more lines", false)] : shown
  }

  /// The texts of two different lines, starting shortly before the first difference.
  private static func texts(of old: Line, _ new: Line) -> (old: String, new: String) {
    let same = zip(old, new).prefix { $0 == $1 }.count
    let start = max(old.count, new.count) > width ? max(0, same - lead) : 0
    let texts = (old: text(of: old, from: start), new: text(of: new, from: start))
    // The lines have equal characters but different bytes, for example for an accented letter.
    guard texts.old == texts.new else { return texts }
    return (text(of: old, from: start, isASCII: true), text(of: new, from: start, isASCII: true))
  }

  /// The text of a line from a character on, with invisible characters escaped.
  private static func text(of line: Line, from start: Int = 0, isASCII: Bool = false) -> String {
    let shown = line.dropFirst(start).prefix(width)
    let text = shown.reduce(into: "") { result, scalar in
      let isVisible = scalar.properties.generalCategory != .control
      result += isVisible && !isASCII ? "\(scalar)" : scalar.escaped(asASCII: isASCII)
    }
    return (start > 0 ? "…" : "") + text + (line.count > start + shown.count ? "…" : "")
  }

  /// The lines of a text; a line break at the end is optional.
  private static func lines(of text: String) -> ArraySlice<Line> {
    if text.isEmpty { return [] }
    return text[...].unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)[...]
  }
}

/// The lines that two texts have in common, in order.
///
/// The time is nearly proportional to the number of lines. Equal lines at both ends match, and lines
/// that only one text has are left out. The rest is compared in full if it's small, so the matches
/// are the most there can be. Else, lines that occur once in each text match, as far as they're
/// in the same order, and only what is between two of them is compared in full if it's small.
struct LineMatching {
  typealias Pair = (old: Int, new: Int)

  /// The greatest product of two numbers of lines that are compared in full.
  private static let limit = 250_000

  /// The matching positions, in order.
  private(set) var pairs: [Pair] = []

  /// The lines, as numbers that are equal if the bytes are.
  private let old: [Int]
  private let new: [Int]

  init(of old: [Substring.UnicodeScalarView], _ new: [Substring.UnicodeScalarView]) {
    var numbers: [[UInt8]: Int] = [:]
    func number(of line: Substring.UnicodeScalarView) -> Int {
      let bytes = Array(Substring(line).utf8)
      if let known = numbers[bytes] { return known }
      let next = numbers.count
      numbers[bytes] = next
      return next
    }
    self.old = old.map(number)
    self.new = new.map(number)
    match(Array(old.indices)[...], Array(new.indices)[...], isWhole: true)
  }

  /// Matches the lines at some positions.
  private mutating func match(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>, isWhole: Bool) {
    let start = zip(old, new).prefix { isSame($0, $1) }
    pairs += start.map { (old: $0, new: $1) }
    var (old, new) = (old.dropFirst(start.count), new.dropFirst(start.count))
    let end = zip(old.reversed(), new.reversed()).prefix { isSame($0, $1) }
    (old, new) = (old.dropLast(end.count), new.dropLast(end.count))
    if isWhole {
      let common = Set(old.map { self.old[$0] }).intersection(new.map { self.new[$0] })
      old = old.filter { common.contains(self.old[$0]) }[...]
      new = new.filter { common.contains(self.new[$0]) }[...]
    }
    if old.count * new.count <= Self.limit {
      matchAll(Array(old), Array(new))
    } else if isWhole {
      matchAround(uniquePairs(old, new), old, new)
    }
    pairs += end.reversed().map { (old: $0, new: $1) }
  }

  private func isSame(_ one: Int, _ other: Int) -> Bool { old[one] == new[other] }

  /// Adds as many matches as there can be, by a table of the most matches from each pair on.
  private mutating func matchAll(_ old: [Int], _ new: [Int]) {
    let width = new.count + 1
    var most = [Int32](repeating: 0, count: (old.count + 1) * width)
    for row in old.indices.reversed() {
      for column in new.indices.reversed() {
        let place = row * width + column
        most[place] =
          isSame(old[row], new[column])
          ? most[place + width + 1] + 1 : max(most[place + width], most[place + 1])
      }
    }
    var (row, column) = (0, 0)
    while row < old.count, column < new.count {
      let place = row * width + column
      if isSame(old[row], new[column]) {
        pairs.append((old[row], new[column]))
        (row, column) = (row + 1, column + 1)
      } else if most[place + width] >= most[place + 1] {
        row += 1
      } else {
        column += 1
      }
    }
  }

  /// Adds matches, and those of the lines between them.
  private mutating func matchAround(
    _ unique: [Pair], _ old: ArraySlice<Int>, _ new: ArraySlice<Int>
  ) {
    var (old, new) = (old, new)
    for pair in unique {
      let (one, other) = (old.prefix { $0 < pair.old }, new.prefix { $0 < pair.new })
      match(one, other, isWhole: false)
      pairs.append(pair)
      (old, new) = (old.dropFirst(one.count + 1), new.dropFirst(other.count + 1))
    }
    match(old, new, isWhole: false)
  }

  /// The longest series of lines that occur once in each text and are in the same order.
  private func uniquePairs(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> [Pair] {
    let places = (
      Dictionary(grouping: old) { self.old[$0] }, Dictionary(grouping: new) { self.new[$0] }
    )
    let unique = old.compactMap { place -> Pair? in
      let line = self.old[place]
      guard places.0[line]?.count == 1, let others = places.1[line], others.count == 1 else {
        return nil
      }
      return (place, others[0])
    }
    // The last pair of the best series of each length, and the pair before each.
    var ends: [Int] = []
    var former: [Int?] = []
    for (index, pair) in unique.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if unique[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      former.append(low > 0 ? ends[low - 1] : nil)
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    let series = ends.last.map { Array(sequence(first: $0) { former[$0] }) } ?? []
    return series.reversed().map { unique[$0] }
  }
}
