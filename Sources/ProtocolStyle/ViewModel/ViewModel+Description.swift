extension ViewModel: CustomStringConvertible {
  /// The kind and the attributes by name: `button(backgroundColor: #ffff00, borderWidth: 2)`.
  public var description: String {
    "\(kind)(\(map(\.description).joined(separator: ", ")))"
  }
}

extension ViewModel.Element: CustomStringConvertible {
  /// The attribute and its value: `borderWidth: 2`.
  public var description: String { "\(attribute): \(valueDescription)" }

  /// The value as people write it: `2`, `#ffff00`, `Helvetica Neue 17`.
  public var valueDescription: String { Self.describe(value) }

  /// A value as people write it: whole numbers without a fraction.
  package static func describe(_ value: any Hashable & Sendable & Codable) -> String {
    (value as? Double)?.plainDescription ?? "\(value)"
  }
}
