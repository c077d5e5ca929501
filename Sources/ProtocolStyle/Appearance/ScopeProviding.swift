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
