/// One way in which situations differ, such as the color scheme, with the positions to examine.
///
/// Control states and the widths of containers are always axes. The axis of a property of the
/// environment, or of a model's property, is declared once, and every tool that examines situations knows
/// it from then on.
public struct SituationAxis: Sendable {
  /// The name, such as that of the environment's property.
  public let name: String

  /// Whether the positions are samples of more values, so that a certificate holds for these only.
  public let isSampled: Bool

  /// The positions, each with its name.
  package let positions: [Position]

  /// A position, and the situation that it is.
  package struct Position: Sendable {
    package let name: String
    package let situation: Situation

    package init(name: String, situation: Situation) {
      (self.name, self.situation) = (name, situation)
    }
  }

  package init(name: String, positions: [Position], isSampled: Bool = false) {
    (self.name, self.positions, self.isSampled) = (name, positions, isSampled)
  }

  /// Creates the axis of a property of the environment, for example one of your own.
  ///
  /// ```swift
  /// let columns = SituationAxis("columns", \.columnCount, values: [1, 2, 3], isSampled: true)
  /// ```
  ///
  /// The value that the tree's environment has is always examined as well. A key that declares its axis
  /// needs none in lists of axes: see ``StyleEnvironmentKey/examinedValues``.
  ///
  /// - Parameters:
  ///   - name: The name of the axis.
  ///   - property: The property.
  ///   - values: The values to examine.
  ///   - isSampled: Whether there are more values than the given ones; false by default.
  public init<Value: Hashable & Sendable>(
    _ name: String, _ property: any (WritableKeyPath<StyleEnvironment, Value> & Sendable),
    values: [Value], isSampled: Bool = false
  ) {
    self.init(
      name: name,
      positions: values.map { value in
        Position(
          name: (value as? Double)?.plainDescription ?? "\(value)",
          situation: .environment(name, property, value))
      }, isSampled: isSampled)
  }

  /// Returns the axis of combinations of themes, in the order of each.
  ///
  /// - Parameter choices: The combinations, each from the lowest theme.
  /// - Returns: The axis.
  public static func themes(_ choices: [[Theme]]) -> SituationAxis {
    SituationAxis(
      name: "themes",
      positions: choices.map { Position(name: Theme.name(of: $0), situation: .themes($0)) })
  }
}

extension SituationAxis {
  /// Returns the axis of whole environments.
  ///
  /// - Parameter environments: The environments by name.
  /// - Returns: The axis.
  package static func environments(
    _ environments: KeyValuePairs<String, StyleEnvironment>
  ) -> SituationAxis {
    SituationAxis(
      name: "environment",
      positions: environments.map {
        Position(name: $0, situation: .environment(\StyleEnvironment.self, $1))
      })
  }

  /// Whether a position departs from the default environment in what some reads read.
  package func departs(in reads: ContextReads) -> Bool {
    let plain = StyleEnvironment()
    return positions.contains {
      $0.situation.applied(to: plain).differences(from: plain).intersects(reads)
    }
  }
}

// MARK: - Combinations

extension SituationAxis {
  /// A combination of listed positions, one on each of some axes.
  package struct Combination {
    /// The numbers and the names of the positions.
    package fileprivate(set) var positions: [Int] = []
    package fileprivate(set) var names: [String] = []

    /// The situation of all of them together.
    package fileprivate(set) var situation = Situation()
  }
}

extension [SituationAxis] {
  /// All combinations of positions, the last axis varying fastest; one without positions if there are
  /// no axes.
  ///
  /// They're for positions that someone lists. `SituationFinder` finds the ones that matter to a node.
  package var combinations: LazyMapCollection<Range<Int>, SituationAxis.Combination> {
    (0..<map(\.positions.count).reduce(1, *)).lazy.map(combination)
  }

  private func combination(_ number: Int) -> SituationAxis.Combination {
    var (rest, combination) = (number, SituationAxis.Combination())
    for axis in reversed() {
      combination.positions.append(rest % axis.positions.count)
      rest /= axis.positions.count
    }
    combination.positions.reverse()
    for (axis, index) in zip(self, combination.positions) {
      let position = axis.positions[index]
      combination.names.append(position.name)
      combination.situation = combination.situation.merging(position.situation)
    }
    return combination
  }
}

