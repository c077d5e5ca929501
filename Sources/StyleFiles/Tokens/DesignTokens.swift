/// The tokens of a file in one context, in the order of the file.
public struct DesignTokens: Hashable, Sendable {
  private let tokens: [DesignToken]
  private let places: [String: Int]

  /// The groups, in the order of the file; the first one is the file itself.
  ///
  /// A group that a file extends is a separate group, with the metadata that it inherits.
  public let groups: [DesignTokenGroup]

  init(_ tokens: [DesignToken], groups: [DesignTokenGroup] = []) {
    self.tokens = tokens
    self.groups = groups
    places = Dictionary(tokens.enumerated().map { ($0.element.name, $0.offset) }) { first, _ in
      first
    }
  }

  /// The token with a name; nil if there is none.
  ///
  /// - Parameter name: The name, such as `color.accent`.
  public subscript(name: String) -> DesignToken? { places[name].map { tokens[$0] } }

  /// The names, in order.
  public var names: [String] { tokens.map(\.name) }
}

extension DesignTokens: RandomAccessCollection {
  /// The position of the first token: 0.
  public var startIndex: Int { 0 }

  /// The position after the last token.
  public var endIndex: Int { tokens.count }

  /// The token at a position.
  ///
  /// - Parameter position: A position from 0 to `count - 1`.
  public subscript(position: Int) -> DesignToken { tokens[position] }
}
