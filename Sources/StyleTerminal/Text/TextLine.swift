internal import CStyleTerminal

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

  /// The number of columns that the line takes up, according to the C library's `wcwidth`.
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
      let isBlank = run.text.utf8.allSatisfy { $0 == UInt8(ascii: " ") }
      let parameters = run.style.parameters(for: depth, hasLetters: !isBlank)
      if !parameters.isEmpty { text += "\u{1B}[\(parameters)m" }
      text += run.text
      if !parameters.isEmpty { text += "\u{1B}[0m" }
    }
  }
}

/// The number of columns that text takes up in a terminal, according to the C library's `wcwidth`.
enum ColumnWidth {
  /// The columns of a text; nonprintable characters count as 0.
  static func columns(of text: some StringProtocol) -> Int {
    // Fast path: most text is ASCII, one column per character.
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text.utf8.count }
    return text.unicodeScalars.reduce(0) { $0 + max(columns(of: $1), 0) }
  }

  /// The columns of a character; -1 for a nonprintable one.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    Int(style_column_width(scalar.value))
  }
}
