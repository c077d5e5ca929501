/// Any model that is styled: a struct (preferred), an enumeration or a final class.
///
/// A node adopts one of the kinds below this protocol (`ButtonNode`, `LabelNode` …) and the traits
/// that style it. It is a model, never a view: a view owns one.
///
/// Conformances of nodes and traits cannot be isolated to an actor, for styling may run on any
/// thread; `SendableMetatype` lets the compiler refuse one that is.
public protocol StyleNode: SendableMetatype {
  /// What sort of thing the node is, which decides the attributes it uses and derives.
  static var nodeKind: NodeKind { get }
}
