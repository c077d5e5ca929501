/// A value with parts that depend on the context, such as an adaptive color.
///
/// A view model contains only resolved values, so every value is resolved when it's written into
/// one. Conform if your own value type contains such parts, or else view models would contain
/// unresolved colors:
///
/// ```swift
/// struct Halo: Hashable, Sendable, Codable, ContextResolvable {
///   var color: Color
///   var radius: Double
///
///   func resolved() -> Halo { Halo(color: color.resolved(), radius: radius) }
/// }
/// ```
public protocol ContextResolvable: Sendable {
  /// Resolves everything that depends on the context, by the current context of this thread.
  ///
  /// - Returns: A resolved value; `self` if it's resolved already.
  func resolved() -> Self
}
