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

    /// The declarations beside the first one of a token, by its index, each place once.
    var repetitions: [Int: [any AnyTokenDefinition]] = [:]
  }

  private let known = Mutex(Known())

  /// Returns the definition of a declared token, created at the first call and kept forever.
  func definition<Value: Hashable & Sendable>(
    _ name: StaticString, at location: TokenLocation, summary: String?, deprecation: String?,
    _ makeDefault: @escaping @Sendable () -> Value
  ) -> TokenDefinition<Value> {
    let module = location.fileID.description.prefix { $0 != "/" }
    return definition(
      name.description, in: module, at: location, summary: summary, deprecation: deprecation,
      makeDefault)
  }

  /// Returns the definition of a token from a file, created at the first call and kept forever.
  func definition<Value: Hashable & Sendable>(
    _ name: String, in module: Substring, at location: TokenLocation? = nil, summary: String?,
    deprecation: String?, _ makeDefault: @escaping @Sendable () -> Value
  ) -> TokenDefinition<Value> {
    let key = Key(name: name, type: ObjectIdentifier(Value.self), module: module)
    return known.withLock { known in
      func makeDefinition(_ index: Int) -> TokenDefinition<Value> {
        TokenDefinition(
          name: key.name, module: String(module), index: index, summary: summary,
          deprecation: deprecation, location: location, makeDefault: makeDefault)
      }
      if let index = known.byKey[key] {
        // The type is part of the key, so a definition that is found is of that type.
        let first = known.definitions[index] as! TokenDefinition<Value>
        // A computed property declares its token again at each call, always at one place.
        if let location, let place = first.location, location != place,
          known.repetitions[index]?.contains(where: { $0.location == location }) != true
        {
          known.repetitions[index, default: []].append(makeDefinition(index))
        }
        return first
      }
      let definition = makeDefinition(known.definitions.count)
      known.byKey[key] = definition.index
      known.definitions.append(definition)
      return definition
    }
  }

  /// Returns the definition with an index.
  package func definition(at index: Int) -> any AnyTokenDefinition {
    known.withLock { $0.definitions[index] }
  }

  /// The tokens that were declared in several places, each with all of its declarations, by name
  /// and module.
  var repeated: [[any AnyTokenDefinition]] {
    known.withLock { known in
      known.repetitions.map { [known.definitions[$0.key]] + $0.value }
    }.sorted { ($0[0].name, $0[0].module) < ($1[0].name, $1[0].module) }
  }
}
