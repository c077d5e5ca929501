import Foundation
import Testing

/// Markdown text with Swift blocks that compile and whose claims about output are true.
struct Document: Sendable {
  /// The path, relative to the root of the repository.
  let path: String
  let text: String

  /// The README and the articles of every module.
  static var all: [Document] {
    get throws {
      let articles = Repository.paths(in: "Sources", withExtension: "md")
      return try (["README.md"] + articles).map { path in
        Document(path: path, text: try Repository.text(of: path))
      }
    }
  }

  /// Compiles all samples, runs those with claims and compares the output.
  func complaints() async throws -> [Complaint] {
    let samples = Sample.all(inMarkdown: text)
    let continued = samples.filter { $0.role == .continued }
    let programs = [continued] + samples.filter { $0.role == .separate }.map { [$0] }
    var complaints: [Complaint] = []
    try await Compiler.current.withModule("SwiftUI", of: Compiler.standInForSwiftUI) { module in
      for program in programs where !program.isEmpty {
        complaints += try await self.complaints(about: program, importing: module)
      }
    }
    for manifest in samples where manifest.role == .manifest {
      complaints += try await self.complaints(about: Manifest(manifest))
    }
    return complaints
  }

  private func complaints(
    about samples: [Sample], importing module: Compiler.Module
  ) async throws -> [Complaint] {
    let program = ClaimingProgram(of: samples, file: path)
    let main = Compiler.File(name: "main.swift", text: program.text)
    guard !program.claims.isEmpty else {
      return try await Compiler.current.diagnose([main], flags: module.importing)
        .map(Complaint.init)
    }
    let execution = try await Compiler.current.run([main], importing: module)
    guard let status = execution.status else { return execution.diagnostics.map(Complaint.init) }
    guard status == 0 else {
      let text = "The program ended with status \(status):\n\(execution.output)"
      return [Complaint(line: samples[0].line, text: text)]
    }
    let unmet = program.claims.compactMap { claim in
      let printed = program.printed(for: claim, in: execution.output)
      return printed == claim.text ? nil : Complaint(claim, printed: printed)
    }
    return execution.diagnostics.map(Complaint.init) + unmet
  }

  private func complaints(about manifest: Manifest) async throws -> [Complaint] {
    let modules = try Compiler.current.toolchain.manifestModules.path()
    let flags = ["-I", modules, "-package-description-version", "6.2"]
    return try await Compiler.current.diagnose([manifest.file(named: path)], flags: flags)
      .map(Complaint.init)
  }
}

extension Document: CustomTestStringConvertible {
  /// The path.
  var testDescription: String { path }
}

// MARK: - Sample

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

// MARK: - ClaimingProgram

/// The program made of samples, which prints a mark after each claim.
struct ClaimingProgram: Sendable {
  private(set) var claims: [Claim] = []

  /// The text of `main.swift`; compiler diagnostics have the lines of the document.
  private(set) var text = ""

  /// Joins the samples of a document, which the compiler calls `file`.
  init(of samples: [Sample], file: String) {
    for sample in samples {
      text += "#sourceLocation(file: \"\(file)\", line: \(sample.line))\n"
      let lines = sample.code.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        text += marked(line, number: sample.line + index) + "\n"
      }
    }
    text += """
      #sourceLocation()
      func printClaimed(_ value: some Any) { print(value) }
      func printClaimed<Value>(_ value: Value?) {
        if let value { print(value) } else { print("nil") }
      }

      """
  }

  /// Returns the output before a claim, with as many lines as the claim.
  ///
  /// Returns nil if the program didn't reach the claim.
  func printed(for claim: Claim, in output: String) -> [String]? {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let end = lines.firstIndex(of: Self.mark(of: claim)) else { return nil }
    let printed = lines[..<end].reversed().prefix { !$0.hasPrefix(Self.markPrefix) }
    return printed.prefix(claim.text.count).reversed()
  }

  /// Returns a line of a sample, and records its claim and appends a mark if it has one.
  private mutating func marked(_ line: Substring, number: Int) -> String {
    guard let match = line.wholeMatch(of: /(.*?)\s*\/\/ → (.*)/) else { return String(line) }
    let (code, text) = (String(match.1), String(match.2))
    if code.isEmpty, let last = claims.last, last.line + last.text.count == number {
      claims[claims.count - 1].text.append(text)
      return ""
    }
    let claim = Claim(line: number, text: [text])
    claims.append(claim)
    return "\(Self.printing(code)); print(\"\(Self.mark(of: claim))\")"
  }

  private static let markPrefix = "-- claim of line "

  private static func mark(of claim: Claim) -> String { markPrefix + "\(claim.line)" }

  /// Returns the code as a statement that prints, because an expression doesn't.
  private static func printing(_ code: String) -> String {
    let isStatement = code.prefixMatch(of: /\s*(print\(|let |var |for |if |[\)\]\}.])/) != nil
    let isWhole = code.count { $0 == "(" } == code.count { $0 == ")" }
    return code.isEmpty || isStatement || !isWhole ? code : "printClaimed(\(code))"
  }
}

/// A claim in a sample about the output of a line: `print(x)  // → text`.
///
/// For a line with an expression, `x  // → text`, it's the output of `print(x)`, but without
/// `Optional(…)`. A comment on a separate line is a claim about the last output of the lines above;
/// further lines of text follow as separate comments.
struct Claim: Sendable, Equatable {
  /// The line that prints, counted from 1.
  let line: Int

  /// The lines of text.
  var text: [String]
}

// MARK: - Complaint

/// A place where a document makes a false claim, and the reason.
struct Complaint: Sendable, Equatable {
  /// The line of the document, counted from 1.
  let line: Int
  let text: String
}

extension Complaint {
  /// Creates a complaint from a diagnostic of the compiler.
  init(_ diagnostic: Diagnostic) {
    self.init(line: diagnostic.line, text: "\(diagnostic.severity): \(diagnostic.text)")
  }

  /// Creates a complaint about a false claim; `printed` is nil if the program didn't reach it.
  init(_ claim: Claim, printed: [String]?) {
    let claimed = claim.text.joined(separator: "\n")
    let printed = printed.map { "printed '\($0.joined(separator: "\n"))'" } ?? "never came there"
    self.init(line: claim.line, text: "claims '\(claimed)', \(printed)")
  }

  /// Fails the test at the line of the document, whose path is relative to the root.
  func record(at path: String) {
    Issue.record(
      "\(path):\(line): \(text)",
      sourceLocation: SourceLocation(
        fileID: "IntegrationTests/\(path)",
        filePath: Repository.root.appending(path: path).path(), line: max(line, 1), column: 1))
  }
}
