import Foundation
import Testing

/// A headless browser, which evaluates scripts in pages.
struct Chromium {
  let executable: URL

  /// The first browser in the search path; nil if there is none.
  static let installed: Chromium? = {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    return folders.lazy
      .flatMap { folder in
        ["chromium", "chromium-browser", "google-chrome"].map { "\(folder)/\($0)" }
      }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
      .map { Chromium(executable: URL(filePath: $0)) }
  }()

  /// Loads a page, calls a function in it and decodes the function's result.
  ///
  /// The function is called when everything is loaded, with or without a preference for the dark
  /// color scheme, and, for events that come later than loading, when a condition of JavaScript is
  /// true. A page that needs focus is loaded again, up to three times, if the browser was too slow to
  /// give it focus.
  func result<Value: Decodable>(
    of page: String, running script: String, as type: Value.Type = Value.self,
    after condition: String? = nil, isDark: Bool = false, needsFocus: Bool = false,
    prefersReducedMotion: Bool = true, flags: [String] = []
  ) throws -> Value {
    // The browser prints the page after loading, or when its own clock, which doesn't wait for idle
    // time, has run for 30 s.
    let flags = flags + (condition == nil ? [] : ["--virtual-time-budget=30000"])
    for _ in 1..<5 {
      let result: Result<Value> = try result(
        of: page, script, after: condition ?? "true", isDark: isDark,
        prefersReducedMotion: prefersReducedMotion, flags: flags)
      if needsFocus, !result.hasFocus { continue }
      guard let value = result.value else { throw Failure(text: result.error ?? "no value") }
      return value
    }
    throw Failure(text: "the page never had focus")
  }

  private func result<Value: Decodable>(
    of page: String, _ script: String, after condition: String, isDark: Bool,
    prefersReducedMotion: Bool, flags: [String]
  ) throws -> Result<Value> {
    let document = try document(
      of: """
        \(page)
        <script>
        addEventListener('load', function finish() {
          if (!(\(condition))) return setTimeout(finish, 10)
          const result = { hasFocus: document.hasFocus() }
          try {
            result.value = (() => { \(script) })()
          } catch (error) {
            result.error = String(error.stack)
          }
          const bytes = new TextEncoder().encode(JSON.stringify(result))
          let text = ''
          for (const byte of bytes) text += String.fromCharCode(byte)
          document.body.textContent = ''
          document.documentElement.setAttribute('data-result', btoa(text))
        })
        </script>
        """, isDark: isDark, prefersReducedMotion: prefersReducedMotion, flags: flags)
    guard let text = document.firstMatch(of: #/data-result="([^"]*)"/#)?.1,
      let data = Data(base64Encoded: String(text))
    else { throw Failure(text: "no result in \(document.prefix(2000))") }
    return try JSONDecoder().decode(Result<Value>.self, from: data)
  }

  private struct Result<Value: Decodable>: Decodable {
    let hasFocus: Bool
    let value: Value?
    let error: String?
  }

  struct Failure: Error {
    let text: String
  }

  /// Returns a literal of JavaScript for a value.
  static func literal(_ value: some Encodable) throws -> String {
    let json = try JSONEncoder().encode(value).base64EncodedString()
    return
      "JSON.parse(new TextDecoder().decode(Uint8Array.from(atob('\(json)'),c=>c.charCodeAt(0))))"
  }

  /// Returns a screenshot of a page, as a PNG.
  func screenshot(of page: String, width: Int, height: Int, flags: [String] = []) throws -> Data {
    try withFile(of: page) { file in
      let picture = file.deletingLastPathComponent().appending(path: "page.png")
      _ = try run(
        flags + [
          "--window-size=\(width),\(height)", "--hide-scrollbars",
          "--screenshot=\(picture.path())", file.absoluteString,
        ], in: file.deletingLastPathComponent())
      return try Data(contentsOf: picture)
    }
  }

  private func document(
    of page: String, isDark: Bool, prefersReducedMotion: Bool, flags: [String]
  ) throws -> String {
    try withFile(of: page) { file in
      let data = try run(
        prefersReducedMotion: prefersReducedMotion,
        ["--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)"] + flags
          + ["--dump-dom", file.absoluteString], in: file.deletingLastPathComponent())
      return String(decoding: data, as: UTF8.self)
    }
  }

  /// Writes a page to a new folder, which is removed after a closure was called.
  private func withFile<Result>(of page: String, _ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "page.html")
    try Data(page.utf8).write(to: file)
    return try body(file)
  }

  /// Runs the browser, by default without animations during the measurement, and returns its output.
  private func run(
    prefersReducedMotion: Bool = true, _ arguments: [String], in folder: URL
  ) throws -> Data {
    let process = Process()
    process.executableURL = executable
    process.arguments =
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path())/profile",
      ] + (prefersReducedMotion ? ["--force-prefers-reduced-motion"] : []) + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return data
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test, with a message, if no browser is installed; the test fails if a browser is
  /// required.
  static var needsChromium: Self {
    .enabled("No Chromium was found in PATH.") {
      Chromium.installed != nil
        || ProcessInfo.processInfo.environment["STYLE_REQUIRES_CHROMIUM"] == "1"
    }
  }
}
