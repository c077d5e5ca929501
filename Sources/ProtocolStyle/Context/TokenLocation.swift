/// The place of a token's declaration in a user's source.
package struct TokenLocation: Sendable, CustomStringConvertible {
  let fileID: StaticString
  let line: UInt
  let column: UInt

  /// The module, the file and the line: `App/Tokens.swift:12`.
  package var description: String { "\(fileID):\(line)" }
}

extension TokenLocation: Equatable {
  /// Whether two declarations are one; numbers are compared first, because they are cheap and mostly
  /// differ.
  package static func == (left: TokenLocation, right: TokenLocation) -> Bool {
    left.line == right.line && left.column == right.column
      && left.fileID.withUTF8Buffer { one in
        right.fileID.withUTF8Buffer { one.elementsEqual($0) }
      }
  }
}
