import Foundation
import Testing

/// The samples about UIKit are compiled, because each is a part of `Samples.swift`.
@Suite struct SampleTests {
  private static let root = URL(filePath: #filePath)
    .appending(path: "../../../../../../..").standardizedFileURL

  private static let compiled = try! lines(
    of: String(
      contentsOf: URL(filePath: #filePath).appending(path: "../Samples.swift").standardizedFileURL,
      encoding: .utf8))

  /// Returns the lines of a text without their indentation.
  private static func lines(of text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }

  private static let samples: [String] = ["DrawItNatively", "MigrateAUIAppearanceApp"]
    .flatMap { article in
      let path = "Sources/StyleBinding/StyleBinding.docc/\(article).md"
      let text = try! String(contentsOf: root.appending(path: path), encoding: .utf8)
      return text.matches(of: /<!-- native -->\n```swift\n((?s:.)*?)```/).map { String($0.1) }
    }

  @Test func `there are samples`() {
    #expect(Self.samples.count == 7)
  }

  @Test(arguments: samples)
  func `a sample is compiled`(sample: String) {
    #expect(Self.compiled.contains(Self.lines(of: sample)))
  }
}
