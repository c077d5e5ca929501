import Foundation
import Synchronization

/// A program in a pseudo-terminal, with the screen that it has drawn.
final class LiveTerminal: Sendable {
  private let master: Int32
  private let slave: Int32
  private let process = Process()
  private let state = Mutex(State())

  /// The flags of the terminal before the program begins, as in `localFlags`.
  let flagsAtStart: tcflag_t

  private struct State {
    var output: [UInt8] = []
    var screen = TerminalScreen()

    /// The flags of the terminal when the program ended; nil while it runs.
    var flagsAtEnd: tcflag_t?

    /// Whether the program has ended and all of its output is here.
    var isComplete = false

    /// Tasks that wait for more output, or for the end.
    var waiting: [CheckedContinuation<Void, Never>] = []
    var version = 0
  }

  /// A program that ended before an expectation came true.
  struct EarlyEnd: Error, CustomStringConvertible {
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
    flagsAtStart = Self.flags(of: slave)
    let end = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": ""]
    ) { $1 }
    process.standardInput = end
    process.standardOutput = end
    process.standardError = end
    process.terminationHandler = { [self] _ in programEnded() }
    do {
      try process.run()
    } catch {
      process.terminationHandler = nil
      close(slave)
      throw error
    }
    Thread { [self] in read() }.start()
  }

  // The program's end and the thread that reads retain the terminal.
  deinit { close(master) }

  /// Lets the thread that reads end after the last output, because nobody can write anymore.
  private func programEnded() {
    state.withLock { $0.flagsAtEnd = Self.flags(of: slave) }
    close(slave)
  }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while case let count = Foundation.read(master, &buffer, buffer.count), count > 0 {
      change { state in
        state.output += buffer[..<count]
        state.screen.show(buffer[..<count])
      }
    }
    change { $0.isComplete = true }
  }

  /// Changes the state, and resumes the tasks that wait for a change.
  private func change(_ body: (inout State) -> Void) {
    let waiting = state.withLock { state in
      body(&state)
      state.version += 1
      defer { state.waiting = [] }
      return state.waiting
    }
    for task in waiting { task.resume() }
  }

  /// Waits until the state is another one than that of a version.
  private func waitForChange(after version: Int) async {
    await withCheckedContinuation { task in
      let isOutdated = state.withLock { state in
        if state.version == version { state.waiting.append(task) }
        return state.version != version
      }
      if isOutdated { task.resume() }
    }
  }

  /// Everything that the program has written.
  var output: String { String(decoding: state.withLock(\.output), as: UTF8.self) }

  /// The text on the screen after the last complete drawing, a line for each row.
  var screen: String { state.withLock(\.screen.drawing) }

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
  var localFlags: tcflag_t { state.withLock { $0.flagsAtEnd ?? Self.flags(of: slave) } }

  private static func flags(of terminal: Int32) -> tcflag_t {
    var settings = termios()
    tcgetattr(terminal, &settings)
    return settings.c_lflag
  }

  /// Waits until the screen fulfills a condition, which is checked after each output.
  func wait(for what: String, _ condition: (String) -> Bool) async throws {
    while true {
      let (version, isComplete) = state.withLock { ($0.version, $0.isComplete) }
      if condition(screen) { return }
      if isComplete { throw EarlyEnd(description: "'\(what)' isn't on the screen:\n\(screen)") }
      await waitForChange(after: version)
    }
  }

  /// Waits until the screen has a text.
  func wait(for text: String) async throws { try await wait(for: text) { $0.contains(text) } }

  /// Waits until the program has ended; returns its status and whether a signal ended it.
  func end() async -> (status: Int32, isSignaled: Bool) {
    while case (let version, let isComplete) = state.withLock({ ($0.version, $0.isComplete) }),
      !isComplete
    {
      await waitForChange(after: version)
    }
    return (process.terminationStatus, process.terminationReason == .uncaughtSignal)
  }
}
