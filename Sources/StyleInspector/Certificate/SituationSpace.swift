public import ProtocolStyle

/// The situations that a certificate covers: every combination of positions on some axes.
///
/// ```swift
/// let space = SituationSpace(axes: [.colorScheme, .contrast, .contentSizeCategory])
/// ```
///
/// Themes are those of the ``Inspector``; control states and the widths of containers are always axes.
/// Only combinations that the style of a node can tell apart are evaluated, so an axis that nothing
/// reads costs nothing.
public struct SituationSpace: Sendable {
  /// The axes, besides themes, control states and the widths of containers.
  public var axes: [SituationAxis]

  /// The control states that nodes can be in, in any combination; all by default.
  public var controlStates: ControlState

  /// The color behind the roots.
  ///
  /// White in the light color scheme and black in the dark one by default. Nil if it isn't known, so
  /// that no contrast with it can be certified.
  public var canvas: Color?

  /// The largest number of situations in which one node is examined.
  ///
  /// If the style of a node can tell more situations apart, it can't be certified.
  public var limit: Int

  /// Creates a space.
  ///
  /// - Parameters:
  ///   - axes: The axes besides themes, control states and the widths of containers;
  ///     ``SituationAxis/standard`` by default.
  ///   - controlStates: The control states that nodes can be in, in any combination; all by default.
  ///   - canvas: The color behind the roots; by default white in the light color scheme and black in
  ///     the dark one. Nil if it isn't known.
  ///   - limit: The largest number of situations for one node; 20,000 by default, at least 1.
  public init(
    axes: [SituationAxis] = SituationAxis.standard,
    controlStates: ControlState = ControlState(rawValue: .max),
    canvas: Color? = .adaptive(light: .white, dark: .black), limit: Int = 20_000
  ) {
    (self.axes, self.controlStates) = (axes, controlStates)
    (self.canvas, self.limit) = (canvas, max(limit, 1))
  }
}

// MARK: - SituationAxis

/// One way in which situations differ, such as the color scheme, with the positions to examine.
public struct SituationAxis: Sendable {
  /// The name, such as that of the environment's property.
  public let name: String

  /// Whether the positions are samples of more values, so that a certificate holds for these only.
  public let isSampled: Bool

  let kind: Kind

  /// The thing that the positions change.
  enum Kind: Sendable {
    case environment([EnvironmentPosition])
    case model(ModelPositions)
  }

  /// A value of a property of the environment.
  struct EnvironmentPosition: Sendable {
    let name: String
    let apply: @Sendable (inout StyleEnvironment) -> Void

    /// Whether an environment has the value already.
    let holds: @Sendable (StyleEnvironment) -> Bool
  }

  /// The values of a property of models of one type.
  package struct ModelPositions: Sendable {
    let names: [String]

    /// Returns functions for a node; nil for a node of another type.
    let setter: @Sendable (StyleTree, AnyNodeHandle) -> ModelSetter?
  }

  /// Sets the property of one node.
  struct ModelSetter {
    /// Sets the value at a position.
    let set: (Int) -> Void

    /// Sets the value that the node had at first.
    let restore: () -> Void
  }

  /// Creates the axis of a property of the environment, for example one of your own.
  ///
  /// ```swift
  /// let columns = SituationAxis("columns", \.columnCount, values: [1, 2, 3], isSampled: true)
  /// ```
  ///
  /// The value that the tree's environment has is always examined as well.
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
    (self.name, self.isSampled) = (name, isSampled)
    kind = .environment(
      values.map { value in
        EnvironmentPosition(
          name: (value as? Double)?.plainDescription ?? "\(value)",
          apply: { $0[keyPath: property] = value }, holds: { $0[keyPath: property] == value })
      })
  }

  /// Returns the axis of a property of models, such as a button's size.
  ///
  /// Reads of models aren't recorded, so every node of the type, and every node inside one, is
  /// examined with each value. The models have their own values again afterwards; an object is
  /// changed meanwhile, so that its observers notice.
  ///
  /// - Parameters:
  ///   - name: The name of the axis.
  ///   - property: The property; its positions are all cases of its type, besides the value of the
  ///     model itself.
  /// - Returns: The axis.
  public static func variant<Node: StyleNode, Value: CaseIterable & Sendable>(
    _ name: String, _ property: any (WritableKeyPath<Node, Value> & Sendable)
  ) -> SituationAxis {
    let values = Array(Value.allCases)
    let positions = ModelPositions(names: values.map { "\($0)" }) { tree, node in
      guard let node = tree.handle(node, as: Node.self) else { return nil }
      let original = tree.node(of: node)[keyPath: property]
      return ModelSetter(
        set: { tree[node][keyPath: property] = values[$0] },
        restore: { tree[node][keyPath: property] = original })
    }
    return SituationAxis(name: name, kind: .model(positions))
  }

  private init(name: String, kind: Kind) {
    (self.name, self.kind, isSampled) = (name, kind, false)
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

// MARK: - ResolvedAxis

/// An axis for one tree, beginning with the position that the tree has.
package struct ResolvedAxis {
  /// The name.
  package let name: String
  let isSampled: Bool

  /// The names of the positions; nil for a value that isn't among those of the axis.
  package let positions: [String?]

  /// The thing that the positions change.
  package let change: Change

  /// The parts of a context that differ between the positions.
  package let touched: ContextReads

  /// The thing that the positions of an axis change.
  package enum Change {
    /// The themes in force at each position.
    case themes([[Theme]])

    /// A change of the environment for each position.
    case environment([@Sendable (inout StyleEnvironment) -> Void])

    /// The first position is each model's own value.
    case model(SituationAxis.ModelPositions)
  }

  /// The combinations of themes, each with the fixed ones below.
  init(themes choices: [[Theme]], above fixed: [Theme], in tree: StyleTree) {
    let present = choices.firstIndex { fixed + $0 == tree.themes }
    let ordered =
      (present.map { [choices[$0]] } ?? [])
      + choices.indices.filter { $0 != present }.map { choices[$0] }
    (name, isSampled, touched) = ("themes", false, ContextReads())
    positions = ordered.map(Situation.name(of:))
    change = .themes(ordered.map { fixed + $0 })
  }

  /// Creates the axis for trees with an environment.
  package init(_ axis: SituationAxis, in environment: StyleEnvironment) {
    (name, isSampled) = (axis.name, axis.isSampled)
    switch axis.kind {
    case .environment(let positions):
      let present = positions.firstIndex { $0.holds(environment) }
      let others = positions.indices.filter { $0 != present }.map { positions[$0] }
      self.positions = [present.map { positions[$0].name }] + others.map(\.name)
      change = .environment([{ _ in }] + others.map(\.apply))
      touched = others.reduce(into: ContextReads()) { touched, position in
        var changed = environment
        position.apply(&changed)
        touched.formUnion(changed.differences(from: environment))
      }
    case .model(let positions):
      self.positions = [nil] + positions.names
      change = .model(positions)
      touched = ContextReads()
    }
  }
}
