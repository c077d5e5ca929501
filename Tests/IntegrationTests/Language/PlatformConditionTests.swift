#if os(Linux)
import Foundation
import Testing

/// Code for other platforms doesn't run here, but it's compiled with their conditions, and with
/// stand-ins for their C libraries.
///
/// A condition about the tested platform is renamed to one that holds on Linux. `Foundation` stays
/// that of Linux, so what the platform doesn't have is declared unavailable.
@Suite struct PlatformConditionTests {
  struct Platform: Sendable, CustomTestStringConvertible {
    let name: String

    /// The conditions of the platform, which hold instead of those of Linux.
    let conditions: [String]

    /// The module of its C library, and the header that it has.
    var library: (name: String, header: String) = ("", "")

    /// Functions and types that it doesn't have.
    var missing: [String] = []
    var testDescription: String { name }
  }

  private static let platforms = [
    Platform(
      name: "Android", conditions: ["os(Android)", "canImport(Android)"],
      library: ("Android", "#include <stdlib.h>\n#include <unistd.h>\n")),
    Platform(
      name: "static Linux", conditions: ["os(Linux)", "canImport(Musl)"],
      library: ("Musl", "#include <stdlib.h>\n#include <unistd.h>\n")),
    Platform(
      name: "WebAssembly", conditions: ["os(WASI)", "canImport(WASILibc)"],
      library: ("WASILibc", "#include <stdlib.h>\n#include <unistd.h>\n"),
      missing: ["enum Thread", "enum NSCondition", "enum Process", "func inotify_init1()"]),
    Platform(
      name: "Windows", conditions: ["os(Windows)", "canImport(ucrt)"],
      library: ("ucrt", "#include <stdlib.h>\nint _isatty(int descriptor);\n"),
      missing: [
        "enum stat", "func isatty()", "func inotify_init1()", "func pipe()", "func poll()",
      ]),
  ]

  /// The modules whose sources have conditions of platforms other than Apple's.
  private static let modules = ["StyleFiles", "StyleTerminal"]

