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
