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
/// An environment has the properties below and values of your own, by `StyleEnvironmentKey`. Which
/// of them a getter or a closure reads is noted.
public struct StyleEnvironment: Sendable {
  /// The built-in properties.
  package var storage = Storage()

  /// The built-in properties that were assigned; only changes look at it.
  var assigned: Fields = []

  /// What was assigned for keys, their defaults too.
  var assignments: [ObjectIdentifier: Setting] = [:]

  /// Makes the default environment.
  public init() {}

  /// Makes an environment; what is not said here is set on the result.
  ///
  /// - Parameter colorScheme: Whether the surroundings are light or dark.
  public init(colorScheme: ColorScheme) {
    self.colorScheme = colorScheme
  }

  /// The environment of the node that is being styled on this thread.
  ///
  /// Outside of a `StyleApplier` it is the default environment, `StyleEnvironment()`. It belongs
  /// to the getter that runs: a task which the getter starts does not inherit it. A read costs a
  /// few nanoseconds.
  public static var current: StyleEnvironment {
    StyleContext.pointer?.pointee.environment ?? StyleEnvironment()
  }
}

extension StyleEnvironment {
  /// The value of a key of your own; its default where none was set.
  ///
  /// - Parameter key: The key's type.
  public subscript<Key: StyleEnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      StyleContext.note(key: ObjectIdentifier(key))
      guard let setting = assignments[ObjectIdentifier(key)] else { return Key.defaultValue }
      return setting.value as! Key.Value
    }
    set {
      // Setting the default is the same as not setting it, also for `==`; but not a default that
      // reads the context, because it is another one elsewhere.
      var context = StyleContext.current
      let (standard, reads) = StyleContext.tracking(at: &context) { Key.defaultValue }
      assignments[ObjectIdentifier(key)] = Setting(
        value: newValue, isDefault: reads.isEmpty && ExactEquality.holds(newValue, standard))
    }
  }
}
