/// What the surroundings of a node are like: the counterpart of UIKit's `UITraitCollection`.
///
/// A getter or a closure reads the current one while it runs:
///
/// ```swift
/// extension DimmedBackground {
///   var backgroundColor: Color {
///     StyleEnvironment.current.colorScheme == .dark ? .darkGray : .white
///   }
/// }
/// ```
public struct StyleEnvironment: Hashable, Sendable {
  /// Whether the surroundings are light or dark; light by default.
  public var colorScheme: ColorScheme

  /// Makes an environment.
  ///
  /// - Parameter colorScheme: Whether the surroundings are light or dark; light by default.
  public init(colorScheme: ColorScheme = .light) {
    self.colorScheme = colorScheme
  }

  /// The environment of the node that is being styled on this thread.
  ///
  /// Outside of a `StyleApplier` it is the default environment, `StyleEnvironment()`. It belongs
  /// to the getter that runs: a task which the getter starts does not inherit it. A read costs a
  /// few nanoseconds.
  public static var current: StyleEnvironment { StyleContext.current.environment }
}
