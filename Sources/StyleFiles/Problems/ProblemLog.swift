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
    add(.leftOutToken(problem))
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
    add(.olderTokenForm(form, at: place(of: site), accepted: accepted))
    return true
  }

  /// Adds a finding, unless it's already known.
  func add(_ finding: Finding) {
    if known.insert(finding).inserted { findings.append(finding) }
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
    add(.ignoredProperty(found, at: place(of: site), accepted: accepted))
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

  /// Throws the problems that left out tokens, for a file that has no other tokens.
  func checkLeftOut() throws(StyleFileError) {
    if let first = leftOut.first { throw StyleFileError(first, leftOut.dropFirst()) }
  }

  /// Throws the reported problems, if there are any.
  func check() throws(StyleFileError) {
    if let first = problems.first { throw StyleFileError(first, problems.dropFirst()) }
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
