internal import Foundation
internal import ProtocolStyle

/// Collects the problems of a reading, and the older forms that it accepted.
///
/// A class, because readers that call each other share one log; it's never used outside its
/// reading.
final class ProblemLog {
  /// Whether older forms are accepted, with a finding for each.
  let isLenient: Bool

  /// The paths of the files that were read, for messages; objects store an index into it.
  var files: [String] = []

  /// Functions that find values in the files, in their order.
  var locators: [([JSONPositions.Request]) -> [TextPosition?]] = []

  /// The files that were read, other than a text.
  var urls: [URL] = []

  /// Whether a problem leaves out the token that has it, instead of rejecting the file.
  ///
  /// That's the case while tokens are read leniently. A problem of a resolver, or of the number of
  /// tokens, always rejects the file.
  var leavesOut = false

  private(set) var problems: [StyleFileProblem] = []

  /// The first problems that left out a token; they reject a file that has no other tokens.
  private(set) var leftOut: [StyleFileProblem] = []
  private(set) var findings: [Finding] = []

  /// The places of the findings, in their order.
  private(set) var places: [FindingPlace] = []
  private var known: Set<Finding> = []

  /// The names that can still be compared with a misspelled one; see
  /// ``TokenLimits/nameComparisons``.
  private var remainingComparisons: Int

  init(isLenient: Bool, nameComparisons: Int) {
    self.isLenient = isLenient
    remainingComparisons = max(0, nameComparisons)
  }

  /// The most similar of several names; nil if none is similar.
  ///
  /// Names beyond the limit of comparisons are ignored.
  func nearest(to name: String, among names: [String]) -> String? {
    let compared = names.prefix(remainingComparisons)
    guard !compared.isEmpty else { return nil }
    remainingComparisons -= compared.count
    return NearestName.find(name, among: Array(compared))
  }

  /// Adds a problem, unless the same one was found in another context; or the finding for a token
  /// that is left out.
  func report(
    _ code: StyleFileProblem.Code, _ site: Site, found: @autoclosure () -> String,
    accepted: @autoclosure () -> String, nearest: @autoclosure () -> String? = nil,
    remedy: String? = nil
  ) {
    let leavesOut = leavesOut && code != .tooLarge
    guard leavesOut || problems.count < StyleFileError.maximumCount else { return }
    let problem = StyleFileProblem(
      code, file: name(of: site.file), pointer: site.pointer.description, found: found(),
      accepted: accepted(), nearest: nearest(), remedy: remedy)
    guard leavesOut else { return add(problem) }
    add(.leftOutToken(problem), at: site)
    if leftOut.count < StyleFileError.maximumCount { leftOut.append(problem) }
  }

  /// Adds a problem from another reading, unless it's already known.
  func add(_ problem: StyleFileProblem) {
    guard problems.count < StyleFileError.maximumCount, !problems.contains(problem) else { return }
    problems.append(problem)
  }

  /// Adds a problem for a name that isn't accepted.
  func reportUnknown(
    _ code: StyleFileProblem.Code, _ site: Site, _ name: String, among names: [String],
    as subject: String
  ) {
    report(
      code, site, found: quoted(name),
      accepted: names.isEmpty ? "no \(subject)" : "\(subject) \(Self.list(names))",
      nearest: nearest(to: name, among: names))
  }

  /// Accepts an older form with a finding, or reports it if only the current form is accepted.
  ///
  /// - Returns: Whether to read the older form.
  func accepts(
    older form: String, _ site: Site, accepted: String,
    _ code: StyleFileProblem.Code = .invalidValue,
    remedy: String = "Lenient reading accepts this older form."
  ) -> Bool {
    guard isLenient else {
      report(code, site, found: form, accepted: accepted, remedy: remedy)
      return false
    }
    add(.olderTokenForm(form, at: place(of: site), accepted: accepted), at: site)
    return true
  }

  /// Returns a value that was read from an older form, or nil if only the current form is accepted.
  func accepting<Value>(
    _ value: Value, older form: String, _ site: Site, accepted: String,
    _ code: StyleFileProblem.Code = .invalidValue
  ) -> Value? {
    accepts(older: form, site, accepted: accepted, code) ? value : nil
  }

  /// Adds a finding, unless it's already known.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - site: Its place.
  ///   - position: The position at which it is, if that is known already.
  func add(_ finding: Finding, at site: Site, _ position: TextPosition? = nil) {
    guard known.insert(finding).inserted else { return }
    findings.append(finding)
    places.append(
      FindingPlace(
        site: site, isName: finding.identifier == .ignoredProperty, position: position))
  }

  /// Ignores a property with a finding, or reports it if the reading is strict.
  ///
  /// - Returns: Whether it's ignored.
  @discardableResult
  func ignores(
    _ code: StyleFileProblem.Code, _ site: Site, found: String, accepted: String,
    nearest: @autoclosure () -> String? = nil, remedy: String? = nil
  ) -> Bool {
    guard isLenient else {
      report(code, site, found: found, accepted: accepted, nearest: nearest(), remedy: remedy)
      return false
    }
    add(.ignoredProperty(found, at: place(of: site), accepted: accepted), at: site)
    return true
  }

