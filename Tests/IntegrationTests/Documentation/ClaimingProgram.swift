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
