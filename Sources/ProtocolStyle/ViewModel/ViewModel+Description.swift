extension ViewModel: CustomStringConvertible {
  /// The kind and the attributes by name, such as `button(backgroundColor: #ffff00, borderWidth:
  /// 2)`.
  public var description: String {
    "\(kind)(\(map(\.description).joined(separator: ", ")))"
  }
}

extension ViewModel.Element: CustomStringConvertible {
  /// The attribute and its value, such as `borderWidth: 2`.
  public var description: String { "\(attribute): \(valueDescription)" }

  /// The value without Swift syntax, such as `2`, `#ffff00` or `Helvetica Neue 17`.
  public var valueDescription: String { Self.describe(value) }

  /// Returns a value without Swift syntax; whole numbers have no fraction.
  package static func describe(_ value: any Hashable & Sendable & Codable) -> String {
    (value as? Double)?.plainDescription ?? "\(value)"
  }
}
