/// The style sheet of the kinds, `Assets/kinds.css`.
enum KindSheet {
  /// The rules on one line.
  static let text = StyleHTMLAssets.kindsCSS

  /// The outline of a symbol, for a mask.
  static func outline(of symbol: String) -> String {
    SymbolPath.address(of: symbol, in: "#000").map(CSSText.url) ?? "none"
  }
}
