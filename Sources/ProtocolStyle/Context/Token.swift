/// A named value with a default that themes can set, the counterpart of a CSS custom property.
///
/// ```swift
/// extension Token<Color> {
///   static let accent = Token("accent", default: .blue)
///   static let link = Token("link", default: Token.accent.value)
/// }
///
/// extension DimmedBackground {
///   var backgroundColor: Color { Token.accent.value }
/// }
/// ```
///
/// The name, the type of the values and the declaring module identify a token: declarations that
/// agree in all three are one token, with the default of the first. Store tokens in a `static let`,
/// as above: a computed property would look the token up under a lock at each call.
public struct Token<Value: Hashable & Sendable>: AnyToken {
  /// Unretained: interned for the life of the process.
  @usableFromInline unowned(unsafe) let definition: TokenDefinition<Value>

  /// Declares a token.
  ///
  /// - Parameters:
  ///   - name: The name, in lowerCamelCase; it distinguishes the tokens of one type in one module.
  ///   - default: The value if no theme sets one. It's evaluated at each such read, in the context
  ///     of that read, and may read other tokens and the environment. It must not read its own
  ///     token, directly or through the defaults of others: there is no value then, and reading any
  ///     of these tokens traps with a message that names them.
  ///   - summary: The purpose of the token, for display; empty by default.
  ///   - deprecation: The alternative to setting it, as a sentence; nil, the default, if the token
  ///     isn't deprecated. A deprecated token has a value like any other.
  ///   - fileID: The file of the declaration; two modules may declare one name.
  ///   - line: The line of the declaration, for findings.
  ///   - column: The column of the declaration, for findings.
  public init(
    _ name: StaticString, default: @autoclosure @escaping @Sendable () -> Value,
    summary: String? = nil, deprecation: String? = nil, fileID: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    definition = InternedTokens.shared.definition(
      name, at: TokenLocation(fileID: fileID, line: line, column: column), summary: summary,
      deprecation: deprecation, `default`)
  }

  /// Creates a token with an identity; its values must have this type.
  init(id: TokenID) {
    definition = id.definition as! TokenDefinition<Value>
  }

  /// The identity of the token.
  public var id: TokenID { TokenID(definition: definition) }

  /// The value of the token for the node that is being styled on this thread.
  ///
  /// It's that of the innermost theme that sets one, or else the default. Outside a `StyleApplier`
  /// it's the default. In a getter or a closure the read is recorded. A read costs about 10 ns, or
  /// 100 ns if another token was set instead of a value, or else the cost of evaluating the
  /// default.
  @inlinable
  public var value: Value {
    // Inlined because copying a value costs a sixth if its type is known.
    guard let found = StyleContext.read(token: definition.index) else {
      return defaultValue()
    }
    // Sound because `TokenValues` only stores entries of a token's type at its index, and nothing
    // can release the entry before the value is copied, so it needn't be retained.
    return found._withUnsafeGuaranteedRef { found in
      let entry = unsafeDowncast(found, to: TokenEntry<Value>.self)
      return entry.value ?? aliasedValue()
    }
  }

  /// Returns the value of the token that was set for this one, following further aliases.
  @usableFromInline
  func aliasedValue() -> Value {
    // An entry was found, so there is a current context.
    let context = StyleContext.pointer!
    let outer = context.pointee.followed
    defer { context.pointee.followed = outer }
    guard let end = context.pointee.follow(from: definition.index) else {
      return defaultValue()
    }
    // Sound because aliases have one type, so the entry at the end has this token's type.
    let entry = unsafeDowncast(end, to: TokenEntry<Value>.self)
    return entry.value ?? entry.alias!.defaultValue()
  }

  /// Returns the default, evaluated in the current context.
  @inlinable
  func defaultValue() -> Value {
    switch StyleContext.beginDefault(of: definition.index, definition.ending) {
    case .endsAlone: return definition.makeDefault()
    case .untriedAlone: return firstDefaultAlone()
    case .inContext:
      defer { StyleContext.endDefault() }
      return definition.makeDefault()
    }
  }

  /// Returns the default, evaluated in a new context, which detects cycles.
  @usableFromInline
  func firstDefaultAlone() -> Value {
    var context = StyleContext()
    let value = context.run(defaultValue)
    definition.ending.note()
    return value
  }
}

extension Token: Hashable {
  /// Returns whether two tokens have the same identity.
  ///
  /// - Parameters:
  ///   - left: A token.
  ///   - right: Another token.
  /// - Returns: Whether they are the same token.
  public static func == (left: Token, right: Token) -> Bool {
    left.definition === right.definition
  }

  /// Hashes the identity.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(definition.index)
  }
}

/// A token with any type of values, as the element of lists of tokens.
///
/// Only `Token` and `TokenID` conform.
public protocol AnyToken: Sendable, CustomStringConvertible {
  /// The identity of the token.
  var id: TokenID { get }
}

extension AnyToken {
  /// The name in the token's declaration.
  public var name: String { id.definition.name }

  /// The purpose of the token, from its declaration; nil if the declaration has none.
  public var summary: String? { id.definition.summary }

  /// The advice for replacing the token, as a sentence; nil if the token isn't deprecated.
  public var deprecation: String? { id.definition.deprecation }

  /// The name.
  public var description: String { name }
}
