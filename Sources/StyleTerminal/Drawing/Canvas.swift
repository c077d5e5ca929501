/// Rows of text that are written from left to right, each cell once.
struct Canvas {
  fileprivate struct Row {
    var runs: [Run] = []
  }

  fileprivate struct Run {
    var text: String
    let style: Int
  }

  private var rows: [Row]
  private var styles: [CellStyle] = []
  private var numbers: [CellStyle: Int] = [:]

  /// Makes empty rows.
  init(rows count: Int) {
    rows = Array(repeating: Row(), count: count)
  }

  /// The number of a style to write with; equal styles have one number.
  mutating func number(of style: CellStyle) -> Int {
    if let known = numbers[style] { return known }
    numbers[style] = styles.count
    styles.append(style)
    return styles.count - 1
  }

  /// Writes a neutral text at the end of some rows.
  mutating func write(_ text: String, _ style: Int, in places: Range<Int>) {
    guard !text.isEmpty else { return }
    for row in places { rows[row].append(text, style) }
  }

  /// Writes spaces at the end of some rows.
  mutating func writeSpace(_ columns: Int, _ style: Int, in places: Range<Int>) {
    guard columns > 0, !places.isEmpty else { return }
    write(String(repeating: " ", count: columns), style, in: places)
  }

  /// The rows without spaces at their ends.
  var lines: [TextLine] {
    rows.map { row in
      TextLine(runs: row.runs.map { TextLine.Run(text: $0.text, style: styles[$0.style]) }).trimmed
    }
  }
}

extension Canvas.Row {
  fileprivate mutating func append(_ text: String, _ style: Int) {
    if let last = runs.indices.last, runs[last].style == style {
      runs[last].text += text
    } else {
      runs.append(Canvas.Run(text: text, style: style))
    }
  }
}
