/// The environment of a node, such as its color scheme, the counterpart of UIKit's
/// `UITraitCollection`.
///
/// Getters and closures read the current environment while they run:
///
/// ```swift
/// extension DimmedBackground {
///   var backgroundColor: Color {
///     StyleEnvironment.current.colorScheme == .dark ? .darkGray : .white
///   }
/// }
/// ```
///
/// An environment has the properties below, and custom ones, whose keys conform to
/// `StyleEnvironmentKey`. The reads of getters and closures are recorded, so that a change
/// invalidates only the nodes that depend on it.
public struct StyleEnvironment: Sendable {
  /// The built-in properties.
  package var storage = Storage()

  /// The assigned built-in properties; only sets of changes use it.
  var assigned: Fields = []

  /// The assigned values of keys, including defaults.
  var assignments: [ObjectIdentifier: Setting] = [:]

  /// Creates the default environment.
  public init() {}

  /// Creates an environment with a color scheme; the other properties have their defaults.
  ///
  /// - Parameter colorScheme: The color scheme, light or dark.
  public init(colorScheme: ColorScheme) {
    self.colorScheme = colorScheme
  }

  /// The environment of the node that is being styled on this thread.
  ///
  /// Outside a `StyleApplier` it's the default environment, `StyleEnvironment()`. It's only
  /// available to the running getter: a task that the getter starts doesn't inherit it. A read
  /// costs a few nanoseconds.
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
      // Assigning the default equals not assigning anything, also for `==`. A default that reads
      // the context is an exception, because it may have another value elsewhere.
      var context = StyleContext.current
      let (standard, reads) = StyleContext.tracking(at: &context) { Key.defaultValue }
      assignments[ObjectIdentifier(key)] = Setting(
        value: newValue, isDefault: reads.isEmpty && ExactEquality.holds(newValue, standard))
    }
  }
}

extension StyleEnvironment {
  /// Runs a closure in this environment, as getters run.
  package func evaluating<Result>(_ body: () -> Result) -> Result {
    var context = StyleContext.current
    context.environment = self
    return context.run(body)
  }
}
