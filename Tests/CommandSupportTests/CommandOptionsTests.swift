import CommandSupport
import Testing

@Suite struct CommandOptionsTests {
  private static let syntax = CommandSyntax(
    "style-find", operands: "<value>",
    [
      .value("near", "<distance>"), .value("theme", "<name>", isRepeatable: true),
      .value("themes", "<old>", "<new>"), .flag("json"),
    ])

  private enum Level: String, CaseIterable { case low, high }

  @Test func `options and operands are accepted in any order`() throws {
    let options = try CommandOptions(
      ["--theme", "day", "#fff", "--json", "--theme", "night", "--themes", "a", "b"],
      of: Self.syntax)
    #expect(options.operands == ["#fff"])
    #expect(options.has("json"))
    #expect(!options.has("near"))
    #expect(options.values(of: "theme") == [["day"], ["night"]])
    #expect(options.values(of: "themes") == [["a", "b"]])
    #expect(options.value(of: "near") == nil)
    #expect(!options.isHelp)
    #expect(try CommandOptions(["-h"], of: Self.syntax).isHelp)
  }

  @Test(arguments: [
    (
      ["--nea", "2"],
      "--nea is no option of style-find; it has --near, --theme, --themes, --json, --help."
    ),
    (["--near"], "--near needs <distance>."),
    (["--themes", "classic"], "--themes needs <old> <new>."),
    (["--near", "--json"], "--near needs <distance>."),
    (["--json", "--json"], "--json is given twice."),
    (["red", "blue"], "style-find has no place for 'blue'."),
  ])
  func `an invalid argument is named, with what is accepted`(
    arguments: [String], message: String
  ) {
    #expect(throws: CommandMisuse("\(message) See swift package style-find --help.")) {
      try CommandOptions(arguments, of: Self.syntax)
    }
  }

  @Test func `a last operand with an ellipsis is any number of them`() throws {
    let syntax = CommandSyntax("check-tokens", operands: "<file>…", [])
    #expect(try CommandOptions(["a", "b", "-"], of: syntax).operands == ["a", "b", "-"])
  }

  @Test(arguments: ["2,5", "-1", "11", "nan"])
  func `a number outside of its range is named`(text: String) throws {
    let options = try CommandOptions(["--near", text], of: Self.syntax)
    #expect(
      throws: CommandMisuse("--near is a number from 0.0 to 10.0, not '\(text)'.")
    ) { try options.number(of: "near", in: 0...10) }
  }

  @Test func `a number in its range is returned`() throws {
    let options = try CommandOptions(["--near", "2.5"], of: Self.syntax)
    #expect(try options.number(of: "near", in: 0...10) == 2.5)
    #expect(try CommandOptions([], of: Self.syntax).number(of: "near", in: 0...10) == nil)
  }

  @Test func `one of some choices is returned, and others are named`() throws {
    let options = try CommandOptions(["--near", "high"], of: Self.syntax)
    #expect(try options.choice(of: "near") == Level.high)
    let other = try CommandOptions(["--near", "middle"], of: Self.syntax)
    #expect(throws: CommandMisuse("--near is one of low, high, not 'middle'.")) {
      try other.choice(of: "near", Level.self)
    }
  }
}
