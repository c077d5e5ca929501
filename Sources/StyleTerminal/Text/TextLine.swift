public import ProtocolStyle

/// A line of text for a terminal, made of runs with one style each.
///
/// ```swift
/// import StyleTerminal
///
/// var line = TextLine("Price", .bold)
/// line.append(": 12 €")
/// line.columnCount  // 11
/// print(line.text(depth: .standardOutput))
/// ```
///
/// Control characters in the text are replaced: `␛` is displayed and never interpreted.
public struct TextLine: Hashable, Sendable {
  /// A run of a line with one style.
  public struct Run: Hashable, Sendable {
    /// The text, with control characters replaced.
    public let text: String

    /// The style of the text.
    public internal(set) var style: CellStyle
  }

  /// The runs, none of them empty.
  public internal(set) var runs: [Run] = []

  /// Creates a line from a text.
  ///
  /// - Parameters:
  ///   - text: The text; empty by default. Line breaks are displayed as control pictures, because
  ///     it's a single line.
  ///   - style: The style; the terminal's default by default.
  public init(_ text: String = "", _ style: CellStyle = .plain) {
    append(text, style)
  }

  init(runs: [Run]) {
    self.runs = runs
  }

  /// The number of columns that the line takes up, by grapheme cluster: an emoji takes up two, also
  /// with a skin tone, joined to others, or made of a narrow character by a variation selector.
  public var columnCount: Int { runs.reduce(0) { $0 + ColumnWidth.columns(of: $1.text) } }

  /// Appends a text.
  ///
  /// - Parameters:
  ///   - text: The text; control characters are replaced.
  ///   - style: The style; the terminal's default by default.
  public mutating func append(_ text: String, _ style: CellStyle = .plain) {
    guard !text.isEmpty else { return }
    append(neutral: NeutralText.line(text), style)
  }

  /// Appends the runs of another line.
  ///
  /// - Parameter line: The other line.
  public mutating func append(_ line: TextLine) {
    for run in line.runs { append(neutral: run.text, run.style) }
  }

  private mutating func append(neutral text: String, _ style: CellStyle) {
    guard let last = runs.last, last.style == style else {
      runs.append(Run(text: text, style: style))
      return
    }
    runs[runs.count - 1] = Run(text: last.text + text, style: style)
  }

  /// Returns the line as text with control sequences, or without them for
  /// ``ColorDepth/monochrome``.
  ///
  /// - Parameter depth: The number of colors of the terminal.
  /// - Returns: The text, without a line break at the end.
  public func text(depth: ColorDepth) -> String {
    var text = ""
    write(to: &text, depth: depth)
    return text
  }

  /// Appends the line as text with control sequences.
  func write(to text: inout String, depth: ColorDepth) {
    for run in runs {
      let parameters = run.style.parameters(for: depth, glyphs: CellStyle.Glyphs(of: run.text))
      let link = run.style.link == nil ? nil : run.style.hyperlink(for: depth)
      if let link { text += "\u{1B}]8;;\(link)\u{1B}\\" }
      if !parameters.isEmpty { text += "\u{1B}[\(parameters)m" }
      text += run.text
      if !parameters.isEmpty { text += "\u{1B}[0m" }
      if link != nil { text += "\u{1B}]8;;\u{1B}\\" }
    }
  }
}

// MARK: - Fitting

extension TextLine {
  /// Returns the line padded with spaces to a number of columns; a longer line is unchanged.
  ///
  /// - Parameters:
  ///   - columns: The number of columns.
  ///   - alignment: The alignment of the text; left by default, as for `natural` and `justified`.
  /// - Returns: The padded line.
  public func padded(to columns: Int, alignment: TextAlignmentValue = .left) -> TextLine {
    let missing = columns - columnCount
    guard missing > 0 else { return self }
    let before =
      switch alignment {
      case .left, .natural, .justified: 0
      case .center: missing / 2
      case .right: missing
      }
    var line = TextLine(String(repeating: " ", count: before))
    line.append(self)
    line.append(String(repeating: " ", count: missing - before))
    return line
  }

