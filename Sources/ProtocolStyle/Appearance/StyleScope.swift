/// What a subtree changes for itself: themes, environment, rules, and whether it lets any in.
///
/// ```swift
/// tree.setScope(StyleScope { $0.colorScheme = .dark }, at: sidebar)
/// tree.setScope(StyleScope(isBoundary: true), at: contactScreen)
/// ```
///
/// It is in force for the node that has it and for everything in that node.
public struct StyleScope: Hashable, Sendable {
  /// The themes that come on top of those around, the lowest first.
  public var themes: [Theme]

  /// What changes in the environment; the rest is as around.
  public var environment: StyleEnvironment.Changes

  /// Rules that lie over all rules from around.
  public var styleSheet: StyleSheet

  /// Whether rules from around stay outside: of packs, themes, the tree and outer scopes.
  ///
  /// Environment, tokens and inherited values come in all the same, as in CSS a shadow tree's.
  public var isBoundary: Bool

  /// Makes a scope.
  ///
  /// - Parameters:
  ///   - themes: Themes on top of those around, the lowest first; none by default.
  ///   - styleSheet: Rules over all rules from around; none by default.
  ///   - isBoundary: Whether rules from around stay outside; false by default.
  ///   - environment: Sets what changes in the environment: `$0.colorScheme = .dark`. It is given a
  ///     default environment, and what it assigns is what changes; nothing by default.
  public init(
    themes: [Theme] = [], styleSheet: StyleSheet = StyleSheet(),
    isBoundary: Bool = false, environment: (inout StyleEnvironment) -> Void = { _ in }
  ) {
    self.themes = themes
    self.styleSheet = styleSheet
    self.isBoundary = isBoundary
    self.environment = StyleEnvironment.Changes(environment)
  }

  /// Two scopes are equal when they change the same.
  ///
  /// - Parameters:
  ///   - left: A scope.
  ///   - right: Another scope.
  /// - Returns: Whether they are equal; sheets are when one is a copy of the other.
  public static func == (left: StyleScope, right: StyleScope) -> Bool {
    left.themes == right.themes && left.environment == right.environment
      && left.styleSheet.revision == right.styleSheet.revision
      && left.isBoundary == right.isBoundary
  }

  /// Hashes what makes scopes equal.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(themes)
    hasher.combine(environment)
    hasher.combine(styleSheet.revision)
    hasher.combine(isBoundary)
  }
}
