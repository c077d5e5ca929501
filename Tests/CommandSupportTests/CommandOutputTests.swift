import CommandSupport
import Testing

@Suite struct CommandOutputTests {
  @Test func `JSON has sorted keys, and slashes as they are`() throws {
    let text = try ["b": "x/y", "a": "é"].prettyJSON
    #expect(text == "{\n  \"a\" : \"é\",\n  \"b\" : \"x/y\"\n}")
  }

  @Test func `a command's status tells its errors from what it found`() {
    #expect(CommandOutcome.print { CommandOutcome("") } == 0)
    #expect(CommandOutcome.print { CommandOutcome("", isSuccess: false) } == 1)
    #expect(CommandOutcome.print { throw CommandMisuse("An argument of a test.") } == 2)
  }

  @Test func `progress stays away from a command that takes less than a second`() {
    var lines: [String] = []
    var progress = CommandProgress { lines.append($0) }
    progress.report("Samples", 1, of: 2, "Pay")
    #expect(lines == [])
  }
}
