import Foundation
import Synchronization

/// The terminal of the process: keys one by one, an empty screen, and everything as before at the
/// end.
///
/// One thread waits for keys and signals. A handler of a signal may do next to nothing, so it
/// writes the number into a pipe.
final class LiveTerminal: Sendable {
  /// An event that the terminal or the system sends.
  enum Event: Sendable {
    case key(LiveKey)
    case signal(Int32)

    /// There is no more input.
    case end
  }

  private let original: termios

  /// Signals that end the process or stop it, after the terminal is restored, or that report its
  /// size.
  static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGWINCH]

  /// The writing end of the pipe for signals; set before the handlers are.
  nonisolated(unsafe) private static var signalPipe: Int32 = -1

  /// Reads the settings of the terminal.
  ///
  /// - Returns: Nil where the standard input or the standard output is no terminal.
  init?() {
    var settings = termios()
    guard isatty(STDOUT_FILENO) == 1, unsafe tcgetattr(STDIN_FILENO, &settings) == 0 else {
      return nil
    }
    original = settings
  }

  /// Switches to another screen, where keys are neither echoed nor collected into lines.
  func enter() {
    var settings = original
    settings.c_lflag &= ~tcflag_t(ECHO | ICANON)
    unsafe withUnsafeMutableBytes(of: &settings.c_cc) { characters in
      // A read returns as soon as there is a byte.
      unsafe characters[Int(VMIN)] = 1
      unsafe characters[Int(VTIME)] = 0
    }
    unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
    write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J")
  }

  /// Restores the screen, the cursor and the settings from before ``enter()``.
  func leave() {
    write("\u{1B}[?25h\u{1B}[?1049l")
    var settings = original
    unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
  }

  /// Writes a text; one that the terminal doesn't take anymore is dropped.
  func write(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  /// Starts to wait for keys and signals.
  ///
  /// - Parameter body: Called with each event, on a separate thread.
  func start(_ body: @escaping @Sendable (Event) -> Void) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return body(.end) }
    unsafe Self.signalPipe = ends[1]
    for number in Self.signals { Self.handle(number) }
    let reader = ends[0]
    let thread = Thread {
      Self.unblockSignals()
      var buffer = [UInt8](repeating: 0, count: 64)
      while true {
        var descriptors = [
          pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
          pollfd(fd: reader, events: Int16(POLLIN), revents: 0),
        ]
        guard unsafe poll(&descriptors, 2, -1) > 0 else { continue }
        if descriptors[1].revents != 0 {
          let count = unsafe max(read(reader, &buffer, buffer.count), 0)
          for number in buffer[..<count] { body(.signal(Int32(number))) }
        }
        if descriptors[0].revents != 0 {
          let count = unsafe read(STDIN_FILENO, &buffer, buffer.count)
          guard count > 0 else { return body(.end) }
          for key in LiveKey.keys(in: buffer[..<count]) { body(.key(key)) }
        }
      }
    }
    thread.start()
  }

  /// Lets a signal do what it does by default: end or stop the process.
  func surrender(to number: Int32) {
    signal(number, SIG_DFL)
    Self.unblockSignals()
    raise(number)
    // Only a stopped process gets here, when it's continued.
    Self.handle(number)
  }

  /// Lets the signals reach the thread; those of Dispatch block them, and they are the others.
  private static func unblockSignals() {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for number in signals { unsafe sigaddset(&set, number) }
    unsafe pthread_sigmask(Int32(SIG_UNBLOCK), &set, nil)
  }

  private static func handle(_ number: Int32) {
    signal(number) { number in
      let outer = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = unsafe Foundation.write(LiveTerminal.signalPipe, &byte, 1)
      errno = outer
    }
  }
}
