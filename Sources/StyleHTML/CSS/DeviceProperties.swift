/// Properties of the environment that a device or its user determines, and that media queries can
/// test.
struct DeviceProperties: OptionSet, Hashable, CaseIterable {
  let rawValue: UInt8

  /// The light or dark color scheme.
  static let colorScheme = DeviceProperties(rawValue: 1)

  /// The contrast between colors.
  static let contrast = DeviceProperties(rawValue: 2)

  /// Whether to reduce motion.
  static let reduceMotion = DeviceProperties(rawValue: 4)

  /// The horizontal space, as a class.
  static let horizontalSizeClass = DeviceProperties(rawValue: 8)

  /// The vertical space, as a class.
  static let verticalSizeClass = DeviceProperties(rawValue: 16)

  /// Each property alone.
  static let allCases: [DeviceProperties] = [
    .colorScheme, .contrast, .reduceMotion, .horizontalSizeClass, .verticalSizeClass,
  ]

  /// All properties.
  static let all = DeviceProperties(allCases)
}
