/// A node that brings its scope, such as a screen that is always dark.
public protocol ScopeProviding: SendableMetatype {
  /// What changes for the node and everything in it.
  var styleScope: StyleScope { get }
}
