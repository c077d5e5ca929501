import Foundation
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
          import StyleLayout
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

// MARK: - DocumentationComment

/// A Swift sample in the documentation comment of a declaration.
struct DocumentationComment: Sendable {
  /// The path, relative to the root of the repository.
  let path: String
  let sample: Sample

  /// The samples in all modules.
  static var all: [DocumentationComment] {
    get throws {
      try Repository.paths(in: "Sources", withExtension: "swift").flatMap { path in
        let text = try Repository.text(of: path)
        let samples = Repository.isNative(text) ? [] : samples(of: text)
        return samples.map { DocumentationComment(path: path, sample: $0) }
      }
    }
  }

  /// Returns the samples in the comments of a source, with their lines.
  static func samples(of source: String) -> [Sample] {
    let comments = source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.wholeMatch(of: /\s*\/\/\/ ?(.*)/).map { String($0.1) } ?? ""
    }
    return Sample.all(inMarkdown: comments.joined(separator: "\n"))
  }
}

extension DocumentationComment: CustomTestStringConvertible {
  /// The location of the sample.
  var testDescription: String { "\(path):\(sample.line)" }
}
