extension Token {
  /// Declares a token from a file, in a namespace instead of a module.
  ///
  /// Like all tokens it's kept for the life of the process. Reading a file again returns the tokens
  /// of the first reading.
  ///
  /// - Parameters:
  ///   - name: The name, which identifies the token among those of one type in the namespace.
  ///   - namespace: The namespace, instead of the module that declares other tokens.
  ///   - summary: The token's purpose; nil if the file has no description.
  ///   - deprecation: The advice for replacing it, as a sentence; nil for a token that isn't
  ///     deprecated.
  ///   - makeDefault: The value if no theme sets one; evaluated at each such read.
  package init(
    named name: String, in namespace: String, summary: String?, deprecation: String?,
    default makeDefault: @escaping @Sendable () -> Value
  ) {
    definition = InternedTokens.shared.definition(
      name, in: Substring(namespace), summary: summary, deprecation: deprecation, makeDefault)
  }
}

extension TokenID {
  /// Returns the token with this identity if its values have a type; nil for any other type.
  package func token<Value>(of type: Value.Type) -> Token<Value>? {
    definition.valueType == type ? Token(id: self) : nil
  }

  /// The module or the namespace that declares the token.
  package var module: String { definition.module }
}
