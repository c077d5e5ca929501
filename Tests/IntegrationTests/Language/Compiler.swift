import Foundation
import Testing

/// The compiler of the running toolchain, with access to the modules that were built with these
/// tests.
struct Compiler: Sendable {
  /// A file to compile; only `main.swift` can have statements at the top level.
  struct File: Sendable {
    var name = "Snippet.swift"
    let text: String
  }

  /// The result of a compiled and linked program.
  struct Execution: Sendable {
    /// The diagnostics of the compiler; if there's an error, the program wasn't run.
    let diagnostics: [Diagnostic]

    /// The output of the program.
    var output = ""

    /// The exit status of the program; nil if it wasn't run.
    var status: Int32?
  }

  /// A module that a test creates.
  struct Module: Sendable {
    fileprivate let folder: URL
    fileprivate let object: URL

    /// The flags for importing it.
    var importing: [String] { ["-I", folder.path()] }

    /// The flags for importing and linking it.
    fileprivate var linking: [String] { importing + [object.path()] }
  }

  let toolchain: Toolchain
  let products: BuildProducts

  private init() throws {
    toolchain = try Toolchain()
    products = try BuildProducts()
  }

  /// The text of a module with the names that SwiftUI shares with our modules.
  static var standInForSwiftUI: String {
    get throws { try Repository.text(of: "Tests/Fixtures/Snippets/SwiftUI.swift") }
  }

  private static let found = Result { try Compiler() }

  /// The compiler; throws if there is none, because a test must not pass without it.
  static var current: Compiler {
    get throws { try found.get() }
  }

  /// Returns the compiler's diagnostics for the files of one module.
  func diagnose(_ files: [File], flags: [String] = []) async throws -> [Diagnostic] {
    try await inTemporaryFolder { folder in
      try await compile(files, in: folder, flags: ["-typecheck"] + flags)
    }
  }

  /// Compiles a module and calls a closure while other snippets can import it.
  ///
  /// Declarations that aren't public are available with `@testable import`.
  func withModule<Result>(
    _ name: String, of text: String, _ body: (_ module: Module) async throws -> Result
  ) async throws -> Result {
    try await inTemporaryFolder { folder in
      let module = Module(folder: folder, object: folder.appending(path: "\(name).o"))
      let found = try await compile(
        [File(text: text)], in: folder,
        flags: [
          "-emit-module-path", folder.appending(path: "\(name).swiftmodule").path(),
          "-module-name", name, "-enable-testing", "-c", "-o", module.object.path(),
        ])
      guard found.isEmpty else {
        throw CompilerFailure("The module '\(name)' does not compile cleanly: \(found)")
      }
      return try await body(module)
    }
  }

  /// Compiles the files, links them with our modules and runs the program.
  func run(
    _ files: [File], importing module: Module? = nil, flags: [String] = [],
    arguments: [String] = []
  ) async throws -> Execution {
    try await inTemporaryFolder { folder in
      let program = folder.appending(path: "program")
      let objects = try products.objects().map { $0.path() }
      let diagnostics = try await compile(
        files, in: folder,
        flags: ["-o", program.path()] + objects + Self.linker + Self.instrumentation
          + (module?.linking ?? []) + flags)
      guard !diagnostics.contains(where: { $0.severity == "error" }) else {
        return Execution(diagnostics: diagnostics)
      }
      // Leak checking is disabled because the globals of a program aren't freed at its end.
      let environment = [
        "ASAN_OPTIONS": "detect_leaks=0",
        "LLVM_PROFILE_FILE": folder.appending(path: "program.profraw").path(),
        "SWIFT_BACKTRACE": "enable=no",
      ]
      let result = try await Command(
        executable: program, arguments: arguments, environment: environment
      ).run()
      return Execution(diagnostics: diagnostics, output: result.output, status: result.status)
    }
  }

  /// Calls a closure with a folder that is deleted afterwards.
  func inTemporaryFolder<Result>(
    _ body: (URL) async throws -> Result
  ) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "IntegrationTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
  }

  /// Compiles the files of one module, which are written to the folder.
  ///
  /// They precede objects in the flags: the driver writes the list of libraries to link beside the
  /// first input, under the name of the program, where other tests would write theirs as well.
  func compile(
    _ files: [File], in folder: URL, flags: [String]
  ) async throws -> [Diagnostic] {
    var sources: [String] = []
    for file in files {
      let source = folder.appending(path: file.name)
      try file.text.write(to: source, atomically: true, encoding: .utf8)
      sources.append(source.path())
    }
    let hasMain = files.contains { $0.name == "main.swift" }
    let result = try await Command(
      executable: toolchain.compiler,
      arguments: [
        "-diagnostic-style", "llvm",
      ] + importing + (hasMain ? [] : ["-parse-as-library"]) + sources + flags
    ).run()
    let diagnostics = Diagnostic.parse(result.output)
    let isExplained = diagnostics.contains { $0.severity == "error" && $0.line > 0 }
    guard result.status == 0 || isExplained else {
      throw CompilerFailure(
        "'\(toolchain.compiler.path())' failed, but not for a line of the snippet:\n"
          + result.output)
    }
    // Diagnostics without a line come from linking, such as names that a sanitizer can't export.
    return diagnostics.filter { $0.line > 0 }
  }

  /// The flags for importing our modules.
  var importing: [String] {
    [
      "-swift-version", "6", "-I", products.modules.path(),
      "-module-cache-path", products.folder.appending(path: "ModuleCache").path(),
    ] + products.moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path())"] }
  }

  /// The flag for the linker: on Linux not the default, gold, which is slower, and fails now and then
  /// with an internal error.
  private static var linker: [String] {
    #if os(Linux)
    ["-use-ld=lld", "-Xlinker", "--strip-debug"]
    #else
    []
    #endif
  }

  /// The linker flags for this process's sanitizers, which the object files require.
  static var instrumentation: [String] {
    let runtimes = ["address": "__asan_init", "thread": "__tsan_init"]
    let isProfiled = ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"] != nil
    return runtimes.filter { unsafe dlsym(nil, $0.value) != nil }.map { "-sanitize=\($0.key)" }
      + (isProfiled ? ["-profile-generate"] : [])
  }
}

