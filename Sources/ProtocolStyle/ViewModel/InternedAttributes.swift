internal import Synchronization

/// All attributes mentioned in the process.
///
/// Interning gives an attribute an identity that compares as a pointer, and a small index, no
/// matter how often its key is computed. It isn't a registration: appliers only apply the
/// attributes they're initialized with.
///
/// Finding a known attribute costs a lookup in a lock-free table and two comparisons of pointers.
package final class InternedAttributes: Sendable {
  package static let shared = InternedAttributes()

  private struct Key: Hashable {
    var name: String
    var type: ObjectIdentifier
    var module: Substring
  }

  /// By the address of the name's literal, which is the same each time a key is computed.
  private let byLiteral = AddressTable<AttributeDefinition>()
  private let byKey = Mutex<[Key: AttributeDefinition]>([:])

  /// Returns the definition of a declaration if its literal is known; definitions are kept forever.
  @inline(__always)
  func find(
    _ name: StaticString, _ type: ObjectIdentifier, _ fileID: StaticString
  ) -> Unmanaged<AttributeDefinition>? {
    guard name.hasPointerRepresentation, let known = byLiteral[UInt(bitPattern: name.utf8Start)]
    else { return nil }
    // Several declarations can share one literal, so the rest of the key is compared as well.
    // Sound because the table never releases a definition.
    let isSame = known._withUnsafeGuaranteedRef { known in
      known.typeID == type && known.declaration.utf8Start == fileID.utf8Start
    }
    return isSame ? known : nil
  }

  /// All definitions, in the order of their indices.
  package var all: [AttributeDefinition] {
    byKey.withLock { $0.values.sorted { $0.index < $1.index } }
  }

  /// Returns the definition of a declaration, created at the first call.
  func add(
    _ name: StaticString, _ type: any (Hashable & Sendable & Codable).Type, _ fileID: StaticString,
    protocolType: (any Any.Type)?, kinds: @escaping @Sendable () -> [NodeKind]?,
    isContent: Bool, isInherited: Bool,
    makeStep: @escaping @Sendable (any StyleNode.Type) -> AttributeStep.Maker?,
    makeTyped: @escaping @Sendable (AttributeID) -> any AnyAttribute
  ) -> AttributeDefinition {
    if name.description == "kind" {
      fatalError(
        "Attribute(\"kind\"): encoded view models use the name for their kind. Choose another.")
    }
    if isContent, isInherited {
      fatalError(
        "Attribute(\"\(name)\"): content is a node's own and cannot be inherited. Choose one.")
    }
    let module = fileID.description.prefix { $0 != "/" }
    let key = Key(name: name.description, type: ObjectIdentifier(type), module: module)
    let definition = byKey.withLock { known in
      if let definition = known[key] { return definition }
      let definition = AttributeDefinition(
        name: key.name, declaration: fileID, index: known.count, valueType: type,
        protocolType: protocolType, kinds: kinds, isContent: isContent, isInherited: isInherited,
        makeStep: makeStep, makeTyped: makeTyped)
      known[key] = definition
      return definition
    }
    if name.hasPointerRepresentation {
      byLiteral.insert(at: UInt(bitPattern: name.utf8Start)) { definition }
    }
    return definition
  }
}
