import Foundation
import Synchronization

/// One of the programs that were built together with these tests.
struct BuiltProgram {
  static let playground = BuiltProgram(name: "Playground")
  static let gallery = BuiltProgram(name: "Gallery")

  let name: String

  struct Result: Sendable {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Runs it with both outputs in pipes or files.
  func run(
    _ arguments: [String] = [], environment: [String: String] = [:]
  ) async throws -> Result {
    let errors = FileManager.default.temporaryDirectory
      .appending(path: "IntegrationTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: errors) }
    let result = try await Command(
      executable: Self.shell,
      arguments: ["-c", #"exec "$0" "$@" 2>"$ERRORS""#, try executable.path()] + arguments,
      environment: environment.merging(["ERRORS": errors.path()]) { $1 }
    ).run()
    return Result(
      status: result.status, output: result.output,
      errors: try String(contentsOf: errors, encoding: .utf8))
  }

  /// Runs it with standard output in a terminal.
  func runInTerminal(
    _ arguments: [String] = [], environment: [String: String]
  ) async throws -> String {
    let program = Command(
      executable: Self.shell,
      arguments: ["-c", #"exec "$0" "$@" >"$TERMINAL""#, try executable.path()] + arguments,
      environment: environment)
    let terminal = try PseudoTerminal()
    let result = try await terminal.run(program)
    guard result.status == 0 else {
      throw CompilerFailure("\(name) ended with status \(result.status): \(result.output)")
    }
    return result.shown
  }

  private static let shell = URL(filePath: "/bin/sh")

  /// The path of the program.
  var executable: URL {
    get throws {
      let executable = try BuildProducts().folder.appending(path: name)
      guard FileManager.default.isExecutableFile(atPath: executable.path()) else {
        throw CompilerFailure(
          "No \(name) was found at '\(executable.path())'. Build it: swift build.")
      }
      return executable
    }
  }
}

// MARK: - PseudoTerminal

/// A terminal for programs, to test their output for people.
final class PseudoTerminal: Sendable {
  /// The path of the program's end.
  let path: String

  private let reader: Int32

  /// The program's end, which stays open so that the terminal outlives the first program.
  private let writer: Int32

  init() throws {
    var ends: (reader: Int32, writer: Int32) = (-1, -1)
    // `ttyname` isn't suitable because all threads share its buffer.
    var name = [CChar](repeating: 0, count: 128)
    guard unsafe openpty(&ends.reader, &ends.writer, nil, nil, nil) == 0,
      unsafe ttyname_r(ends.writer, &name, name.count) == 0
    else { throw CompilerFailure("This machine has no pseudo-terminals.") }
    path = unsafe name.withUnsafeBufferPointer { unsafe String(cString: $0.baseAddress!) }
    (reader, writer) = ends
  }

  deinit { close(reader) }

  /// Runs a program that prints to `$TERMINAL`, and returns its output with plain line ends.
  ///
  /// It can be called only once, because the terminal hangs up when the program ends.
  func run(
    _ program: Command
  ) async throws -> (status: Int32, output: String, shown: String) {
    var program = program
    program.environment["TERMINAL"] = path
    async let shown = read()
    let result: Command.Result
    do {
      result = try await program.run()
      close(writer)
    } catch {
      // The reading loop would never end with an open writer.
      close(writer)
      throw error
    }
    return (result.status, result.output, await shown)
  }

  private func read() async -> String {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { [self] in
        var output = Data()
        var bytes = [UInt8](repeating: 0, count: 4096)
        while case let count = unsafe Foundation.read(reader, &bytes, bytes.count), count > 0 {
          output.append(contentsOf: bytes[..<count])
        }
        let text = String(decoding: output, as: UTF8.self)
        continuation.resume(returning: text.replacing("\r\n", with: "\n"))
      }
    }
  }
}

// MARK: - TerminalScreen

/// The text that a program has drawn on a terminal.
///
/// It understands the control sequences that the programs write, and no others.
struct TerminalScreen {
  /// The bytes of each row, of which those of a character stay together in one cell.
  private var rows: [[[UInt8]]] = []
  private var row = 0
  private var column = 0

  /// The bytes of a control sequence that isn't complete yet; nil outside of one.
  private var sequence: [UInt8]?

  /// The text, a line for each row.
  var text: String {
    rows.map { String(decoding: $0.joined(), as: UTF8.self) }.joined(separator: "\n")
  }

  /// The text after the last complete drawing, which ends by clearing what is below it.
  private(set) var drawing = ""

  /// Shows what a program writes.
  mutating func show(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if sequence != nil {
        sequence?.append(byte)
        let isLetter = (0x40...0x7E).contains(byte) && byte != UInt8(ascii: "[")
        if isLetter { obey() }
      } else {
        show(byte)
      }
    }
  }

  private mutating func show(_ byte: UInt8) {
    switch byte {
    case 0x1B: sequence = []
    case UInt8(ascii: "\r"): column = 0
    case UInt8(ascii: "\n"): row += 1
    case 0x80..<0xC0:
      // The rest of a character.
      if row < rows.count, column > 0, column <= rows[row].count {
        rows[row][column - 1].append(byte)
      }
    default:
      while rows.count <= row { rows.append([]) }
      while rows[row].count <= column { rows[row].append([UInt8(ascii: " ")]) }
      rows[row][column] = [byte]
      column += 1
    }
  }

  private mutating func obey() {
    let command = String(decoding: sequence ?? [], as: UTF8.self)
    sequence = nil
    switch command {
    case "[H": (row, column) = (0, 0)
    case "[2J": rows = []
    case "[J":
      rows = Array(rows.prefix(row + 1))
      drawing = text
    case "[K": if row < rows.count { rows[row] = Array(rows[row].prefix(column)) }
    default: break
    }
  }
}

// MARK: - LiveTerminal

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
    guard unsafe openpty(&ends.master, &ends.slave, nil, nil, &size) == 0 else {
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
    while case let count = unsafe Foundation.read(master, &buffer, buffer.count), count > 0 {
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
  func type(_ text: String) { _ = unsafe text.withCString { unsafe write(master, $0, strlen($0)) } }

  /// Sends a signal to the program.
  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Changes the size, and tells the program, which a controlling terminal would.
  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(master, UInt(TIOCSWINSZ), &size)
    send(SIGWINCH)
  }

  /// The flags of the terminal that say whether it echoes and collects lines.
  var localFlags: tcflag_t { state.withLock { $0.flagsAtEnd ?? Self.flags(of: slave) } }

  private static func flags(of terminal: Int32) -> tcflag_t {
    var settings = termios()
    unsafe tcgetattr(terminal, &settings)
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
