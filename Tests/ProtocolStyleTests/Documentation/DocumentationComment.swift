import Foundation
import Testing

/// A Swift sample in the documentation comment of a declaration.
struct DocumentationComment: Sendable {
  /// The path from the root of the repository.
  let path: String
  let sample: Sample

  /// Those of every module.
  static var all: [DocumentationComment] {
    get throws {
      try Repository.paths(in: "Sources", withExtension: "swift").flatMap { path in
        let text = try Repository.text(of: path)
        let samples = Repository.isNative(text) ? [] : samples(of: text)
        return samples.map { DocumentationComment(path: path, sample: $0) }
      }
    }
  }

  /// The samples in the comments of a source, with its lines.
  static func samples(of source: String) -> [Sample] {
    let comments = source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.wholeMatch(of: /\s*\/\/\/ ?(.*)/).map { String($0.1) } ?? ""
    }
    return Sample.all(inMarkdown: comments.joined(separator: "\n"))
  }
}

extension DocumentationComment: CustomTestStringConvertible {
  /// Where the sample begins.
  var testDescription: String { "\(path):\(sample.line)" }
}
