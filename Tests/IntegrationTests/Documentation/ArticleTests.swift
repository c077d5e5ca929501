import Foundation
import Testing

/// Articles are short, begin with the task, show a result, and lead to the next one.
@Suite struct ArticleTests {
  @Test(arguments: try Article.all)
  func `an article has at most 1,200 words, besides code and tables`(article: Article) {
    #expect(article.wordCount <= 1_200)
  }

  @Test(arguments: try Article.all)
  func `an article begins with the task`(article: Article) {
    let first = article.text.split(separator: "\n")[1].prefix { $0.isLetter }
    let verbs: Set = [
      "Add", "Arrange", "Bind", "Choose", "Compare", "Declare", "Depend", "Draw", "Find", "Give",
      "Let",
      "Look", "Name", "Predict", "Read", "Replace", "Restyle", "Share", "Ship", "Show", "Style",
      "Test", "Use", "Write",
    ]
    #expect(verbs.contains(String(first)), "'\(first)' isn't a known verb")
  }

  @Test(arguments: try Article.all)
  func `an article has a picture or an output`(article: Article) {
    #expect(article.text.contains(#/// → |!\[[^\]]+\]\(/#))
  }

  @Test(arguments: try Article.pairs)
  func `an article is linked from the one before`(pair: Article.Pair) {
    #expect(pair.first.text.contains("<doc:\(pair.second.name)>"))
  }

  @Test func `words of code and tables aren't counted`() {
    let article = Article(
      module: "Example", name: "Page",
      text: "# A title\n\nFind it.\n\n```swift\nlet a = 1\n```\n\n| a | b |\n|---|---|\n\nEnd.\n")
    #expect(article.wordCount == 6)
  }
}

// MARK: - Article

/// A page that is read as a whole, unlike lists of findings and generated tables.
struct Article: Sendable, CustomTestStringConvertible {
  let module: String
  let name: String
  let text: String
  var testDescription: String { name }

  /// An article and its successor.
  struct Pair: Sendable, CustomTestStringConvertible {
    let first: Article
    let second: Article
    var testDescription: String { "\(first.name), \(second.name)" }
  }

  /// Pages that a test writes, which are looked up.
  private static let references: Set = ["CSSMeanings", "DrawnSymbols", "Findings"]

  /// The articles of each module, in the order of its landing page.
  private static var lists: [[Article]] {
    get throws {
      try Repository.modules.map(\.lastPathComponent).map { module in
        let catalog = "Sources/\(module)/\(module).docc"
        let names = Repository.paths(in: "Sources/\(module)", withExtension: "md")
        guard names.contains("\(catalog)/\(module).md") else { return [] }
        return try Repository.text(of: "\(catalog)/\(module).md").matches(of: /(?m)^- <doc:(\w+)>$/)
          .map { String($0.1) }
          .filter { !references.contains($0) && names.contains("\(catalog)/\($0).md") }
          .map { Article(module: module, name: $0, text: try text(of: $0, in: catalog)) }
      }
    }
  }

  private static func text(of name: String, in catalog: String) throws -> String {
    try Repository.text(of: "\(catalog)/\(name).md")
  }

  static var all: [Article] {
    get throws { try lists.flatMap(\.self) }
  }

  static var pairs: [Pair] {
    get throws {
      try lists.flatMap { zip($0, $0.dropFirst()).map { Pair(first: $0.0, second: $0.1) } }
    }
  }

  /// The number of words outside of code and tables.
  var wordCount: Int {
    var isCode = false
    return text.split(separator: "\n").reduce(0) { count, line in
      if line.hasPrefix("```") { isCode.toggle() }
      return isCode || line.hasPrefix("|") || line.hasPrefix("```")
        ? count : count + line.split(separator: " ").count
    }
  }
}
