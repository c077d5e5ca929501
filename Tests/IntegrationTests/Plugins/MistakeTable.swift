import Testing

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
