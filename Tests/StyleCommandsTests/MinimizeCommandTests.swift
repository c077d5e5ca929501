#if os(Linux) || os(macOS)
import CommandSupport
import Foundation
import ProtocolStyle
import StyleSampling
import Testing

@testable import StyleCommands

/// `swift package minimize-tokens`.
@Suite struct MinimizeCommandTests {
  private static let file = """
    {
      "face": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
      "legacy": {"$type": "number", "$value": 8},
      "corner": {"$type": "number", "$value": 8}
    }

    """

  private func run(_ arguments: String...) throws -> CommandOutcome {
    let samples = CommandSamples(
      catalog: StyleSampleCatalog([StyleSample("Buy", Chip())], module: "Shop"), package: "Shop",
      sources: [])
    let options = try CommandOptions(arguments, of: MinimizeCommand.syntax)
    return try MinimizeCommand(options).run(on: samples)
  }

  @Test func `Git applies the patch, and the file stays as it is until then`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, patch) = (
      folder.appending(path: "a brand.tokens.json"), folder.appending(path: "brand.patch")
    )
    try Data(Self.file.utf8).write(to: file)
    let outcome = try run(file.path(percentEncoded: false), "--patch", patch.path())
    #expect(outcome.notes.contains { $0.hasSuffix("apply it by git apply \(patch.path()).") })
    #expect(try String(contentsOf: file, encoding: .utf8) == Self.file)
    let git = Process()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = ["git", "apply", "--unsafe-paths", "--directory=/", patch.path()]
    git.currentDirectoryURL = URL(filePath: "/")
    try git.run()
    git.waitUntilExit()
    #expect(git.terminationStatus == 0)
    let lines = Self.file.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      try String(contentsOf: file, encoding: .utf8)
        == lines.filter { !$0.contains("legacy") }.joined(separator: "\n"))
  }

  @Test func `without a design file, there is nothing to patch`() {
    #expect(throws: CommandMisuse.self) { try run("--patch", "brand.patch") }
  }
}
#endif
