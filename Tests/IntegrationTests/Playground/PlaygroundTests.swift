import Foundation
import ProtocolStyle
import StyleTerminal
import Testing

@testable import Playground
@testable import TestSupport

@Suite(.needsCompiler) struct PlaygroundTests {
  /// The output of `swift run Playground --all > Tests/Fixtures/Playground/examples.txt`, without
  /// the last lines, which contain the path of the page.
  private static let expected = Result {
    try Repository.text(of: "Tests/Fixtures/Playground/examples.txt")
  }

  /// Returns the examples in the output, without the path of the page; nil if there's no path.
  private func examples(in output: String) -> String? {
    output.wholeMatch(of: #/((?s).*\n)  Open the café's page: [^\n]*cafe.html\n\n/#)
      .map { String($0.1) }
  }

  private static let environments: [[String: String]] = [
    [:], ["NO_COLOR": "1"], ["TERM": "xterm-256color", "COLORTERM": "truecolor"],
  ]

  @Test(arguments: TestScale.ends(of: environments))
  func `in a pipe it prints the examples plainly`(environment: [String: String]) async throws {
    let result = try await BuiltProgram.playground.run(["--all"], environment: environment)
    #expect(!result.output.contains("\u{1B}"))
    #expect(try examples(in: result.output) == Self.expected.get())
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test func `no line is wider than a terminal of 80 columns`() throws {
    let lines = try Self.expected.get().split(separator: "\n")
    #expect(lines.filter { $0.count > 80 } == [])
    #expect(lines.filter { $0.last == " " } == [])
  }

  private static let plainTerminals: [[String: String]] = [
    ["NO_COLOR": "1", "TERM": "xterm-256color", "COLORTERM": "truecolor"],
    ["NO_COLOR": "", "TERM": "dumb", "COLORTERM": "truecolor"],
  ]

  @Test(arguments: plainTerminals)
  func `in a terminal that wants no colors it prints the same`(
    environment: [String: String]
  ) async throws {
    let output = try await BuiltProgram.playground.runInTerminal(
      ["--all"], environment: environment)
    #expect(try examples(in: output) == Self.expected.get())
  }

  private static let colors: [(environment: [String: String], green: String)] = [
    (["NO_COLOR": "", "TERM": "xterm-256color", "COLORTERM": "truecolor"], "48;2;63;155;107"),
    (["NO_COLOR": "", "TERM": "xterm-256color", "COLORTERM": "24bit"], "48;2;63;155;107"),
    (["NO_COLOR": "", "TERM": "xterm-256color", "COLORTERM": ""], "48;5;65"),
  ]

  @Test(arguments: TestScale.ends(of: colors))
  func `in a terminal it shows colors, in 80 columns`(
    environment: [String: String], green: String
  ) async throws {
    let output = try await BuiltProgram.playground.runInTerminal(
      ["--all"], environment: environment)
    let backgroundColor = "backgroundColor".padding(toLength: 31, withPad: " ", startingAt: 0)
    #expect(output.contains("    \(backgroundColor)\u{1B}[\(green)m  \u{1B}[0m #3f9b6b\n"))
    let visible = try #require(examples(in: output.replacing(/\u{1B}\[[0-9;]*m/, with: "")))
    #expect(visible.split(separator: "\n").filter { $0.count > 80 } == [])
    // Cards that colors show have no outlines there, and buttons no brackets.
    let words = { (text: String) in text.split { $0.isWhitespace || "┌┐└┘╭╮╰╯─│[]".contains($0) } }
    #expect(try words(visible) == words(Self.expected.get()))
  }

  /// The program without arguments, which runs once.
  private static let tour = Task { try await BuiltProgram.playground.run() }

  @Test func `the tour has at most 60 lines, and ends with four next steps`() async throws {
    let result = try await Self.tour.value
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 61)
    #expect(lines.filter { $0.count > 80 && !$0.contains("cafe.html") } == [])
    let commands = lines.suffix(6).prefix(4)
    #expect(
      commands.map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
        == Array(repeating: "swift run Playground", count: 3) + ["swift run Gallery"])
    #expect((lines.firstIndex(of: "  Examples") ?? 99) <= 24)
    #expect(result.output.contains("Harbor: A roastery by the sea.          Kiosk: Coffee to go"))
    #expect(result.output.contains("[A cinnamon bun]"))
    #expect(result.output.contains("Corner Café"))
    #expect(result.output.contains("[⌂ Menu]") || result.output.contains("[Menu]"))
    #expect(result.status == 0)
  }

