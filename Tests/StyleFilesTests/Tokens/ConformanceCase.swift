import Foundation
import Testing

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
