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

  /// The lines that differ, with their context; empty for equal texts.
  ///
  /// The prefix is `-` for old lines, `+` for new lines, two spaces for context, and `…` for
  /// omitted lines or parts.
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
      if index > next { result.append("…") }
      result.append(marked[index].text)
      next = index + 1
    }
    if !shown.isEmpty, next < marked.count { result.append("…") }
    return result.joined(separator: "\n")
  }

  private static func marked(
    from old: [Line], to new: [Line]
  ) -> [(text: String, isSame: Bool)] {
    let difference = new.difference(from: old) { $0.elementsEqual($1) }
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var result: [(text: String, isSame: Bool)] = []
    var (one, other) = (0, 0)
    while one < old.count || other < new.count {
      let gone = old[one...].indices.prefix(while: removed.contains)
      let come = new[other...].indices.prefix(while: inserted.contains)
      if gone.isEmpty, come.isEmpty {
        result.append((new[other].isEmpty ? "" : "  \(text(of: new[other]))", true))
        (one, other) = (one + 1, other + 1)
        continue
      }
      let pairs = zip(gone, come).map { texts(of: old[$0], new[$1]) }
      result += pairs.map { ("- \($0.old)", false) }
      result += gone.dropFirst(pairs.count).map { ("- \(text(of: old[$0]))", false) }
      result += pairs.map { ("+ \($0.new)", false) }
      result += come.dropFirst(pairs.count).map { ("+ \(text(of: new[$0]))", false) }
      (one, other) = (one + gone.count, other + come.count)
    }
    return result
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

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
