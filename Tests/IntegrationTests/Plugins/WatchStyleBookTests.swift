import Foundation
import Testing

@testable import TestSupport

/// Tests of `swift package style-book --watch` in a copy of a pack.
@Suite(
  .serialized, .needsCompiler,
  .enabled(
    if: TestScale.isThorough,
    "The command compiles the library again; set STYLE_THOROUGH=1."))
struct WatchStyleBookTests {
  @Test func `each save is a round that lists what differs, also after one that doesn't compile`()
    async throws
  {
    #if os(Linux) || os(macOS)
    let session = try WatchSession()
    try await session.wait(for: "Watching")
    try session.replace("Token.harborRadius.value }", with: "Token.harborRadius.value + 1 }")
    try await session.wait(for: "Round 2: ")
    #expect(session.log.contains("  Card with an action: cornerRadius\n"), "\(session.log)")
    let changes = try String(
      contentsOf: session.output.appending(path: "changes.js"), encoding: .utf8)
    #expect(changes.contains("\"attributes\":[\"cornerRadius\"]"))
    #expect(changes.contains("SampleCard-Card-with-an-action.html"))
    #expect(!changes.contains("tokens.html"), "The page of tokens is the same.")
    try session.replace("value + 1 }", with: "valu + 1 }")
    try await session.wait(for: "Round 3: ")
    #expect(session.log.contains("wasn't built"), "\(session.log)")
    try session.replace("valu + 1 }", with: "value + 2 }")
    try await session.wait(for: "Round 4: ")
    #expect(session.log.components(separatedBy: "Card with an action: cornerRadius").count == 3)
    #endif
  }
}

#if os(Linux) || os(macOS)
/// The command in a copy of a pack, until the end of a test.
private final class WatchSession {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private let process = Process()

  /// The folder of the book.
  let output: URL

  init() throws {
    let pack = folder.appending(path: "Pack")
    output = folder.appending(path: "book")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: "Tests/Fixtures/ThirdPartyPack"), to: pack)
    try? FileManager.default.removeItem(at: pack.appending(path: ".build"))
    try Self.replace(
      "\"../../..\"", with: "\"\(Repository.root.path())\"",
      in: pack.appending(path: "Package.swift"))
    try Data().write(to: logFile)
    let handle = try FileHandle(forWritingTo: logFile)
    process.executableURL = try Toolchain().tools.appending(path: "swift")
    process.arguments = [
      "package", "--package-path", pack.path(), "--scratch-path",
      Repository.root.appending(path: ".build/fixtures").path(), "--disable-sandbox", "style-book",
      "--watch", "--output", output.path(),
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(["STYLE_THOROUGH": "0"]) {
      $1
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
  }

  deinit {
    process.interrupt()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  private var logFile: URL { folder.appending(path: "log") }

  /// What the command has printed.
  var log: String { (try? String(contentsOf: logFile, encoding: .utf8)) ?? "" }

  /// Waits until the command has printed a text; the first build takes minutes.
  func wait(for text: String) async throws {
    let end = ContinuousClock.now + .seconds(1_200)
    while !log.contains(text) {
      try #require(process.isRunning && ContinuousClock.now < end, "\(log)")
      try await Task.sleep(for: .milliseconds(100))
    }
  }

  /// Replaces a text in the file of surfaces.
  func replace(_ old: String, with new: String) throws {
    try Self.replace(
      old, with: new,
      in: folder.appending(path: "Pack/Sources/HarborPack/Surfaces.swift"))
  }

  private static func replace(_ old: String, with new: String, in file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    try #require(text.contains(old))
    try Data(text.replacing(old, with: new).utf8).write(to: file, options: .atomic)
  }
}
#endif
