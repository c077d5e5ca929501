/// Rows of text that are written from left to right, each cell once.
struct Canvas {
  fileprivate struct Row {
    var bytes: [UInt8] = []
    var runs: [Run] = []

    /// The style of the last run; below 0 if there is none.
    var style = -1
  }

  /// A piece of a row with one style, which ends at the next one.
  fileprivate struct Run {
    let style: Int
    let start: Int
  }

  private var rows: [Row]
  private var styles: [CellStyle] = []
  private var numbers: [CellStyle: Int] = [:]

  /// Creates empty rows, with capacity for a byte per column.
  init(rows count: Int, columns: Int) {
    rows = (0..<count).map { _ in
      var row = Row()
      row.bytes.reserveCapacity(columns)
      return row
    }
  }

  /// Returns the number of a style for writing; equal styles have the same number.
  mutating func number(of style: CellStyle) -> Int {
    if let known = numbers[style] { return known }
    numbers[style] = styles.count
    styles.append(style)
    return styles.count - 1
  }

  /// Appends a neutral text to some rows, several times in each.
  mutating func write(
    _ text: String, times count: Int = 1, _ style: Int, in places: Range<Int>
  ) {
    guard !text.isEmpty, count > 0, !places.isEmpty else { return }
    var bytes = Array(text.utf8)
    let total = bytes.count * count
    while bytes.count * 2 <= total { bytes += bytes }
    bytes += bytes.prefix(total - bytes.count)
    // As a buffer, so that it isn't retained and released for each row.
    bytes.withUnsafeBufferPointer { bytes in
      for row in places { rows[row].append(bytes, style) }
    }
  }

  /// Appends spaces to some rows.
  mutating func writeSpace(_ columns: Int, _ style: Int, in places: Range<Int>) {
    write(" ", times: columns, style, in: places)
  }

  /// The rows without trailing spaces.
  var lines: [TextLine] {
    rows.map { row in
      let ends = row.runs.dropFirst().map(\.start) + [row.bytes.count]
      let runs = zip(row.runs, ends).map { run, end in
        TextLine.Run(
          text: String(decoding: row.bytes[run.start..<end], as: UTF8.self),
          style: styles[run.style])
      }
      return TextLine(runs: runs).trimmed
    }
  }
}

extension Canvas.Row {
  fileprivate mutating func append(_ text: UnsafeBufferPointer<UInt8>, _ style: Int) {
    if self.style != style {
      runs.append(Canvas.Run(style: style, start: bytes.count))
      self.style = style
    }
    bytes.append(contentsOf: text)
  }
}

/// A size in columns and rows.
struct CellSize {
  var columns = 0
  var rows = 0
}
