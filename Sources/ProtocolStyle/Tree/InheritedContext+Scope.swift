extension InheritedContext.Key {
  /// What the scopes of a node make of these surroundings for it and everything in it.
  ///
  /// - Parameters:
  ///   - scopes: The scope that the node brings and the one that was set, as far as there are any.
  ///   - entry: Makes the entry of a sheet, for the ancestors of the node.
  /// - Returns: The key of the new surroundings.
  func applying(
    _ scopes: [StyleScope], _ entry: (RuleOrigin) -> InheritedContext.SheetEntry
  ) -> InheritedContext.Key {
    var key = self
    if scopes.contains(where: \.isBoundary) { key.sheets = [] }
    for scope in scopes {
      key.context.changes = scope.environment.merged(over: key.context.changes)
      key.context.themes += scope.themes
      key.sheets += scope.origins.filter { !$0.sheet.isEmpty }.map(entry)
    }
    return key
  }
}

extension StyleScope {
  /// Whose rules the scope brings, the lowest first.
  fileprivate var origins: [RuleOrigin] {
    themes.map { RuleOrigin(name: "theme \($0)", sheet: $0.styleSheet) }
      + [RuleOrigin(name: "scope", sheet: styleSheet)]
  }
}
