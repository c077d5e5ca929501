/// Who brings a sheet: packs, then themes, then the tree, then scopes from the root inwards.
struct RuleOrigin: Equatable {
  /// Who it is, for people: `theme contoso`.
  let name: String

  let sheet: StyleSheet

  /// Two are equal when they are of one name and bring one content.
  static func == (left: RuleOrigin, right: RuleOrigin) -> Bool {
    left.name == right.name && left.sheet.revision == right.sheet.revision
  }
}
