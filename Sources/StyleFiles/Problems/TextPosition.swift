/// A position in a text: its line and column, both counted from 1.
public struct TextPosition: Hashable, Sendable {
  /// The line; lines end with a line feed.
  public let line: Int

  /// The column, in Unicode scalars.
  public let column: Int

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - column: The column, from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Creates the position of a byte in a UTF-8 text.
  init(of index: Int, in bytes: some RandomAccessCollection<UInt8>) {
    let before = bytes.prefix(index)
    line = 1 + before.count { $0 == UInt8(ascii: "\n") }
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { before.index(after: $0) }
    // The continuation bytes of a scalar begin with the bits 10.
    column = 1 + before[(start ?? before.startIndex)...].count { $0 & 0xC0 != 0x80 }
  }
}

extension TextPosition: CustomStringConvertible {
  /// The line and the column: `3:14`.
  public var description: String { "\(line):\(column)" }
}
