internal import ProtocolStyle

/// Collects the problems of a reading and the older forms that it accepted.
///
/// A class, because readers that call each other write to one log; it never leaves its reading.
final class ProblemLog {
  /// Whether older forms are read, with a finding each.
  let isLenient: Bool

  /// The paths of the files that were read; objects have an index into it.
  var files: [String] = []

  private(set) var problems: [StyleFileProblem] = []
  private(set) var findings: [Finding] = []
  private var known: Set<Finding> = []

  init(isLenient: Bool) {
    self.isLenient = isLenient
  }

  /// Adds a problem, unless the same was found in another context.
  func report(
    _ code: StyleFileProblem.Code, _ site: Site, found: String, accepted: String,
    nearest: String? = nil, remedy: String? = nil
  ) {
    guard problems.count < StyleFileError.maximumCount else { return }
    add(
      StyleFileProblem(
        code, file: name(of: site.file), pointer: site.pointer.description, found: found,
        accepted: accepted, nearest: nearest, remedy: remedy))
  }

  /// Adds a problem that another reading found, unless it is known.
  func add(_ problem: StyleFileProblem) {
    guard problems.count < StyleFileError.maximumCount, !problems.contains(problem) else { return }
    problems.append(problem)
  }

  /// Adds the problem of a name that is none of the accepted ones.
  func reportUnknown(
    _ code: StyleFileProblem.Code, _ site: Site, _ name: String, among names: [String],
    as subject: String
  ) {
    report(
      code, site, found: quoted(name),
      accepted: names.isEmpty ? "no \(subject)" : "\(subject) \(Self.list(names))",
      nearest: NearestName.find(name, among: names))
  }

  /// Accepts an older form with a finding, or reports it where only the current form is accepted.
  ///
  /// - Returns: Whether the older form is to be read.
  func accepts(
    older form: String, _ site: Site, accepted: String,
    _ code: StyleFileProblem.Code = .invalidValue
  ) -> Bool {
    guard isLenient else {
      report(
        code, site, found: form, accepted: accepted,
        remedy: "Lenient reading accepts this older form.")
      return false
    }
    let finding = Finding.olderTokenForm(
      form, at: name(of: site.file) + site.pointer.description, accepted: accepted)
    if known.insert(finding).inserted { findings.append(finding) }
    return true
  }

  /// Throws what was reported, if anything was.
  func check() throws(StyleFileError) {
    if let first = problems.first { throw StyleFileError(first, problems.dropFirst()) }
  }

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
