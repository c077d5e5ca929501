import Foundation

/// The size of a terminal in characters.
struct TerminalSize: Equatable, Sendable {
  var columns: Int
  var rows: Int

  /// The size of standard output; 80 columns and 24 rows if it isn't a terminal.
  static var standardOutput: TerminalSize {
    let unknown = TerminalSize(columns: 80, rows: 24)
    #if os(Windows)
    return unknown
    #else
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0,
      size.ws_row > 0
    else { return unknown }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
    #endif
  }
}
