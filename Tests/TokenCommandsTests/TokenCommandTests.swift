import CommandSupport
import Foundation
import StyleFiles
import Testing

@testable import TokenCommands

@Suite struct TokenCommandTests {
  private static let number = #"{"opacity": {"$type": "number", "$value": 0.5}}"#

  /// Calls a closure with the path of a token file in a new folder.
  private func withFile(_ text: String, _ body: (String, URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "brand.tokens.json")
    try Data(text.utf8).write(to: file)
    try body(file.path, folder)
  }

  @Test func `a file without mistakes passes the check`() throws {
    try withFile(Self.number) { path, _ in
      let result = try TokenCommand(["check", path]).run()
      #expect(result.output == "")
      #expect(result.notes == ["1 file, 0 errors, 0 warnings"])
      #expect(result.isSuccess)
    }
  }

  @Test func `a mistake is an error, and an older form a warning of lenient reading`() throws {
    try withFile(#"{"gap": {"$type": "dimension", "$value": "6px"}}"#) { path, _ in
      let strict = try TokenCommand(["check", path]).run()
      #expect(strict.lines.count == 1)
      #expect(strict.lines[0].hasPrefix("\(path):1:42: error: #/gap/$value: \"6px\" was found;"))
      #expect(!strict.isSuccess)
      let lenient = try TokenCommand(["check", "--lenient", path]).run()
      #expect(lenient.lines[0].hasPrefix("\(path):1:42: warning: #/gap/$value has \"6px\"."))
      #expect(lenient.isSuccess)
    }
  }

  @Test func `a base has what a file refers to, in a check and in an export`() throws {
    let ink = ##"{"ink": {"$type": "color", "$value": "{red}"}}"##
    try withFile(ink) { path, folder in
      let base = folder.appending(path: "base.tokens.json")
      let red = #"{"colorSpace": "srgb", "components": [1, 0, 0]}"#
      try Data(#"{"red": {"$type": "color", "$value": \#(red)}}"#.utf8).write(to: base)
      #expect(try !TokenCommand(["check", path]).run().isSuccess)
      let lenient = try TokenCommand(["check", "--lenient", path]).run()
      #expect(lenient.isSuccess)
      #expect(lenient.lines.count == 1)
      let checked = try TokenCommand(["check", "--base", base.path, path]).run()
      #expect(checked.output == "" && checked.isSuccess)
      let exported = try TokenCommand(
        ["export", path, "--base", base.path, "--format", "css"]
      ).run()
      #expect(exported.isSuccess)
      let text = try String(contentsOf: folder.appending(path: "brand.css"), encoding: .utf8)
      #expect(text.contains("--ink") && text.contains("--red"), "\(text)")
      try Data("[]".utf8).write(to: base)
      let broken = try TokenCommand(["check", "--base", base.path, path]).run()
      #expect(broken.lines.first?.hasPrefix("\(base.path):1:1: error: ") == true)
    }
  }

  @Test(arguments: ["check", "export"])
  func `an option for a base needs a file`(command: String) {
    let error = #expect(throws: CommandMisuse.self) { try TokenCommand([command, "--base"]) }
    #expect(error?.description.hasPrefix("--base needs FILE. See swift package") == true)
  }

  @Test func `a missing file is an error`() throws {
    let result = try TokenCommand(["check", "/none/brand.tokens.json"]).run()
    #expect(!result.isSuccess)
    #expect(result.lines.count == 1)
    #expect(
      result.lines[0]
        == "/none/brand.tokens.json: error: no folder \"/none\" was found; a file in a folder that "
        + "exists is accepted. Correct the path, or create the folder.")
  }

  @Test func `an export is written, and then nothing differs`() throws {
    try withFile(Self.number) { path, folder in
      let arguments = ["export", path, "--format", "css", "--format", "android"]
      let before = try TokenCommand(arguments + ["--check"]).run()
      #expect(before.lines.count == 2 && !before.isSuccess)
      let result = try TokenCommand(arguments).run()
      #expect(result.isSuccess)
      #expect(
        result.lines == ["brand.css", "values/brand.xml"].map { folder.path + "/" + $0 })
      let text = try String(contentsOf: folder.appending(path: "brand.css"), encoding: .utf8)
      #expect(text.contains("--opacity: 0.5;"))
      #expect(try TokenCommand(arguments + ["--check"]).run().isSuccess)
    }
  }

  @Test func `what a format has no form for is noted`() throws {
    try withFile(Self.number) { path, folder in
      let result = try TokenCommand([
        "export", path, "--format", "asset-catalog", "--output", folder.path + "/out",
      ]).run()
      #expect(result.notes == ["note: asset-catalog has no form for opacity."])
      #expect(result.lines == [folder.path + "/out/Brand.xcassets/Contents.json"])
    }
  }

  @Test func `a file that can't be read isn't exported`() throws {
    try withFile("{") { path, folder in
      let result = try TokenCommand(["export", path, "--format", "css"]).run()
      #expect(!result.isSuccess)
      #expect(result.lines[0].contains(":1:2: error: "))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    }
  }

  @Test func `choices are parsed`() throws {
    let command = try TokenCommand(["export", "a", "--format", "css", "--choose", "brand=a=b"])
    var export = TokenCommand.Export()
    (export.files, export.formats, export.choices) = (["a"], [.css], ["brand": "a=b"])
    #expect(command == .export(export))
  }

  @Test(arguments: [
    (["check"], "No file is given. See swift package check-tokens --help."),
    (
      ["check", "--loose"],
      "--loose is no option of check-tokens; it has --base, --lenient, --rules, --all, --json, --help. "
        + "See swift package check-tokens --help."
    ),
    (["export", "a"], "--format is missing: it's one of css, tailwind, android, asset-catalog."),
    (
      ["export", "a", "--format", "scss"],
      "--format is one of css, tailwind, android, asset-catalog, not 'scss'."
    ),
    (
      ["export", "a", "--format"],
      "--format needs css, tailwind, android, asset-catalog. See swift package export-tokens --help."
    ),
    (
      ["export", "a", "--choose", "dark"],
      "--choose needs a modifier and a context, MODIFIER=CONTEXT, not 'dark'."
    ), ([], "The first argument is check or export."),
  ]) func `a misused option is named`(arguments: [String], message: String) {
    let misuse = #expect(throws: CommandMisuse.self) { try TokenCommand(arguments) }
    #expect(misuse?.description.split(separator: "\n").first.map(String.init) == message)
  }
}

extension CommandOutcome {
  /// The lines of the output.
  fileprivate var lines: [String] { output.split(separator: "\n").map(String.init) }
}
