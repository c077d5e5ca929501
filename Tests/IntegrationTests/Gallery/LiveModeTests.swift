import Foundation
import Testing

/// `swift run Gallery --live FILE`, in a pseudo-terminal.
@Suite(.needsCompiler) struct LiveModeTests {
  /// A file that the program watches.
  private final class Desk {
    let folder: URL
    let file: URL

    init(_ name: String = "cafe.tokens.json", _ text: String = Desk.tokens(accent: 0.8)) throws {
      folder = FileManager.default.temporaryDirectory
        .appending(path: "LiveMode-\(UUID().uuidString)")
      file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try save(text)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    func save(_ text: String) throws {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }

    func start() throws -> LiveTerminal {
      try LiveTerminal(BuiltProgram.gallery.executable, ["--live", file.path])
    }

    static func tokens(accent red: Double) -> String {
      """
      {"cafe": {"$type": "color", "accent":
        {"$value": {"colorSpace": "srgb", "components": [\(red), 0.2, 0.4]}}}}
      """
    }
  }

  private static let enter = "\u{1B}[?1049h\u{1B}[?25l"
  private static let leave = "\u{1B}[?25h\u{1B}[?1049l"

  @Test func `each save restyles the screen, and an error is next to it`() async throws {
    let desk = try Desk()
    defer { desk.remove() }
    let terminal = try desk.start()
    try await terminal.wait(for: "Reading 1.")
    #expect(terminal.output.hasPrefix(Self.enter))
    #expect(terminal.screen.contains("Corner Café"))
    #expect(terminal.screen.contains("The file sets cafeAccent."))
    #expect(terminal.output.contains("48;2;204;51;102m"))
    #expect(!terminal.output.contains("48;2;51;51;102m"))

    try desk.save(Desk.tokens(accent: 0.2))
    try await terminal.wait(for: "another color") {
      $0.contains("Reading 2.") && terminal.output.contains("48;2;51;51;102m")
    }
    let change = terminal.screen.firstMatch(of: /(\d+) of (\d+) nodes changed in \d+\.\d\d ms/)
    let counts = try #require(change.map { (Int($0.1) ?? 0, Int($0.2) ?? 0) })
    #expect(counts.0 > 0)
    #expect(counts.0 < counts.1)

    try desk.save(Desk.tokens(accent: 2))
    try await terminal.wait(for: "The last good styles stay, because of an error:")
    try await terminal.wait(for: "#/cafe/accent/$value/components/0:")
    #expect(terminal.screen.contains("Corner Café"))

    try desk.save(Desk.tokens(accent: 0.2))
    try await terminal.wait(for: "no error") { !$0.contains("error") }
    try await terminal.wait(for: " 0 of ")
    terminal.type("q")
    #expect(await terminal.end() == (0, false))
  }

  @Test func `keys switch theme, scheme, contrast and size`() async throws {
    let desk = try Desk()
    defer { desk.remove() }
    let terminal = try desk.start()
    let settings = { (name: String, value: String) in "\(name)".padding(14) + value }
    try await terminal.wait(for: settings("Theme", "harbor"))
    terminal.type("t")
    try await terminal.wait(for: settings("Theme", "ember"))
    terminal.type("s")
    try await terminal.wait(for: settings("Color scheme", "dark"))
    terminal.type("c")
    try await terminal.wait(for: settings("Contrast", "increased"))
    terminal.type("+")
    try await terminal.wait(for: settings("Text size", "extraLarge"))
    terminal.type("--")
    try await terminal.wait(for: settings("Text size", "medium"))
    terminal.type("SCT")
    try await terminal.wait(for: settings("Theme", "night"))
    #expect(terminal.screen.contains(settings("Color scheme", "light")))
    #expect(terminal.screen.contains(settings("Contrast", "standard")))
    // A terminal's own, unknown and other keys change nothing.
    terminal.type("x\u{1B}[C\u{1B}[1;5D")
    terminal.resize(columns: 60, rows: 18)
    try await terminal.wait(for: "more lines")
    let lines = terminal.screen.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 18)
    #expect(lines.allSatisfy { $0.count < 60 })
    #expect(terminal.screen.contains("Corner Café"))
    terminal.type("\u{1B}[B\u{1B}[B")
    try await terminal.wait(for: "a screen that was scrolled") { !$0.contains("Corner Café") }
    terminal.type("\u{1B}[A\u{1B}OA")
    try await terminal.wait(for: "Corner Café")
    terminal.type("q")
    #expect(await terminal.end() == (0, false))
  }

  @Test func `a wrong name has the nearest, and a finding its remedy`() async throws {
    let older = ##"{"cafe": {"acent": {"$type": "color", "$value": "#102030"}}}"##
    let desk = try Desk("cafe.tokens.json", "{")
    defer { desk.remove() }
    let terminal = try desk.start()
    try await terminal.wait(for: "Reading 1 changed nothing.")
    #expect(!terminal.screen.contains("No reading yet."))
    try desk.save(older)
    try await terminal.wait(for: "cafe.acent is no token of the café;")
    try await terminal.wait(for: "cafe.tokens.json#/cafe/acent/$value has")
    #expect(!terminal.screen.contains(desk.folder.lastPathComponent))
    try desk.save(older.replacing("acent", with: "accent"))
    try await terminal.wait(for: "The file sets cafeAccent.")
    #expect(terminal.output.contains("48;2;16;32;48m"))
    #expect(!terminal.screen.contains("the nearest"))
    terminal.type("q")
    #expect(await terminal.end() == (0, false))
  }

