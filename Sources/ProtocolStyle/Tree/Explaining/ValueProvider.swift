/// The trait whose getter provides a value, or the type of the node if it declares the property
/// itself.
///
/// Prints as `Shop.Prominent`, as `Shop.Prominent (Traits.swift:12)` if the line is known, and as
/// `default of ProtocolStyle.BackgroundColor` if no trait sets the value.
public struct ValueProvider: Hashable, Sendable {
  /// The module that declares the trait or the type.
  public let module: String

  /// The name, with the types that contain it: `Prominent`.
  public let name: String

  /// The property: `backgroundColor`; nil if it isn't known.
  public let property: String?

  /// Whether the value is the default of the style protocol, because no trait sets it.
  public let isDefault: Bool

  /// The place of the getter, as `Shop/Traits.swift:12`; nil unless `GetterLocations` has it.
  public package(set) var location: String?

  package init(module: String, name: String, property: String?, isDefault: Bool) {
    (self.module, self.name, self.property) = (module, name, property)
    self.isDefault = isDefault
  }
}

extension ValueProvider: CustomStringConvertible {
  /// The module, the name, and the place without its folders.
  public var description: String {
    "\(isDefault ? "default of " : "")\(module).\(name)\(SourcePlace.suffix(location))"
  }
}

/// Places in files, as explanations print them.
enum SourcePlace {
  /// Returns a place in parentheses, without the module or the folders: ` (Rules.swift:12)`.
  static func suffix(_ location: String?) -> String {
    location.map { " (\(shortened($0)))" } ?? ""
  }

  /// Returns a place without the module or the folders; a pointer into a file is kept whole.
  static func shortened(_ location: String) -> String {
    let bytes = location.utf8
    let file = bytes.prefix { $0 != UInt8(ascii: "#") }
    guard let slash = file.lastIndex(of: UInt8(ascii: "/")) else { return location }
    return String(location[bytes.index(after: slash)...])
  }
}
