import CommandSupport
import ProtocolStyle
import StyleSampling
import Testing

@testable import StyleCommands

/// `swift package style-diff --themes`.
@Suite struct DiffCommandTests {
  private static var samples: CommandSamples {
    CommandSamples(
      catalog: StyleSampleCatalog(
        [StyleSample("Buy", Chip()), StyleSample("Note", Words())], module: "Shop",
        themes: [
          Theme("classic") { $0[.face] = Color(hex: 0xEDEDF0) },
          Theme("same") { $0[.face] = Color(hex: 0xEDEDF0) },
          Theme("nova") { ($0[.face], $0[.corner]) = (Color(hex: 0xEEEEF1), 4) },
        ]),
      package: "Shop", sources: [])
  }

  private func outcome(_ arguments: String...) throws -> CommandOutcome {
    let options = try CommandOptions(arguments, of: DiffCommand.syntax)
    return try DiffCommand(options).run(on: Self.samples)
  }

  @Test func `themes that look the same are a success`() throws {
    let outcome = try outcome("--themes", "classic", "same")
    #expect(outcome.isSuccess)
    #expect(outcome.output == "2 samples look the same in every situation")
  }

  @Test func `each sample that differs is listed with both origins`() throws {
    let outcome = try outcome("--themes", "classic", "nova", "--within", "backgroundColor", "2")
    #expect(!outcome.isSuccess)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.first == "Shop Buy")
    #expect(lines.dropFirst().first == "  Chip (node 0) cornerRadius: 8 → 4, in highlighted")
    #expect(
      outcome.output.contains("    - cornerRadius") && outcome.output.contains("    + cornerRadius")
    )
    #expect(outcome.output.contains("corner  4  theme nova (DiffCommandTests.swift:"))
    #expect(lines.last == "1 sample differs, 1 looks the same in every situation")
  }

  @Test func `a sample that compares widths differs in a container`() throws {
    let themes = [Theme("classic") { $0[.corner] = 6 }, Theme("nova") { $0[.corner] = 4 }]
    let samples = CommandSamples(
      catalog: StyleSampleCatalog([StyleSample("Wide", Wide())], module: "Shop", themes: themes),
      package: "Shop", sources: [])
    let options = try CommandOptions(["--themes", "classic", "nova"], of: DiffCommand.syntax)
    let outcome = try DiffCommand(options).run(on: samples)
    #expect(!outcome.isSuccess)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.dropFirst().first?.hasPrefix("  Wide (node 0) cornerRadius: 6 → 4, in ") == true)
    #expect(lines.last == "1 sample differs, 0 look the same in every situation")
  }

  @Test func `attributes can be excepted`() throws {
    let arguments = ["--themes", "classic", "nova", "--except", "backgroundColor, cornerRadius"]
    let options = try CommandOptions(arguments, of: DiffCommand.syntax)
    #expect(try DiffCommand(options).run(on: Self.samples).isSuccess)
  }

  @Test func `the report can be JSON`() throws {
    let output = try outcome("--themes", "none", "nova", "--json").output
    #expect(output.contains(#""attribute" : "backgroundColor""#))
    #expect(output.contains(#""count" : 2"#))
  }

  @Test(
    arguments: [
      (["--json"], "style-diff needs --themes <old> <new> to compare themes."),
      (
        ["--themes", "classic", "novva"],
        "No module with samples has both themes 'classic' and 'novva'; there are 'classic', 'same', "
          + "'nova', and 'none'."
      ),
      (
        ["--themes", "classic", "nova", "--except", "cornerRadus"],
        "'cornerRadus' is no attribute; did you mean 'cornerRadius'?"
      ),
      (
        ["--themes", "classic", "nova", "--within", "font", "-1"],
        "--within is followed by attributes and a number from 0 on, not '-1'."
      ),
    ])
  func `a mistake names what was given and what is accepted`(
    arguments: [String], message: String
  ) {
    #expect(throws: CommandMisuse(message)) {
      let options = try CommandOptions(arguments, of: DiffCommand.syntax)
      _ = try DiffCommand(options).run(on: Self.samples)
    }
  }
}

struct Chip: ButtonNode, BackgroundColor, CornerRadius {
  var backgroundColor: Color { Token.face.value }
  var cornerRadius: Double {
    ControlState.current.contains(.highlighted) ? Token.corner.value : 12
  }
}

private struct Wide: ViewNode, CornerRadius {
  var cornerRadius: Double { ContainerWidth.isAtLeast(600) ? Token.corner.value : 12 }
}

struct Words: LabelNode, TextColor, Font {
  var textColor: Color { .black }
  var font: FontDescriptor { FontDescriptor("Inter", size: 17) }
}

extension Token<Color> {
  static let face = Token("face", default: .white)
}

extension Token<Double> {
  static let corner = Token("corner", default: 8)
}