  @Test func `a file that a resolver refers to is watched, too`() async throws {
    let desk = try Desk(
      "shop.resolver.json",
      """
      {"name": "Shop", "version": "2025.10", "resolutionOrder": [
        {"type": "set", "name": "base", "sources": [{"$ref": "base.tokens.json"}]}]}
      """)
    defer { desk.remove() }
    let base = desk.folder.appending(path: "base.tokens.json")
    try Desk.tokens(accent: 0).write(to: base, atomically: true, encoding: .utf8)
    let terminal = try desk.start()
    try await terminal.wait(for: "The file sets cafeAccent.")
    #expect(!terminal.output.contains("48;2;255;51;102m"))
    try Desk.tokens(accent: 1).write(to: base, atomically: true, encoding: .utf8)
    try await terminal.wait(for: "another color") { _ in
      terminal.output.contains("48;2;255;51;102m")
    }
    terminal.type("q")
    #expect(await terminal.end() == (0, false))
  }

  @Test func `a resolver's other contexts are switched by a key`() async throws {
    let desk = try Desk(
      "shop.resolver.json",
      """
      {"name": "Shop", "version": "2025.10", "resolutionOrder": [
        {"type": "set", "name": "base", "sources": [\(Desk.tokens(accent: 0))]},
        {"type": "modifier", "name": "brand", "contexts": {
          "plain": [], "acme": [\(Desk.tokens(accent: 1))]}}]}
      """)
    defer { desk.remove() }
    let terminal = try desk.start()
    try await terminal.wait(for: "File's theme  Shop plain")
    #expect(!terminal.output.contains("48;2;255;51;102m"))
    terminal.type("f")
    try await terminal.wait(for: "File's theme  Shop acme")
    #expect(terminal.output.contains("48;2;255;51;102m"))
    terminal.type("q")
    #expect(await terminal.end() == (0, false))
  }

  @Test func `a stylesheet restyles the screen, too`() async throws {
    let desk = try Desk("cafe.nss", "Button { background-color: #102030; }")
    defer { desk.remove() }
    let terminal = try desk.start()
    try await terminal.wait(for: "Reading 1.")
    #expect(terminal.output.contains("48;2;16;32;48m"))
    try desk.save("Button { background-color: #102030 }")
    try await terminal.wait(for: "a semicolon is accepted.")
    terminal.type("\u{4}")
    #expect(await terminal.end() == (0, false))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal ends it, and the terminal is as before`(signal: Int32) async throws {
    let desk = try Desk()
    defer { desk.remove() }
    let terminal = try desk.start()
    let cooked = tcflag_t(ECHO | ICANON)
    try await terminal.wait(for: "Reading 1.")
    #expect(terminal.localFlags & cooked == 0)
    terminal.send(signal)
    #expect(await terminal.end() == (signal, true))
    #expect(terminal.localFlags & cooked == cooked)
    #expect(terminal.output.hasSuffix(Self.leave))
  }

  @Test func `a key ends it, and the terminal is as before`() async throws {
    let desk = try Desk()
    defer { desk.remove() }
    let terminal = try desk.start()
    let flags = terminal.flagsAtStart
    try await terminal.wait(for: "Reading 1.")
    #expect(terminal.localFlags != flags)
    terminal.type("q")
    #expect(await terminal.end() == (0, false))
    #expect(terminal.localFlags == flags)
    #expect(terminal.output.hasSuffix(Self.leave))
  }

  @Test func `without a file it waits, and without a folder or a terminal it doesn't begin`()
    async throws
  {
    let desk = try Desk()
    defer { desk.remove() }
    try FileManager.default.removeItem(at: desk.file)
    let terminal = try desk.start()
    try await terminal.wait(for: "an error")
    try desk.save(Desk.tokens(accent: 0.2))
    try await terminal.wait(for: "The file sets cafeAccent.")
    terminal.type("q")
    #expect(await terminal.end() == (0, false))

    let lost = try LiveTerminal(
      BuiltProgram.gallery.executable, ["--live", "/nowhere/at/all.json"])
    #expect(await lost.end() == (1, false))
    #expect(lost.output.contains("/nowhere/at: no folder was found"))
    #expect(!lost.output.contains("\u{1B}"))

    let piped = try await BuiltProgram.gallery.run(["--live", desk.file.path])
    #expect(piped.status == 1)
    #expect(piped.errors == "Gallery: --live needs a terminal as its standard input and output\n")
  }
}

extension String {
  /// The text with spaces behind it.
  fileprivate func padding(_ count: Int) -> String {
    padding(toLength: count, withPad: " ", startingAt: 0)
  }
}
