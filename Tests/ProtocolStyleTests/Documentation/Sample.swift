/// One Swift code block of a document.
struct Sample: Sendable, Equatable {
  /// What a block is compiled as, said by a comment above it.
  enum Role: String, Sendable {
    /// Part of the program that all blocks without a comment form, one after the other.
    case continued

    /// `<!-- separate -->`: a program of its own.
    case separate

    /// `<!-- manifest -->`: a `Package.swift`, or elements of one of its lists.
    case manifest

    /// `<!-- native -->`: compiled with the stand-ins of native toolkits, in `NativeViews`.
    case native
  }

  let role: Role

  /// The line of the document that the code starts in, counted from 1.
  let line: Int
  let code: String
}

extension Sample {
  /// Finds the Swift blocks of a Markdown text, in order.
  static func all(inMarkdown text: String) -> [Sample] {
    var samples: [Sample] = []
    var role = Role.continued
    var fence: Fence?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let content = line.drop { $0 == " " }
      if var block = fence {
        if content == "```" {
          if let sample = block.sample { samples.append(sample) }
          fence = nil
          role = .continued
        } else {
          block.lines.append(String(line.dropFirst(min(block.indent, line.count - content.count))))
          fence = block
        }
      } else if content.hasPrefix("```") {
        fence = Fence(
          isSwift: content == "```swift", role: role, line: index + 2,
          indent: line.count - content.count)
      } else if let comment = content.wholeMatch(of: /<!-- (\w+) -->/) {
        role = Role(rawValue: String(comment.1)) ?? role
      } else if !content.isEmpty {
        role = .continued
      }
    }
    return samples
  }

  /// A block of code that has begun.
  private struct Fence {
    let isSwift: Bool
    let role: Role
    let line: Int
    let indent: Int
    var lines: [String] = []

    var sample: Sample? {
      isSwift ? Sample(role: role, line: line, code: lines.joined(separator: "\n")) : nil
    }
  }
}
