/// The program that samples form, made to say after each claim where it is.
struct ClaimingProgram: Sendable {
  private(set) var claims: [Claim] = []

  /// The text of `main.swift`, whose lines are those of the document to the compiler.
  private(set) var text = ""

  /// Joins the samples of a document that the compiler is to name as `file`.
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

  /// What a run printed where it came to a claim: as many lines as the claim has.
  ///
  /// Nil when it did not come there.
  func printed(for claim: Claim, in output: String) -> [String]? {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let end = lines.firstIndex(of: Self.mark(of: claim)) else { return nil }
    let printed = lines[..<end].reversed().prefix { !$0.hasPrefix(Self.markPrefix) }
    return printed.prefix(claim.text.count).reversed()
  }

  /// A line of a sample, with the mark behind it when it makes a claim, which is taken down.
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

  /// The code, as something that prints: an expression by itself does not.
  private static func printing(_ code: String) -> String {
    let isStatement = code.prefixMatch(of: /\s*(print\(|let |var |for |if |[\)\]\}.])/) != nil
    let isWhole = code.count { $0 == "(" } == code.count { $0 == ")" }
    return code.isEmpty || isStatement || !isWhole ? code : "printClaimed(\(code))"
  }
}
