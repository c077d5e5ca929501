import Foundation
import Testing

/// The samples about UIKit and SwiftUI are compiled: each is a passage of a `Samples.swift`.
@Suite struct SampleTests {
  private static let root = URL(filePath: #filePath)
    .appending(path: "../../../../../../..").standardizedFileURL

  private static let compiled = ["../Samples.swift", "../../../StyleSwiftUITests/Samples.swift"]
    .map { path in
      let file = URL(filePath: #filePath).appending(path: path).standardizedFileURL
      return lines(of: try! String(contentsOf: file, encoding: .utf8))
    }.joined(separator: "\n")

  /// Returns the lines of a text without their indentation.
  private static func lines(of text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }

  private static let samples: [String] = ["DrawItNatively", "MigrateAUIAppearanceApp"]
    .flatMap { article in
      let path = "Sources/StyleBinding/StyleBinding.docc/\(article).md"
      let text = try! String(contentsOf: root.appending(path: path), encoding: .utf8)
      // Those about GTK are compiled where GTK is.
      return text.components(separatedBy: "## Show a tree by GTK")[0]
        .matches(of: /<!-- native -->\n```swift\n((?s:.)*?)```/).map { String($0.1) }
    }

  @Test func `there are samples`() {
    #expect(Self.samples.count == 12)
  }

  @Test(arguments: samples)
  func `a sample is compiled`(sample: String) {
    #expect(Self.compiled.contains(Self.lines(of: sample)))
  }
}
