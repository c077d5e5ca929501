internal import Synchronization

/// All tokens declared in the process.
///
/// Interning gives a token an identity that compares as a pointer, and a small index for finding
/// its values and recording its reads.
package final class InternedTokens: Sendable {
  package static let shared = InternedTokens()

  private struct Key: Hashable {
    var name: String
    var type: ObjectIdentifier
    var module: Substring
  }

  private struct Known {
    var byKey: [Key: Int] = [:]

    /// The definitions in the order of their indices.
    var definitions: [any AnyTokenDefinition] = []
  }

  private let known = Mutex(Known())

  /// Returns the definition of a declared token, created at the first call and kept forever.
  func definition<Value: Hashable & Sendable>(
    _ name: StaticString, _ fileID: StaticString, summary: String?, deprecation: String?,
    _ makeDefault: @escaping @Sendable () -> Value
  ) -> TokenDefinition<Value> {
    let module = fileID.description.prefix { $0 != "/" }
    return definition(
      name.description, in: module, summary: summary, deprecation: deprecation, makeDefault)
  }

  /// Returns the definition of a token from a file, created at the first call and kept forever.
  func definition<Value: Hashable & Sendable>(
    _ name: String, in module: Substring, summary: String?, deprecation: String?,
    _ makeDefault: @escaping @Sendable () -> Value
  ) -> TokenDefinition<Value> {
    let key = Key(name: name, type: ObjectIdentifier(Value.self), module: module)
    return known.withLock { known in
      // The type is part of the key, so the definition in the table has that type.
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

  /// Returns the definition with an index.
  package func definition(at index: Int) -> any AnyTokenDefinition {
    known.withLock { $0.definitions[index] }
  }
}
