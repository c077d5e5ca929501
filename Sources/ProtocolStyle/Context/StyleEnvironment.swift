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
  /// The color scheme, light or dark; light by default.
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

  /// The preferred contrast between colors; standard by default.
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

  /// The preferred text size; `large`, the usual size, by default.
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

  /// The direction of lines of text; left to right by default.
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

  /// The amount of space in horizontal direction; regular by default.
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

  /// The amount of space in vertical direction; regular by default.
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

  /// The kind of device; unspecified by default.
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

  /// The orientation of the interface; portrait by default.
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

  /// Whether the user prefers little motion, as `prefers-reduced-motion` in CSS; false by default.
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

  /// The number of pixels per point; 1 by default, and if it isn't finite or not above 0.
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

  /// The value of a custom key; the key's default if none was assigned.
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
