/// Who brings a sheet: packs, then themes, then the tree, then scopes from the root inwards.
struct RuleOrigin {
  /// Who it is, for people: `theme contoso`.
  let name: String

  let sheet: AppearanceSheet
}
