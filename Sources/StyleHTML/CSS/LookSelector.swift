/// When rules of a page hold: in a look, for readers of a color scheme, or both.
struct LookSelector: Hashable {
  /// The place of the look among the page's.
  let look: Int

  /// The look's name; nil for the first look, whose rules hold in all looks that don't override them.
  let name: String?

  /// Whether the rules hold only for readers who prefer the dark color scheme.
  let isDark: Bool

  /// The conditions around the rules, each of which is ended by a brace; none for the first look.
  ///
  /// The scope ends at elements that show another look, so the nearest look around an element counts.
  var conditions: [String] {
    let media = isDark ? ["@media(prefers-color-scheme:dark){"] : []
    let scope = name.map {
      ["@scope([data-theme=\(CSSText.string($0))]) to (:scope [data-theme]){"]
    }
    return media + (scope ?? [])
  }
}
