public import Foundation
public import ProtocolStyle

/// A design tokens file, or a resolver with all files that it refers to.
///
/// ```swift
/// import StyleFiles
///
/// let file = try TokenFile(contentsOf: URL(filePath: "brand.resolver.json"))
/// let tree = StyleTree(themes: [try file.theme()])
/// ```
///
/// All tokens are resolved in every context when the file is read. A file with problems is rejected
/// with all of them, so that no part of it takes effect; lenient reading leaves out the tokens that
/// have one. The formats are those of the Design Tokens
/// Community Group's reports of 2025.10: format, color and resolver.
public struct TokenFile: Sendable {
  /// The resolver's name, or the file name without its extensions.
  public let name: String

  /// The modifiers of a resolver, in its order; empty for a file of tokens.
  public let modifiers: [TokenModifier]

  /// The older forms that were accepted, and the tokens and properties that were left out; always
  /// empty in strict mode.
  public let findings: [Finding]

  /// The files that were read, beginning with this one, as absolute URLs; empty for a text.
  public let files: [URL]

  /// The path of this file in messages.
  let path: String

  /// The tokens of each combination of contexts.
  let resolutions: [[Int]: DesignTokens]

  /// Reads a file.
  ///
  /// A file of a thousand tokens takes a few milliseconds. The cost is linear in the size of the
  /// file and in the number of combinations of a resolver's contexts.
  ///
  /// - Parameters:
  ///   - url: The file. Paths in a resolver are relative to its folder; absolute paths and URLs are
  ///     rejected, and so are named pipes, devices and folders.
  ///   - mode: The accepted forms; strict by default.
  ///   - limits: The limits of the file; those of `TokenLimits()` by default.
  ///   - root: The folder that contains all files that a resolver may refer to, also by symbolic
  ///     links; its own folder by default.
  ///   - bases: The files of tokens that the file's references may be to; none by default. Their
  ///     tokens are read as well, and each file overrides those before it.
  /// - Throws: ``StyleFileError`` with every problem of the file and its bases.
  public init(
    contentsOf url: URL, mode: Mode = .strict, limits: TokenLimits = TokenLimits(),
    root: URL? = nil, bases: [URL] = []
  ) throws(StyleFileError) {
    let log = ProblemLog(isLenient: mode == .lenient, nameComparisons: limits.nameComparisons)
    try self.init(contentsOf: url, named: url.path, log, limits: limits, root: root, bases: bases)
  }

  /// Reads a file with a log of the caller.
  init(
    contentsOf url: URL, named path: String, _ log: ProblemLog, limits: TokenLimits, root: URL?,
    bases: [URL]
  ) throws(StyleFileError) {
    let bytes = try DocumentLoader.bytes(of: url, limit: limits.fileSize, named: path)
    try self.init(bytes, named: path, url: url, log, limits: limits, root: root, bases: bases) {
      try? DocumentLoader.bytes(of: url, limit: limits.fileSize, named: path)
    }
  }

  /// Reads a file for each mode, such as those that Figma exports, as one file with a context for
  /// each.
  ///
  /// ```swift
  /// import StyleFiles
  ///
  /// let file = try TokenFile(
  ///   modes: [
  ///     ("Light", URL(filePath: "Light.tokens.json")), ("Dark", URL(filePath: "Dark.tokens.json")),
  ///   ], named: "Brand", mode: .lenient)
  /// let tree = StyleTree(themes: [try file.theme()])
  /// ```
  ///
  /// - Parameters:
  ///   - modes: The names of the modes, which are the contexts, with their files; the first is the
  ///     default.
  ///   - name: The name of the themes and the pack.
  ///   - modifier: The name of the modifier; `mode` by default.
  ///   - mode: The accepted forms; strict by default.
  ///   - limits: The limits of each file; those of `TokenLimits()` by default.
  ///   - bases: The files of tokens that references in each mode may be to; none by default. Their
  ///     tokens are read as well, and each file overrides those before it.
  /// - Throws: ``StyleFileError`` with every problem of the files, with the code `invalidInput` for
  ///   no modes, and for two with one name.
  public init(
    modes: [(name: String, file: URL)], named name: String, modifier: String = "mode",
    mode: Mode = .strict, limits: TokenLimits = TokenLimits(), bases: [URL] = []
  ) throws(StyleFileError) {
    let log = ProblemLog(isLenient: mode == .lenient, nameComparisons: limits.nameComparisons)
    let contexts = modes.map(\.name)
    guard let first = contexts.first, Set(contexts).count == contexts.count else {
      throw StyleFileError(
        .invalidInput, file: name,
        found: "the modes \(contexts.isEmpty ? "[]" : ProblemLog.list(contexts, "and"))",
        accepted: "at least one mode, and a name for each that no other one has")
    }
    var document = ResolverDocument(name: name)
    var sources: [[JSONObject]] = []
    for (_, url) in modes { sources.append([try Self.object(in: url, log, limits)]) }
    document.elements = [.modifier(0, sources)]
    document.modifiers = [
      TokenModifier(
        name: modifier, contexts: contexts, defaultContext: first, summary: nil, extensions: nil)
    ]
    try Self.add(bases, to: &document, log, limits)
    try self.init(document, named: name, path: name, log, limits)
  }

