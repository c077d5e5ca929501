import Foundation
import ProtocolStyle
import StyleFiles
import StyleTerminal

/// `swift run Gallery --live FILE`: the café, restyled at each save of a file.
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
    let watcher = try StyleFileWatcher([url], sources: \.files) {
      try LiveStyle(contentsOf: url, with: LiveStyle.files(of: url))
    }
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
    var size = TerminalSize.standardOutput
    // A character in the last column makes some terminals begin a line.
    size.columns -= 1
    let lines = screen.lines(in: size, depth: depth).map { $0.text(depth: depth) + "\u{1B}[K" }
    terminal.write("\u{1B}[H" + lines.joined(separator: "\r\n") + "\u{1B}[J")
  }
}

// MARK: - LiveKey

/// A key that the live screen handles.
enum LiveKey: Equatable, Sendable {
  case theme
  case choice
  case scheme
  case contrast
  case larger
  case smaller
  case up
  case down
  case quit

  /// Reads the bytes that a terminal sends; those of other keys are left out.
  ///
  /// - Parameter bytes: The bytes of one reading: keys send theirs at once.
  /// - Returns: The keys in their order.
  static func keys(in bytes: some Sequence<UInt8>) -> [LiveKey] {
    var keys: [LiveKey] = []
    var rest = Array(bytes)[...]
    while let byte = rest.popFirst() {
      if byte == 0x1B, rest.first == UInt8(ascii: "[") || rest.first == UInt8(ascii: "O") {
        rest.removeFirst()
        // Parameters, of keys with modifiers, precede the letter.
        let letter = rest.firstIndex { (0x40...0x7E).contains($0) } ?? rest.endIndex
        switch letter < rest.endIndex ? rest[letter] : 0 {
        case UInt8(ascii: "A"): keys.append(.up)
        case UInt8(ascii: "B"): keys.append(.down)
        default: break
        }
        rest = rest[letter...].dropFirst()
      } else if let key = LiveKey(byte) {
        keys.append(key)
      }
    }
    return keys
  }

  private init?(_ byte: UInt8) {
    switch Character(Unicode.Scalar(byte)).lowercased() {
    case "t": self = .theme
    case "f": self = .choice
    case "s": self = .scheme
    case "c": self = .contrast
    case "+", "=": self = .larger
    case "-": self = .smaller
    case "q", "\u{4}": self = .quit
    default: return nil
    }
  }
}

// MARK: - LiveStyle

/// The styles that a watched file has for the café.
///
/// A token file sets the café's tokens by their names, `cafe.accent` or `cafeAccent`. A
/// stylesheet's rules win over the café's own traits here, or little of them would show.
struct LiveStyle: Sendable {
  /// The themes to choose from, each as the themes that are in force together.
  let themes: [(name: String, layers: [Theme])]
  let styleSheet: StyleSheet

  /// The parts that are accepted and need attention.
  let findings: [Finding]

  /// The names of the café's tokens that the file sets.
  let tokens: [String]

  /// The names of the file that are similar to those of the café's tokens, each with the nearest.
  let misspellings: [(name: String, nearest: String)]

  /// The file with those that it refers to.
  let files: [URL]

  /// The bytes of the files, by which a reading without news is known.
  private let contents: [Data?]

  /// Reads a file, a token file leniently, so that a color may be `"#b3261e"`.
  ///
  /// - Parameters:
  ///   - url: A stylesheet where the path ends in `.nss`, else a token file.
  ///   - urls: The file with those that it refers to.
  /// - Throws: `StyleFileError` with every mistake in the file.
  init(contentsOf url: URL, with urls: [URL]) throws {
    files = urls
    contents = urls.map { try? Data(contentsOf: $0) }
    if url.pathExtension == "nss" {
      let file = try StyleSheetFile(contentsOf: url)
      themes = [(file.name, [file.theme])]
      styleSheet = StyleSheet { file.sheet.map { $0.overridingConformances() } }
      findings = file.findings
      tokens = []
      misspellings = []
    } else {
      let file = try TokenFile(contentsOf: url, mode: .lenient)
      let own = try Self.tokens(of: file)
      let fonts = Self.fonts(of: file)
      themes = try file.themes(setting: own).map { ($0.name, [$0, fonts.theme]) }
      styleSheet = StyleSheet()
      findings = file.findings
      tokens = own.map(\.name) + fonts.names
      misspellings = Self.misspellings(in: file)
    }
  }

  /// The file with those that it refers to; itself alone where it can't be read yet.
  static func files(of url: URL) -> [URL] {
    let file = url.pathExtension == "nss" ? nil : try? TokenFile(contentsOf: url, mode: .lenient)
    return [url] + (file?.files.dropFirst() ?? [])
  }

  /// Whether two readings found the same bytes: some saves come as two bursts of events.
  func hasSameContents(as other: LiveStyle) -> Bool { contents == other.contents }

  /// The café's tokens that a file has values for.
  private static func tokens(of file: TokenFile) throws -> [any AnyToken] {
    try Theme.cafeTokens.filter { token in
      do {
        _ = try file.theme(setting: [token])
        return true
      } catch let error as StyleFileError where error.code == .unresolvedReference {
        return false
      }
    }
  }

  /// The tokens of a file that the café hasn't, with the nearest that it has.
  private static func misspellings(in file: TokenFile) -> [(name: String, nearest: String)] {
    let names = Theme.cafeTokens.map(\.name) + ["cafe.title", "cafe.headline"]
    let known = Set(names.map(camelCase))
    let first = file.modifiers.map { ($0.name, $0.contexts[0]) }
    let tokens = try? file.tokens(Dictionary(first) { one, _ in one })
    return (tokens?.names ?? []).compactMap { name in
      guard !known.contains(camelCase(name)) else { return nil }
      return NearestName.find(camelCase(name), among: names.map(camelCase)).map { (name, $0) }
    }
  }

  /// The words of a name between periods as one: `cafe.accent` as `cafeAccent`.
  private static func camelCase(_ name: String) -> String {
    let words = name.split(separator: ".")
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// A theme of the café's fonts that a file has a typography for.
  private static func fonts(of file: TokenFile) -> (names: [String], theme: Theme) {
    let fonts: [(Token<FontDescriptor>, Token<Typography>)] =
      [(.cafeTitle, "title"), (.cafeHeadline, "headline")].compactMap { token, name in
        let typography: Token<Typography>? = try? file.token("cafe.\(name)")
        return typography.map { (token, $0) }
      }
    let theme = Theme("fonts") { values in
      for (token, typography) in fonts { values[token] = typography.value.font }
    }
    return (fonts.map(\.0.name), theme)
  }
}

extension Theme {
  /// The café's tokens that token files have types for.
  static let cafeTokens: [any AnyToken] = [
    Token.cafeGround, Token.cafeSurface, Token.cafeInk, Token.cafeQuietInk, Token.cafeAccent,
    Token.cafeOnAccent, Token.cafeLine, Token.cafeEdge, Token.cafeCorner, Token.cafeBorder,
  ]
}