/// A failure of the compiler that doesn't depend on the snippet.
struct CompilerFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

// MARK: - Library

extension Compiler {
  /// The flags for linking a program so that libraries it loads find our modules in it.
  static var exportingSymbols: [String] {
    #if canImport(Darwin)
    ["-Xlinker", "-export_dynamic"]
    #else
    ["-Xlinker", "--export-dynamic"]
    #endif
  }

  /// Compiles a library without our modules in it, and calls a closure while it can be loaded.
  func withLibrary<Result>(
    _ name: String, of text: String, _ body: (_ library: URL) async throws -> Result
  ) async throws -> Result {
    try await inTemporaryFolder { folder in
      let library = folder.appending(path: "lib\(name)")
      #if canImport(Darwin)
      let resolvingLater = ["-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]
      #else
      let resolvingLater: [String] = []
      #endif
      let found = try await compile(
        [File(text: text)], in: folder,
        flags: ["-emit-library", "-module-name", name, "-o", library.path()] + resolvingLater)
      guard found.isEmpty else {
        throw CompilerFailure("The library '\(name)' does not compile cleanly: \(found)")
      }
      return try await body(library)
    }
  }

  /// Runs a script in the interpreter, with our modules as a library.
  func interpret(_ text: String) async throws -> Command.Result {
    try await inTemporaryFolder { folder in
      let library = folder.appending(path: "libStyles.\(Self.libraryExtension)")
      let objects = try products.objects().map { $0.path() }
      _ = try await compile(
        [File(text: "")], in: folder, flags: ["-emit-library", "-o", library.path()] + objects)
      let script = folder.appending(path: "script.swift")
      try text.write(to: script, atomically: true, encoding: .utf8)
      return try await Command(
        executable: toolchain.tools.appending(path: "swift"),
        arguments: importing + ["-L", folder.path(), "-lStyles", script.path()]
      ).run()
    }
  }

  private static var libraryExtension: String {
    #if canImport(Darwin)
    "dylib"
    #else
    "so"
    #endif
  }
}

// MARK: - Diagnostic

/// A diagnostic of the compiler, with its notes.
struct Diagnostic: Sendable {
  /// The name of the file, without its folders.
  let file: String
  let line: Int

  /// `error` or `warning`.
  let severity: String
  let message: String
  var notes: [String] = []

  /// The message with all notes.
  var text: String { ([message] + notes).joined(separator: "\n") }

  /// Parses the compiler's output in its `llvm` style: `file:line:column: severity: message`.
  static func parse(_ output: String) -> [Diagnostic] {
    let form =
      /(?<path>[^:]+):((?<line>\d+):(\d+:)?)? (?<severity>error|warning|note): (?<message>.*)/
    var diagnostics: [Diagnostic] = []
    for line in output.split(separator: "\n") {
      guard let match = line.wholeMatch(of: form) else { continue }
      let message = String(match.message)
      if match.severity == "note" {
        diagnostics.indices.last.map { diagnostics[$0].notes.append(message) }
        continue
      }
      diagnostics.append(
        Diagnostic(
          file: String(match.path.split(separator: "/").last ?? ""),
          line: match.line.flatMap { Int($0) } ?? 0, severity: String(match.severity),
          message: message))
    }
    return diagnostics
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic in the compiler's format.
  var description: String { "\(file):\(line): \(severity): \(text)" }
}

// MARK: - ExpectedDiagnostics

/// Expects the diagnostics of a snippet to be those in its comments.
///
/// A line that ends in `// error: …` or `// warning: …` expects one such diagnostic for each
/// comment. `// error: these words … those words` must contain both parts, in its message or its
/// notes. A snippet without such comments is expected to compile without diagnostics.
func expectDiagnostics(
  in source: String, flags: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  var found = try await Compiler.current.diagnose([.init(text: source)], flags: flags)
  for expected in ExpectedDiagnostic.all(in: source) {
    let index = found.firstIndex(where: expected.isMet)
    #expect(index != nil, "Not said: \(expected). Said: \(found)", sourceLocation: sourceLocation)
    if let index { found.remove(at: index) }
  }
  #expect(found.isEmpty, sourceLocation: sourceLocation)
}

/// A diagnostic that a comment in a snippet expects.
private struct ExpectedDiagnostic {
  let line: Int
  let severity: Substring
  let words: [Substring]

  static func all(in source: String) -> [ExpectedDiagnostic] {
    source.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, line in
        line.matches(of: /\/\/ (error|warning): (.+?)(?= \/\/ |$)/).map { match in
          ExpectedDiagnostic(
            line: index + 1, severity: match.1, words: match.2.split(separator: " … "))
        }
      }
  }

  func isMet(by diagnostic: Diagnostic) -> Bool {
    diagnostic.line == line && diagnostic.severity == severity
      && words.allSatisfy { diagnostic.text.contains($0) }
  }
}
