/// The origin of a sheet: packs, then themes, then the tree, then scopes from the root inwards.
struct RuleOrigin: Equatable {
  /// The name for people, such as `theme contoso`.
  let name: String

  let sheet: StyleSheet

  /// Returns whether two origins have the same name and equal sheets.
  static func == (left: RuleOrigin, right: RuleOrigin) -> Bool {
    left.name == right.name && left.sheet.revision == right.sheet.revision
  }
}
