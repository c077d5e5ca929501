@testable import ProtocolStyle

extension StyleContext {
  /// Returns the result of a closure in a context, and the closure's reads.
  static func evaluate<Result>(
    in environment: StyleEnvironment = StyleEnvironment(),
    _ write: (inout TokenValues) -> Void = { _ in }, _ body: () -> Result
  ) -> (result: Result, reads: ContextReads) {
    var context = StyleContext(environment: environment)
    write(&context.tokens)
    let result = context.run(body)
    return (result, context.reads)
  }
}

extension ContextReads {
  /// Creates reads of fields, keys, and tokens by their indices.
  init(
    _ fields: StyleEnvironment.Fields = [], keys: [Any.Type] = [], tokens: [Int] = []
  ) {
    self.init()
    insert(fields)
    for key in keys { insert(key: ObjectIdentifier(key)) }
    for token in tokens { insert(token: token) }
  }
}
