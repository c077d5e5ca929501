/// What an evaluation read from its context, or what of a context changed: which of the built-in
/// properties of the environment, which of its keys, and which tokens.
struct ContextReads: Hashable, Sendable {
  private(set) var fields: StyleEnvironment.Fields = []
  private(set) var keys: Set<ObjectIdentifier> = []
  private(set) var tokens = TokenIndices()

  var isEmpty: Bool { fields.isEmpty && keys.isEmpty && tokens.isEmpty }

  @inline(__always)
  mutating func insert(_ fields: StyleEnvironment.Fields) {
    self.fields.formUnion(fields)
  }

  mutating func insert(key: ObjectIdentifier) {
    keys.insert(key)
  }

  /// Adds a token by its index.
  @inline(__always)
  mutating func insert(token index: Int) {
    tokens.insert(index)
  }

  mutating func formUnion(_ other: ContextReads) {
    fields.formUnion(other.fields)
    // Most evaluations read no key, and a union with nothing is not free.
    if !other.keys.isEmpty { keys.formUnion(other.keys) }
    tokens.formUnion(other.tokens)
  }

  /// Forgets everything; costs next to nothing, for it happens before each node is styled.
  @inline(__always)
  mutating func removeAll() {
    fields = []
    if !keys.isEmpty { keys = [] }
    tokens.removeAll()
  }

  /// Adds what another evaluation read, which most often is known already.
  @inline(__always)
  mutating func include(_ other: ContextReads) {
    if !isSuperset(of: other) { formUnion(other) }
  }

  @inline(__always)
  private func isSuperset(of other: ContextReads) -> Bool {
    fields.isSuperset(of: other.fields) && tokens.isSuperset(of: other.tokens)
      && (other.keys.isEmpty || keys.isSuperset(of: other.keys))
  }

  /// Whether there is anything that both contain: whether what one changed is what one read.
  func intersects(_ other: ContextReads) -> Bool {
    !fields.isDisjoint(with: other.fields) || tokens.intersects(other.tokens)
      || intersectsKeys(of: other)
  }

  private func intersectsKeys(of other: ContextReads) -> Bool {
    if fields.contains(.everyKey) && !other.keys.isEmpty { return true }
    if other.fields.contains(.everyKey) && !keys.isEmpty { return true }
    return !keys.isDisjoint(with: other.keys)
  }
}
