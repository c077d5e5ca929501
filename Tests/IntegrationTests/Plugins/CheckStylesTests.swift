import Foundation
import Testing

/// Tests of `swift package check-styles` in a package that has each mistake once.
///
/// Similar code that isn't a mistake is next to each of them, so the whole output is compared.
@Suite(.serialized) struct CheckStylesTests {
  private static let package = Repository.root.appending(path: "Tests/Fixtures/SlipApp")

  /// Runs the command; returns its status and standard output, with paths from the package's root.
  private func checkStyles(_ options: String...) async throws -> (status: Int32, output: String) {
    let output = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: output) }
    let swift = try Toolchain().tools.appending(path: "swift").path()
    let scratch = Repository.root.appending(path: ".build/check-styles").path()
    // A shell separates the two outputs, which a command joins.
    let command = [
      swift, "package", "--package-path", Self.package.path(), "--scratch-path", scratch,
      "check-styles",
    ]
    let result = try await Command(
      executable: URL(filePath: "/bin/sh"),
      arguments: ["-c", "\"$@\" > '\(output.path())'", "sh"] + command + options
    ).run()
    let text = try String(contentsOf: output, encoding: .utf8)
    if text.isEmpty { Issue.record("There is no output: \(result.output)") }
    #expect(result.output.contains("Checking "), "Progress goes to standard error.")
    return (result.status, text.replacing(Self.package.path() + "/", with: ""))
  }

  @Test(.needsCompiler) func `each slip is reported, and nothing that is near one`() async throws {
    let result = try await checkStyles()
    #expect(result.status == 0)
    let expected = try Repository.text(of: "Tests/Fixtures/SlipApp/expected.txt")
    #expect(result.output == expected)
  }

  /// Each property of a style protocol in each form, against what the compiled program does.
  @Test(.needsCompiler)
  func `what styling doesn't read is reported, and nothing else`() async throws {
    let sources = Repository.paths(in: "Sources/ProtocolStyle/Attributes", withExtension: "swift")
    let isThorough = ProcessInfo.processInfo.environment["STYLE_THOROUGH"] == "1"
    let all = DeclarationCases(
      of: try sources.map(Repository.text(of:)), isThorough: isThorough)
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
      let (app, library) = (folder.appending(path: "App"), folder.appending(path: "Library"))
      for folder in [app, library] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      _ = try await compiler.compile(
        files, in: folder,
        flags: [
          "-suppress-warnings", "-module-name", "Cases", "-emit-module", "-emit-module-path",
          app.appending(path: "Cases.swiftmodule").path(), "-emit-symbol-graph",
          "-emit-symbol-graph-dir", app.path(), "-symbol-graph-minimum-access-level", "private",
        ])
      // The products are in a folder that has the name of the target triple.
      let triple = compiler.products.folder.deletingLastPathComponent().lastPathComponent
      let extraction = try await Command(
        executable: compiler.toolchain.tools.appending(path: "swift-symbolgraph-extract"),
        arguments: compiler.importing + [
          "-module-name", "ProtocolStyle", "-target", triple, "-minimum-access-level", "public",
          "-skip-synthesized-members", "-output-dir", library.path(),
        ]
      ).run()
      #expect(extraction.status == 0, "\(extraction.output)")
      let check = try await Command(
        executable: compiler.products.folder.appending(path: "StyleChecker"),
        arguments: [
          "--module", "read", "ProtocolStyle", library.path(), library.path(), "--module",
          "checked", "Cases", app.path(), folder.path(), "--allow", "unadopted-trait", "--allow",
          "nonfinal-node",
        ]
      ).run()
      // The number of findings comes after them, not within one of the last lines.
      #expect(check.output.contains(/\n\d+ findings\n$/), "\(check.output.suffix(9000))")
      let lines = check.output.matches(of: /Cases\.swift:(\d+):\d+: warning: .* \[([\w-]+)\]/)
      return lines.reduce(into: [:]) { $0[Int($1.1)! - 1, default: []].insert(String($1.2)) }
    }
  }

  @Test(.needsCompiler) func `options choose the target, the kinds and the format`() async throws {
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