  /// Returns a source with the conditions of a platform.
  private func adapt(_ text: String, to platform: Platform) -> String {
    let own = ["os(Linux)", "canImport(Glibc)"].filter { !platform.conditions.contains($0) }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.contains("#if") || line.contains("#elseif") else { return String(line) }
      let hidden = own.reduce(String(line)) { $0.replacing($1, with: "os(OpenBSD)") }
      return platform.conditions.filter { $0.hasPrefix("os(") }
        .reduce(hidden) { $0.replacing($1, with: "os(Linux)") }
    }.joined(separator: "\n")
  }

  /// Type-checks the files of a module that have conditions, and a file that uses them.
  private func diagnose(
    _ module: String, on platform: Platform, using code: String = ""
  ) async throws -> Command.Result {
    let compiler = try Compiler.current
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var arguments = [
      "-frontend", "-typecheck", "-module-name", module, "-package-name", Self.packageName,
      "-warnings-as-errors", "-enable-upcoming-feature", "ExistentialAny",
      "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature",
      "MemberImportVisibility", "-I", folder.path(),
    ]
    func add(_ text: String, named name: String, isChecked: Bool) throws {
      let file = folder.appending(path: name)
      try Data(text.utf8).write(to: file)
      arguments += isChecked ? ["-primary-file", file.path()] : [file.path()]
    }
    for path in Repository.paths(in: "Sources/\(module)", withExtension: "swift") {
      let text = try Repository.text(of: path)
      let isConditional = text.contains(/#if (!?os|canImport)\(/)
      try add(
        adapt(text, to: platform), named: path.replacing("/", with: "-"), isChecked: isConditional)
    }
    let missing = platform.missing.map {
      "@available(*, unavailable) \($0) {}\n".replacing("enum", with: "internal enum")
    }
    try add(missing.joined() + code, named: "Added.swift", isChecked: true)
    let (library, header) = platform.library
    try Data(header.utf8).write(to: folder.appending(path: "library.h"))
    if !library.isEmpty {
      try Data("module \(library) { header \"library.h\" export * }\n".utf8)
        .write(to: folder.appending(path: "module.modulemap"))
    }
    return try await Command(
      executable: compiler.toolchain.compiler, arguments: arguments + compiler.importing
    ).run()
  }

  /// The name by which SwiftPM calls the package, which is that of its folder.
  private static let packageName = Repository.root.lastPathComponent.lowercased()
    .replacing(/[^a-z0-9]/, with: "_")

  @Test(.needsCompiler, arguments: platforms, modules)
  func `the conditions of a platform compile`(platform: Platform, module: String) async throws {
    let result = try await diagnose(module, on: platform)
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output == "")
  }

  @Test(.needsCompiler) func `a platform without a known C library is named`() async throws {
    let platform = Platform(name: "Haiku", conditions: [])
    let result = try await diagnose("StyleTerminal", on: platform)
    #expect(result.output.contains("Import the C library of this system here."))
  }

  @Test(.needsCompiler) func `other systems poll files`() async throws {
    let platform = Platform(
      name: "FreeBSD", conditions: ["os(FreeBSD)", "canImport(Glibc)"],
      missing: ["func inotify_init1()"])
    let code = "func check(_ queue: SystemFileEventQueue) -> PollingQueue { queue }\n"
    #expect(try await diagnose("StyleFiles", on: platform, using: code).output == "")
  }

  @Test(.needsCompiler) func `there is no watcher for WebAssembly, and it says why`() async throws {
    let platform = try #require(Self.platforms.first { $0.name == "WebAssembly" })
    let code = "func check() { _ = StyleFileWatcher<Int>.self }\n"
    let result = try await diagnose("StyleFiles", on: platform, using: code)
    #expect(result.status != 0)
    #expect(result.output.contains("WebAssembly has no threads; read the files again instead."))
  }

  // MARK: - C

  @Test(arguments: ["_WIN32", "__wasi__"])
  func `the module in C compiles with the conditions of a platform`(
    condition: String
  ) async throws {
    let files = Repository.paths(in: "Sources/CStyleRuntime", withExtension: "c")
    #expect(!files.isEmpty)
    let include = Repository.root.appending(path: "Sources/CStyleRuntime/include").path()
    let result = try await Command(
      executable: URL(filePath: "/usr/bin/env"),
      arguments: [
        "clang", "-U__linux__", "-D\(condition)", "-fsyntax-only", "-Wall", "-Wextra",
        "-Wno-unused-parameter", "-Werror", "-I", include,
      ] + files.map { Repository.root.appending(path: $0).path() }
    ).run()
    #expect(result.output == "")
  }

  // MARK: - Builds for devices

  @Test func `a build of the libraries has no source that starts programs`() throws {
    let manifest = try Repository.text(of: "Package.swift")
    let list = try #require(manifest.firstMatch(of: /let programs: Set = \[([^\]]*)\]/)).1
    let programs = Set(list.matches(of: /"(\w+)"/).map { String($0.1) })
    let declared = Set(manifest.matches(of: /name: "(\w+)"/).map { String($0.1) })
    #expect(programs.isSubset(of: declared))
    let folders = Set(
      (Repository.modules.map { "Sources/\($0.lastPathComponent)" }
        + (try FileManager.default.contentsOfDirectory(
          atPath: Repository.root.appending(path: "Tests").path()
        )
        .filter { $0.hasSuffix("Tests") && !programs.contains($0) }.map { "Tests/\($0)" })))
    let sources = folders.flatMap { Repository.paths(in: $0, withExtension: "swift") }
    #expect(sources.count > 300)
    let starting = try sources.filter { path in
      let text = try Repository.text(of: path)
      return text.contains("Process()") && !text.hasPrefix("#if os(Linux)")
    }
    #expect(starting == [])
  }
}
#endif
