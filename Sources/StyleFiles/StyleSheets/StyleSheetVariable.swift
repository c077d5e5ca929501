internal import ProtocolStyle

/// A variable used by a property: a token with the property's type, which themes can set.
struct StyleSheetVariable: Sendable {
  /// A value with the options of a media block.
  struct Definition: Sendable {
    let media: ParsedStyleSheet.Media?
    let value: StyleSheetValue
    let text: String
  }

  /// The name without the `@`.
  let name: String
  let token: TokenID?
  let definitions: [Definition]

  init(_ name: String, _ definitions: [Definition], namespace: String) {
    self.name = name
    self.definitions = definitions
    func make<Value: Hashable & Sendable>(_ value: Value) -> TokenID {
      Token<Value>(named: name, in: namespace, summary: nil, deprecation: nil) {
        Self.current(definitions)?.value.tokenValue as? Value ?? value
      }.id
    }
    token = definitions.first?.value.tokenValue.map { make($0) }
  }

  /// The last definition whose media block applies in the current environment.
  private static func current(_ definitions: [Definition]) -> Definition? {
    definitions.last { $0.media?.holds(in: .current) ?? true }
  }

  /// The text of the current definition.
  var text: String { Self.current(definitions)?.text ?? "" }

  /// The value of the token in the current context.
  var value: StyleSheetValue? {
    let current = Self.current(definitions)?.value
    guard let token, let current else { return current }
    return current.replacing(token.value)
  }

  /// Sets the token to the current definition.
  func set(in values: inout TokenValues) {
    guard let token, let value = Self.current(definitions)?.value.tokenValue else { return }
    func set<Value: Hashable & Sendable>(_ value: Value) {
      if let token = token.token(of: Value.self) { values[token] = value }
    }
    set(value)
  }
}

extension StyleSheetValue {
  /// The value as stored in a token; nil for types that tokens don't have.
  var tokenValue: (any Hashable & Sendable)? {
    switch self {
    case .box(let value): value
    case .color(let value): value
    case .fontName(let value): value
    case .image(let value): value
    case .number(let value): value
    case .offset(let value): value
    default: nil
    }
  }

  /// The value from a token, in place of this one.
  func replacing(_ value: any Hashable & Sendable) -> StyleSheetValue {
    switch (self, value) {
    case (.box, let value as EdgeInsets): .box(value)
    case (.color, let value as Color): .color(value)
    case (.fontName, let value as String): .fontName(value)
    case (.image, let value as ImageReference): .image(value)
    case (.number, let value as Double): .number(value)
    case (.offset, let value as Offset): .offset(value)
    default: self
    }
  }
}