  /// Ignores a property whose name isn't accepted, or reports it if the reading is strict.
  ///
  /// - Returns: Whether it's ignored.
  @discardableResult
  func ignoresUnknown(
    _ site: Site, _ name: String, among names: [String], as subject: String
  ) -> Bool {
    ignores(
      .unknownKey, site, found: quoted(name),
      accepted: names.isEmpty ? "no \(subject)" : "\(subject) \(Self.list(names))",
      nearest: nearest(to: name, among: names))
  }

  /// Throws the problems that left out tokens of a file that has no other tokens, unless all of them
  /// are references, which may be to another file.
  func checkLeftOut() throws(StyleFileError) {
    guard let first = leftOut.first,
      leftOut.contains(where: { $0.code != .unresolvedReference })
    else { return }
    throw located(StyleFileError(first, leftOut.dropFirst()))
  }

  /// Throws the reported problems, if there are any.
  func check() throws(StyleFileError) {
    if let first = problems.first { throw located(StyleFileError(first, problems.dropFirst())) }
  }

  /// An error whose problems have the positions of their pointers.
  func located(_ error: StyleFileError) -> StyleFileError {
    var problems = error.problems
    let files = Dictionary(
      grouping: problems.indices.filter { problems[$0].position == nil }
    ) { problems[$0].file }
    for (name, places) in files {
      guard let file = self.files.firstIndex(of: name) else { continue }
      let found = positions(
        in: file, of: places.map { (problems[$0].site(in: file)?.pointer, problems[$0].isOfName) })
      for (place, position) in zip(places, found) {
        problems[place] = problems[place].located(at: position)
      }
    }
    return StyleFileError(problems[0], problems.dropFirst())
  }

  /// The positions of the findings, in their order.
  func findingPositions() -> [TextPosition?] {
    var result = places.map(\.position)
    let files = Dictionary(grouping: places.indices.filter { result[$0] == nil }) {
      places[$0].site.file
    }
    for (file, numbers) in files {
      let found = positions(
        in: file, of: numbers.map { (places[$0].site.pointer, places[$0].isName) })
      for (number, position) in zip(numbers, found) { result[number] = position }
    }
    return result
  }

  private func positions(
    in file: Int, of values: [(pointer: JSONPointer?, isName: Bool)]
  ) -> [TextPosition?] {
    guard locators.indices.contains(file) else { return values.map { _ in nil } }
    let requests = values.compactMap { value in
      value.pointer.map { JSONPositions.Request(pointer: $0, isName: value.isName) }
    }
    var found = locators[file](requests)[...]
    return values.map { $0.pointer == nil ? nil : found.popFirst() ?? nil }
  }

  /// The file and the pointer of a location, as findings begin.
  func place(of site: Site) -> String { name(of: site.file) + site.pointer.description }

  private func name(of file: Int) -> String {
    files.indices.contains(file) ? files[file] : ""
  }

  /// Names as a list: `"px", "rem"`; the first twenty.
  static func list(_ names: [String], _ conjunction: String = "or") -> String {
    let shown = names.prefix(20).map { quoted($0) }
    guard names.count <= 20 else {
      return shown.joined(separator: ", ") + " \(conjunction) \(names.count - 20) others"
    }
    guard let last = shown.last, shown.count > 1 else { return shown.joined() }
    return shown.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }
}

/// A location in one of the files of a reading.
struct Site: Hashable {
  /// The index of the file in the log.
  var file: Int
  var pointer: JSONPointer

  static func / (site: Site, part: String) -> Site {
    Site(file: site.file, pointer: site.pointer / part)
  }

  static func / (site: Site, index: Int) -> Site {
    Site(file: site.file, pointer: site.pointer / index)
  }
}

/// The place of a finding.
struct FindingPlace {
  let site: Site

  /// Whether the name of the value is meant.
  let isName: Bool

  /// The position, if it's known without the pointer.
  let position: TextPosition?
}

extension StyleFileProblem {
  /// Whether the problem is that of a name, instead of its value.
  fileprivate var isOfName: Bool {
    [.unknownKey, .invalidName, .duplicateKey].contains(code)
  }

  /// The place of the problem in a file; nil if it has no pointer.
  fileprivate func site(in file: Int) -> Site? {
    guard let pointer, pointer.hasPrefix("#") else { return nil }
    return JSONPointer(text: pointer.dropFirst()).map { Site(file: file, pointer: $0) }
  }

  fileprivate func located(at position: TextPosition?) -> StyleFileProblem {
    StyleFileProblem(
      code, file: file, pointer: pointer, position: position, found: found, accepted: accepted,
      nearest: nearest, remedy: remedy)
  }
}
