internal import Synchronization

/// Every token that was ever declared in the process, each once.
///
/// Interning gives a token an identity that compares as a pointer and a small index, by which
/// values are found and reads are noted.
package final class InternedTokens: Sendable {
  package static let shared = InternedTokens()

  private struct Key: Hashable {
    var name: String
    var type: ObjectIdentifier
    var module: Substring
  }

  private struct Known {
    var byKey: [Key: Int] = [:]

    /// By their indices.
    var definitions: [any AnyTokenDefinition] = []
  }

  private let known = Mutex(Known())

  /// The definition of a declaration, made at the first call; lives for ever.
  func definition<Value: Hashable & Sendable>(
    _ name: StaticString, _ fileID: StaticString, summary: String?, deprecation: String?,
    _ makeDefault: @escaping @Sendable () -> Value
  ) -> TokenDefinition<Value> {
    let module = fileID.description.prefix { $0 != "/" }
    return definition(
      name.description, in: module, summary: summary, deprecation: deprecation, makeDefault)
  }

  /// The definition of a token that was read from a file, made at the first call; lives for ever.
  func definition<Value: Hashable & Sendable>(
    _ name: String, in module: Substring, summary: String?, deprecation: String?,
    _ makeDefault: @escaping @Sendable () -> Value
  ) -> TokenDefinition<Value> {
    let key = Key(name: name, type: ObjectIdentifier(Value.self), module: module)
    return known.withLock { known in
      // The type is part of the key, so a definition that is found is of that type.
      if let index = known.byKey[key] {
        return known.definitions[index] as! TokenDefinition<Value>
      }
      let definition = TokenDefinition(
        name: key.name, module: String(module), index: known.definitions.count, summary: summary,
        deprecation: deprecation, makeDefault: makeDefault)
      known.byKey[key] = definition.index
      known.definitions.append(definition)
      return definition
    }
  }

  /// The definition at an index that a definition has.
  package func definition(at index: Int) -> any AnyTokenDefinition {
    known.withLock { $0.definitions[index] }
  }
}
