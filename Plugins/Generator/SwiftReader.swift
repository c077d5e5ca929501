// A reader of the declarations that the generator accepts. The toolchain has no full parser that a
// package without dependencies could use.
//
// Invariants: a text is divided into tokens and the gaps in front of them, so any range of tokens has
// the text of the source. Brackets are balanced in each range of tokens that the reader returns.

/// A token of a Swift source.
struct SourceToken {
  enum Kind {
    /// An identifier, a keyword or a number.
    case word

    /// A string or a regular expression, with its delimiters.
    case literal

    /// One character.
    case symbol

    /// A line of a documentation comment.
    case documentation

    /// A comment that begins a section: `// MARK: Title`.
    case mark
  }

  let kind: Kind
  let text: String

  /// The text between the token before and this one: white space and other comments.
  let gap: String

  /// The line, from 1.
  let line: Int

  /// Whether the token begins a line that isn't the first one.
  var startsLine: Bool { gap.contains("\n") }

  /// The line of a comment without slashes, or a name without backticks.
  var content: String {
    switch kind {
    case .documentation:
      let line = text.dropFirst(3)
      return String(line.hasPrefix(" ") ? line.dropFirst() : line)
    case .mark: return String(text.dropFirst("// MARK: ".count))
    case .literal: return String(text.dropFirst().dropLast())
    case .word, .symbol: return text.replacing("`", with: "")
    }
  }
}

// MARK: - Scanner

/// Divides a Swift source into tokens.
struct SwiftScanner {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  /// The end of the last token.
  private var end = 0
  private var tokens: [SourceToken] = []

  /// Returns the tokens of a text.
  static func tokens(of text: String) -> [SourceToken] {
    var scanner = SwiftScanner(bytes: Array(text.utf8))
    while scanner.index < scanner.bytes.count { scanner.scan() }
    return scanner.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func has(_ text: StaticString, at offset: Int = 0) -> Bool {
    let start = index + offset
    guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { unsafe $0.elementsEqual(bytes[start..<start + $0.count]) }
  }

  private mutating func skip(_ count: Int = 1) {
    for _ in 0..<count where index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func add(_ kind: SourceToken.Kind, _ scan: (inout Self) -> Void) {
    let (start, startLine) = (index, line)
    scan(&self)
    tokens.append(
      SourceToken(
        kind: kind, text: String(decoding: bytes[start..<index], as: UTF8.self),
        gap: String(decoding: bytes[end..<start], as: UTF8.self), line: startLine))
    end = index
  }

  private mutating func scan() {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): skip()
    case UInt8(ascii: "/") where has("///"): add(.documentation) { $0.skipLine() }
    case UInt8(ascii: "/") where has("// MARK: "): add(.mark) { $0.skipLine() }
    case UInt8(ascii: "/") where has("//"): skipLine()
    case UInt8(ascii: "/") where has("/*"):
      while index < bytes.count, !has("*/") { skip() }
      skip(2)
    case UInt8(ascii: "/") where startsExpression: add(.literal) { $0.skipExpression(hashes: 0) }
    case UInt8(ascii: "\""): add(.literal) { $0.skipString(hashes: 0) }
    case UInt8(ascii: "#"):
      let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
      if has("\"", at: hashes) {
        add(.literal) { $0.skipString(hashes: hashes) }
      } else if has("/", at: hashes) {
        add(.literal) { $0.skipExpression(hashes: hashes) }
      } else if has("#if") || has("#else") || has("#endif") {
        skipLine()
      } else {
        add(.symbol) { $0.skip() }
      }
    case _ where Self.isWord(byte) || byte == UInt8(ascii: "`"):
      add(.word) { scanner in
        scanner.skip()
        while scanner.index < scanner.bytes.count, Self.isWord(scanner.bytes[scanner.index]) {
          scanner.index += 1
        }
        if byte == UInt8(ascii: "`") { scanner.skip() }
      }
    default: add(.symbol) { $0.skip() }
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// Whether a slash starts a regular expression, which an operator and a space don't.
  private var startsExpression: Bool {
    guard let last = tokens.last?.text, ["(", ",", ":", "=", "["].contains(last) else {
      return false
    }
    return !has(" ", at: 1)
  }

  private mutating func skipExpression(hashes: Int) {
    skip(hashes + 1)
    while index < bytes.count {
      if has("\\") {
        skip(2)
      } else if has("/"), hashes == 0 || has("#", at: 1) {
        return skip(hashes + 1)
      } else {
        skip()
      }
    }
  }

  private mutating func skipString(hashes: Int) {
    skip(hashes)
    let quotes = has("\"\"\"") ? 3 : 1
    skip(quotes)
    while index < bytes.count {
      if has("\\"), isHashed(1, hashes) {
        skip(1 + hashes)
        if has("(") { skipInterpolation() } else { skip() }
      } else if quotes == 3 ? has("\"\"\"") : has("\""), isHashed(quotes, hashes) {
        return skip(quotes + hashes)
      } else {
        skip()
      }
    }
  }

  /// Whether as many hashes as a literal begins with follow.
  private func isHashed(_ offset: Int, _ hashes: Int) -> Bool {
    (0..<hashes).allSatisfy { has("#", at: offset + $0) }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      if has("\"") {
        skipString(hashes: 0)
      } else {
        if has("(") { depth += 1 }
        if has(")") { depth -= 1 }
        skip()
      }
    } while depth > 0 && index < bytes.count
  }
}

// MARK: - Tokens

typealias SourceTokens = ArraySlice<SourceToken>

/// An argument of a call, or a part of a tuple.
struct SourceArgument {
  /// The label; nil for none.
  let label: String?
  let value: SourceTokens
}

extension SourceTokens {
  /// The text of the source, without the gap in front of the first token.
  var text: String {
    guard let first else { return "" }
    return dropFirst().reduce(into: first.text) { $0 += $1.gap + $1.text }
  }

