import Foundation
import ProtocolStyle
import StyleFiles
import StyleTerminal

/// `swift run Playground --live FILE`: the café, restyled at each save of a file.
@MainActor
struct LiveSession {
  /// The reason that a session can't begin.
  enum Failure: Error, Equatable, CustomStringConvertible {
    case noTerminal

    var description: String {
      switch self {
      case .noTerminal: "--live needs a terminal as its standard input and output"
      }
    }
  }

  private enum Event: Sendable {
    case update(StyleFileWatcher<LiveStyle>.Update)
    case terminal(LiveTerminal.Event)
  }

  private let terminal: LiveTerminal
  private let screen: LiveScreen
  private let depth = ColorDepth.standardOutput

  /// Runs until a key or a signal ends it.
  ///
  /// - Parameter path: The path of the file; the file may be missing yet, its folder may not.
  /// - Throws: ``Failure``, or `StyleFileError` for a folder that can't be watched; the terminal is
  ///   as it was then.
  static func run(_ path: String) async throws {
    guard let terminal = LiveTerminal() else { throw Failure.noTerminal }
    let url = URL(filePath: path)
    let files = LiveStyle.files(of: url)
    let watcher = try StyleFileWatcher(files) { try LiveStyle(contentsOf: url, with: files) }
    let session = LiveSession(terminal: terminal, screen: LiveScreen(file: url))
    terminal.enter()
    defer { terminal.leave() }
    let (events, continuation) = AsyncStream.makeStream(of: Event.self)
    terminal.start { continuation.yield(.terminal($0)) }
    let updates = Task {
      for await update in watcher.updates { continuation.yield(.update(update)) }
    }
    defer { updates.cancel() }
    for await event in events {
      guard session.handle(event) else { break }
      session.draw()
    }
  }

  /// Handles an event; returns whether the session continues.
  private func handle(_ event: Event) -> Bool {
    switch event {
    case .update(let update): screen.show(update)
    case .terminal(.key(.quit)), .terminal(.end): return false
    case .terminal(.key(let key)): screen.press(key)
    case .terminal(.signal(SIGWINCH)): terminal.write("\u{1B}[2J")
    case .terminal(.signal(let number)):
      // It ends the process, or stops it until it's continued.
      terminal.leave()
      terminal.surrender(to: number)
      terminal.enter()
    }
    return true
  }

  /// Writes all lines over those before, at once, so that nothing flickers.
  private func draw() {
    let size = terminal.size
    // A character in the last column makes some terminals begin a line.
    let room = LiveScreen.Size(columns: size.columns - 1, rows: size.rows)
    let lines = screen.lines(in: room, depth: depth).map { $0.text(depth: depth) + "\u{1B}[K" }
    terminal.write("\u{1B}[H" + lines.joined(separator: "\r\n") + "\u{1B}[J")
  }
}
