import Foundation
import Synchronization

/// A program in a pseudo-terminal, with the screen that it has drawn.
final class LiveTerminal: Sendable {
  private let master: Int32
  private let slave: Int32
  private let process: Process
  private let state = Mutex(State())

  private struct State {
    var output: [UInt8] = []
    var screen = TerminalScreen()
    var hasEnded = false
  }

  /// An expectation that didn't come true in time.
  struct Timeout: Error, CustomStringConvertible {
    let description: String
  }

  /// Starts a program whose standard input, output and error are a terminal.
  init(_ executable: URL, _ arguments: [String], columns: UInt16 = 100, rows: UInt16 = 40) throws {
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    // Glibc hides `posix_openpt`, which this calls, from Swift.
    guard openpty(&ends.master, &ends.slave, nil, nil, &size) == 0 else {
      throw CompilerFailure("This machine has no pseudo-terminals.")
    }
    (master, slave) = ends
    let end = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": ""]
    ) { $1 }
    process.standardInput = end
    process.standardOutput = end
    process.standardError = end
    try process.run()
    Thread { [self] in read() }.start()
  }

  deinit {
    if process.isRunning { process.terminate() }
    close(slave)
    close(master)
  }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while !state.withLock(\.hasEnded) {
      var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      // The tests hold the other end open, so reading wouldn't end with the program.
      guard poll(&descriptor, 1, 50) > 0 else { continue }
      let count = Foundation.read(master, &buffer, buffer.count)
      guard count > 0 else { return }
      state.withLock { state in
        state.output += buffer[..<count]
        state.screen.show(buffer[..<count])
      }
    }
  }

  /// Everything that the program has written.
  var output: String { String(decoding: state.withLock(\.output), as: UTF8.self) }

  /// The text on the screen, a line for each row.
  var screen: String { state.withLock(\.screen.text) }

  /// Types keys.
  func type(_ text: String) { _ = text.withCString { write(master, $0, strlen($0)) } }

  /// Sends a signal to the program.
  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Changes the size, and tells the program, which a controlling terminal would.
  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    send(SIGWINCH)
  }

  /// The flags of the terminal that say whether it echoes and collects lines.
  var localFlags: tcflag_t {
    var settings = termios()
    tcgetattr(slave, &settings)
    return settings.c_lflag
  }

  /// Waits until the screen fulfills a condition.
  func wait(for what: String, _ condition: (String) -> Bool) async throws {
    for _ in 0..<1_500 {
      if condition(screen) { return }
      try await Task.sleep(for: .milliseconds(20))
    }
    throw Timeout(description: "'\(what)' isn't on the screen:\n\(screen)")
  }

  /// Waits until the screen has a text.
  func wait(for text: String) async throws { try await wait(for: text) { $0.contains(text) } }

  /// Waits until the program has ended; returns its status and whether a signal ended it.
  func end() async throws -> (status: Int32, isSignaled: Bool) {
    for _ in 0..<1_500 where process.isRunning { try await Task.sleep(for: .milliseconds(20)) }
    guard !process.isRunning else { throw Timeout(description: "It runs on:\n\(screen)") }
    // The last of its output.
    try await Task.sleep(for: .milliseconds(100))
    state.withLock { $0.hasEnded = true }
    return (process.terminationStatus, process.terminationReason == .uncaughtSignal)
  }
}
