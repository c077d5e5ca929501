internal import ProtocolStyle

/// A parsed stylesheet: definitions and rule sets, in the order of the file.
struct ParsedStyleSheet {
  /// The options of an `@media` block, all of which must match.
  struct Media: Hashable, Sendable {
    var isPad: Bool?
    var isPortrait: Bool?

    /// Whether an option has a value that never matches.
    var isImpossible = false

    /// Whether the options match; reads only the parts of the environment that have an option.
    func holds(in environment: StyleEnvironment) -> Bool {
      if isImpossible { return false }
      if let isPad, (environment.idiom == .pad) != isPad { return false }
      if let isPortrait, environment.orientation.isLandscape == isPortrait { return false }
      return true
    }
  }

  /// A name with a value: a definition of a variable, or a declaration in a rule set.
  struct Declaration {
    let name: String

    /// The value's tokens, separated by one space.
    let value: String

    let media: Media?
    let place: TextPosition
    let valuePlace: TextPosition
  }

  /// The declarations for some selectors.
  struct MatchedRules {
    let selectors: [(name: String, place: TextPosition)]
    let declarations: [Declaration]
  }

  var definitions: [Declaration] = []
  var rules: [MatchedRules] = []
}

// MARK: - StyleSheetParser

/// Parses NUI's grammar; stops at the first mistake, because the text after it can't be trusted.
struct StyleSheetParser {
  private let bytes: [UInt8]
  private let file: String
  private var scanner: StyleSheetScanner
  private var token: StyleSheetScanner.Token
  private var sheet = ParsedStyleSheet()

  /// Media options without an effect.
  private(set) var findings: [Finding] = []

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    scanner = StyleSheetScanner(bytes)
    token = scanner.next()
  }

  /// Parses the whole text.
  mutating func parse() throws(StyleFileError) -> ParsedStyleSheet {
    while token.kind != .end { try item(media: nil) }
    return sheet
  }

  private mutating func item(media: ParsedStyleSheet.Media?) throws(StyleFileError) {
    switch token.kind {
    case .media where media == nil: try mediaBlock()
    case .variable: sheet.definitions.append(try declaration(media: media))
    default: try ruleSet(media: media)
    }
  }

  private mutating func mediaBlock() throws(StyleFileError) {
    advance()
    var media = ParsedStyleSheet.Media()
    repeat {
      try expect("(")
      let place = position
      let key = try identifier("the name of a media option")
      try expect(":")
      let value = try identifier("the value of a media option")
      try expect(")")
      set(key, value, place, in: &media)
    } while take(.and)
    try expect("{")
    while !isPunctuation("}") {
      guard token.kind != .end else { throw failure("a rule, or \"}\" at the end of @media") }
      try item(media: media)
    }
    advance()
  }

  private mutating func set(
    _ key: String, _ value: String, _ place: TextPosition, in media: inout ParsedStyleSheet.Media
  ) {
    switch (key, value) {
    case ("device", "ipad"): media.isPad = true
    case ("device", "iphone"): media.isPad = false
    case ("orientation", "portrait"): media.isPortrait = true
    case ("orientation", "landscape"): media.isPortrait = false
    case ("device", _), ("orientation", _):
      media.isImpossible = true
      findings.append(
        .deadStyleSheetPart(
          "the media option (\(key):\(value))", at: "\(file):\(place)",
          "No device has that value, so the block never applies.",
          key == "device" ? "Write ipad or iphone." : "Write portrait or landscape."))
    default:
      findings.append(
        .deadStyleSheetPart(
          "the media option (\(key):\(value))", at: "\(file):\(place)",
          "There is no such option, so it always holds.", "Write device or orientation."))
    }
  }

  private mutating func ruleSet(media: ParsedStyleSheet.Media?) throws(StyleFileError) {
    var selectors: [(name: String, place: TextPosition)] = []
    repeat {
      let place = position
      selectors.append((try identifier("a style class"), place))
    } while takePunctuation(",")
    try expect("{")
    var declarations: [ParsedStyleSheet.Declaration] = []
    while !takePunctuation("}") {
      guard token.kind == .identifier else {
        throw failure(
          "a property, or \"}\" at the end of the rule",
          token.kind == .variable ? "Define variables outside of rules." : nil)
      }
      declarations.append(try declaration(media: media))
    }
    sheet.rules.append(
      ParsedStyleSheet.MatchedRules(selectors: selectors, declarations: declarations))
  }

  private mutating func declaration(
    media: ParsedStyleSheet.Media?
  ) throws(StyleFileError) -> ParsedStyleSheet.Declaration {
    let (name, place) = (token.text, position)
    advance()
    try expect(":")
    let valuePlace = position
    var parts: [String] = []
    while isValue {
      parts.append(token.text)
      advance()
    }
    guard !parts.isEmpty else { throw failure("a value for \(name)") }
    guard takePunctuation(";") else {
      throw failure("a semicolon", "Put a semicolon behind the value of \(name).")
    }
    return ParsedStyleSheet.Declaration(
      name: name, value: parts.joined(separator: " "), media: media, place: place,
      valuePlace: valuePlace)
  }

  private var isValue: Bool {
    switch token.kind {
    case .identifier, .variable, .punctuation("("), .punctuation(")"), .punctuation(","): true
    default: false
    }
  }

  private mutating func identifier(_ accepted: String) throws(StyleFileError) -> String {
    guard token.kind == .identifier else { throw failure(accepted) }
    let text = token.text
    advance()
    return text
  }

  private mutating func expect(_ punctuation: Unicode.Scalar) throws(StyleFileError) {
    guard takePunctuation(punctuation) else { throw failure(quoted(String(punctuation))) }
  }

  private func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    token.kind == .punctuation(scalar)
  }

  private mutating func takePunctuation(_ scalar: Unicode.Scalar) -> Bool {
    take(.punctuation(scalar))
  }

  private mutating func take(_ kind: StyleSheetScanner.Token.Kind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  private mutating func advance() { token = scanner.next() }

  private var position: TextPosition { TextPosition(of: token.index, in: bytes) }

  /// The error for the current token.
  private func failure(_ accepted: String, _ remedy: String? = nil) -> StyleFileError {
    StyleFileError(
      StyleFileProblem(
        .syntax, file: file, position: position,
        found: token.kind == .end ? "the end of the file" : quoted(token.text),
        accepted: accepted, remedy: remedy ?? remedyForToken))
  }

  /// The correction for common constructs that the grammar doesn't have.
  private var remedyForToken: String? {
    let rest = bytes[token.index...]
    switch token.kind {
    case .and: return "A word can't begin with \"and\"."
    case .media: return "@media can't be inside of @media, and no variable's name begins with it."
    case .unknown where rest.starts(with: "//".utf8): return "Write comments as /* … */."
    case .unknown where rest.starts(with: "/*".utf8): return "End the comment with */."
    case .unknown where rest.starts(with: [0xEF, 0xBB, 0xBF]):
      return "Save the file without a byte-order mark."
    case .unknown where token.text == "\"" || token.text == "'":
      return "Write values without quotes."
    case .unknown where token.text == "!": return "There is no !important; the last rule wins."
    case .unknown: return "Names and values have ASCII letters, digits and - _ . / only."
    default: return nil
    }
  }
}