  /// Reads the text of a file, which can't refer to other files.
  ///
  /// - Parameters:
  ///   - text: The text, JSON in UTF-8.
  ///   - name: The name for problems and the theme; `tokens.json` by default.
  ///   - mode: The accepted forms; strict by default.
  ///   - limits: The limits of the file; those of `TokenLimits()` by default.
  /// - Throws: ``StyleFileError`` with every problem of the text.
  public init(
    _ text: String, named name: String = "tokens.json", mode: Mode = .strict,
    limits: TokenLimits = TokenLimits()
  ) throws(StyleFileError) {
    let log = ProblemLog(isLenient: mode == .lenient, nameComparisons: limits.nameComparisons)
    try self.init(
      Array(text.utf8), named: name, url: nil, log, limits: limits, root: nil, bases: []
    ) {
      Array(text.utf8)
    }
  }

  private init(
    _ bytes: [UInt8], named path: String, url: URL?, _ log: ProblemLog, limits: TokenLimits,
    root: URL?, bases: [URL], again: @escaping () -> [UInt8]?
  ) throws(StyleFileError) {
    let loader = DocumentLoader(log, limits, file: url, root: root)
    let value = try loader.read(bytes, named: path, again: again)
    var document: ResolverDocument
    if TokensStudioReader.isThemes(value) {
      document = TokensStudioReader(folder: value, log, loader).read()
    } else {
      document = Self.document(try Self.object(value, path, log), path, log, loader)
    }
    try Self.add(bases, to: &document, log, limits)
    try self.init(
      document, named: document.name ?? Self.baseName(of: path), path: path, log, limits)
  }

  /// Resolves the tokens of a document in all combinations of contexts.
  private init(
    _ document: ResolverDocument, named name: String, path: String, _ log: ProblemLog,
    _ limits: TokenLimits
  ) throws(StyleFileError) {
    var document = document
    try log.check()
    if log.isLenient {
      document.rewrite(UndollaredKeys(log).rewritten)
      document.modes = ModeValues(in: &document, log)
      document.rewrite(Compositions(log).rewritten)
    }
    log.leavesOut = log.isLenient
    guard let count = document.combinationCount, count <= limits.resolutions else {
      throw log.located(
        StyleFileError(
          .tooLarge, file: path, pointer: "#/modifiers",
          found: "more than \(limits.resolutions) combinations of contexts",
          accepted: "at most \(limits.resolutions)"))
    }
    var resolutions: [[Int]: DesignTokens] = [:]
    var total = 0
    for choice in Self.choices(of: document.modifiers.map(\.contexts.count)) {
      let tokens = Self.tokens(of: document.merged(choice), log, limits)
      total += tokens.count
      guard total <= limits.totalTokens else {
        throw log.located(
          StyleFileError(
            .tooLarge, file: path, pointer: "#/modifiers",
            found: "more than \(limits.totalTokens) tokens in all combinations of contexts",
            accepted: "at most \(limits.totalTokens)"))
      }
      resolutions[choice] = tokens
    }
    try log.check()
    if resolutions.values.allSatisfy(\.isEmpty) { try log.checkLeftOut() }
    self.name = name
    modifiers = document.modifiers
    findings = log.findings
    files = log.urls
    self.path = path
    self.resolutions = resolutions
  }

  /// Adds the tokens of files below those of a document.
  private static func add(
    _ bases: [URL], to document: inout ResolverDocument, _ log: ProblemLog, _ limits: TokenLimits
  ) throws(StyleFileError) {
    for (place, url) in bases.enumerated() {
      let object = try object(in: url, log, limits)
      guard !ResolverDocument.isResolver(object, named: url.path) else {
        throw StyleFileError(
          .invalidInput, file: url.path, found: "a resolver as a base",
          accepted: "a file of tokens",
          remedy: "Add the file whose base it is to the resolver, as a set.")
      }
      document.elements.insert(.set([object]), at: place)
    }
  }

  /// Reads the object of a file that refers to no others.
  private static func object(
    in url: URL, _ log: ProblemLog, _ limits: TokenLimits
  ) throws(StyleFileError) -> JSONObject {
    let bytes = try DocumentLoader.bytes(of: url, limit: limits.fileSize, named: url.path)
    let loader = DocumentLoader(log, limits, file: url, root: nil)
    let value = try loader.read(bytes, named: url.path) {
      try? DocumentLoader.bytes(of: url, limit: limits.fileSize, named: url.path)
    }
    return try object(value, url.path, log)
  }

  private static func object(
    _ value: JSONValue, _ path: String, _ log: ProblemLog
  ) throws(StyleFileError) -> JSONObject {
    if case .object(let object) = value { return object }
    throw log.located(
      StyleFileError(
        .invalidValue, file: path, pointer: "#", found: value.summary, accepted: "an object"))
  }