extension Theme {
  /// The description of a combination of themes, such as `themes 'contoso' and 'night'`.
  package static func name(of themes: [Theme]) -> String {
    if themes.isEmpty { return "no theme" }
    return (themes.count == 1 ? "theme " : "themes ")
      + themes.map { "'\($0)'" }.joined(separator: " and ")
  }
}

// MARK: - Axes of the environment

extension SituationAxis {
  /// The light and the dark color scheme.
  public static var colorScheme: SituationAxis {
    SituationAxis(
      "color scheme", \.colorScheme, values: StyleEnvironment.ColorScheme.allCases)
  }

  /// Standard and increased contrast.
  public static var contrast: SituationAxis {
    SituationAxis("contrast", \.contrast, values: StyleEnvironment.Contrast.allCases)
  }

  /// All sizes of text.
  public static var contentSizeCategory: SituationAxis {
    SituationAxis(
      "text size", \.contentSizeCategory, values: StyleEnvironment.ContentSizeCategory.allCases)
  }

  /// Both directions of lines.
  public static var layoutDirection: SituationAxis {
    SituationAxis(
      "direction", \.layoutDirection, values: StyleEnvironment.LayoutDirection.allCases)
  }

  /// Compact and regular width, as classes.
  public static var horizontalSizeClass: SituationAxis {
    SituationAxis("width class", \.horizontalSizeClass, values: StyleEnvironment.SizeClass.allCases)
  }

  /// Compact and regular height, as classes.
  public static var verticalSizeClass: SituationAxis {
    SituationAxis("height class", \.verticalSizeClass, values: StyleEnvironment.SizeClass.allCases)
  }

  /// All kinds of devices.
  public static var idiom: SituationAxis {
    SituationAxis("idiom", \.idiom, values: StyleEnvironment.Idiom.allCases)
  }

  /// All orientations.
  public static var orientation: SituationAxis {
    SituationAxis("orientation", \.orientation, values: StyleEnvironment.Orientation.allCases)
  }

  /// With and without reduced motion.
  public static var reduceMotion: SituationAxis {
    SituationAxis("reduce motion", \.reduceMotion, values: [false, true])
  }

  /// One, two and three pixels for a point, which are samples.
  public static var displayScale: SituationAxis {
    SituationAxis("scale", \.displayScale, values: [1, 2, 3], isSampled: true)
  }

  /// The axes of all properties of the environment that the library declares.
  public static var standard: [SituationAxis] {
    [
      colorScheme, contrast, contentSizeCategory, layoutDirection, horizontalSizeClass,
      verticalSizeClass, idiom, orientation, reduceMotion, displayScale,
    ]
  }
}

// MARK: - Axes of keys

extension SituationAxis {
  /// The axis that a key of the environment declares, given the key's identity; nil if it declares none.
  init?(key: ObjectIdentifier) {
    guard let key = ConformanceRecords.type(of: key) as? any StyleEnvironmentKey.Type else {
      return nil
    }
    self.init(of: key)
  }

  private init?<Key: StyleEnvironmentKey>(of key: Key.Type) {
    let values = Key.examinedValues
    if values.isEmpty { return nil }
    let isFinite = Key.Value.self == Bool.self || Key.Value.self is any CaseIterable.Type
    let name = "\(Key.self)"
    self.init(
      name.hasSuffix("Key") && name.count > 3
        ? String(name.dropLast(3)).spelledOut : name.spelledOut,
      \.[KeyPlace<Key>()], values: values, isSampled: !isFinite)
  }
}

/// A key as an argument of a key path.
private struct KeyPlace<Key: StyleEnvironmentKey>: Hashable, Sendable {}

extension StyleEnvironment {
  fileprivate subscript<Key: StyleEnvironmentKey>(place: KeyPlace<Key>) -> Key.Value {
    get { self[Key.self] }
    set { self[Key.self] = newValue }
  }
}

extension String {
  /// A name in camel case as words: `line spacing` for `LineSpacing`.
  package var spelledOut: String {
    reduce(into: "") { words, character in
      if character.isUppercase, !words.isEmpty { words += " " }
      words += character.lowercased()
    }
  }
}
