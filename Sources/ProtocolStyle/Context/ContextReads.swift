/// What an evaluation read from its context, or what of a context changed: which of the built-in
/// properties of the environment, which of its keys, and which tokens.
package struct ContextReads: Hashable, Sendable {
  private(set) var fields: StyleEnvironment.Fields = []

  /// Nil where no key was read, which is most often so: nothing has to be counted then.
  private(set) var keys: Set<ObjectIdentifier>?
  package private(set) var tokens = TokenIndices()

  /// Makes an empty set.
  package init() {}

  /// Whether nothing was read that can change in a context.
  var isEmpty: Bool {
    fields.isSubset(of: .controlState) && keys == nil && tokens.isEmpty
  }

  /// Whether the state of the control was read.
  var readsControlState: Bool { fields.contains(.controlState) }

  @inline(__always)
  mutating func insert(_ fields: StyleEnvironment.Fields) {
    self.fields.formUnion(fields)
  }

  mutating func insert(key: ObjectIdentifier) {
    keys = (keys ?? []).union([key])
  }

  /// Adds a token by its index.
  @inline(__always)
  mutating func insert(token index: Int) {
    tokens.insert(index)
  }

  package mutating func formUnion(_ other: ContextReads) {
    fields.formUnion(other.fields)
    if let others = other.keys { keys = keys?.union(others) ?? others }
    tokens.formUnion(other.tokens)
  }

  /// Forgets everything; costs next to nothing, for it happens before each node is styled.
  @inline(__always)
  mutating func removeAll() {
    fields = []
    if keys != nil { keys = nil }
    tokens.removeAll()
  }

  /// Adds what another evaluation read, which most often is known already.
  @inline(__always)
  mutating func include(_ other: ContextReads) {
    if !isSuperset(of: other) { formUnion(other) }
  }

  @inline(__always)
  func isSuperset(of other: ContextReads) -> Bool {
    fields.isSuperset(of: other.fields) && tokens.isSuperset(of: other.tokens)
      && (other.keys == nil || isKeySuperset(of: other))
  }

  private func isKeySuperset(of other: ContextReads) -> Bool {
    (keys ?? []).isSuperset(of: other.keys ?? [])
  }

  /// Whether there is anything that both contain: whether what one changed is what one read.
  func intersects(_ other: ContextReads) -> Bool {
    !fields.isDisjoint(with: other.fields) || tokens.intersects(other.tokens)
      || intersectsKeys(of: other)
  }

  private func intersectsKeys(of other: ContextReads) -> Bool {
    if fields.contains(.everyKey) && other.keys != nil { return true }
    if other.fields.contains(.everyKey) && keys != nil { return true }
    guard let keys, let others = other.keys else { return false }
    return !keys.isDisjoint(with: others)
  }
}
