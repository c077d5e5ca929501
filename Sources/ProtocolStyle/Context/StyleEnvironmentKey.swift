/// The key of a custom value in the environment, like SwiftUI's `EnvironmentKey`.
///
/// ```swift
/// enum DensityKey: StyleEnvironmentKey {
///   static let defaultValue = 1.0
/// }
///
/// extension StyleEnvironment {
///   var density: Double {
///     get { self[DensityKey.self] }
///     set { self[DensityKey.self] = newValue }
///   }
/// }
/// ```
public protocol StyleEnvironmentKey: SendableMetatype {
  /// The type of the values.
  associatedtype Value: Hashable & Sendable

  /// The value if none was assigned.
  static var defaultValue: Value { get }
}

extension StyleEnvironment {
  /// The value that was assigned for a key.
  struct Setting: Hashable, Sendable {
    let value: any Hashable & Sendable

    /// Whether the value is the key's default and thus equals an unset key, except in sets of
    /// changes.
    let isDefault: Bool

    static func == (left: Setting, right: Setting) -> Bool {
      ExactEquality.holds(left.value, right.value)
    }

    func hash(into hasher: inout Hasher) {
      value.hash(into: &hasher)
    }
  }
}
