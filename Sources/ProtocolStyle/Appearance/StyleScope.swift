/// The changes that apply to a subtree: themes, environment, rules and a boundary for outer rules.
///
/// ```swift
/// tree.setScope(StyleScope { $0.colorScheme = .dark }, at: sidebar)
/// tree.setScope(StyleScope(isBoundary: true), at: contactScreen)
/// ```
///
/// A scope applies to its node and all of the node's descendants.
public struct StyleScope: Hashable, Sendable {
  /// The themes on top of the outer ones, the lowest first.
  public var themes: [Theme]

  /// The changes to the environment; the rest is inherited.
  public var environment: StyleEnvironment.Changes

  /// The rules, which are above all outer rules.
  public var styleSheet: StyleSheet

  /// Whether outer rules don't apply: those of packs, themes, the tree and outer scopes.
  ///
  /// Environment, tokens and inherited values still apply, as in a shadow tree of CSS.
  public var isBoundary: Bool

  /// The place of the scope in source code, which isn't part of equality.
  let location: RuleLocation

  /// Creates a scope.
  ///
  /// - Parameters:
  ///   - themes: The themes on top of the outer ones, the lowest first; none by default.
  ///   - styleSheet: The rules, which are above all outer rules; none by default.
  ///   - isBoundary: Whether outer rules don't apply; false by default.
  ///   - fileID: The file of the scope, for explanations.
  ///   - line: The line of the scope, for explanations.
  ///   - environment: A closure that changes the environment, such as `$0.colorScheme = .dark`. It
  ///     receives a default environment, and its assignments are the changes; none by default.
  public init(
    themes: [Theme] = [], styleSheet: StyleSheet = StyleSheet(),
    isBoundary: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
    environment: (inout StyleEnvironment) -> Void = { _ in }
  ) {
    location = RuleLocation(fileID: fileID, line: line)
    self.themes = themes
    self.styleSheet = styleSheet
    self.isBoundary = isBoundary
    self.environment = StyleEnvironment.Changes(environment)
  }

  /// Returns whether two scopes have the same changes.
  ///
  /// - Parameters:
  ///   - left: A scope.
  ///   - right: Another scope.
  /// - Returns: Whether they are equal; sheets are equal if one is a copy of the other.
  public static func == (left: StyleScope, right: StyleScope) -> Bool {
    left.themes == right.themes && left.environment == right.environment
      && left.styleSheet.revision == right.styleSheet.revision
      && left.isBoundary == right.isBoundary
  }

  /// Hashes the changes.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(themes)
    hasher.combine(environment)
    hasher.combine(styleSheet.revision)
    hasher.combine(isBoundary)
  }
}

/// A node with its own scope, such as a screen that is always dark.
///
/// ```swift
/// struct NightScreen: ScreenNode, ScopeProviding {
///   static let scope = StyleScope { $0.colorScheme = .dark }
///   var styleScope: StyleScope { Self.scope }
/// }
/// ```
///
/// The scope is read when the node is styled. Store sheets and themes of scopes in a `static let`:
/// those that are created separately are never equal, and nodes in unequal scopes are styled
/// separately.
public protocol ScopeProviding: SendableMetatype {
  /// The changes for the node and its descendants.
  var styleScope: StyleScope { get }
}
