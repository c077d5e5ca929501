import ProtocolStyle
import Testing

private enum LitKey: StyleEnvironmentKey {
  static let defaultValue = false
}

extension StyleEnvironment {
  var isLit: Bool {
    get { self[LitKey.self] }
    set { self[LitKey.self] = newValue }
  }
}

extension Token<Color> {
  static let lamp = Token("dependencyLamp", default: .blue)

  /// A token that is set to the lamp's token.
  static let alias = Token("dependencyAlias", default: .red)

  /// A token that is set by scopes and themes, which read other values themselves.
  static let shade = Token("dependencyShade", default: .blue)

  /// A token that is never read.
  static let idle = Token("dependencyIdle", default: .blue)

  fileprivate static let tokenReader = Token(
    "dependencyTokenReader", default: DependencySource.token.color)
  fileprivate static let fieldReader = Token(
    "dependencyFieldReader", default: DependencySource.field.color)
  fileprivate static let keyReader = Token(
    "dependencyKeyReader", default: DependencySource.key.color)
}

/// A source that styling reads from its context: blue at first, and green once it's lit.
enum DependencySource: String, CaseIterable, CustomTestStringConvertible {
  case token
  case field
  case key

  var color: Color {
    switch self {
    case .token: Token.lamp.value
    case .field: StyleEnvironment.current.colorScheme == .dark ? .green : .blue
    case .key: StyleEnvironment.current.isLit ? .green : .blue
    }
  }

  var isLit: Bool { color == .green }

  /// A token whose default reads the source.
  var reader: Token<Color> {
    switch self {
    case .token: .tokenReader
    case .field: .fieldReader
    case .key: .keyReader
    }
  }

  /// A condition that the source is lit; nil if conditions can't test it.
  var condition: StyleCondition? {
    switch self {
    case .token: nil
    case .field: .colorScheme(.dark)
    case .key: .environment(\.isLit, true)
    }
  }

  var testDescription: String { rawValue }
}