  @Test(arguments: [ColorDepth.monochrome, .trueColor], [80, 120])
  func `the tour fits into the terminal before its list of examples`(
    depth: ColorDepth, columns: Int
  ) throws {
    let size = TerminalSize(columns: columns, rows: 24)
    let lines = Tour(colorDepth: depth, page: "cafe.html", size: size).lines
      .map { $0.text(depth: .monochrome) }
    #expect(try #require(lines.firstIndex(of: "  Examples")) <= 24)
    #expect(lines.filter { $0.count > columns } == [])
    let code = try #require(lines.firstIndex { $0.contains("struct ") })
    #expect(lines[code - 1].isEmpty)
    #expect(lines[code - 2].split(separator: "╯").count == (columns == 120 ? 3 : 2))
    let names = try #require(lines.first { $0.contains("Harbor:") })
    #expect(names.contains("Ember:") == (columns == 120))
    #expect(lines.contains { $0.contains("▀▀▀") } == (depth == .trueColor))
    #expect(lines.contains { $0.contains("[A cinnamon bun]") } == (depth == .monochrome))
  }

  @Test(arguments: [(24, false), (60, true)])
  func `a tall terminal shows the whole menu`(rows: Int, isWhole: Bool) throws {
    let size = TerminalSize(columns: 80, rows: rows)
    let lines = Tour(colorDepth: .trueColor, page: "cafe.html", size: size).lines
      .map { $0.text(depth: .monochrome) }
    #expect(lines.contains { $0.contains("Flat white") } == isWhole)
    #expect(lines.contains { $0.contains("Search menu") } == isWhole)
    #expect(try #require(lines.firstIndex(of: "  Examples")) <= rows)
  }

  @Test(arguments: [ColorDepth.palette256, .trueColor])
  func `code is on its own ground, with a contrast of 4.5`(depth: ColorDepth) throws {
    let code = CodeListing("let name = \"Bun\"  // A comment\nstruct Row {}")
    for line in code.lines(depth: depth) {
      #expect(line.columnCount == 78)
      for run in line.runs.dropFirst() {
        let ground = try #require(run.style.background)
        let color = run.style.foreground ?? .white
        #expect(color.contrastRatio(with: ground) >= 4.5, "\(run.text)")
      }
    }
    let plain = code.lines(depth: .palette16).map { $0.text(depth: .monochrome) }
    #expect(plain == ["  │ let name = \"Bun\"  // A comment", "  │ struct Row {}"])
  }

  @Test func `a number prints one example, with its nodes drawn`() async throws {
    let result = try await BuiltProgram.playground.run(["2"])
    #expect(result.output.contains("2  Traits compose"))
    #expect(!result.output.contains("3  A closure"))
    #expect(result.output.contains("│CallToActionButton│") || result.output.contains("┃"))
    #expect(result.status == 0)
  }

  @Test func `the type in the tour is one of the café's own`() async throws {
    let result = try await Self.tour.value
    let line = try #require(result.output.firstMatch(of: #/│ (struct .*{)/#)?.1)
    #expect(try Repository.text(of: "Playground/Cafe/CafeNodes.swift").contains("\n\(line)\n"))
  }

  private static let usage = """
    Prints examples of the library, and writes a page of an app in four themes.

    USAGE: Playground [NUMBER | --all | --open | --json]

      NUMBER      Print one example.
      --all       Print all examples.
      --open      Open the page in a browser.
      --json      Print the nodes' view models as one JSON array.
      -h, --help  Print this.

    Gallery has stylesheets, a live mode, all kinds and the inspector:
    swift run Gallery --help

    """

  @Test(arguments: [["--help"], ["-h"], ["--json", "--help"], ["3", "-h"]])
  func `asked for help it prints the usage`(arguments: [String]) async throws {
    let result = try await BuiltProgram.playground.run(arguments)
    #expect(result.output == Self.usage)
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  private static let misuses = [
    (["--xml"], "'--xml'"), (["--json", "now"], "'now'"), (["--help", "--xml"], "'--xml'"),
    (["-json"], "'-json'"), ([""], "''"), (["--json=1"], "'--json=1'"), (["0"], "'0'"),
    (["99"], "'99'"),
    (["--live", "a.json"], "'--live'; Gallery has it: swift run Gallery --live"),
    (["--inspect", "--help"], "'--inspect'; Gallery has it: swift run Gallery --inspect"),
  ]

  @Test(arguments: misuses)
  func `an unknown argument is named, with the program that has it, and the status is 2`(
    arguments: [String], culprit: String
  ) async throws {
    let result = try await BuiltProgram.playground.run(arguments)
    #expect(result.output == "")
    #expect(result.errors == "Playground: unknown argument \(culprit)\n\n\(Self.usage)")
    #expect(result.status == 2)
  }
}
