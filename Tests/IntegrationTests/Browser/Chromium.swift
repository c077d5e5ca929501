import Foundation
import Synchronization
import Testing

@testable import TestSupport

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

  /// The window that shows a page, and the preferences of its user.
  struct Settings {
    var width = 800
    var height = 900

    /// The pixels of the screen for a pixel of CSS.
    var scale = 1.0
    var isDark = false
    var prefersReducedMotion = true
    var prefersContrast = false
    var hasForcedColors = false
  }

  /// Presses a key while an element has the focus.
  struct KeyPress {
    let key: String

    /// The selector of the element.
    let element: String

    /// The number by which Windows calls the key, which its effect depends on.
    var code: Int { ["ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40][key] ?? 0 }
  }

  /// Loads a page, moves the pointer, presses keys, calls a function in it and decodes the function's
  /// result.
  ///
  /// The function is called when everything is loaded, and, for events that come later than loading,
  /// when a condition of JavaScript is true. The page has the focus.
  func result<Value: Decodable>(
    of page: String, pointingAt point: (x: Double, y: Double)? = nil,
    pressing keys: [KeyPress] = [], running script: String,
    as type: Value.Type = Value.self, after condition: String = "true",
    in settings: Settings = Settings()
  ) async throws -> Value {
    let json = try await withPage(page, settings) { browser in
      // A pointer that earlier pages had moved would point at this one, too.
      _ = try browser.evaluate("''", after: condition)
      try browser.movePointer(to: point ?? (-1, -1))
      for key in keys {
        let focus = "document.querySelector('\(key.element)').focus() || ''"
        if case .failure(let failure) = try browser.evaluate(focus, after: condition) {
          throw failure
        }
        try browser.press(key)
      }
      return try browser.evaluate("JSON.stringify((() => { \(script)\n })())", after: condition)
    }
    switch json {
    case .success(let json?): return try JSONDecoder().decode(Value.self, from: Data(json.utf8))
    case .success(nil): throw Failure(text: "no value")
    case .failure(let failure): throw failure
    }
  }

  struct Failure: Error, CustomStringConvertible {
    let text: String
    var description: String { text }
  }

  /// Returns a literal of JavaScript for a value.
  static func literal(_ value: some Encodable) throws -> String {
    let json = try JSONEncoder().encode(value).base64EncodedString()
    return
      "JSON.parse(new TextDecoder().decode(Uint8Array.from(atob('\(json)'),c=>c.charCodeAt(0))))"
  }

  /// Returns a screenshot of a page, as a PNG.
  func screenshot(of page: String, in settings: Settings) async throws -> Data {
    try await withPage(page, settings) { browser in
      _ = try browser.evaluate("''", after: "true")
      return try browser.screenshot()
    }
  }

  // MARK: - One browser for all tests

  /// The browser of this process, once a test needs one, without one that failed.
  private static let browser = Mutex<Browser?>(nil)

  /// Shows one page at a time, and not on threads of tests, so that these are free for other tests.
  private static let queue = DispatchQueue(label: "Chromium")

  /// Shows a page in the browser, and starts it if it doesn't run.
  private func withPage<Result: Sendable>(
    _ page: String, _ settings: Settings, _ body: @escaping @Sendable (Browser) throws -> Result
  ) async throws -> Result {
    let test = Test.current?.name ?? "A test"
    return try await withCheckedThrowingContinuation { continuation in
      Self.queue.async {
        continuation.resume(
          with: Swift.Result {
            try withFile(of: page) { file in
              try Self.browser.withLock { try show(file, settings, of: test, in: &$0, body) }
            }
          })
      }
    }
  }

  private func show<Result: Sendable>(
    _ file: URL, _ settings: Settings, of test: String, in browser: inout sending Browser?,
    _ body: (Browser) throws -> Result
  ) throws -> Result {
    do {
      if browser == nil { browser = try Browser(executable) }
      try browser!.open(file, settings)
      return try body(browser!)
    } catch {
      // It may still be busy with this page.
      browser = nil
      throw Failure(text: "\(test): \(error)")
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
}

// MARK: - The protocol

/// A browser that is driven by messages of the DevTools protocol in JSON, each ended by a zero byte.
///
/// It ends when its pipe is closed, hence at the latest when this process ends.
private final class Browser {
  private typealias Parameters = [String: Any]

  /// The seconds that a page may take for an answer.
  private static let patience = 600.0

  private let commands = Pipe()
  private let replies = Pipe()
  private var received = Data()
  private var lastIdentifier = 0
  private var session: String?

  /// Starts a browser with one page.
  ///
  /// A shell moves the pipes to the descriptors that the browser expects, and removes its profile.
  init(_ executable: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c",
      """
      profile=$(mktemp -d)
      "$0" "$@" --user-data-dir="$profile" about:blank 3<&0 4>&1 </dev/null >/dev/null 2>&1
      rm -rf "$profile"
      """, executable.path(), "--headless", "--no-sandbox", "--disable-gpu",
      "--remote-debugging-pipe",
      // A window without a display has no mouse.
      "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,"
        + "availablePointerTypes=4",
    ]
    process.standardInput = commands
    process.standardOutput = replies
    process.standardError = FileHandle.nullDevice
    try process.run()
    let target = try send("Target.createTarget", ["url": "about:blank"]).targetId ?? ""
    session = try send("Target.attachToTarget", ["targetId": target, "flatten": true]).sessionId
    try send("Inspector.enable")
    try send("Emulation.setFocusEmulationEnabled", ["enabled": true])
  }

  deinit { try? commands.fileHandleForWriting.close() }

  func open(_ file: URL, _ settings: Chromium.Settings) throws {
    try send(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": settings.width, "height": settings.height, "deviceScaleFactor": settings.scale,
        "mobile": false,
      ])
    let features = [
      "prefers-color-scheme": settings.isDark ? "dark" : "light",
      "prefers-reduced-motion": settings.prefersReducedMotion ? "reduce" : "no-preference",
      "prefers-contrast": settings.prefersContrast ? "more" : "no-preference",
      "forced-colors": settings.hasForcedColors ? "active" : "none",
    ]
    try send(
      "Emulation.setEmulatedMedia",
      ["features": features.map { ["name": $0.key, "value": $0.value] }])
    let reply = try send("Page.navigate", ["url": file.absoluteString])
    if let error = reply.errorText { throw Chromium.Failure(text: error) }
  }

  /// Returns the value of an expression, a text, once the page is loaded and a condition is true, or
  /// the error that it throws, which doesn't end the browser.
  func evaluate(
    _ expression: String, after condition: String
  ) throws -> Result<String?, Chromium.Failure> {
    let reply = try send(
      "Runtime.evaluate",
      [
        "expression": """
        new Promise((resolve, reject) => {
          function finish() {
            try {
              if (!(\(condition))) return setTimeout(finish, 10)
              resolve(\(expression))
            } catch (error) {
              reject(error)
            }
          }
          if (document.readyState === 'complete') finish()
          else addEventListener('load', finish)
        })
        """,
        "awaitPromise": true, "returnByValue": true,
      ])
    if let exception = reply.exceptionDetails {
      let text = exception.exception?.description ?? exception.text
      return .failure(Chromium.Failure(text: text))
    }
    return .success(reply.result?.value)
  }

  /// Moves the pointer to a point of the window, in CSS pixels.
  func movePointer(to point: (x: Double, y: Double)) throws {
    try send(
      "Input.dispatchMouseEvent", ["type": "mouseMoved", "x": point.x, "y": point.y])
  }

  /// Presses and releases a key, as a user does.
  func press(_ key: Chromium.KeyPress) throws {
    for type in ["rawKeyDown", "keyUp"] {
      try send(
        "Input.dispatchKeyEvent",
        [
          "type": type, "key": key.key, "code": key.key, "windowsVirtualKeyCode": key.code,
        ])
    }
  }

  /// Returns a picture of the page's window, as a PNG.
  func screenshot() throws -> Data {
    try send("Emulation.setScrollbarsHidden", ["hidden": true])
    let text = try send("Page.captureScreenshot").data ?? ""
    try send("Emulation.setScrollbarsHidden", ["hidden": false])
    return Data(base64Encoded: text) ?? Data()
  }

  private struct Message: Decodable {
    let id: Int?
    let method: String?
    let result: Reply?
    let error: Refusal?

    struct Refusal: Decodable {
      let message: String
    }
  }

  /// The properties of all replies that are read.
  private struct Reply: Decodable {
    let targetId: String?
    let sessionId: String?
    let errorText: String?
    let data: String?
    let result: Value?
    let exceptionDetails: Exception?

    struct Value: Decodable {
      let value: String?
      let description: String?
    }

    struct Exception: Decodable {
      let text: String
      let exception: Value?
    }
  }

  /// Sends a command, and returns the reply to it.
  @discardableResult
  private func send(_ method: String, _ parameters: Parameters = [:]) throws -> Reply {
    lastIdentifier += 1
    var command: Parameters = ["id": lastIdentifier, "method": method, "params": parameters]
    command["sessionId"] = session
    let bytes = try JSONSerialization.data(withJSONObject: command) + [0]
    // A write to a browser that ended must not end the tests.
    let handler = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, handler) }
    try commands.fileHandleForWriting.write(contentsOf: bytes)
    let end = Date(timeIntervalSinceNow: Self.patience)
    while true {
      let message = try JSONDecoder().decode(Message.self, from: receive(method, until: end))
      if message.method == "Inspector.targetCrashed" {
        throw Chromium.Failure(text: "the page crashed at \(method)")
      }
      guard message.id == lastIdentifier else { continue }
      if let error = message.error {
        throw Chromium.Failure(text: "the browser refuses \(method): \(error.message)")
      }
      if let reply = message.result { return reply }
    }
  }

  /// Returns the next message.
  private func receive(_ method: String, until end: Date) throws -> Data {
    let output = replies.fileHandleForReading
    while true {
      if let zero = received.firstIndex(of: 0) {
        defer { received = Data(received[(zero + 1)...]) }
        return Data(received[..<zero])
      }
      var descriptor = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let rest = max(0, end.timeIntervalSinceNow * 1000)
      guard unsafe poll(&descriptor, 1, Int32(rest)) > 0 else {
        throw Chromium.Failure(text: "no answer to \(method) in \(Self.patience) s")
      }
      let bytes = output.availableData
      guard !bytes.isEmpty else { throw Chromium.Failure(text: "the browser ended at \(method)") }
      received += bytes
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test, with a message, if tests start no programs, or if no browser is installed; a
  /// thorough test fails without a browser on Linux, where `apt-get install chromium` has one.
  static var needsChromium: Self {
    .enabled("It needs STYLE_PROGRAMS=1 and a Chromium in PATH.") {
      #if os(Linux)
      TestScale.isThorough || TestScale.startsPrograms && Chromium.installed != nil
      #else
      TestScale.startsPrograms && Chromium.installed != nil
      #endif
    }
  }
}
