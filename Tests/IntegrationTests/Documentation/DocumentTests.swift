import Testing

@testable import PageFixtures

@Suite struct DocumentTests {
  @Test(.needsCompiler, arguments: try Document.all)
  func `every sample compiles and prints what it claims`(document: Document) async throws {
    for complaint in try await document.complaints() { complaint.record(at: document.path) }
  }

  @Test(.needsCompiler) func `samples without comment form one program`() async throws {
    let complaints = try await document(
      """
      ```swift
      import ProtocolStyle

      struct Card: ViewNode, Alpha { var alpha = 0.5 }
      let model = StyleApplier().viewModel(for: Card())
      ```
      ```swift
      print(model)  // → view(alpha: 0.5)
      model.alpha  // → 0.5
      model.borderWidth  // → nil
      print(
        model.kind,
        model.count { $0.isDerived }
      )  // → view 0
      for name in ["a", "b"] { print(name) }
      // → a
      // → b
      ```
      """
    ).complaints()
    #expect(complaints == [])
  }

  @Test(.needsCompiler) func `a separate sample is a separate program`() async throws {
    let complaints = try await document(
      """
      ```swift
      let name = "one"
      ```

      <!-- separate -->
      ```swift
      import ProtocolStyle
      import SwiftUI

      let name = ProtocolStyle.Color.red
      ```
      <!-- separate -->

      ```swift
      let name = "two"
      print(name)  // → two
      ```
      """
    ).complaints()
    #expect(complaints == [])
  }

  @Test(.needsCompiler) func `a manifest is compiled as a manifest`() async throws {
    let complaints = try await document(
      """
      <!-- manifest -->
      ```swift
      .package(url: "https://example.com/Example.git", branch: "main")
      ```
      <!-- manifest -->
      ```swift
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(name: "App", targets: [.executableTarget(name: "App")])
      ```
      """
    ).complaints()
    #expect(complaints == [])
  }

  private static let broken = [
    ("let one: Int = \"\"", 2, "error: cannot convert value of type 'String'"),
    ("func one() -> Int { let one = 1; return 2 }", 2, "warning: initialization of immutable"),
    ("\nprint(1)  // → 2", 3, "claims '2', printed '1'"),
    ("Int(\"1\")  // → 2", 2, "claims '2', printed '1'"),
    ("print(1)\nprint(2)\n// → 2\n// → 1", 4, "claims '2\n1', printed '1\n2'"),
    ("if 1 > Int.random(in: 1...1) {\n  print(1)  // → 1\n}", 3, "claims '1', never came there"),
    ("print(1)  // → 1\nfatalError()", 2, "The program ended with status "),
  ]

  @Test(.needsCompiler, arguments: broken)
  func `a sample that does not hold is found`(code: String, line: Int, text: String) async throws {
    let complaints = try await document("```swift\n\(code)\n```").complaints()
    #expect(complaints.map(\.line) == [line])
    #expect(complaints.allSatisfy { $0.text.hasPrefix(text) }, "\(complaints)")
  }

  @Test(.needsCompiler) func `a manifest that does not hold is found`() async throws {
    let complaints = try await document(
      "<!-- manifest -->\n```swift\n.package(path: \"..\"),\n.package(path: 1),\n```"
    ).complaints()
    #expect(complaints.map(\.line) == [4])
  }

  private func document(_ text: String) -> Document {
    Document(path: "Example.md", text: text)
  }
}
