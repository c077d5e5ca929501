/// A named value with a default, which themes may set: the counterpart of a CSS custom property.
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
/// A token is known by its name, the type of its values and the module that declares it: tokens that
/// agree in all three are one token, with the default of the one that was used first; others are
/// reported where their defaults differ (`duplicate-token`). Keep it in a `static let`, as above:
/// a computed property would look it up under a lock at each call.
public struct Token<Value: Hashable & Sendable>: AnyToken {
  /// Interned for the life of the process, so it needs no counting of references.
  @usableFromInline unowned(unsafe) let definition: TokenDefinition<Value>

  /// Declares a token.
  ///
  /// - Parameters:
  ///   - name: The name, in lowerCamelCase; it tells apart the tokens of one type in one module.
  ///   - default: The value where no theme sets one. It is evaluated anew at each such read, in the
  ///     context of that read, and may read other tokens and the environment; not, directly or
  ///     by way of the defaults of others, its own token: there is no value then, and reading any
  ///     of them traps with a message that names them.
  ///   - summary: What the token is for, for people; nothing by default.
  ///   - deprecation: What to do instead of setting it, as a sentence; nil, the default, for a token
  ///     that is not deprecated. A deprecated token answers as any other.
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

  /// The token of an identifier, whose values are of this type.
  init(id: TokenID) {
    definition = id.definition as! TokenDefinition<Value>
  }

  /// What the token is known by.
  public var id: TokenID { TokenID(definition: definition) }

  /// The value for the node that is being styled on this thread.
  ///
  /// It is that of the innermost theme that sets one, else the default. Outside of a `StyleApplier`
  /// it is the default. In a getter or a closure the read is noted. A read costs about 10 ns, 100 ns
  /// where another token was set to answer instead, and otherwise what the default costs where
  /// nothing is set.
  @inlinable
  public var value: Value {
    // Inlined, for copying a value costs a sixth where its type is known.
    guard let found = StyleContext.read(token: definition.index) else {
      return defaultValue()
    }
    // What is found for a token's index was set for that token, so it is of its type. Nothing can
    // let go of it before the value is copied, so it need not be counted.
    return found._withUnsafeGuaranteedRef { found in
      let entry = unsafeDowncast(found, to: TokenEntry<Value>.self)
      return entry.value ?? aliasedValue()
    }
  }

  /// The value of the token that was set for this one, or of the one set for that one, and so on.
  @usableFromInline
  func aliasedValue() -> Value {
    // A token is set, so there is a context that it is set in.
    let context = StyleContext.pointer!
    let outer = context.pointee.followed
    defer { context.pointee.followed = outer }
    guard let end = context.pointee.follow(from: definition.index) else {
      return defaultValue()
    }
    // Aliases are of one type, so what they end at is of this token's.
    let entry = unsafeDowncast(end, to: TokenEntry<Value>.self)
    return entry.value ?? entry.alias!.defaultValue()
  }

  /// The value where none was set.
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

  /// The value where there is no context, in one of its own, which notices circles.
  @usableFromInline
  func firstDefaultAlone() -> Value {
    var context = StyleContext()
    let value = context.run(defaultValue)
    definition.ending.note()
    return value
  }
}

extension Token: Hashable {
  /// Two tokens are equal when they are of the same declaration.
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