// MARK: - StyleSheetScanner

/// Splits a stylesheet into the tokens of NUI's grammar.
///
/// As in NUI, the first matching token wins instead of the longest: a word that begins with `and`,
/// or a variable that begins with `@media`, is split there. The parser then reports the rest, with
/// a remedy.
struct StyleSheetScanner {
  /// A token of the grammar, with its position.
  struct Token: Equatable {
    enum Kind: Equatable {
      case media
      case and
      case identifier
      case variable
      case punctuation(Unicode.Scalar)

      /// A character that begins no token.
      case unknown
      case end
    }

    let kind: Kind
    let text: String
    let index: Int
  }

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next token.
  mutating func next() -> Token {
    skipIgnored()
    let start = index
    guard let byte = byte(at: index) else { return Token(kind: .end, text: "", index: start) }
    if take("@media") { return Token(kind: .media, text: "@media", index: start) }
    if take("and") { return Token(kind: .and, text: "and", index: start) }
    if Self.isInitial(byte) {
      index += 1
      while let byte = self.byte(at: index), Self.isRest(byte) { index += 1 }
      return Token(
        kind: byte == UInt8(ascii: "@") ? .variable : .identifier, text: text(from: start),
        index: start)
    }
    index += 1
    if ":{}(),;".utf8.contains(byte) {
      return Token(kind: .punctuation(Unicode.Scalar(byte)), text: text(from: start), index: start)
    }
    while let byte = self.byte(at: index), byte & 0xC0 == 0x80 { index += 1 }
    return Token(kind: .unknown, text: text(from: start), index: start)
  }

  private mutating func skipIgnored() {
    while let byte = byte(at: index) {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        index += 1
      } else if bytes[index...].starts(with: "/*".utf8), let end = endOfComment {
        index = end
      } else {
        return
      }
    }
  }

  private var endOfComment: Int? {
    var end = index + 2
    while end + 1 < bytes.count {
      if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") { return end + 2 }
      end += 1
    }
    return nil
  }

  private mutating func take(_ word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isInitial(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || "#@-_\\.".utf8.contains(byte)
  }

  private static func isRest(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || "-_\\/.".utf8.contains(byte)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
