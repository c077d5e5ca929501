// The inline part of Markdown, as CommonMark defines it, without Foundation.
//
// Invariants of `MarkdownInlines`:
// - Pieces are in the order of the text, and none is ever inserted or removed, so a pair of
//   delimiters applies an attribute to the pieces between two indices. Pairs are nested, so it's
//   noted at both ends, and applied to all pieces at once.
// - A delimiter run is one piece, from which matches remove characters; the rest stays text.
// - `delimiters` and `brackets` are stacks of pieces that may still open or close something. The
//   first `bracketsAroundLinks` brackets contain a link, so they can't begin another one.
// - `steps` is at most a constant times the number of characters, whatever they are.

extension RichText {
  /// Creates a text from the inline part of Markdown.
  ///
  /// `**strong**` and `__strong__` are bold, `*emphasis*` and `_emphasis_` are italic,
  /// `~~deleted~~` is struck through, and a text between backticks is code. `[text](address "title")`
  /// and `<https://example.com>` are links, also the latter in the text of the former; the title is
  /// dropped. A backslash escapes punctuation. Everything else stays text, such as images, HTML,
  /// entities (`&amp;`), links by reference, blocks and spaces at the ends.
  ///
  /// The cost is linear in the length, whatever the text contains.
  ///
  /// - Parameter markdown: The text. No text is refused: what isn't valid markup is text.
  public init(_ markdown: String) {
    var inlines = MarkdownInlines(markdown)
    self.init(inlines.parse())
  }
}

