import Foundation
import Testing

/// A browser without a window, which says what became of a page.
struct Chromium {
  let executable: URL

  /// The first that is found in the search path; nil when there is none.
  static let installed: Chromium? = {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    return folders.lazy
      .flatMap { folder in
        ["chromium", "chromium-browser", "google-chrome"].map { "\(folder)/\($0)" }
      }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
      .map { Chromium(executable: URL(filePath: $0)) }
  }()

  /// Loads a page, runs its scripts, and returns the document that they left; flags are the browser's.
  func document(of page: String, flags: [String] = []) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "page.html")
    try Data(page.utf8).write(to: file)
    let process = Process()
    process.executableURL = executable
    process.arguments =
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path())/profile",
      ] + flags + ["--dump-dom", file.absoluteString]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test, and says so, where no browser is installed.
  static var needsChromium: Self {
    .enabled("No Chromium was found in PATH.") { Chromium.installed != nil }
  }
}
