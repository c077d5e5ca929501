import Foundation
import Testing

@Suite struct LinkTests {
  private static let documents = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]

  /// DocC checks the links of its catalogs, but not those of other documents.
  @Test(arguments: documents)
  func `every link to a file in the repository is valid`(document: String) throws {
    let targets = try Repository.text(of: document).matches(of: /\]\(([^)\s]+)\)/)
      .map { String($0.1) }
    let missing = targets.filter { target in
      !target.contains("://")
        && !FileManager.default.fileExists(atPath: Repository.root.appending(path: target).path())
    }
    #expect(missing == [])
  }
}