  private static func document(
    _ root: JSONObject, _ path: String, _ log: ProblemLog, _ loader: DocumentLoader
  ) -> ResolverDocument {
    if ResolverDocument.isResolver(root, named: path) {
      return ResolverReader(root, log, loader).read()
    }
    if log.isLenient, root["$themes"] != nil { return TokensStudioReader(root, log).read() }
    return ResolverDocument(tokens: root)
  }

  private static func tokens(
    of document: JSONObject, _ log: ProblemLog, _ limits: TokenLimits
  ) -> DesignTokens {
    var expander = GroupExpander(document, log)
    let expanded = expander.expand()
    var collector = TokenCollector(log, limit: limits.tokens)
    collector.collect(expanded)
    return DesignTokens(
      TokenReader(expanded, collector.tokens, log).resolve(), groups: collector.groups)
  }

  /// All combinations of indices below the given counts, in order.
  static func choices(of counts: [Int]) -> [[Int]] {
    counts.reduce([[]]) { choices, count in
      choices.flatMap { choice in (0..<count).map { choice + [$0] } }
    }
  }

  /// The name of a file without its extensions; that of its folder for `$themes.json`.
  private static func baseName(of path: String) -> String {
    let names = path.split(separator: "/").map(String.init)
    let isThemes = names.count > 1 && names.last == "$themes.json"
    let name = (isThemes ? names.dropLast().last : names.last) ?? path
    return name.split(separator: ".").first.map(String.init) ?? name
  }
}

extension TokenFile {
  /// The forms accepted by a reading.
  public enum Mode: Hashable, Sendable {
    /// Only the forms defined in the reports.
    case strict

    /// Also older forms, with a finding for each.
    ///
    /// These are colors of CSS, `"6px"`, `value` and `type` without a dollar sign, the `$themes` of
    /// Tokens Studio in one file or a folder, units and types of other tools, comments and trailing
    /// commas; and a value for each mode, such as `{"light": "#333", "dark": "#eee"}`, whose modes
    /// are the contexts of a modifier. What has an obvious default, such as a typography without a
    /// line height, gets it. A token that can't be read is left out, as are those that refer to it; a
    /// file is rejected if no token is left, unless all of them refer to another file.
    case lenient
  }

  /// Returns the tokens in one combination of contexts.
  ///
  /// - Parameter inputs: The context of each modifier, by modifier name, both case-insensitive. A
  ///   modifier with a default can be omitted.
  /// - Returns: The tokens, in the order of the file.
  /// - Throws: ``StyleFileError`` with the code `invalidInput` for each input that doesn't name a
  ///   modifier or a context, and for each modifier without a default that has no input.
  public func tokens(_ inputs: [String: String] = [:]) throws(StyleFileError) -> DesignTokens {
    resolutions[try choice(inputs)] ?? DesignTokens([])
  }

  /// The names of the tokens in any combination of contexts, each once.
  package var tokenNames: [String] {
    let names = resolutions.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap(
      \.value.names)
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted }
  }

  /// The indices of the contexts named by inputs.
  ///
  /// In partial inputs, modifiers without a default can be omitted; they get the first context.
  func choice(_ inputs: [String: String], isPartial: Bool = false) throws(StyleFileError) -> [Int] {
    var problems: [StyleFileProblem] = []
    func report(_ found: String, _ accepted: String, _ nearest: String? = nil) {
      problems.append(
        StyleFileProblem(
          .invalidInput, file: path, found: found, accepted: accepted, nearest: nearest))
    }
    let names = modifiers.map(\.name)
    var choice = modifiers.map { $0.defaultContext.flatMap($0.contexts.firstIndex(of:)) }
    for (name, context) in inputs.sorted(by: { $0.key < $1.key }) {
      guard let place = Self.place(of: name, in: names) else {
        report(
          "the input \(quoted(name))",
          names.isEmpty ? "no input" : "one of the modifiers \(ProblemLog.list(names))",
          NearestName.find(name, among: names))
        continue
      }
      let contexts = modifiers[place].contexts
      guard let number = Self.place(of: context, in: contexts) else {
        report(
          "the context \(quoted(context)) for the modifier \(quoted(names[place]))",
          "one of \(ProblemLog.list(contexts))", NearestName.find(context, among: contexts))
        continue
      }
      choice[place] = number
    }
    for (place, number) in choice.enumerated() where number == nil && !isPartial {
      report(
        "no input for the modifier \(quoted(names[place]))",
        "one of \(ProblemLog.list(modifiers[place].contexts))")
    }
    if let first = problems.first { throw StyleFileError(first, problems.dropFirst()) }
    return choice.map { $0 ?? 0 }
  }

  private static func place(of name: String, in names: [String]) -> Int? {
    names.firstIndex(of: name)
      ?? names.firstIndex { $0.lowercased() == name.lowercased() }
  }
}
