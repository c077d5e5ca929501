import Testing

/// Each row of the table of mistakes is true.
@Suite struct MistakeTableTests {
  @Test func `every row names a tool, and every tool has rows`() throws {
    let article = try Repository.text(
      of: "Sources/ProtocolStyle/ProtocolStyle.docc/FindMistakes.md")
    #expect(MistakeTable.rows.count == article.matches(of: /(?m)^\| `/).count)
    #expect(
      Set(MistakeTable.rows.map(\.tool))
        == ["compiler", "check-styles", "Inspector", "checkPack", "nothing"])
  }

  private static let traits = """
    import ProtocolStyle

    protocol Quiet: TextColor {}
    extension Quiet { var textColor: Color { .gray } }
    protocol Loud: TextColor {}
    extension Loud { var textColor: Color { .red } }

    """

  @Test(.needsCompiler, arguments: MistakeTable.rows(of: "compiler"))
  func `the compiler refuses it`(row: MistakeTable.Row) async throws {
    let found = try await Compiler.current.diagnose([.init(text: Self.traits + row.code)])
    #expect(found.contains { $0.severity == "error" && $0.line == 7 }, "\(found)")
  }

  /// The warnings of the fixture, which another test compares with those of the command.
  private static let warnings: [(code: Substring, kind: Substring)] =
    try! ["expected.txt", "expected-samples.txt"]
    .map { try Repository.text(of: "Tests/Fixtures/SlipApp/\($0)") }.joined()
    .matches(of: /(?m)^([^:]+):(\d+):\d+: warning: .* \[([\w-]+)\]$/)
    .map { match in
      let source = try! Repository.text(of: "Tests/Fixtures/SlipApp/\(match.1)")
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      return (lines[Int(match.2)! - 1], match.3)
    }

  @Test(arguments: MistakeTable.rows(of: "check-styles"))
  func `the fixture has it, and the command reports it`(row: MistakeTable.Row) {
    #expect(Self.warnings.contains { row.isIn($0.code) && $0.kind == row.finding })
  }

  @Test(arguments: MistakeTable.rows(of: "nothing"))
  func `the fixture has it, and the command doesn't report it`(row: MistakeTable.Row) throws {
    let sources = try Repository.paths(in: "Tests/Fixtures/SlipApp/Sources", withExtension: "swift")
      .map(Repository.text(of:))
    #expect(sources.contains { row.isIn($0) })
    #expect(!Self.warnings.contains { row.isIn($0.code) })
  }

  @Test(arguments: MistakeTable.rows(of: "Inspector") + MistakeTable.rows(of: "checkPack"))
  func `the example of its page contains the mistake and finds it`(row: MistakeTable.Row) throws {
    let pages = Repository.paths(in: "Sources", withExtension: "md")
      .filter { $0.hasSuffix("/Findings/\(row.finding).md") }
    // Other tests run the samples of pages and compare their output.
    let page = try Repository.text(of: try #require(pages.first))
    #expect(row.isIn(page))
    #expect(page.contains(".findings(of: ") || page.contains(".findings()"))
  }
}

// MARK: - MistakeTable

/// The table of mistakes in the article `FindMistakes`.
struct MistakeTable {
  /// A mistake and the tool that finds it.
  struct Row: Sendable {
    /// The code, without the rest of its cell; `…` stands for the rest of a declaration.
    let code: String
    let tool: String

    /// The identifier of the finding, or text if a tool has none.
    let finding: String

    /// Returns whether a text has the code up to `…`.
    func isIn(_ text: some StringProtocol) -> Bool {
      text.contains(code.prefix { $0 != "…" })
    }
  }

  /// The rows of the article.
  static let rows: [Row] =
    try! Repository.text(of: "Sources/ProtocolStyle/ProtocolStyle.docc/FindMistakes.md")
    .matches(of: /(?m)^\| `([^`]+)`[^|]* \| ([\w-]+) \| [^|]+ \| ([^|]+) \|$/).map {
      Row(
        code: String($0.1), tool: String($0.2),
        finding: String($0.3).replacing("`", with: ""))
    }

  /// The rows of a tool.
  static func rows(of tool: String) -> [Row] { rows.filter { $0.tool == tool } }
}

extension MistakeTable.Row: CustomTestStringConvertible {
  var testDescription: String { code }
}
