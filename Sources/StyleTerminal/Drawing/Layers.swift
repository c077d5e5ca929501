internal import ProtocolStyle

/// Drawings one over the other, in the same rows.
///
/// A layer is transparent where it has a space without a background. A translucent background is
/// mixed with the one below it; from an alpha of 0.5 on, it also covers the letters below.
struct Layers {
  /// The number of the style of spaces in each canvas of a layer.
  static let spaceStyle = 0

  /// A column of a row: a character, or the rest of the wide one before it.
  private struct Cell {
    /// The character; empty for the rest of a wide one.
    var text = " "
    var style = CellStyle.plain
  }

  private let rows: Range<Int>
  private let columns: Int
  private var cells: [[Cell]]

  /// Creates transparent layers of some rows and columns.
  init(rows: Range<Int>, columns: Int) {
    self.rows = rows
    self.columns = columns
    cells = rows.map { _ in Array(repeating: Cell(), count: columns) }
  }

  /// An empty canvas for a layer.
  var newCanvas: Canvas {
    var canvas = Canvas(rows: rows)
    let plain = canvas.number(of: .plain)
    assert(plain == Self.spaceStyle)
    return canvas
  }

  /// Puts a layer over those before it.
  mutating func add(_ canvas: Canvas) {
    for (row, line) in canvas.wholeLines.enumerated() {
      var column = 0
      for run in line.runs {
        for character in run.text {
          let text = String(character)
          let width = ColumnWidth.columns(of: character)
          guard column + width <= columns else { continue }
          if width == 0 {
            append(text, row, before: column)
          } else {
            cover(row, column, width, text, run.style)
            column += width
          }
        }
      }
    }
  }

  /// Appends a character without a width to the one before it, unless it widens that one.
  private mutating func append(_ text: String, _ row: Int, before column: Int) {
    var place = column - 1
    while place > 0, cells[row][place].text.isEmpty { place -= 1 }
    guard place >= 0 else { return }
    let joined = cells[row][place].text + text
    if ColumnWidth.columns(of: joined) == ColumnWidth.columns(of: cells[row][place].text) {
      cells[row][place].text = joined
    }
  }

  private mutating func cover(
    _ row: Int, _ column: Int, _ width: Int, _ text: String, _ style: CellStyle
  ) {
    let isSpace = text == " " && style.underline == nil && !style.isStruckThrough
    let alpha = style.background?.alpha ?? 0
    if isSpace, alpha < 0.5 {
      guard let background = style.background, alpha > 0 else { return }
      let lower = cells[row][column].style.background
      cells[row][column].style.background =
        lower.map { background.composited(over: $0) } ?? background
      return
    }
    var style = style
    if alpha < 1, let lower = cells[row][column].style.background {
      style.background = style.background?.composited(over: lower) ?? lower
    }
    for place in column..<column + width { separate(row, place) }
    cells[row][column] = Cell(text: text, style: style)
    for place in column + 1..<max(column + width, column + 1) {
      cells[row][place] = Cell(text: "", style: style)
    }
  }

  /// Replaces a wide character by spaces, because a part of it is covered.
  private mutating func separate(_ row: Int, _ column: Int) {
    var first = column
    while first > 0, cells[row][first].text.isEmpty { first -= 1 }
    var place = first
    repeat {
      cells[row][place].text = " "
      place += 1
    } while place < columns && cells[row][place].text.isEmpty
  }

  /// Writes the layers to a canvas, whose rows end at their left edge.
  func write(to canvas: inout Canvas, _ effect: Int, _ effects: inout Effects) {
    for (row, cells) in zip(rows, cells) {
      var (text, style) = ("", cells.first?.style ?? .plain)
      func end() {
        let number = canvas.number(of: effects.apply(effect, to: style))
        canvas.write(content: text, number, in: row)
      }
      for cell in cells {
        if cell.style != style {
          end()
          (text, style) = ("", cell.style)
        }
        text += cell.text
      }
      end()
    }
  }
}
