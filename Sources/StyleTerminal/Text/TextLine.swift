/// A line of text for a terminal: pieces of one style each, one after the other.
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
/// Control characters in the text are neutralised: `␛` is shown, and nothing is obeyed.
public struct TextLine: Hashable, Sendable {
  /// A piece of a line, all in one style.
  public struct Run: Hashable, Sendable {
    /// The text, neutralised.
    public let text: String

    /// How it looks.
    public internal(set) var style: CellStyle
  }

  /// The pieces, none of them empty.
  public internal(set) var runs: [Run] = []

  /// Makes a line of a text.
  ///
  /// - Parameters:
  ///   - text: The text; none by default. Line breaks are shown as pictures, for it is one line.
  ///   - style: How it looks; as the terminal's own by default.
  public init(_ text: String = "", _ style: CellStyle = .plain) {
    append(text, style)
  }

  init(runs: [Run]) {
    self.runs = runs
  }

  /// How many columns the line takes in a terminal, by the C library's `wcwidth`.
  public var columnCount: Int { runs.reduce(0) { $0 + ColumnWidth.columns(of: $1.text) } }

  /// Adds a text at the end.
  ///
  /// - Parameters:
  ///   - text: The text, which is neutralised.
  ///   - style: How it looks; as the terminal's own by default.
  public mutating func append(_ text: String, _ style: CellStyle = .plain) {
    guard !text.isEmpty else { return }
    append(neutral: NeutralText.line(text), style)
  }

  /// Adds the pieces of another line at the end.
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

  /// The line as a terminal reads it: without control sequences for ``ColorDepth/monochrome``.
  ///
  /// - Parameter depth: How many colors the terminal has.
  /// - Returns: The text, without a line break at the end.
  public func text(depth: ColorDepth) -> String {
    var text = ""
    write(to: &text, depth: depth)
    return text
  }

  /// Appends the line as a terminal reads it.
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
