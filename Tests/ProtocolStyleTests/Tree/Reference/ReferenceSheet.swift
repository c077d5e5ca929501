import ProtocolStyle

/// A sheet as data, in addition to the real one.
struct ReferenceSheet: Sendable {
  private(set) var rules: [ReferenceRule] = []
  private(set) var sheet = StyleSheet()
  private var identities: [StyleSheet.Identity] = []

  /// The patterns that every rule excludes.
  private let excluded: [Int]
  private let subtrees: [Int]

  init(_ rules: [ReferenceRule] = [], excluding excluded: [Int] = [], subtrees: [Int] = []) {
    self.excluded = excluded
    self.subtrees = subtrees
    sheet = StyleSheet(
      excluding: ReferenceRule.types(excluded),
      excludingSubtreesOf: ReferenceRule.types(subtrees)
    ) {}
    var sheet = sheet
    for rule in rules { insert(rule, into: &sheet) }
    self.sheet = sheet
  }

  /// Inserts a rule into this sheet and the real one.
  mutating func insert(_ rule: ReferenceRule, into sheet: inout StyleSheet) {
    var excluding = rule
    excluding.excluded += excluded
    excluding.subtrees += subtrees
    rules.append(excluding)
    identities.append(sheet.insert(rule.styleSheet))
  }

  /// Removes a rule from this sheet and the real one.
  mutating func remove(at index: Int, from sheet: inout StyleSheet) {
    rules.remove(at: index)
    sheet.remove(identities.remove(at: index))
  }
}

extension ReferenceSheet: CustomStringConvertible {
  var description: String { "\(rules)" }
}
