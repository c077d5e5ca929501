extension Surroundings.Key {
  /// What a scope makes of these surroundings for its node and everything in it.
  ///
  /// - Parameters:
  ///   - scope: The scope.
  ///   - entry: Makes the entry of a sheet, for the ancestors of the scope's node.
  /// - Returns: The key of the new surroundings.
  func applying(
    _ scope: StyleScope, _ entry: (AppearanceSheet) -> Surroundings.BookEntry
  ) -> Surroundings.Key {
    var key = self
    if scope.isBoundary { key.books = [] }
    key.changes = scope.environment.merged(over: changes)
    key.themes += scope.themes
    let sheets = scope.themes.map(\.appearance) + [scope.appearance]
    key.books += sheets.filter { !$0.isEmpty }.map(entry)
    return key
  }
}
