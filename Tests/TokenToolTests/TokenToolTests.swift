import CommandSupport
import Foundation
import StyleFiles
import Testing

@testable import TokenTool

@Suite struct TokenToolTests {
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
      let result = try TokenTool.run(["check-tokens", path])
      #expect(result.output == "")
      #expect(result.notes == ["1 file, 0 errors, 0 warnings"])
      #expect(result.isSuccess)
    }
  }

  @Test func `a mistake is an error, and an older form a warning of lenient reading`() throws {
    try withFile(#"{"gap": {"$type": "dimension", "$value": "6px"}}"#) { path, _ in
      let strict = try TokenTool.run(["check-tokens", path])
      #expect(strict.lines.count == 1)
      #expect(strict.lines[0].hasPrefix("\(path):1:42: error: #/gap/$value: \"6px\" was found;"))
      #expect(!strict.isSuccess)
      let lenient = try TokenTool.run(["check-tokens", "--lenient", path])
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
      #expect(try !TokenTool.run(["check-tokens", path]).isSuccess)
      let lenient = try TokenTool.run(["check-tokens", "--lenient", path])
      #expect(lenient.isSuccess)
      #expect(lenient.lines.count == 1)
      let checked = try TokenTool.run(["check-tokens", "--base", base.path, path])
      #expect(checked.output == "" && checked.isSuccess)
      let exported = try TokenTool.run([
        "export-tokens", path, "--base", base.path, "--format", "css",
      ])
      #expect(exported.isSuccess)
      let text = try String(contentsOf: folder.appending(path: "brand.css"), encoding: .utf8)
      #expect(text.contains("--ink") && text.contains("--red"), "\(text)")
      try Data("[]".utf8).write(to: base)
      let broken = try TokenTool.run(["check-tokens", "--base", base.path, path])
      #expect(broken.lines.first?.hasPrefix("\(base.path):1:1: error: ") == true)
    }
  }

  @Test(arguments: ["check-tokens", "export-tokens"])
  func `an option for a base needs a file`(command: String) {
    let error = #expect(throws: CommandMisuse.self) { try TokenTool.run([command, "--base"]) }
    #expect(error?.description.hasPrefix("--base needs FILE. See swift package") == true)
  }

  @Test func `a missing file is an error`() throws {
    let result = try TokenTool.run(["check-tokens", "/none/brand.tokens.json"])
    #expect(!result.isSuccess)
    #expect(result.lines.count == 1)
    #expect(
      result.lines[0]
        == "/none/brand.tokens.json: error: no folder \"/none\" was found; a file in a folder that "
        + "exists is accepted. Correct the path, or create the folder.")
  }

  @Test func `code is generated, and then it's up to date`() throws {
    try withFile(Self.number) { path, folder in
      let before = try TokenTool.run(["generate-tokens", path, "--check"])
      #expect(before.notes.count == 2 && !before.isSuccess)
      #expect(before.notes.last?.contains("Generated code is out of date") == true)
      let result = try TokenTool.run(["generate-tokens", path, "--access", "internal"])
      #expect(result.lines == [folder.path + "/BrandTokens.swift: 0 modifiers"])
      let text = try String(
        contentsOf: folder.appending(path: "BrandTokens.swift"), encoding: .utf8)
      #expect(text.contains("static let opacity"), "\(text)")
      let arguments = ["generate-tokens", path, "--check"]
      #expect(try TokenTool.run(arguments + ["--access", "internal"]).isSuccess)
      #expect(try !TokenTool.run(arguments + ["--access", "package"]).isSuccess)
    }
  }

  @Test func `no code is written if one of several files is rejected`() throws {
    try withFile(Self.number) { path, folder in
      let broken = folder.appending(path: "broken.tokens.json")
      try Data("[]".utf8).write(to: broken)
      #expect(throws: StyleFileError.self) {
        try TokenTool.run(["generate-tokens", path, broken.path])
      }
      #expect(
        try Set(FileManager.default.contentsOfDirectory(atPath: folder.path))
          == ["brand.tokens.json", "broken.tokens.json"])
    }
  }

  @Test func `a file for each mode is generated as one file with that name`() throws {
    try withFile(Self.number) { path, folder in
      let result = try TokenTool.run([
        "generate-tokens", "--mode", "light=\(path)", "--mode", "dark=\(path)", "--name",
        "shop", "--output", folder.path, "--quiet",
      ])
      #expect(result.lines == [] && result.isSuccess, "\(result)")
      let text = try String(
        contentsOf: folder.appending(path: "ShopTokens.swift"), encoding: .utf8)
      #expect(text.contains("// Generated from brand.tokens.json, brand.tokens.json"), "\(text)")
    }
  }

  @Test func `an export is written, and then nothing differs`() throws {
    try withFile(Self.number) { path, folder in
      let arguments = ["export-tokens", path, "--format", "css", "--format", "android"]
      let before = try TokenTool.run(arguments + ["--check"])
      #expect(before.lines.count == 2 && !before.isSuccess)
      let result = try TokenTool.run(arguments)
      #expect(result.isSuccess)
      #expect(
        result.lines == ["brand.css", "values/brand.xml"].map { folder.path + "/" + $0 })
      let text = try String(contentsOf: folder.appending(path: "brand.css"), encoding: .utf8)
      #expect(text.contains("--opacity: 0.5;"))
      #expect(try TokenTool.run(arguments + ["--check"]).isSuccess)
    }
  }

  @Test func `what a format has no form for is noted`() throws {
    try withFile(Self.number) { path, folder in
      let result = try TokenTool.run([
        "export-tokens", path, "--format", "asset-catalog", "--output", folder.path + "/out",
      ])
      #expect(result.notes == ["note: asset-catalog has no form for opacity."])
      #expect(result.lines == [folder.path + "/out/Brand.xcassets/Contents.json"])
    }
  }

  @Test func `a file that can't be read isn't exported`() throws {
    try withFile("{") { path, folder in
      let result = try TokenTool.run(["export-tokens", path, "--format", "css"])
      #expect(!result.isSuccess)
      #expect(result.lines[0].contains(":1:2: error: "))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    }
  }

  @Test func `choices are parsed`() throws {
    let options = try CommandOptions(
      ["a", "--format", "css", "--choose", "brand=a=b"], of: ExportCommand.syntax)
    #expect(try ExportCommand(options).choices == ["brand": "a=b"])
  }

  @Test(arguments: [
    (["check-tokens"], "No file is given. See swift package check-tokens --help."),
    (
      ["check-tokens", "--loose"],
      "--loose is no option of check-tokens; it has --base, --lenient, --rules, --all, --json, --help. "
        + "See swift package check-tokens --help."
    ),
    (
      ["export-tokens", "a"],
      "--format is missing: it's one of css, tailwind, android, asset-catalog."
    ),
    (
      ["export-tokens", "a", "--format", "scss"],
      "--format is one of css, tailwind, android, asset-catalog, not 'scss'."
    ),
    (
      ["export-tokens", "a", "--format"],
      "--format needs css, tailwind, android, asset-catalog. See swift package export-tokens --help."
    ),
    (
      ["export-tokens", "a", "--choose", "dark"],
      "--choose needs a modifier and a context, MODIFIER=CONTEXT, not 'dark'."
    ),
    (
      ["generate-tokens", "--mode", "dark=a.json"],
      "--mode needs --name, and no other file."
    ),
    (
      ["generate-tokens", "a.json", "--mode", "dark"],
      "--mode needs a name and a file, such as Dark=dark.json, not 'dark'."
    ),
    (
      ["generate-tokens", "a.json", "--access", "open"],
      "--access is one of public, package, internal, not 'open'."
    ), ([], "The first argument is one of generate-tokens, check-tokens, export-tokens."),
  ]) func `a misused option is named`(arguments: [String], message: String) {
    let misuse = #expect(throws: CommandMisuse.self) { try TokenTool.run(arguments) }
    #expect(misuse?.description.split(separator: "\n").first.map(String.init) == message)
  }
}

extension CommandOutcome {
  /// The lines of the output.
  fileprivate var lines: [String] { output.split(separator: "\n").map(String.init) }
}
