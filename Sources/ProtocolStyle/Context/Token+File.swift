extension Token {
  /// Declares a token that a file names, in a namespace instead of a module.
  ///
  /// Like any token it is kept for the life of the process: a file that is read again gets the
  /// tokens of the first reading back.
  ///
  /// - Parameters:
  ///   - name: The name; it identifies the token among those of one type in the namespace.
  ///   - namespace: The namespace, in place of the module that declares other tokens.
  ///   - summary: The token's purpose; nil where the file has no description.
  ///   - deprecation: The replacement, as a sentence; nil for a token that isn't deprecated.
  ///   - makeDefault: The value where no theme sets one; evaluated at each such read.
  package init(
    named name: String, in namespace: String, summary: String?, deprecation: String?,
    default makeDefault: @escaping @Sendable () -> Value
  ) {
    definition = InternedTokens.shared.definition(
      name, in: Substring(namespace), summary: summary, deprecation: deprecation, makeDefault)
  }
}

extension TokenID {
  /// The token of the identifier, if its values are of a type; nil for any other type.
  package func token<Value>(of type: Value.Type) -> Token<Value>? {
    definition.valueType == type ? Token(id: self) : nil
  }

  /// The module or the namespace that declares the token.
  package var module: String { definition.module }
}
