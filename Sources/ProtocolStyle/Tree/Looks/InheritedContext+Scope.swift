extension InheritedContext.Key {
  /// What the scopes of a node make of these surroundings for it and everything in it.
  ///
  /// - Parameters:
  ///   - scopes: The scope that the node brings and the one that was set, as far as there are any.
  ///   - contexts: The contexts of the tree.
  ///   - entry: Makes the entry of a sheet, for the ancestors of the node.
  /// - Returns: The key of the new surroundings.
  func applying(
    _ scopes: [StyleScope], _ contexts: ContextTable,
    _ entry: (RuleOrigin) -> InheritedContext.SheetEntry
  ) -> InheritedContext.Key {
    var (key, context) = (self, cell.key)
    if scopes.contains(where: \.isBoundary) { key.sheets = [] }
    for scope in scopes {
      context.changes = scope.environment.merged(over: context.changes)
      context.themes += scope.themes
      key.sheets += scope.origins.filter { !$0.sheet.isEmpty }.map(entry)
    }
    key.cell = contexts.cell(for: context)
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
