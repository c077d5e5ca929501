/// What is known of one token, once per process; lives as long as the process.
@usableFromInline
final class TokenDefinition<Value: Hashable & Sendable>: Sendable {
  let name: String

  /// Counts the tokens of the process from 0; the order depends on who came first.
  @usableFromInline let index: Int

  /// The value where none was set; run again each time, in the context that is current then.
  @usableFromInline let makeDefault: @Sendable () -> Value

  init(name: String, index: Int, makeDefault: @escaping @Sendable () -> Value) {
    self.name = name
    self.index = index
    self.makeDefault = makeDefault
  }
}
