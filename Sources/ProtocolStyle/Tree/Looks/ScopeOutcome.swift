/// What the scopes of a node made of what surrounds it.
struct ScopeOutcome {
  /// The number of what surrounds the node.
  let outer: UInt32

  /// The number of what it is in itself, with everything in it.
  let own: UInt32

  /// Whether it follows from what surrounds the node; else each ancestor counts.
  let isReusable: Bool

  /// What the node's own scope read of the context around, and when it was last known to be right.
  let reads: ContextReads
  let revision: UInt32
}