  /// Returns the line truncated to a number of columns, with `…` in place of the rest.
  ///
  /// - Parameters:
  ///   - columns: The maximum number of columns.
  ///   - end: The text in place of the rest; `…` by default, and empty for nothing.
  /// - Returns: The line, or its beginning.
  public func clipped(to columns: Int, end: String = "…") -> TextLine {
    guard columnCount > columns else { return self }
    let end = TextLine(end, runs.last?.style ?? .plain)
    let room = columns - end.columnCount
    guard room >= 0 else { return TextLine() }
    var line = prefix(room)
    line.append(end)
    return line
  }

  /// The longest prefix of the line that fits, without splitting a wide character.
  func prefix(_ columns: Int) -> TextLine {
    var line = TextLine()
    var rest = columns
    for run in runs {
      var text = ""
      for character in run.text {
        let width = ColumnWidth.columns(of: character)
        guard width <= rest else {
          line.append(text, run.style)
          return line
        }
        rest -= width
        text.append(character)
      }
      line.append(text, run.style)
    }
    return line
  }

  /// The line without trailing spaces, unless they have a background.
  var trimmed: TextLine {
    guard let last = runs.last, last.text.utf8.last == UInt8(ascii: " ") else { return self }
    var line = self
    while let last = line.runs.last, last.style.background == nil {
      line.runs.removeLast()
      let text = last.text.utf8
      guard let end = text.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { continue }
      line.runs.append(
        Run(text: String(last.text[..<text.index(after: end)]), style: last.style))
      return line
    }
    return line
  }
}

// MARK: - Wrapping

extension TextLine {
  /// The line wrapped between words into lines of at most a number of columns.
  ///
  /// A word that is wider is broken inside, and a character wider than the line overflows. The text has
  /// one style.
  package static func wrapped(_ text: String, _ style: CellStyle, to columns: Int) -> [TextLine] {
    var lines: [TextLine] = []
    var line = ""
    var width = 0
    func add(_ piece: some StringProtocol, _ pieceWidth: Int) {
      line += piece
      width += pieceWidth
    }
    func endLine() {
      lines.append(TextLine(line, style))
      line = ""
      width = 0
    }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    for (index, word) in words.enumerated() {
      let wordWidth = ColumnWidth.columns(of: word)
      let gap = index == 0 ? "" : " "
      if width + gap.count + wordWidth <= columns {
        add(gap, gap.count)
        add(word, wordWidth)
        continue
      }
      if !line.isEmpty { endLine() }
      for character in word {
        let characterWidth = ColumnWidth.columns(of: character)
        if width + characterWidth > columns, !line.isEmpty { endLine() }
        add(String(character), characterWidth)
      }
    }
    endLine()
    return lines
  }
}

// MARK: - NeutralText

/// Text that can't control a terminal, because control characters are replaced by visible ones.
///
/// Characters of C0 and DEL become control pictures (`␛`). Characters of C1, direction controls,
/// and characters that Unicode doesn't define become replacement characters (`�`). Escape
/// sequences thereby lose their first character and are displayed as text. A text with several
/// lines becomes one neutral line for each.
enum NeutralText {
  /// The text as one line, with line breaks as control pictures and tabs as spaces.
  static func line(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return String(text) }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(neutral(scalar)) }
    return String(result)
  }

  /// The lines of a text, at least one; LF, CR and CR LF end a line.
  static func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
      .map(line)
  }

  private static func neutral(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09: " "
    case ..<0x20: Unicode.Scalar(0x2400 + scalar.value)!
    case 0x7F: "\u{2421}"
    // C1; marks, embeddings and isolates that reorder surrounding text; line and paragraph
    // separators.
    case 0x80..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: scalar.columns == nil ? "\u{FFFD}" : scalar
    }
  }
}
