internal import FuzzInput
internal import ProtocolStyle
internal import StyleFiles

/// Reads the bytes as a token file: nothing may trap, a refusal names its problems, and what was
/// read can be used, exported and read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTokens(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = FuzzInput(start, count).text()
  let strict = read(text, .strict)
  let lenient = read(text, .lenient)
  expect(strict == nil || lenient != nil, "lenient refuses what strict accepts")
  if let strict { use(strict) }
  if let lenient { use(lenient) }
  return 0
}

/// The limits of a run: low, so that inputs reach them.
private var limits: TokenLimits {
  var limits = TokenLimits()
  (limits.fileSize, limits.depth, limits.tokens) = (1 << 16, 16, 200)
  return limits
}

/// Returns the file, or nil if it's refused, in which case the problems must be bounded.
private func read(_ text: String, _ mode: TokenFile.Mode) -> TokenFile? {
  do {
    return try TokenFile(text, mode: mode, limits: limits)
  } catch {
    expect(error.problems.count <= 100, "\(error.problems.count) problems are reported")
    for problem in error.problems {
      expect(!problem.found.isEmpty && !problem.accepted.isEmpty, "this is said: \(problem)")
      let length = problem.description.utf8.count
      expect(length < 20_000, "a problem is described by \(length) bytes")
    }
    return nil
  }
}

/// Makes a theme, reads all values, and exports those of the default context.
private func use(_ file: TokenFile) {
  for theme in file.themes() { _ = StyleTree(themes: [theme]).viewModel(for: Reader()) }
  for format in PlatformExport.Format.allCases {
    guard let export = try? PlatformExport(of: file, as: format) else {
      fatalError("\(format) can't be exported")
    }
    let paths = export.files.map { $0.path.lowercased() }
    expectEqual(Set(paths).count, paths.count, "the number of paths of \(format)")
    expect(export.files.allSatisfy { $0.text.hasSuffix("\n") }, "\(format) ends within a line")
  }
  guard let tokens = try? file.tokens() else { return }
  let export = TokenExport(tokens)
  let text = export.text()
  guard let again = try? TokenFile(text).tokens() else {
    fatalError("What was exported can't be read: \(text)")
  }
  var omitted = export.omittedNames[...]
  let names = tokens.names.filter {
    if $0 == omitted.first { return omitted.popFirst() == nil }
    return true
  }.map(strict(_:))
  let all = Set(names.flatMap(groups(of:)))
  let expected = names.map { all.contains($0) ? $0 + ".$root" : $0 }
  expectEqual(again.names.count, names.count, "the number of names of \(text)")
  // An export joins the last parts of names that are deeper than a file may be.
  guard Set(expected).count == expected.count, !names.contains(where: { groups(of: $0).count > 40 })
  else { return }
  expectEqual(Set(again.names), Set(expected), "the names of \(text)")
}

/// The name that an export gives a token: underscores for empty parts, for braces, and for a dollar
/// sign at the start of a part.
private func strict(_ name: String) -> String {
  name.split(separator: ".", omittingEmptySubsequences: false).map { part in
    if part.isEmpty { return "_" }
    let plain = String(part.map { "{}".contains($0) ? "_" : $0 })
    return plain.hasPrefix("$") && plain != "$root" ? "_" + plain.dropFirst() : plain
  }.joined(separator: ".")
}

/// The names of the groups that a token is in.
private func groups(of name: String) -> [String] {
  let parts = name.split(separator: ".", omittingEmptySubsequences: false)
  return parts.indices.dropFirst().map { parts[..<$0].joined(separator: ".") }
}

extension StyleTree {
  /// The view model of a new node.
  fileprivate func viewModel(for node: some StyleNode) -> ViewModel { viewModel(of: attach(node)) }
}

/// A label with a color and a size from tokens that inputs may set.
private struct Reader: LabelNode, BackgroundColor, CornerRadius {
  private static let accent = Token<Color>("accent", default: .blue)
  private static let gap = Token<Double>("gap", default: 8)
  var backgroundColor: Color { Self.accent.value }
  var cornerRadius: Double { Self.gap.value }
}
