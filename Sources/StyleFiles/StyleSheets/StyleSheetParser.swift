internal import ProtocolStyle

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
    sheet.rules.append(ParsedStyleSheet.RuleSet(selectors: selectors, declarations: declarations))
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
