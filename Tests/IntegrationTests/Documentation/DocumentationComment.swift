import Foundation
import Testing

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
