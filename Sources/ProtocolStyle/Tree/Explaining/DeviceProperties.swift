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

  /// The number of properties.
  package var count: Int { rawValue.nonzeroBitCount }

  /// All subsets, each after its own subsets.
  package var subsets: [DeviceProperties] {
    (0...rawValue).map { DeviceProperties(rawValue: $0) }.filter { $0.isSubset(of: self) }
      .sorted { left, right in
        (left.count, left.rawValue) < (right.count, right.rawValue)
      }
  }
}

extension StyleTree {
  /// The properties of the tree's environment that the styles of nodes may depend on, in all control
  /// states and widths that were evaluated so far.
  ///
  /// A node depends on those that were read for any node of its type, by a theme or by its own scope,
  /// unless a scope assigns them, and on those of its ancestors, whose values it may inherit. So it
  /// has equal styles in an environment that differs in other properties only. It may have properties
  /// that only content has read. What was read for looks that were removed is unknown, so call it
  /// before any is: see `keepingNumbers(_:)`.
  ///
  /// - Parameter nodes: The nodes.
  /// - Returns: The properties for each node.
  package func deviceProperties(of nodes: [AnyNodeHandle]) -> [DeviceProperties] {
    var ofTypes = Array(repeating: resolver.themeReads.fields, count: store.columns.count)
    resolver.contexts.forEach { inherited in
      if !inherited.isBase { return }
      inherited.shared.forEachSelection { selection in
        ofTypes[selection.column.number.index].formUnion(selection.reads.fields)
      }
    }
    var dependences = Array(repeating: EnvironmentDependence(), count: store.records.count)
    forEachRecord(within: roots) { index, _, record in
      let parent = record.pointee.parent
      var dependence =
        parent == NodeRecord.none ? EnvironmentDependence() : dependences[Int(parent)]
      if let scope = resolver.scopes[index] { dependence.enter(scope) }
      dependence.add(ofTypes[record.pointee.column.index])
      if let own = store.settings[index]?.reads { dependence.add(own.fields) }
      dependences[Int(index)] = dependence
    }
    return nodes.map { DeviceProperties(dependences[Int(index(of: $0))].fields) }
  }
}

/// The properties of the tree's environment that a node depends on.
private struct EnvironmentDependence {
  private(set) var fields: StyleEnvironment.Fields = []

  /// The properties that scopes around the node assign.
  private var assigned: StyleEnvironment.Fields = []

  /// Adds properties that were read in the node's context.
  mutating func add(_ read: StyleEnvironment.Fields) {
    fields.formUnion(read.subtracting(assigned))
  }

  /// Adds a scope of the node, which may assign other properties elsewhere if it has read something.
  mutating func enter(_ scope: ScopeOutcome) {
    add(scope.reads.fields)
    if scope.reads == ContextReads() { assigned.formUnion(scope.environment.fields) }
  }
}

extension DeviceProperties {
  /// The properties among the fields of an environment.
  fileprivate init(_ fields: StyleEnvironment.Fields) {
    self = []
    for (field, property) in Self.fields where fields.contains(field) { insert(property) }
  }

  /// The properties in which environments differ; nil if they differ in anything else.
  package init?(differencesOf environment: StyleEnvironment, from other: StyleEnvironment) {
    let differences = environment.differences(from: other)
    guard differences.keys == nil, differences.fields.isSubset(of: Self.allFields) else {
      return nil
    }
    self.init(differences.fields)
  }

  private static let fields: [(field: StyleEnvironment.Fields, property: DeviceProperties)] = [
    (.colorScheme, .colorScheme), (.contrast, .contrast), (.reduceMotion, .reduceMotion),
    (.horizontalSizeClass, .horizontalSizeClass), (.verticalSizeClass, .verticalSizeClass),
  ]

  private static let allFields = StyleEnvironment.Fields(fields.map(\.field))
}
