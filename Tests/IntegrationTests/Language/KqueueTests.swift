#if os(Linux)
import Foundation
import Testing

@testable import FileFixtures

/// The code for kqueue doesn't run here, but compiles against declarations like those of macOS.
@Suite(.needsCompiler) struct KqueueTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  /// The names that the files use of other files of the module.
  private static let standIns = """
    struct StyleFileProblem {
      enum Code { case unreadable }
      init(
        _ code: Code, file: String, found: String, accepted: String, remedy: String? = nil
      ) {}
    }
    struct StyleFileError: Error {
      init(_ problem: StyleFileProblem) {}
      init(
        _ code: StyleFileProblem.Code, file: String, found: String, accepted: String,
        remedy: String? = nil
      ) {}
    }
    func quoted(_ text: String) -> String { text }
    """

  private func diagnose(_ files: [String]) throws -> String {
    try SharedFiles.withFolder { folder in
      let standIns = folder.appending(path: "StandIns.swift")
      try Self.standIns.write(to: standIns, atomically: true, encoding: .utf8)
      let sources = Self.root.appending(path: "Sources/StyleFiles/Watching")
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments =
        [
          "swiftc", "-typecheck", "-parse-as-library", "-module-name", "Kqueue", "-swift-version",
          "6", "-warnings-as-errors", "-enable-upcoming-feature", "ExistentialAny",
          "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature",
          "MemberImportVisibility", "-I", Self.root.appending(path: "Tests/Fixtures/Kqueue").path,
          "-module-cache-path", folder.appending(path: "cache").path, standIns.path,
        ] + files.map { sources.appending(path: $0).path }
      let output = Pipe()
      process.standardError = output
      process.standardOutput = output
      try process.run()
      let text = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return String(decoding: text, as: UTF8.self)
    }
  }

  private static let files = [
    "FileEvents.swift", "WatchedPaths.swift",
  ]

  @Test func `the queue compiles with all that uses it`() throws {
    #expect(try diagnose(Self.files + ["KqueueQueue.swift"]) == "")
    // Without the file the type is missing, so the declarations were found.
    #expect(try diagnose(Self.files).contains("SystemFileEventQueue"))
  }
}
#endif
