/// The key of a value of your own in the environment, as SwiftUI's `EnvironmentKey`.
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

  /// The value where none was set.
  static var defaultValue: Value { get }
}
