import Foundation
import ProtocolStyle
import StyleFiles
import Testing

/// Files whose references are to another file.
@Suite struct BaseFileTests {
  private static func color(_ hex: String) -> TokenValue? { Color(hex: hex).map(TokenValue.color) }

  /// A folder with a file of references and the files with what they refer to.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: "Bases-\(UUID().uuidString)")
    var theme: URL { url.appending(path: "theme.tokens.json") }
    var base: URL { url.appending(path: "base.tokens.json") }
    var other: URL { url.appending(path: "other.tokens.json") }

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      let theme = #"{"$type": "color", "ink": {"$value": "{red}"}, "link": {"$value": "{ink}"}}"#
      try Data(theme.utf8).write(to: self.theme)
      for (file, value) in [(base, 1), (other, 0.5)] {
        let red = #"{"colorSpace": "srgb", "components": [\#(value), 0, 0]}"#
        try Data(#"{"red": {"$type": "color", "$value": \#(red)}}"#.utf8).write(to: file)
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  @Test func `a file that only refers to another one is read, and what refers is left out`() throws
  {
    let folder = try Folder()
    let file = try TokenFile(contentsOf: folder.theme, mode: .lenient)
    #expect(try file.tokens()["ink"] == nil)
    #expect(file.findings.map(\.identifier) == [.leftOutToken, .leftOutToken])
    #expect(file.findings.first?.summary.hasSuffix(#"#/ink/$value: "{red}" was found."#) == true)
    let error = #expect(throws: StyleFileError.self) { try TokenFile(contentsOf: folder.theme) }
    #expect(error?.code == .unresolvedReference)
    #expect(throws: StyleFileError.self) {
      try TokenFile(#"{"t": {"$type": "color", "$value": 1}}"#, mode: .lenient)
    }
  }

  @Test(arguments: [TokenFile.Mode.strict, .lenient])
  func `a base has what a file refers to, and the last one overrides`(mode: TokenFile.Mode) throws {
    let folder = try Folder()
    let file = try TokenFile(contentsOf: folder.theme, mode: mode, bases: [folder.base])
    #expect(try file.tokens()["link"]?.value == Self.color("#f00"))
    #expect(file.files.map(\.lastPathComponent) == ["theme.tokens.json", "base.tokens.json"])
    #expect(file.name == "theme")
    let both = try TokenFile(
      contentsOf: folder.theme, mode: mode, bases: [folder.base, folder.other])
    #expect(try both.tokens()["ink"]?.value == .color(Color(red: 0.5, green: 0, blue: 0)))
    let modes = try TokenFile(
      modes: [("Light", folder.theme), ("Dark", folder.theme)], named: "m", mode: mode,
      bases: [folder.base])
    #expect(try modes.tokens(["mode": "Dark"])["ink"]?.value == Self.color("#f00"))
  }

  @Test func `a base that is missing, broken or a resolver is refused with its path`() throws {
    let folder = try Folder()
    func message(_ url: URL) -> String? {
      do throws(StyleFileError) {
        _ = try TokenFile(contentsOf: folder.theme, mode: .lenient, bases: [url])
        return nil
      } catch {
        return error.description.replacing(folder.url.path + "/", with: "")
      }
    }
    #expect(
      message(folder.url.appending(path: "none.json"))
        == "none.json: no file was found; a file that exists is accepted. Correct the path.")
    try Data("[]".utf8).write(to: folder.base)
    #expect(message(folder.base)?.hasPrefix("base.tokens.json:1:1#") == true)
    try Data(#"{"version": "2025.10", "resolutionOrder": []}"#.utf8).write(to: folder.base)
    #expect(
      message(folder.base)
        == "base.tokens.json: a resolver as a base was found; a file of tokens is accepted. Add the "
        + "file whose base it is to the resolver, as a set.")
  }
}
