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
/// agree in all three are one token, with the default that was declared first. Keep it in a
/// `static let`, as above: a computed property would look it up under a lock at each call.
public struct Token<Value: Hashable & Sendable>: Sendable {
  /// Interned for the life of the process, so it needs no counting of references.
  unowned(unsafe) let definition: TokenDefinition<Value>

  /// Declares a token.
  ///
  /// - Parameters:
  ///   - name: The name, in lowerCamelCase; it tells apart the tokens of one type in one module.
  ///   - default: The value where no theme sets one. It is evaluated anew at each such read, in the
  ///     context of that read, and may read other tokens and the environment; not, directly or
  ///     by way of the defaults of others, its own token.
  ///   - fileID: Where the token is declared; two modules may declare one name.
  public init(
    _ name: StaticString, default: @autoclosure @escaping @Sendable () -> Value,
    fileID: StaticString = #fileID
  ) {
    definition = InternedTokens.shared.definition(name, fileID, `default`)
  }

  /// The name that the token was declared with.
  public var name: String { definition.name }

  /// The value for the node that is being styled on this thread.
  ///
  /// It is that of the innermost theme that sets one, else the default. Outside of a
  /// `StyleApplier` it is the default. In a getter or a closure the read is noted, so that a change
  /// of the token makes stale what depends on it. A read costs about 15 ns, and what the
  /// default costs where none is set.
  public var value: Value {
    guard let context = StyleContext.pointer else { return definition.makeDefault() }
    context.pointee.reads.insert(token: definition.index)
    guard let entry = context.pointee.tokens.entry(of: self) else {
      return definition.makeDefault()
    }
    if let alias = entry.alias { return value(of: alias, in: context) }
    return entry.value!
  }

  /// The value of the token that was set for this one, or of the one set for that one, and so on.
  ///
  /// The tokens on the way are marked while they are followed. One that is met again answers with
  /// its default, whether the aliases lead back to it or the default that they end at.
  private func value(
    of alias: Token, in context: UnsafeMutablePointer<StyleContext>
  ) -> Value {
    let outer = context.pointee.followed
    defer { context.pointee.followed = outer }
    var last = self
    var next: Token? = alias
    while let token = next {
      let index = last.definition.index
      if context.pointee.followed.contains(index) { return definition.makeDefault() }
      context.pointee.followed.insert(index)
      context.pointee.reads.insert(token: token.definition.index)
      last = token
      next = context.pointee.tokens.entry(of: token)?.alias
    }
    return context.pointee.tokens.entry(of: last)?.value ?? last.definition.makeDefault()
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

extension Token: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
