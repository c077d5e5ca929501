internal import Synchronization

/// Every token that was ever declared in the process, each once.
///
/// Interning gives a token an identity that compares as a pointer and a small index, by which
/// values are found and reads are noted.
final class InternedTokens: Sendable {
  static let shared = InternedTokens()

  private struct Key: Hashable {
    var name: String
    var type: ObjectIdentifier
    var module: Substring
  }

  private let definitions = Mutex<[Key: any AnyObject & Sendable]>([:])

  /// The definition of a declaration, made at the first call; lives for ever.
  func definition<Value: Hashable & Sendable>(
    _ name: StaticString, _ fileID: StaticString, _ makeDefault: @escaping @Sendable () -> Value
  ) -> TokenDefinition<Value> {
    let module = fileID.description.prefix { $0 != "/" }
    let key = Key(name: name.description, type: ObjectIdentifier(Value.self), module: module)
    return definitions.withLock { known in
      // The type is part of the key, so a definition that is found is of that type.
      if let definition = known[key] { return definition as! TokenDefinition<Value> }
      let definition = TokenDefinition(
        name: key.name, index: known.count, makeDefault: makeDefault)
      known[key] = definition
      return definition
    }
  }
}
