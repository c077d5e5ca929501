import Foundation
import Testing

@testable import TestSupport

/// Tests of `swift package check-styles`, mostly in a package that has each mistake once.
///
/// Similar code that isn't a mistake is next to each of them, so the whole output is compared.
/// By default, the package's modules are compiled and checked without SwiftPM, which would compile
/// the library again.
@Suite(.serialized) struct CheckStylesTests {
  private static let package = Repository.root.appending(path: "Tests/Fixtures/SlipApp")

  private static let expected = Result {
    try Repository.text(of: "Tests/Fixtures/SlipApp/expected.txt")
  }

  /// Runs the command; returns its status and standard output, with paths from the package's root.
  private func checkStyles(_ options: String...) async throws -> (status: Int32, output: String) {
    let output = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: output) }
    let swift = try Toolchain().tools.appending(path: "swift").path()
    let scratch = Repository.root.appending(path: ".build/fixtures").path()
    // A shell separates the two outputs, which a command joins.
    let command = [
      swift, "package", "--package-path", Self.package.path(), "--scratch-path", scratch,
      "check-styles",
    ]
    let result = try await Command(
      executable: URL(filePath: "/bin/sh"),
      arguments: ["-c", "\"$@\" > '\(output.path())'", "sh"] + command + options,
      environment: ["STYLE_THOROUGH": "0"]
    ).run()
    let text = try String(contentsOf: output, encoding: .utf8)
    if text.isEmpty { Issue.record("There is no output: \(result.output)") }
    #expect(result.output.contains("Checking "), "Progress goes to standard error.")
    return (result.status, text.replacing(Self.package.path() + "/", with: ""))
  }

  @Test(.needsCompiler) func `each slip is reported, and nothing that is near one`() async throws {
    let result = try await checkModules()
    #expect(result.status == 0)
    #expect(try result.output == Self.expected.get())
  }

  @Test(
    .needsCompiler,
    .enabled(
      if: TestScale.isThorough, "The package compiles the library again; set STYLE_THOROUGH=1."))
  func `the command reports the same`() async throws {
    let result = try await checkStyles()
    #expect(result.status == 0)
    #expect(try result.output == Self.expected.get())
  }

  private static let expectedOfSamples = Result {
    try Repository.text(of: "Tests/Fixtures/SlipApp/expected-samples.txt")
  }

  @Test(.needsCompiler)
  func `unshown nodes and reads of deprecated tokens are reported, if they're listed`() async throws
  {
    let listed = [
      "SlipPack.GlowBanner", "SlipPack.GlowLabel", "SlipPack.Glow", "Elsewhere.GlowView",
    ]
    let others = Set(try Self.expected.get().matches(of: /\[([\w-]+)\]\n/).map { String($0.1) })
    let result = try await checkModules(
      unshown: listed,
      deprecated: #"""
        [{"getter": "SlipPack.DimView.cornerRadius", "token": "dim", "advice": "Read 'faint'."},
         {"getter": "Elsewhere.DimView.cornerRadius", "token": "dim", "advice": ""}]
        """#, others.sorted().flatMap { ["--allow", $0] })
    #expect(try result.output == Self.expectedOfSamples.get())
  }

  @Test(
    .needsCompiler,
    .enabled(
      if: TestScale.isThorough, "The command compiles the library again; set STYLE_THOROUGH=1."))
  func `the command lists unshown nodes and reads of deprecated tokens`() async throws {
    let result = try await checkStyles(
      "--samples", "--target", "SlipPack", "--allow", "hidden-getter", "--allow",
      "mistyped-property")
    #expect(result.status == 0)
    #expect(try result.output == Self.expectedOfSamples.get())
  }

  /// Runs the checker as the command does, on modules that are compiled with those of these tests.
  ///
  /// - Parameters:
  ///   - unshown: The node types that no sample shows, which the command lists by a program; nil if
  ///     samples aren't checked.
  ///   - deprecated: The getters that read deprecated tokens, which the command lists by that program.
  ///   - options: The options of the command.
  /// - Returns: The status and standard output.
  /// - Throws: Any error from compiling or running.
  private func checkModules(
    unshown: [String]? = nil, deprecated: String = "[]", _ options: [String] = []
  ) async throws -> (status: Int32, output: String) {
    let compiler = try Compiler.current
    return try await compiler.inTemporaryFolder { folder in
      var modules = try await library(in: folder, by: compiler) + options
      if let unshown {
        let file = folder.appending(path: "unshown.txt")
        try unshown.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        let reads = folder.appending(path: "deprecated.json")
        try deprecated.write(to: reads, atomically: true, encoding: .utf8)
        modules += ["--unshown", file.path(), "--deprecated", reads.path()]
      }
      for (name, role) in [("SlipPack", "exported"), ("SlipApp", "checked")] {
        let files = try Repository.paths(
          in: "Tests/Fixtures/SlipApp/Sources/\(name)", withExtension: "swift"
        ).map { path in
          Compiler.File(
            name: URL(filePath: path).lastPathComponent, text: try Repository.text(of: path))
        }
        modules += try await module(name, role, of: files, in: folder, by: compiler)
      }
      // Progress goes to standard error.
      let checker = compiler.products.folder.appending(path: "StyleChecker").path()
      let result = try await Command(
        executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", #""$@" 2> /dev/null"#, "sh", checker] + modules
      ).run()
      return (result.status, result.output.replacing(/(?m)^\/.*?\/Sources\//, with: "Sources/"))
    }
  }

  /// Compiles a module with its symbol graph, and returns the checker's arguments about it.
  private func module(
    _ name: String, _ role: String, of files: [Compiler.File], in folder: URL,
    by compiler: Compiler
  ) async throws -> [String] {
    let sources = folder.appending(path: "Sources/\(name)")
    let graphs = folder.appending(path: "Graphs/\(name)")
    for folder in [sources, graphs] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let found = try await compiler.compile(
      files, in: sources,
      flags: [
        "-suppress-warnings", "-package-name", "slips", "-module-name", name, "-I", folder.path(),
        "-emit-module", "-emit-module-path",
        folder.appending(path: "\(name).swiftmodule").path(),
        "-emit-symbol-graph", "-emit-symbol-graph-dir", graphs.path(),
        "-symbol-graph-minimum-access-level", "private",
      ])
    #expect(found.isEmpty, "\(found)")
    return ["--module", role, name, graphs.path(), sources.path()]
  }

  /// Extracts the library's symbol graph, and returns the checker's arguments about it.
  private func library(in folder: URL, by compiler: Compiler) async throws -> [String] {
    let graphs = folder.appending(path: "Graphs/ProtocolStyle")
    try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
    // The products are in a folder that has the name of the target triple.
    let triple = compiler.products.folder.deletingLastPathComponent().lastPathComponent
    let extraction = try await Command(
      executable: compiler.toolchain.tools.appending(path: "swift-symbolgraph-extract"),
      arguments: compiler.importing + [
        "-module-name", "ProtocolStyle", "-target", triple, "-minimum-access-level", "public",
        "-skip-synthesized-members", "-output-dir", graphs.path(),
      ]
    ).run()
    #expect(extraction.status == 0, "\(extraction.output)")
    return ["--module", "read", "ProtocolStyle", graphs.path(), graphs.path()]
  }

  /// Each property of a style protocol in each form, against what the compiled program does.
  @Test(.needsCompiler)
  func `what styling doesn't read is reported, and nothing else`() async throws {
    let sources = Repository.paths(in: "Sources/ProtocolStyle/Attributes", withExtension: "swift")
    let all = DeclarationCases(
      of: try sources.map(Repository.text(of:)), isThorough: TestScale.isThorough)
    #expect(all.cases.count > 500)
    let files: [Compiler.File] = [
      .init(name: "Cases.swift", text: all.source), .init(name: "main.swift", text: all.program),
      .init(
        name: "AttributeSamples.swift",
        text: try Repository.text(of: "Tests/ProtocolStyleTests/ViewModel/AttributeSamples.swift")),
    ]
    let compiler = try Compiler.current
    let execution = try await compiler.run(files, flags: ["-suppress-warnings"])
    #expect(execution.diagnostics.isEmpty)
    let read = Set(execution.output.split(separator: "\n").compactMap { Int($0) })
    let reported = try await findings(in: files, by: compiler)
    for item in all.cases {
      let found = reported[item.number, default: []]
      #expect(found == Set([item.form.finding].compactMap(\.self)), "\(item)")
      let isRead = item.form.finding == nil && !item.form.isHelper
      #expect(read.contains(item.number) == isRead, "\(item)")
    }
  }

  /// Returns the kinds of findings by line of the first file, without those about unused traits.
  private func findings(
    in files: [Compiler.File], by compiler: Compiler
  ) async throws -> [Int: Set<String>] {
    try await compiler.inTemporaryFolder { folder in
      let modules =
        try await library(in: folder, by: compiler)
        + module("Cases", "checked", of: files, in: folder, by: compiler)
      let check = try await Command(
        executable: compiler.products.folder.appending(path: "StyleChecker"),
        arguments: modules + ["--allow", "unadopted-trait", "--allow", "nonfinal-node"]
      ).run()
      // The number of findings comes after them, not within one of the last lines.
      #expect(check.output.contains(/\n\d+ findings\n$/), "\(check.output.suffix(9000))")
      let lines = check.output.matches(of: /Cases\.swift:(\d+):\d+: warning: .* \[([\w-]+)\]/)
      return lines.reduce(into: [:]) { $0[Int($1.1)! - 1, default: []].insert(String($1.2)) }
    }
  }

  @Test(
    .needsCompiler,
    .enabled(
      if: TestScale.isThorough, "The package compiles the library again; set STYLE_THOROUGH=1."))
  func `options choose the target, the kinds and the format`() async throws {
    let result = try await checkStyles(
      "--target", "SlipPack", "--allow", "hidden-getter", "--format", "json", "--strict")
    #expect(result.status == 1)
    #expect(
      result.output == """
        {
          "findings" : [
            {
              "column" : 14,
              "file" : "Sources/SlipPack/Glow.swift",
              "kind" : "mistyped-property",
              "line" : 34,
              "message" : "'glow' of 'FaintGlow' is 'Float', but Glow requires 'Double', so \
        styling doesn't read it",
              "remedy" : "declare it as 'Double'; or, if it's no style, rename it"
            }
          ]
        }

        """)
  }
}
