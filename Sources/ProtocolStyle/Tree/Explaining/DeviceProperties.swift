/// Properties of the environment that a device or its user determines, and that media queries can
/// test.
package struct DeviceProperties: OptionSet, Hashable, Sendable, CaseIterable {
  /// The bits.
  package let rawValue: UInt8

  /// Makes a set of bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The light or dark color scheme.
  package static let colorScheme = DeviceProperties(rawValue: 1)

  /// The contrast between colors.
  package static let contrast = DeviceProperties(rawValue: 2)

  /// Whether to reduce motion.
  package static let reduceMotion = DeviceProperties(rawValue: 4)

  /// The horizontal space, as a class.
  package static let horizontalSizeClass = DeviceProperties(rawValue: 8)

  /// The vertical space, as a class.
  package static let verticalSizeClass = DeviceProperties(rawValue: 16)

  /// Each property alone.
  package static let allCases: [DeviceProperties] = [
    .colorScheme, .contrast, .reduceMotion, .horizontalSizeClass, .verticalSizeClass,
  ]

  /// All properties.
  package static let all: DeviceProperties = DeviceProperties(allCases)

  /// All subsets, each after its own subsets.
  package var subsets: [DeviceProperties] {
    (0...rawValue).map { DeviceProperties(rawValue: $0) }.filter { $0.isSubset(of: self) }
      .sorted { left, right in
        (left.rawValue.nonzeroBitCount, left.rawValue)
          < (right.rawValue.nonzeroBitCount, right.rawValue)
      }
  }
}

extension StyleTree {
  /// The properties that styles, rules, scopes and themes have read where they were evaluated so
  /// far, in all control states.
  ///
  /// It may have properties that only content has read.
  package var deviceProperties: DeviceProperties {
    var reads = resolver.themeReads
    resolver.contexts.forEach { inherited in
      inherited.forEachSelection { reads.formUnion($0.reads) }
    }
    for scope in resolver.scopes.values { reads.formUnion(scope.reads) }
    for settings in store.settings.values {
      if let known = settings.reads { reads.formUnion(known) }
    }
    return DeviceProperties(reads.fields)
  }
}

extension DeviceProperties {
  /// The properties among the fields of an environment.
  fileprivate init(_ fields: StyleEnvironment.Fields) {
    let known: [(StyleEnvironment.Fields, DeviceProperties)] = [
      (.colorScheme, .colorScheme), (.contrast, .contrast), (.reduceMotion, .reduceMotion),
      (.horizontalSizeClass, .horizontalSizeClass), (.verticalSizeClass, .verticalSizeClass),
    ]
    self = DeviceProperties(known.filter { fields.contains($0.0) }.map(\.1))
  }
}
