import Foundation
import Testing

@testable import StyleChecker

@Suite struct OptionsTests {
  @Test func `options are read`() throws {
    let options = try Options([
      "--module", "checked", "App", "/graphs", "/sources", "--strict", "--format", "json",
      "--allow", "two-kinds", "--allow", "nonfinal-node",
    ])
    #expect(
      options.modules == [
        Options.Module(
          role: .checked, name: "App",
          graphs: URL(filePath: "/graphs", directoryHint: .isDirectory),
          sources: URL(filePath: "/sources", directoryHint: .isDirectory))
      ])
    #expect(options.isStrict)
    #expect(options.format == .json)
    #expect(options.allowed == [.twoKinds, .nonfinalNode])
  }

  @Test func `without options, findings are text and don't fail`() throws {
    let options = try Options([])
    #expect(!options.isStrict)
    #expect(options.format == .text)
    #expect(options.allowed == [])
  }

  private static let failures = [
    (["--loud"], "'--loud' is no option of check-styles"),
    (["--format"], "--format needs a value: text, json"),
    (["--format", "xml"], "--format is one of text, json, not 'xml'"),
    (["--module", "checked", "App"], "--module needs a role, a name and two folders"),
  ]

  @Test(arguments: failures)
  func `unknown options are errors`(arguments: [String], message: String) {
    #expect(throws: Options.Failure(description: message)) { try Options(arguments) }
  }
}
