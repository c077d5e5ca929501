import Testing

@Suite struct DocumentationCommentTests {
  private static let names = "Tests/Fixtures/Snippets/DocumentationNames.swift"

  /// Each sample is compiled separately, together with the declarations in
  /// `DocumentationNames.swift`.
  @Test(.needsCompiler) func `every sample in a comment compiles`() async throws {
    let compiler = try Compiler.current
    let names = try Repository.text(of: Self.names)
    try await compiler.withModule("DocumentationNames", of: names) { module in
      for comment in try DocumentationComment.all {
        let main = """
          @testable import DocumentationNames
          import Foundation
          import ProtocolStyle
          import StyleBinding
          import StyleInspector
          import StyleNavigation
          import Testing
          #sourceLocation(file: "\(comment.path)", line: \(comment.sample.line))
          \(comment.sample.code)
          """
        let found = try await compiler.diagnose(
          [.init(name: "main.swift", text: main)], flags: module.importing)
        for error in found where error.severity == "error" {
          Complaint(
            line: error.line,
            text: """
              \(error.text)
              Should the sample name what it does not show, declare that in \(Self.names).
              """
          ).record(at: comment.path)
        }
      }
    }
  }

  @Test func `samples in comments are found with their lines`() {
    let source = """
      /// A thing.
      ///
      /// ```swift
      /// struct Thing {
      ///   var name = ""
      ///
      /// }
      /// ```
      struct Thing {}
      """
    #expect(
      DocumentationComment.samples(of: source) == [
        Sample(role: .continued, line: 4, code: "struct Thing {\n  var name = \"\"\n\n}")
      ])
  }
}
