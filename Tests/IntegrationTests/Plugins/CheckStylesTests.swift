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
