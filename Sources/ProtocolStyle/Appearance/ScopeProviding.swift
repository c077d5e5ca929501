/// A node that brings its scope, such as a screen that is always dark.
///
/// ```swift
/// struct NightScreen: ScreenNode, ScopeProviding {
///   static let scope = StyleScope { $0.colorScheme = .dark }
///   var styleScope: StyleScope { Self.scope }
/// }
/// ```
///
/// It is asked for when the node is styled. Keep sheets and themes of scopes in a `static let`: two
/// that are made apart are never equal, and what is in nodes with different ones is styled apart.
public protocol ScopeProviding: SendableMetatype {
  /// What changes for the node and everything in it.
  var styleScope: StyleScope { get }
}
