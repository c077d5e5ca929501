extension TypePattern {
  /// Whether no node can ever be of the type: it is not a `StyleNode`, and no class or protocol.
  ///
  /// A class that is no node may have a subclass that is, and any protocol may be adopted by one.
  var isImpossible: Bool {
    // `is` looks into an AnyHashable, so a node that is Hashable is one.
    guard !(type is any StyleNode.Type), type != AnyHashable.self else { return false }
    // Sound because every type's metadata begins with a word that says its kind, which is part of
    // the stable ABI; for a class it is 0 or an address.
    switch unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self) {
    // A struct, an enumeration, a tuple, a function, a type's type, a protocol's type. Optionals
    // have a kind of their own and are left out, for `is` looks into them as well.
    case 0x200, 0x201, 0x301, 0x302, 0x304, 0x306: return true
    default: return false
    }
  }
}
