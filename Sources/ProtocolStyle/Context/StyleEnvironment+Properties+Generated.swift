// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: StyleEnvironment.Storage.swift

extension StyleEnvironment {
  /// The number of pixels in a point; 1 by default.
  ///
  /// A number that isn't finite and above 0 counts as 1.
  public var displayScale: Double {
    get {
      StyleContext.note(.displayScale)
      return storage.displayScale
    }
    set {
      storage.displayScale = newValue
      assigned.insert(.displayScale)
    }
  }

  /// The light or dark color scheme; light by default.
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

  /// The contrast between colors; standard by default.
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

  /// The level of the interface, which is elevated over others; base by default.
  public var interfaceLevel: InterfaceLevel {
    get {
      StyleContext.note(.interfaceLevel)
      return storage.interfaceLevel
    }
    set {
      storage.interfaceLevel = newValue
      assigned.insert(.interfaceLevel)
    }
  }

  /// The size of text; large, which is the usual size, by default.
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

  /// The horizontal space, as a class; regular by default.
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

  /// The vertical space, as a class; regular by default.
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

  /// Whether to reduce motion; false by default.
  ///
  /// The counterpart of CSS `prefers-reduced-motion`.
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
}
