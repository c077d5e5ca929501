/// One Swift code block of a document.
struct Sample: Sendable, Equatable {
  /// The way to compile a block, specified by a comment above it.
  enum Role: String, Sendable {
    /// A part of the program that all blocks without a comment form together.
    case continued

    /// `<!-- separate -->`: a separate program.
    case separate

    /// `<!-- manifest -->`: a `Package.swift`, or elements of one of its lists.
    case manifest

    /// `<!-- native -->`: code that is compiled with stand-ins for native toolkits, in
    /// `NativeViews`.
    case native
  }

  let role: Role

  /// The line of the document where the code starts, counted from 1.
  let line: Int
  let code: String
}

extension Sample {
  /// Returns the Swift blocks of Markdown text, in order.
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

  /// A block of code whose end wasn't found yet.
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
