/// The icons of the desktop for names of symbols.
enum SymbolName {
  private static let icons = [
    "book": "accessories-dictionary-symbolic", "ticket": "emblem-documents-symbolic",
    "person": "avatar-default-symbolic", "magnifyingglass": "system-search-symbolic",
    "chevron.left": "go-previous-symbolic", "chevron.right": "go-next-symbolic",
    "plus": "list-add-symbolic", "minus": "list-remove-symbolic", "trash": "user-trash-symbolic",
    "gear": "emblem-system-symbolic", "star": "starred-symbolic",
  ]

  static func icon(for symbol: String) -> String {
    icons[symbol] ?? icons[String(symbol.prefix { $0 != "." })] ?? symbol
  }
}
