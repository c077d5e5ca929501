import CommandSupport
import ProtocolStyle
import StyleSampling
import Testing

@testable import StyleCommands

/// `swift package style-find`.
@Suite struct FindCommandTests {
  private static var samples: CommandSamples {
    CommandSamples(
      catalog: StyleSampleCatalog(
        [StyleSample("Buy", Chip()), StyleSample("Sell", Chip()), StyleSample("Note", Words())],
        module: "Shop",
        themes: [
          Theme("gray") { $0[.face] = Color(hex: 0xEDEDF0) },
          Theme("grayish") { $0[.face] = Color(hex: 0xEEEEEF) },
        ]),
      package: "Shop", sources: [])
  }

  private func lines(_ arguments: String...) throws -> [String] {
    let options = try CommandOptions(arguments, of: FindCommand.syntax)
    return try FindCommand(options).run(on: Self.samples).output
      .split(separator: "\n").map(String.init)
  }

  @Test func `a color is found in all samples and tokens, by its cause`() throws {
    let lines = try lines("#EDEDF0")
    #expect(lines[0] == "#ededf0  conformances  BackgroundColor")
    #expect(lines[1] == "    ← StyleCommandsTests.Chip")
    #expect(lines[2].hasPrefix("    "))
    #expect(lines[2].contains("← face  #ededf0  theme gray (FindCommandTests.swift:"))
    #expect(lines[3] == "  Shop Buy: Chip backgroundColor, in theme 'gray'")
    #expect(lines[4] == "  Shop Sell: Chip backgroundColor, in theme 'gray'")
    #expect(
      lines[5].hasPrefix("Shop token face  #ededf0  theme 'gray', light (StyleCommandsTests/"))
    #expect(lines[7] == "#EDEDF0 is in 2 looks of 1 cause, and in 2 values of tokens")
  }

  @Test func `near misses are listed with their distance, after the value itself`() throws {
    let lines = try lines("#EDEDF0", "--near", "2")
    let misses = lines.filter { $0.hasPrefix("#eeeeef, ") && $0.contains(" away") }
    #expect(misses.count == 1)
    #expect(lines[0].hasPrefix("#ededf0  "))
    #expect(lines.contains("  Shop Buy: Chip backgroundColor, in theme 'grayish'"))
  }

  @Test func `a length is found in its situations`() throws {
    #expect(
      try lines("8").contains("  Shop Buy: Chip cornerRadius, in highlighted"))
    #expect(try lines("12").contains("  Shop Buy: Chip cornerRadius, in not highlighted"))
  }

  @Test(arguments: [("Inter", "17"), ("inter", "17.0")])
  func `a font is found by its family and size`(family: String, size: String) throws {
    #expect(try lines(family, size).contains("  Shop Note: Words font"))
    #expect(try lines(family).contains("  Shop Note: Words font"))
    #expect(try lines(family, "16").count == 1)
  }

  @Test func `the report can be JSON`() throws {
    let text = try lines("#EDEDF0", "--json").joined()
    #expect(
      text.contains(#""sample" : "Buy""#) && text.contains(#""situation" : "theme 'gray', light""#))
  }

  @Test func `a text that is no value is an error`() {
    let message =
      "style-find searches for a color in CSS notation, a length, or a font with its size, such as "
      + "'#ededf0', 12 or 'Inter 17', not '#EDEDG'."
    #expect(throws: CommandMisuse(message)) {
      try FindCommand(CommandOptions(["#EDEDG"], of: FindCommand.syntax))
    }
  }
}
