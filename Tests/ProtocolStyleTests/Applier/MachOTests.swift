#if os(Linux)
import Foundation
import Testing

/// The code that finds conformance records on Apple's platforms doesn't run here, but it compiles
/// against declarations like those of macOS, and finds the records of images that a program makes.
@Suite struct MachOTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  /// The output of a command, errors included.
  private func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    let output = Pipe()
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }

  @Test func `records of images outside the shared cache are found`() throws {
    let fixture = Self.root.appending(path: "Tests/Fixtures/MachO")
    let runtime = Self.root.appending(path: "Sources/CStyleRuntime")
    let program = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: program) }
    let messages = try run([
      "clang", "-Wall", "-Wextra", "-Werror", "-U__linux__", "-D__APPLE__", "-I", fixture.path,
      "-I", runtime.appending(path: "include").path, fixture.appending(path: "images.c").path,
      runtime.appending(path: "ConformanceSections.c").path, "-o", program.path,
    ])
    #expect(messages == "")
    #expect(
      try run([program.path]) == """
        2 images
        records 12
        none 0
        11010-11810
        21000-21800
        31000-31800

        """)
  }
}
#endif