/// Reads inline Markdown.
package struct MarkdownInlines {
  /// A run of `*`, `_` or `~` that may open or close.
  private struct Delimiter {
    let piece: Int
    let character: Unicode.Scalar
    let length: Int
    let canOpen: Bool
    let canClose: Bool

    /// The characters that no match has used.
    var count: Int
  }

  /// A `[` that may begin a link.
  private struct Bracket {
    let piece: Int
    let isImage: Bool

    /// The number of delimiters before it.
    let delimiters: Int
  }

  /// Closers without an opener, which later closers of the same kind needn't look beyond.
  private struct CloserKind: Hashable {
    let character: Unicode.Scalar
    let canOpen: Bool
    let remainder: Int
  }

  /// Numbers of pairs of delimiters.
  private struct Pairs {
    var strong = 0
    var emphasized = 0
    var deleted = 0
  }

  /// The parentheses in each other that an address can contain, as in CommonMark's own parsers.
  private static let deepestParentheses = 32

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var pieces: [TextRun] = []

  /// The text that is being collected; an array, because a string may be copied to append to it.
  private var text: [Unicode.Scalar] = []
  private var delimiters: [Delimiter] = []
  private var brackets: [Bracket] = []

  /// The number of brackets at the bottom of the stack that contain a link.
  private var bracketsAroundLinks = 0

  /// The characters, delimiters, brackets and pieces visited so far, for tests of the cost.
  package private(set) var steps = 0

  /// Where the last run of backticks of each length begins, found when there is a backtick.
  private var lastCodeMarks: [Int: Int] = [:]

  /// The pairs of delimiters that begin before a piece, less those that end before it.
  private var pairs: [Int: Pairs] = [:]

  package init(_ markdown: String) { scalars = Array(markdown.unicodeScalars) }

  /// Returns the pieces of the text, of which some may be empty.
  package mutating func parse() -> [TextRun] {
    while position < scalars.count { parseNext() }
    flush()
    matchDelimiters(from: 0)
    applyPairs()
    return pieces
  }

  private mutating func parseNext() {
    steps += 1
    switch scalars[position] {
    case "\\": parseEscape()
    case "`": parseCode()
    case "*", "_", "~": parseDelimiters()
    case "!" where position + 1 < scalars.count && scalars[position + 1] == "[":
      openBracket("![", isImage: true)
    case "[": openBracket("[", isImage: false)
    case "]": closeBracket()
    case "<": parseAutolink()
    case "\n": parseLineEnd()
    default: take(1)
    }
  }

  /// Appends characters to the text that is being collected.
  private mutating func take(_ count: Int) {
    text.append(contentsOf: scalars[position..<position + count])
    position += count
    steps += count
  }

  /// Ends the text that is being collected.
  private mutating func flush() {
    if text.isEmpty { return }
    pieces.append(TextRun(String(String.UnicodeScalarView(text))))
    text.removeAll(keepingCapacity: true)
  }

  private mutating func parseEscape() {
    guard position + 1 < scalars.count, scalars[position + 1].isASCIIPunctuation else {
      // At the end of a line, a backslash is a hard break, which is a line feed as any other.
      if position + 1 < scalars.count, scalars[position + 1] == "\n" {
        position += 1
      } else {
        take(1)
      }
      return
    }
    position += 1
    take(1)
  }

  /// Removes the spaces around the end of a line.
  private mutating func parseLineEnd() {
    while text.last == " " {
      text.removeLast()
      steps += 1
    }
    take(1)
    while position < scalars.count, scalars[position] == " " {
      position += 1
      steps += 1
    }
  }

  // MARK: Code and addresses

  private mutating func parseCode() {
    let length = length(ofRunAt: position)
    if lastCodeMarks.isEmpty { lastCodeMarks = findLastCodeMarks() }
    guard lastCodeMarks[length, default: 0] > position else { return take(length) }
    let start = position
    var end = start + length
    defer { steps += end - start }
    while end < scalars.count {
      guard scalars[end] == "`" else {
        end += 1
        continue
      }
      let closing = self.length(ofRunAt: end)
      if closing == length {
        flush()
        pieces.append(TextRun(code(in: position + length..<end)).code())
        position = end + length
        return
      }
      end += closing
    }
    take(length)
  }

  /// Returns where the last run of backticks of each length begins.
  private mutating func findLastCodeMarks() -> [Int: Int] {
    steps += scalars.count
    var result: [Int: Int] = [:]
    var index = 0
    while index < scalars.count {
      let length = scalars[index] == "`" ? length(ofRunAt: index) : 0
      if length > 0 { result[length] = index }
      index += max(length, 1)
    }
    return result
  }

  /// The content of a code span: line feeds are spaces, and one space is removed at both ends.
  private func code(in range: Range<Int>) -> String {
    var content = scalars[range].map { $0 == "\n" ? " " : $0 }
    if content.count > 1, content.first == " ", content.last == " ",
      content.contains(where: { $0 != " " })
    {
      content = Array(content.dropFirst().dropLast())
    }
    return String(String.UnicodeScalarView(content))
  }

  private mutating func length(ofRunAt start: Int) -> Int {
    let length = scalars[start...].prefix { $0 == scalars[start] }.count
    steps += length
    return length
  }

  /// A web or mail address in angle brackets.
  private mutating func parseAutolink() {
    let rest = scalars[(position + 1)...]
    let end =
      rest.firstIndex { $0 == ">" || $0 == "<" || $0.value <= 0x20 } ?? scalars.endIndex
    steps += end - position
    guard end < scalars.endIndex, scalars[end] == ">" else { return take(1) }
    let address = String(String.UnicodeScalarView(scalars[position + 1..<end]))
    let scheme = address.unicodeScalars.prefix { $0 != ":" }
    let isAddress =
      scheme.count < address.unicodeScalars.count && (2...32).contains(scheme.count)
      && scheme.first?.isASCIILetter == true
      && scheme.allSatisfy {
        $0.isASCIILetter || $0.isASCIIDigit || "+.-".unicodeScalars.contains($0)
      }
    guard isAddress || Self.isMail(address) else { return take(1) }
    flush()
    pieces.append(TextRun(address).link(isAddress ? address : "mailto:" + address))
    position = end + 1
  }

  private static func isMail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return false }
    let allowed = ".!#$%&'*+/=?^_`{|}~-".unicodeScalars
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return parts[0].unicodeScalars.allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || allowed.contains($0)
    }
      && labels.allSatisfy { label in
        !label.isEmpty && label.first != "-" && label.last != "-"
          && label.unicodeScalars.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == "-" }
      }
  }

  // MARK: Delimiters

  private mutating func parseDelimiters() {
    let character = scalars[position]
    let length = length(ofRunAt: position)
    let before = position == 0 ? "\n" : scalars[position - 1]
    let end = position + length
    let after = end == scalars.count ? "\n" : scalars[end]
    let isLeft =
      !after.isMarkdownSpace
      && (!after.isMarkdownPunctuation || before.isMarkdownSpace || before.isMarkdownPunctuation)
    let isRight =
      !before.isMarkdownSpace
      && (!before.isMarkdownPunctuation || after.isMarkdownSpace || after.isMarkdownPunctuation)
    if character == "~", length > 2 { return take(length) }
    flush()
    take(length)
    flush()
    // Underscores in words, as in file_name, don't emphasize.
    let isWordBound = character == "_"
    delimiters.append(
      Delimiter(
        piece: pieces.count - 1, character: character, length: length,
        canOpen: isLeft && (!isWordBound || !isRight || before.isMarkdownPunctuation),
        canClose: isRight && (!isWordBound || !isLeft || after.isMarkdownPunctuation),
        count: length))
  }

  /// Matches the delimiters after a number of them, and forgets them.
  private mutating func matchDelimiters(from bottom: Int) {
    var openless: [CloserKind: Int] = [:]
    var openers: [Delimiter] = []
    for delimiter in delimiters[bottom...] {
      steps += 1
      var closing = delimiter
      let kind = CloserKind(
        character: closing.character, canOpen: closing.canOpen, remainder: closing.length % 3)
      while closing.canClose, closing.count > 0 {
        let lowest = openless[kind] ?? -1
        var place = openers.count - 1
        while place >= 0, openers[place].piece > lowest, !Self.match(openers[place], closing) {
          place -= 1
          steps += 1
        }
        steps += 1
        guard place >= 0, openers[place].piece > lowest else {
          openless[kind] = closing.piece - 1
          break
        }
        openers.removeSubrange((place + 1)...)
        match(&openers[place], &closing)
        if openers[place].count == 0 { openers.removeLast() }
      }
      if closing.canOpen, closing.count > 0 { openers.append(closing) }
    }
    delimiters.removeSubrange(bottom...)
  }

  /// Returns whether a delimiter opens what another one closes.
  private static func match(_ opening: Delimiter, _ closing: Delimiter) -> Bool {
    guard opening.canOpen, opening.character == closing.character else { return false }
    if opening.character == "~" { return opening.count == closing.count }
    guard opening.canClose || closing.canOpen else { return true }
    return (opening.length + closing.length) % 3 != 0
      || opening.length % 3 == 0 && closing.length % 3 == 0
  }

  /// Notes a pair of delimiters for the pieces between them, and removes its characters.
  private mutating func match(_ opening: inout Delimiter, _ closing: inout Delimiter) {
    let isStrong = opening.count >= 2 && closing.count >= 2
    let used = isStrong ? 2 : 1
    let pair: WritableKeyPath<Pairs, Int> =
      opening.character == "~" ? \.deleted : isStrong ? \.strong : \.emphasized
    pairs[opening.piece + 1, default: Pairs()][keyPath: pair] += 1
    pairs[closing.piece, default: Pairs()][keyPath: pair] -= 1
    for piece in [opening.piece, closing.piece] { pieces[piece].text.removeLast(used) }
    opening.count -= used
    closing.count -= used
  }

  /// Applies all pairs of delimiters to the pieces inside of them.
  private mutating func applyPairs() {
    if pairs.isEmpty { return }
    steps += pieces.count
    var open = Pairs()
    for index in pieces.indices {
      if let change = pairs[index] {
        open.strong += change.strong
        open.emphasized += change.emphasized
        open.deleted += change.deleted
      }
      if open.strong > 0 { pieces[index].weight = .bold }
      if open.emphasized > 0 { pieces[index].isItalic = true }
      if open.deleted > 0 { pieces[index].strikethrough = .solid }
    }
  }

  // MARK: Links

  private mutating func openBracket(_ mark: String, isImage: Bool) {
    flush()
    pieces.append(TextRun(mark))
    brackets.append(
      Bracket(piece: pieces.count - 1, isImage: isImage, delimiters: delimiters.count))
    position += mark.unicodeScalars.count
  }

  private mutating func closeBracket() {
    guard let bracket = brackets.popLast() else { return take(1) }
    let containsLink = brackets.count < bracketsAroundLinks
    bracketsAroundLinks = min(bracketsAroundLinks, brackets.count)
    guard bracket.isImage || !containsLink, let target = target(at: position + 1) else {
      return take(1)
    }
    flush()
    matchDelimiters(from: bracket.delimiters)
    if bracket.isImage {
      // An image isn't text; its markup stays.
      return take(target.end - position)
    }
    // An address in angle brackets keeps its own link.
    for index in bracket.piece + 1..<pieces.count where pieces[index].link == nil {
      pieces[index].link = target.address
    }
    steps += pieces.count - bracket.piece
    pieces[bracket.piece].text = ""
    bracketsAroundLinks = brackets.count
    position = target.end
  }

  /// Returns the address in parentheses after the text of a link, and the position after them.
  private mutating func target(at start: Int) -> (address: String, end: Int)? {
    guard start < scalars.count, scalars[start] == "(" else { return nil }
    var index = skipSpace(from: start + 1)
    defer { steps += index - start }
    guard index < scalars.count else { return nil }
    var address = String.UnicodeScalarView()
    if scalars[index] == "<" {
      index += 1
      while index < scalars.count, scalars[index] != ">" {
        if scalars[index] == "\n" || scalars[index] == "<" { return nil }
        append(&index, to: &address)
      }
      guard index < scalars.count else { return nil }
      index += 1
    } else {
      var depth = 0
      while index < scalars.count, scalars[index].value > 0x20, scalars[index].value != 0x7F {
        if scalars[index] == "(" { depth += 1 }
        if depth > Self.deepestParentheses { return nil }
        if scalars[index] == ")" {
          if depth == 0 { break }
          depth -= 1
        }
        append(&index, to: &address)
      }
      if depth > 0 { return nil }
    }
    let end = skipSpace(from: index)
    if end > index, let title = skipTitle(from: end) {
      index = skipSpace(from: title)
    } else {
      index = end
    }
    guard index < scalars.count, scalars[index] == ")" else { return nil }
    return (String(address), index + 1)
  }

  /// Appends a character of an address, without a backslash that escapes it.
  private func append(_ index: inout Int, to address: inout String.UnicodeScalarView) {
    if scalars[index] == "\\", index + 1 < scalars.count, scalars[index + 1].isASCIIPunctuation {
      index += 1
    }
    address.append(scalars[index])
    index += 1
  }

  private mutating func skipSpace(from start: Int) -> Int {
    var index = start
    while index < scalars.count, [" ", "\t", "\n"].contains(scalars[index]) { index += 1 }
    steps += index - start
    return index
  }

  /// Returns the position after a title in quotation marks or parentheses; nil if there is none.
  private mutating func skipTitle(from start: Int) -> Int? {
    guard start < scalars.count else { return nil }
    let end: Unicode.Scalar
    switch scalars[start] {
    case "\"": end = "\""
    case "'": end = "'"
    case "(": end = ")"
    default: return nil
    }
    var index = start + 1
    defer { steps += index - start }
    while index < scalars.count {
      if scalars[index] == end { return index + 1 }
      if scalars[index] == "(", end == ")" { return nil }
      if scalars[index] == "\\" { index += 1 }
      index += 1
    }
    return nil
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIILetter: Bool { properties.isAlphabetic && isASCII }

  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }

  fileprivate var isASCIIPunctuation: Bool {
    isASCII && value > 0x20 && value < 0x7F && !isASCIILetter && !isASCIIDigit
  }

  /// Whether it's a space by CommonMark: a Unicode space separator or an ASCII one.
  fileprivate var isMarkdownSpace: Bool {
    properties.generalCategory == .spaceSeparator || ["\t", "\n", "\u{C}", "\r"].contains(self)
  }

  /// Whether it's punctuation by CommonMark: of a Unicode category of punctuation or symbols.
  fileprivate var isMarkdownPunctuation: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }
}
