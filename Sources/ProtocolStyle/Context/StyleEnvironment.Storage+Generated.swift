// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: StyleEnvironment.Storage.swift

extension StyleEnvironment.Fields {
  static let displayScale = Self(rawValue: 1 << 0)
  static let colorScheme = Self(rawValue: 1 << 1)
  static let contrast = Self(rawValue: 1 << 2)
  static let interfaceLevel = Self(rawValue: 1 << 3)
  static let contentSizeCategory = Self(rawValue: 1 << 4)
  static let layoutDirection = Self(rawValue: 1 << 5)
  static let horizontalSizeClass = Self(rawValue: 1 << 6)
  static let verticalSizeClass = Self(rawValue: 1 << 7)
  static let idiom = Self(rawValue: 1 << 8)
  static let orientation = Self(rawValue: 1 << 9)
  static let reduceMotion = Self(rawValue: 1 << 10)
}

extension StyleEnvironment.Storage {
  /// The properties in which two environments differ.
  func differences(from other: Self) -> StyleEnvironment.Fields {
    var result: StyleEnvironment.Fields = []
    if displayScale != other.displayScale { result.insert(.displayScale) }
    if colorScheme != other.colorScheme { result.insert(.colorScheme) }
    if contrast != other.contrast { result.insert(.contrast) }
    if interfaceLevel != other.interfaceLevel { result.insert(.interfaceLevel) }
    if contentSizeCategory != other.contentSizeCategory { result.insert(.contentSizeCategory) }
    if layoutDirection != other.layoutDirection { result.insert(.layoutDirection) }
    if horizontalSizeClass != other.horizontalSizeClass { result.insert(.horizontalSizeClass) }
    if verticalSizeClass != other.verticalSizeClass { result.insert(.verticalSizeClass) }
    if idiom != other.idiom { result.insert(.idiom) }
    if orientation != other.orientation { result.insert(.orientation) }
    if reduceMotion != other.reduceMotion { result.insert(.reduceMotion) }
    return result
  }

  /// Copies some properties from another environment.
  mutating func take(_ fields: StyleEnvironment.Fields, from other: Self) {
    if fields.contains(.displayScale) { displayScale = other.displayScale }
    if fields.contains(.colorScheme) { colorScheme = other.colorScheme }
    if fields.contains(.contrast) { contrast = other.contrast }
    if fields.contains(.interfaceLevel) { interfaceLevel = other.interfaceLevel }
    if fields.contains(.contentSizeCategory) { contentSizeCategory = other.contentSizeCategory }
    if fields.contains(.layoutDirection) { layoutDirection = other.layoutDirection }
    if fields.contains(.horizontalSizeClass) { horizontalSizeClass = other.horizontalSizeClass }
    if fields.contains(.verticalSizeClass) { verticalSizeClass = other.verticalSizeClass }
    if fields.contains(.idiom) { idiom = other.idiom }
    if fields.contains(.orientation) { orientation = other.orientation }
    if fields.contains(.reduceMotion) { reduceMotion = other.reduceMotion }
  }

  /// The values of all properties, as text, by name.
  package var values: KeyValuePairs<String, String> {
    [
      "displayScale": displayScale.plainDescription,
      "colorScheme": "\(colorScheme)",
      "contrast": "\(contrast)",
      "interfaceLevel": "\(interfaceLevel)",
      "contentSizeCategory": "\(contentSizeCategory)",
      "layoutDirection": "\(layoutDirection)",
      "horizontalSizeClass": "\(horizontalSizeClass)",
      "verticalSizeClass": "\(verticalSizeClass)",
      "idiom": "\(idiom)",
      "orientation": "\(orientation)",
      "reduceMotion": "\(reduceMotion)",
    ]
  }
}
