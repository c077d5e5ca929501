/// The changes that apply to a subtree: themes, environment, rules and a boundary for outer rules.
///
/// ```swift
/// tree.setScope(StyleScope { $0.colorScheme = .dark }, at: sidebar)
/// tree.setScope(StyleScope { $0.colorScheme = $0.colorScheme.inverse }, at: buy)
/// tree.setScope(StyleScope(isBoundary: true), at: contactScreen)
/// ```
///
/// A scope applies to its node and all of the node's descendants.
public struct StyleScope: Hashable, Sendable {
  /// The themes on top of the outer ones, the lowest first.
  public var themes: [Theme]

  /// The changes to the environment; the rest is inherited.
  ///
  /// If the closure reads the environment, these are its changes to a default one; a tree uses those to
  /// the environment around the node. Setting them replaces the closure.
  public var environment: StyleEnvironment.Changes {
    didSet { relativeChanges = nil }
  }

  /// The closure that changes the environment, if it reads something.
  private var relativeChanges: RelativeChanges?

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
  ///   - environment: A closure that changes the environment, such as `$0.colorScheme = .dark`; none by
  ///     default. It receives the environment around the node, and its assignments are the changes. A
  ///     closure that reads it, or a token, runs in each context, and again when what it has read
  ///     changes.
  public init(
    themes: [Theme] = [], styleSheet: StyleSheet = StyleSheet(),
    isBoundary: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
    environment: @escaping @Sendable (inout StyleEnvironment) -> Void = { _ in }
  ) {
    location = RuleLocation(fileID: fileID, line: line)
    self.themes = themes
    self.styleSheet = styleSheet
    self.isBoundary = isBoundary
    var context = StyleContext()
    let (changes, reads) = ValueReference.with(&context) { context in
      StyleContext.tracking(at: context) { StyleEnvironment.Changes(environment) }
    }
    self.environment = changes
    relativeChanges = reads.hasElements ? RelativeChanges(environment) : nil
  }

  /// The scope with the changes to the current environment.
  func resolved() -> StyleScope {
    guard let relativeChanges else { return self }
    var result = self
    result.environment = .toCurrent(relativeChanges.change)
    return result
  }

  /// The changes to an environment around the scope.
  package func changes(to environment: StyleEnvironment) -> StyleEnvironment.Changes {
    environment.evaluating { resolved().environment }
  }

  /// Returns whether two scopes have the same changes.
  ///
  /// - Parameters:
  ///   - left: A scope.
  ///   - right: Another scope.
  /// - Returns: Whether they are equal; sheets, and closures that read something, are equal if one is a
  ///   copy of the other.
  public static func == (left: StyleScope, right: StyleScope) -> Bool {
    left.themes == right.themes && left.environment == right.environment
      && left.relativeChanges === right.relativeChanges
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

/// A closure that changes the environment depending on the one around it.
///
/// An object, because closures have no equality.
private final class RelativeChanges: Sendable {
  let change: @Sendable (inout StyleEnvironment) -> Void

  init(_ change: @escaping @Sendable (inout StyleEnvironment) -> Void) { self.change = change }
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
