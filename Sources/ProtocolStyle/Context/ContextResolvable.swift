/// A value that may hold something which only the context decides, such as an adaptive color.
///
/// A view model holds decided values only, so whatever is written into one is resolved first. A
/// value type of your own that contains colors conforms, or a view model could hold colors in it
/// that have not decided:
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
  /// Decides everything that is still open, by the context that is current on this thread.
  ///
  /// - Returns: A value with nothing left to decide; `self` when there was nothing.
  func resolved() -> Self
}
