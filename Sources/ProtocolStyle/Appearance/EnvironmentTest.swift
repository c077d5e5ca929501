/// A test of whether a property of the environment has a value.
package struct EnvironmentTest: Sendable {
  /// The name of the property; key paths of computed properties don't contain it.
  private let name: String
  private let property: any AnyKeyPath & Sendable
  private let value: any Hashable & Sendable
  private let isEqual: @Sendable (StyleEnvironment) -> Bool

  init(
    name: String, property: any AnyKeyPath & Sendable, value: any Hashable & Sendable,
    isEqual: @escaping @Sendable (StyleEnvironment) -> Bool
  ) {
    self.name = name
    self.property = property
    self.value = value
    self.isEqual = isEqual
  }

  /// Returns whether the property has the value in the current environment.
  func holds() -> Bool { isEqual(.current) }

  /// Returns whether this test and another can't both be true, because they expect different
  /// values.
  package func excludes(_ other: EnvironmentTest) -> Bool {
    property == other.property && self != other
  }
}

extension EnvironmentTest: Hashable {
  package static func == (left: EnvironmentTest, right: EnvironmentTest) -> Bool {
    left.property == right.property && AnyHashable(left.value) == AnyHashable(right.value)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(property)
    value.hash(into: &hasher)
  }
}

extension EnvironmentTest: CustomStringConvertible {
  /// The property with the value, such as `colorScheme(dark)`.
  package var description: String {
    "\(name)(\((value as? Double)?.plainDescription ?? "\(value)"))"
  }
}
