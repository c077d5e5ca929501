/// What refers to an attached node: a `NodeHandle` of its type, or an `AnyNodeHandle`.
///
/// Only these two conform.
public protocol NodeReference: Hashable, Sendable {
  /// The same reference without the node's type.
  var erased: AnyNodeHandle { get }
}
