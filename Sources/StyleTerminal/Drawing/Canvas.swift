/// Rows of text that are written from left to right, each cell once.
///
/// A row is a list of pieces, and repeating the last piece only adds to its count. The left borders
/// of nested boxes, for example, are one piece, so a border costs a row the same at any depth.
struct Canvas {
  /// A text in a style, several times.
  private struct Piece {
    let text: Int
    let style: Int
    var count: Int
  }

  private struct Row {
    private(set) var pieces: [Piece] = []

    /// The piece that the next one may add to; its count is 0 in an empty row.
    private(set) var last = Piece(text: 0, style: 0, count: 0)

    mutating func append(_ piece: Piece) {
      if last.text == piece.text, last.style == piece.style {
        last.count += piece.count
      } else {
        if last.count > 0 { pieces.append(last) }
        last = piece
      }
    }
  }

  private var rows: [Row]
  private var texts: [RepeatedText] = []
  private var units: [String: Int] = [:]
  private var styles: [CellStyle] = []
  private var numbers: [CellStyle: Int] = [:]

  /// Creates empty rows.
  init(rows count: Int) {
    rows = Array(repeating: Row(), count: count)
  }

  /// Returns the number of a style for writing; equal styles have the same number.
  mutating func number(of style: CellStyle) -> Int {
    if let known = numbers[style] { return known }
    numbers[style] = styles.count
    styles.append(style)
    return styles.count - 1
  }

  /// Appends a character of a border, or a space, to some rows, several times in each.
  mutating func write(
    _ unit: String, times count: Int = 1, _ style: Int, in places: Range<Int>
  ) {
    guard !unit.isEmpty, count > 0, !places.isEmpty else { return }
    let piece = Piece(text: number(ofUnit: unit), style: style, count: count)
    // As a buffer, so that uniqueness isn't checked for each row.
    rows.withUnsafeMutableBufferPointer { rows in
      for row in places { rows[row].append(piece) }
    }
  }

  /// Appends spaces to some rows.
  mutating func writeSpace(_ columns: Int, _ style: Int, in places: Range<Int>) {
    write(" ", times: columns, style, in: places)
  }

  /// Appends a neutral text to a row.
  mutating func write(content text: String, _ style: Int, in row: Int) {
    guard !text.isEmpty else { return }
    texts.append(RepeatedText(text))
    rows[row].append(Piece(text: texts.count - 1, style: style, count: 1))
  }

  private mutating func number(ofUnit text: String) -> Int {
    if let known = units[text] { return known }
    texts.append(RepeatedText(text))
    units[text] = texts.count - 1
    return texts.count - 1
  }

  /// The rows without trailing spaces.
  var lines: [TextLine] {
    var texts = texts
    return rows.map { row in
      var runs: [TextLine.Run] = []
      var (text, style) = ("", row.pieces.first?.style ?? row.last.style)
      for piece in row.pieces + [row.last] where piece.count > 0 {
        if piece.style != style {
          runs.append(TextLine.Run(text: text, style: styles[style]))
          (text, style) = ("", piece.style)
        }
        texts[piece.text].append(piece.count, to: &text)
      }
      if !text.isEmpty { runs.append(TextLine.Run(text: text, style: styles[style])) }
      return TextLine(runs: runs).trimmed
    }
  }
}

/// A size in columns and rows.
struct CellSize {
  var columns = 0
  var rows = 0
}
