extension TypePattern {
  /// Whether no node can have the type, because it's neither a `StyleNode` nor a class or protocol.
  ///
  /// A class that isn't a node can have a subclass that is, and a node can adopt any protocol.
  var isImpossible: Bool {
    // `is` unwraps an AnyHashable, so a node that is Hashable matches it.
    guard !(type is any StyleNode.Type), type != AnyHashable.self else { return false }
    // Sound because every type's metadata begins with a word for its kind, which is part of the
    // stable ABI; for a class it's 0 or an address.
    switch unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self) {
    // A struct, an enumeration, a tuple, a function, a type's type, a protocol's type. Optionals
    // have a separate kind and aren't listed, because `is` unwraps them as well.
    case 0x200, 0x201, 0x301, 0x302, 0x304, 0x306: return true
    default: return false
    }
  }
}
