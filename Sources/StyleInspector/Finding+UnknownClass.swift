public import ProtocolStyle

extension Finding.Identifier {
  /// A rule targets a style class that no node of the tree has.
  public static let unknownClass = Finding.Identifier(rawValue: "unknown-class")
}

extension Finding {
  /// Finds the rules of a tree's sheet for style classes that none of its nodes has.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - known: The classes of the tree's nodes.
  /// - Returns: A finding for each, in the order of the rules; none in a tree without classes.
  static func unknownClasses(
    in rules: some Sequence<StyleRule>, known: Set<String>
  ) -> [Finding] {
    guard !known.isEmpty else { return [] }
    return rules.compactMap { rule in
      guard case .styleClass(let name) = rule.target.form, !known.contains(name) else { return nil }
      let nearest = NearestName.find(name, among: known.sorted())
      return Finding(
        .warning, .unknownClass,
        summary: "The rule at \(rule.location) targets the style class '\(name)', which no node has"
          + (nearest.map { "; did you mean '\($0)'?" } ?? "."),
        explanation:
          "Nodes have the classes returned by 'styleClasses'. Those of the tree have "
          + known.sorted().map { "'\($0)'" }.joined(separator: ", ") + ".",
        remedy:
          "Use \(nearest.map { "'\($0)'" } ?? "one of these"), return '\(name)' from a node, or "
          + "remove the rule.")
    }
  }
}
