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
///
/// An environment has the properties below and values of your own, by `StyleEnvironmentKey`.
public struct StyleEnvironment: Hashable, Sendable {
  /// Whether the surroundings are light or dark; light by default.
  public var colorScheme = ColorScheme.light

  /// How far colours should stand apart; standard by default.
  public var contrast = Contrast.standard

  /// How large text should be; large, which is the usual size, by default.
  public var contentSizeCategory = ContentSizeCategory.large

  /// In which direction lines of text run; left to right by default.
  public var layoutDirection = LayoutDirection.leftToRight

  /// How much room there is from side to side; regular by default.
  public var horizontalSizeClass = SizeClass.regular

  /// How much room there is from top to bottom; regular by default.
  public var verticalSizeClass = SizeClass.regular

  /// What kind of device there is; unspecified by default.
  public var idiom = Idiom.unspecified

  /// How the interface is turned; portrait by default.
  public var orientation = Orientation.portrait

  /// Whether those who look on want little to move, CSS's `prefers-reduced-motion`; not by default.
  public var reduceMotion = false

  /// How many pixels there are to a point; 1 by default, and when it is not finite and above 0.
  public var displayScale: Double {
    get { scale }
    set { scale = newValue.isFinite && newValue > 0 ? newValue : 1 }
  }

  private var scale = 1.0
  private var values: [ObjectIdentifier: Setting] = [:]

  /// Makes an environment; what is not said here is set on the result.
  ///
  /// - Parameter colorScheme: Whether the surroundings are light or dark; light by default.
  public init(colorScheme: ColorScheme = .light) {
    self.colorScheme = colorScheme
  }

  /// The value of a key of your own; its default where none was set.
  ///
  /// - Parameter key: The key's type.
  public subscript<Key: StyleEnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue }
    set {
      // Setting the default is the same as not setting it, also for `==`.
      let isDefault = newValue == Key.defaultValue
      values[ObjectIdentifier(key)] = isDefault ? nil : Setting(value: newValue)
    }
  }

  /// The environment of the node that is being styled on this thread.
  ///
  /// Outside of a `StyleApplier` it is the default environment, `StyleEnvironment()`. It belongs
  /// to the getter that runs: a task which the getter starts does not inherit it. A read costs a
  /// few nanoseconds.
  public static var current: StyleEnvironment { StyleContext.current.environment }

  /// The value that was set for a key.
  private struct Setting: Hashable, Sendable {
    let value: any Hashable & Sendable

    static func == (left: Setting, right: Setting) -> Bool {
      AnyHashable(left.value) == AnyHashable(right.value)
    }

    func hash(into hasher: inout Hasher) {
      value.hash(into: &hasher)
    }
  }
}
