/// The parts of a context that an evaluation read, or that a change affected: built-in properties
/// of the environment, its keys, and tokens.
package struct ContextReads: Hashable, Sendable {
  private(set) var fields: StyleEnvironment.Fields = []

  /// Nil if no key was read, which is the usual case and avoids retaining a set.
  private(set) var keys: Set<ObjectIdentifier>?
  package private(set) var tokens = TokenIndices()

  /// Creates an empty set.
  package init() {}

  /// Whether nothing was read that can change in a context.
  var isEmpty: Bool {
    fields.isSubset(of: .controlState) && keys == nil && tokens.isEmpty
  }

  /// Whether the control state was read.
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

  /// Returns the elements of both sets.
  func union(_ other: ContextReads) -> ContextReads {
    var union = self
    union.formUnion(other)
    return union
  }

  /// Removes everything.
  ///
  /// It's called before each node is styled, so it writes to `keys` only if there are any.
  @inline(__always)
  mutating func removeAll() {
    fields = []
    if keys != nil { keys = nil }
    tokens.removeAll()
  }

  /// Adds the reads of another evaluation, most of which are usually included already.
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

  /// Returns whether both sets have a common element, so that a change of one affects the reads of
  /// the other.
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
