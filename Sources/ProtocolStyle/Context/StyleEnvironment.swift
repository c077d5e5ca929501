/// What the inherited contexts of a node are like: the counterpart of UIKit's `UITraitCollection`.
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
  /// - Parameter colorScheme: Whether the inherited contexts are light or dark.
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
  /// Whether the inherited contexts are light or dark; light by default.
  public var colorScheme: ColorScheme {
    get {
      StyleContext.note(.colorScheme)
      return storage.colorScheme
    }
    set {
      storage.colorScheme = newValue
      assigned.insert(.colorScheme)
    }
  }

  /// How far colors should stand apart; standard by default.
  public var contrast: Contrast {
    get {
      StyleContext.note(.contrast)
      return storage.contrast
    }
    set {
      storage.contrast = newValue
      assigned.insert(.contrast)
    }
  }

  /// How large text should be; large, which is the usual size, by default.
  public var contentSizeCategory: ContentSizeCategory {
    get {
      StyleContext.note(.contentSizeCategory)
      return storage.contentSizeCategory
    }
    set {
      storage.contentSizeCategory = newValue
      assigned.insert(.contentSizeCategory)
    }
  }

  /// In which direction lines of text run; left to right by default.
  public var layoutDirection: LayoutDirection {
    get {
      StyleContext.note(.layoutDirection)
      return storage.layoutDirection
    }
    set {
      storage.layoutDirection = newValue
      assigned.insert(.layoutDirection)
    }
  }

  /// How much room there is from side to side; regular by default.
  public var horizontalSizeClass: SizeClass {
    get {
      StyleContext.note(.horizontalSizeClass)
      return storage.horizontalSizeClass
    }
    set {
      storage.horizontalSizeClass = newValue
      assigned.insert(.horizontalSizeClass)
    }
  }

  /// How much room there is from top to bottom; regular by default.
  public var verticalSizeClass: SizeClass {
    get {
      StyleContext.note(.verticalSizeClass)
      return storage.verticalSizeClass
    }
    set {
      storage.verticalSizeClass = newValue
      assigned.insert(.verticalSizeClass)
    }
  }

  /// What kind of device there is; unspecified by default.
  public var idiom: Idiom {
    get {
      StyleContext.note(.idiom)
      return storage.idiom
    }
    set {
      storage.idiom = newValue
      assigned.insert(.idiom)
    }
  }

  /// How the interface is turned; portrait by default.
  public var orientation: Orientation {
    get {
      StyleContext.note(.orientation)
      return storage.orientation
    }
    set {
      storage.orientation = newValue
      assigned.insert(.orientation)
    }
  }

  /// Whether those who look on want little to move, CSS's `prefers-reduced-motion`; not by default.
  public var reduceMotion: Bool {
    get {
      StyleContext.note(.reduceMotion)
      return storage.reduceMotion
    }
    set {
      storage.reduceMotion = newValue
      assigned.insert(.reduceMotion)
    }
  }

  /// How many pixels there are to a point; 1 by default, and when it is not finite and above 0.
  public var displayScale: Double {
    get {
      StyleContext.note(.displayScale)
      return storage.displayScale
    }
    set {
      storage.displayScale = newValue.isFinite && newValue > 0 ? newValue : 1
      assigned.insert(.displayScale)
    }
  }

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
