import Foundation
import StyleFiles
import Testing

@testable import FileFixtures

@Suite(.enabled(if: SharedFiles.exist, "../shared isn't beside the repository"))
struct ConformanceTests {
  @Test(arguments: ConformanceCase.all(of: "format"))
  func `a case of the format is read or refused`(test: ConformanceCase) throws {
    try check(test)
  }

  @Test(arguments: ConformanceCase.all(of: "resolver"))
  func `a case of the resolver is read or refused`(test: ConformanceCase) throws {
    try check(test)
  }

  @Test func `the suite has the cases that it had when the reader was written`() {
    let cases = ConformanceCase.all(of: "format") + ConformanceCase.all(of: "resolver")
    #expect(cases.count == 129)
    #expect(Set(ConformanceCase.contradictions.keys).isSubset(of: cases.map(\.identifier)))
  }

  private func check(_ test: ConformanceCase) throws {
    let isRead = test.isPositive || ConformanceCase.contradictions[test.identifier] != nil
    if isRead {
      let file = try TokenFile(contentsOf: test.file)
      #expect(file.findings.isEmpty)
    } else {
      let error = #expect(throws: StyleFileError.self) { try TokenFile(contentsOf: test.file) }
      for problem in error?.problems ?? [] {
        #expect(problem.pointer?.hasPrefix("#") == true)
      }
    }
  }
}

// MARK: - ConformanceCase

/// A case of the draft conformance suite.
struct ConformanceCase: CustomTestStringConvertible, Sendable {
  let identifier: String
  let isPositive: Bool
  let file: URL

  var testDescription: String { identifier }

  /// Cases that contradict the reports, whose rules are followed: the reasons by identifier.
  static let contradictions = [
    "reference-json-pointer-missing-value":
      """
    "aliases.md" has `"$ref": "#/colors/blue"` as an alias of the whole token, without `/$value`.
    """
  ]

  /// Returns the cases of a part of the suite, or none if the suite doesn't exist.
  static func all(of part: String) -> [ConformanceCase] {
    struct Manifest: Decodable {
      struct Test: Decodable {
        let id: String
        let type: String
        let input: String
      }
      let tests: [Test]
    }
    let folder = SharedFiles.dtcg.appending(path: "cases/\(part)")
    guard let data = try? Data(contentsOf: folder.appending(path: "manifest.json")),
      let manifest = try? JSONDecoder().decode(Manifest.self, from: data)
    else { return [] }
    return manifest.tests.map { test in
      ConformanceCase(
        identifier: test.id, isPositive: test.type == "PositiveEvaluationTest",
        file: folder.appending(path: test.input))
    }
  }
}
