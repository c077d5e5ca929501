internal import Foundation

/// A golden file, which contains the expected result of a test: `Goldens/<name>.txt` next to the
/// test.
///
/// ```swift
/// import StyleTesting
///
/// try Golden("BuyButton").check(StyleMatrix().text(of: BuyButton()))
/// ```
///
/// To write the file, run the test with the environment variable `STYLE_RECORD` set to 1, review
/// the changes, and commit the file. A test fails while it records, so that recording can't be left
/// on by mistake. Exclude the folder from the test target, which SwiftPM requires: `exclude:
/// ["Goldens"]`.
public struct Golden: Sendable {
  /// The format of a golden file.
  public enum Format: String, Sendable {
    /// Text that is compared line by line.
    case text = "txt"

    /// An HTML page to open in a browser.
    case page = "html"
  }

  /// The path of the file.
  public let path: String

  /// Whether the file is written instead of compared.
  public let isRecording: Bool

  /// Creates a reference to a golden file.
  ///
  /// - Parameters:
  ///   - name: The name of the file without its extension.
  ///   - format: The format of the file; text by default.
  ///   - isRecording: Whether the file is written; nil, the default, uses the value of
  ///     `STYLE_RECORD`.
  ///   - filePath: The file of the test, next to the folder `Goldens`; the calling file by default.
  public init(
    _ name: String, _ format: Format = .text, isRecording: Bool? = nil,
    filePath: String = #filePath
  ) {
    let folder = URL(filePath: filePath).deletingLastPathComponent().appending(path: "Goldens")
    path = folder.appending(path: "\(name).\(format.rawValue)").path(percentEncoded: false)
    self.isRecording =
      isRecording ?? (ProcessInfo.processInfo.environment["STYLE_RECORD"] == "1")
  }

  /// Compares a text with the file, byte by byte, or writes it to the file if the golden is
  /// recording.
  ///
  /// - Parameter text: The actual text.
  /// - Throws: ``GoldenFailure`` if there is no file, if its content differs, or if it was written.
  public func check(_ text: String) throws(GoldenFailure) {
    let known = FileManager.default.contents(atPath: path)
    if isRecording {
      if known != Data(text.utf8) { try record(text) }
      throw GoldenFailure(.recorded, self, text, known)
    }
    guard let known else { throw GoldenFailure(.missing, self, text, known) }
    if known != Data(text.utf8) { throw GoldenFailure(.stale, self, text, known) }
  }

  private func record(_ text: String) throws(GoldenFailure) {
    let file = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw GoldenFailure(.unwritable, self, detail: "\(error)")
    }
  }
}

// MARK: - GoldenFailure

/// The reason why a text differs from a golden file.
public struct GoldenFailure: Error, Equatable, Sendable {
  /// The kind of failure, open so that more can be added.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name, in words joined by hyphens: `stale`.
    public let rawValue: String

    /// Creates a code.
    ///
    /// - Parameter rawValue: The name, in words joined by hyphens.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// There is no file.
    public static let missing = Code(rawValue: "missing")

    /// The content of the file differs.
    public static let stale = Code(rawValue: "stale")

    /// The golden is recording: the file was updated, and the test fails.
    public static let recorded = Code(rawValue: "recorded")

    /// The file could not be written.
    public static let unwritable = Code(rawValue: "unwritable")
  }

  /// The kind of failure.
  public let code: Code

  /// The path of the file.
  public let path: String

  /// The lines that differ, or the message of the system.
  public let detail: String

  init(_ code: Code, _ golden: Golden, detail: String) {
    self.code = code
    self.path = golden.path
    self.detail = detail
  }

  init(_ code: Code, _ golden: Golden, _ text: String, _ known: Data?) {
    let known = known.map { String(decoding: $0, as: UTF8.self) }
    self.init(code, golden, detail: LineDifference.text(from: known ?? "", to: text))
  }
}

extension GoldenFailure: CustomStringConvertible {
  /// The problem, its solution, and the lines: `-` for those of the file, `+` for those of the
  /// test.
  public var description: String {
    let lines = detail.isEmpty ? "" : "\n\(detail)"
    return switch code {
    case .missing:
      "There is no golden file at \(path). Run the test with STYLE_RECORD=1 to write it, review it, "
        + "and commit it:\(lines)"
    case .recorded:
      detail.isEmpty
        ? "The golden file at \(path) was up to date. Run the test again without recording."
        : "The golden file at \(path) was written. Review it, and run the test again without "
          + "recording:" + lines
    case .unwritable: "The golden file at \(path) could not be written:\(lines)"
    default:
      "The golden file at \(path) differs from the result. If the change is intended, run the test "
        + "with STYLE_RECORD=1, and commit the file (- golden, + result):\(lines)"
    }
  }
}

/// A text that differs from the expected text in the source of a test.
struct InlineFailure: Error, CustomStringConvertible {
  let description: String

  /// Creates a failure, or returns nil if the texts are equal except for a line break at the end.
  init?(expected: String, actual: String) {
    let (expected, actual) = (Self.trimmed(expected), Self.trimmed(actual))
    if expected == actual { return nil }
    description =
      expected.isEmpty
      ? "No text is expected. This was rendered:\n\(actual)"
      : "The text differs from the result (- expected, + result):\n"
        + LineDifference.text(from: expected, to: actual)
  }

  private static func trimmed(_ text: String) -> String {
    text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}

// MARK: - LineDifference

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

  /// Adds as many matches as there can be.
  private mutating func matchAll(_ old: [Int], _ new: [Int]) {
    let difference = new.map { self.new[$0] }.difference(from: old.map { self.old[$0] })
    var (gone, come): (Set<Int>, Set<Int>) = ([], [])
    for case .remove(let place, _, _) in difference { gone.insert(place) }
    for case .insert(let place, _, _) in difference { come.insert(place) }
    let kept = old.indices.filter { !gone.contains($0) }.map { old[$0] }
    let found = new.indices.filter { !come.contains($0) }.map { new[$0] }
    pairs += zip(kept, found).map { (old: $0, new: $1) }
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
