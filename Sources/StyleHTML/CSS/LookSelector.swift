/// The condition for rules of a page: a look, a preferred color scheme, or both.
struct LookSelector: Hashable {
  /// The index of the look in the page.
  let look: Int

  /// The look's name; nil for the first look, whose rules apply in all looks unless overridden.
  let name: String?

  /// Whether the rules only apply if the user prefers the dark color scheme.
  let isDark: Bool

  /// The at-rules around the rules, each of which needs a closing brace; none for the first look.
  ///
  /// The scope ends at elements with another look, so the nearest look around an element applies.
  var conditions: [String] {
    let media = isDark ? ["@media(prefers-color-scheme:dark){"] : []
    let scope = name.map {
      ["@scope([data-theme=\(CSSText.string($0))]) to (:scope [data-theme]){"]
    }
    return media + (scope ?? [])
  }
}