  /// The names behind a dot: `a` and `b` of `[.a, .b]` or `[Attribute.a.id, Attribute.b.id]`.
  var memberNames: [String] {
    indices.dropFirst().compactMap { index in
      let word = self[index].text
      guard self[index - 1].text == ".", self[index].kind == .word, word != "id",
        word.first?.isLowercase == true
      else { return nil }
      return word
    }
  }

  /// The index behind the bracket that matches the one at an index.
  func end(ofBracketAt start: Int) -> Int {
    var depth = 0
    for index in start..<endIndex where self[index].kind == .symbol {
      if "([{".contains(self[index].text) { depth += 1 }
      if ")]}".contains(self[index].text) { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return endIndex
  }

  /// The index of the first symbol that isn't in brackets.
  func firstIndex(ofSymbol symbol: String) -> Int? {
    var index = startIndex
    while index < endIndex {
      if self[index].kind == .symbol {
        if self[index].text == symbol { return index }
        if "([{".contains(self[index].text) {
          index = end(ofBracketAt: index)
          continue
        }
      }
      index += 1
    }
    return nil
  }

  /// The tokens in the brackets at an index.
  func inside(bracketAt start: Int) -> SourceTokens {
    self[(start + 1)..<Swift.max(start + 1, end(ofBracketAt: start) - 1)]
  }

  /// The arguments that the tokens, which are those in parentheses, consist of.
  var arguments: [SourceArgument] {
    var rest = self
    var arguments: [SourceArgument] = []
    while !rest.isEmpty {
      let end = rest.firstIndex(ofSymbol: ",") ?? rest.endIndex
      let value = rest[..<end]
      let isLabeled = value.count > 1 && value[value.startIndex + 1].text == ":"
      arguments.append(
        SourceArgument(
          label: isLabeled ? value.first?.text : nil,
          value: isLabeled ? value.dropFirst(2) : value))
      rest = rest[Swift.min(end + 1, rest.endIndex)...]
    }
    return arguments
  }

  /// The arguments of a call, if the tokens begin with a parenthesis.
  var callArguments: [SourceArgument]? {
    first?.text == "(" ? inside(bracketAt: startIndex).arguments : nil
  }

  /// The arguments of the call of a function with a name, if the tokens begin with one.
  func arguments(ofCallTo name: String) -> [SourceArgument]? {
    first?.text == name ? dropFirst().callArguments : nil
  }
}

extension [SourceArgument] {
  /// The value of an argument with a label.
  subscript(label: String) -> SourceTokens? { first { $0.label == label }?.value }
}

// MARK: - Declaration

/// A declaration of a source, or of the body of another one.
struct Declaration {
  /// The lines of its documentation, without slashes.
  let documentation: [String]

  /// The modifiers, such as `public` and `static`.
  let modifiers: [String]

  /// The keyword, such as `let`.
  let keyword: String

  /// The name; empty for the extension of a type such as `[AttributeID]`.
  let name: String

  /// The tokens between the name and the value or the body, such as `: Double`.
  let head: SourceTokens

  /// The tokens behind `=`, with what follows; nil without a value.
  let value: SourceTokens?

  /// The tokens in braces; nil for none.
  let body: SourceTokens?

  /// The line of the keyword.
  let line: Int

  /// The types that it refines or conforms to, or the type of a property.
  var type: String {
    head.first?.text == ":" ? head.dropFirst().text : ""
  }

  /// The declarations in the body.
  var members: [Declaration] { body.map(Declaration.all) ?? [] }

  var isPublic: Bool { modifiers.contains("public") }

  /// The declarations that tokens consist of.
  static func all(in tokens: SourceTokens) -> [Declaration] {
    statements(of: tokens).compactMap(Declaration.init)
  }

  private static let keywords: Set = [
    "actor", "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "import",
    "init", "let", "protocol", "struct", "subscript", "typealias", "var",
  ]

  private static let types: Set = ["actor", "class", "enum", "extension", "protocol", "struct"]

  /// The ranges of tokens that begin a line, with their documentation.
  private static func statements(of tokens: SourceTokens) -> [SourceTokens] {
    var statements: [SourceTokens] = []
    var (start, index) = (tokens.startIndex, tokens.startIndex)
    func isComplete() -> Bool {
      let statement = tokens[start..<index]
      guard statement.contains(where: { $0.kind == .word && keywords.contains($0.text) }),
        let last = statement.last?.text
      else { return false }
      let token = tokens[index]
      return token.startsLine && ![".", "+", "-", "&", "?", ":", "{", "="].contains(token.text)
        && token.text != "where" && !["=", ",", ":", "+", "-", "&", "?"].contains(last)
    }
    while index < tokens.endIndex {
      let token = tokens[index]
      if token.kind == .mark || isComplete() {
        statements.append(tokens[start..<index])
        start = token.kind == .mark ? index + 1 : index
      }
      let opens = token.kind == .symbol && "([{".contains(token.text)
      index = opens ? tokens.end(ofBracketAt: index) : index + 1
    }
    statements.append(tokens[start...])
    return statements
  }

  private init?(_ statement: SourceTokens) {
    let comment = statement.prefix { $0.kind == .documentation }
    documentation = comment.map(\.content)
    var rest = statement[comment.endIndex...]
    var modifiers: [String] = []
    while let first = rest.first, !Self.keywords.contains(first.text) {
      if first.text == "(" {
        rest = rest[rest.end(ofBracketAt: rest.startIndex)...]
      } else {
        if first.kind == .word { modifiers.append(first.text) }
        rest = rest.dropFirst()
      }
    }
    guard let first = rest.first else { return nil }
    self.modifiers = modifiers
    (keyword, line) = (first.text, first.line)
    rest = rest.dropFirst()
    if let word = rest.first, word.kind == .word {
      name = word.content
      rest = rest.dropFirst()
    } else {
      name = ""
    }
    let brace = rest.firstIndex(ofSymbol: "{")
    let equals = Self.types.contains(keyword) ? nil : rest.firstIndex(ofSymbol: "=")
    if let equals, equals < brace ?? rest.endIndex {
      (head, value, body) = (rest[..<equals], rest[(equals + 1)...], nil)
    } else if let brace {
      (head, value, body) = (rest[..<brace], nil, rest.inside(bracketAt: brace))
    } else {
      (head, value, body) = (rest, nil, nil)
    }
  }
}
