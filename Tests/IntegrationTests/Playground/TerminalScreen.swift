/// The text that a program has drawn on a terminal.
///
/// It understands the control sequences that the Playground writes, and no others.
struct TerminalScreen {
  /// The bytes of each row, of which those of a character stay together in one cell.
  private var rows: [[[UInt8]]] = []
  private var row = 0
  private var column = 0

  /// The bytes of a control sequence that isn't complete yet; nil outside of one.
  private var sequence: [UInt8]?

  /// The text, a line for each row.
  var text: String {
    rows.map { String(decoding: $0.joined(), as: UTF8.self) }.joined(separator: "\n")
  }

  /// The text after the last complete drawing, which ends by clearing what is below it.
  private(set) var drawing = ""

  /// Shows what a program writes.
  mutating func show(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if sequence != nil {
        sequence?.append(byte)
        let isLetter = (0x40...0x7E).contains(byte) && byte != UInt8(ascii: "[")
        if isLetter { obey() }
      } else {
        show(byte)
      }
    }
  }

  private mutating func show(_ byte: UInt8) {
    switch byte {
    case 0x1B: sequence = []
    case UInt8(ascii: "\r"): column = 0
    case UInt8(ascii: "\n"): row += 1
    case 0x80..<0xC0:
      // The rest of a character.
      if row < rows.count, column > 0, column <= rows[row].count {
        rows[row][column - 1].append(byte)
      }
    default:
      while rows.count <= row { rows.append([]) }
      while rows[row].count <= column { rows[row].append([UInt8(ascii: " ")]) }
      rows[row][column] = [byte]
      column += 1
    }
  }

  private mutating func obey() {
    let command = String(decoding: sequence ?? [], as: UTF8.self)
    sequence = nil
    switch command {
    case "[H": (row, column) = (0, 0)
    case "[2J": rows = []
    case "[J":
      rows = Array(rows.prefix(row + 1))
      drawing = text
    case "[K": if row < rows.count { rows[row] = Array(rows[row].prefix(column)) }
    default: break
    }
  }
}
