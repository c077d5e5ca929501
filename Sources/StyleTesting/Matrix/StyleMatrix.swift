public import ProtocolStyle
public import StyleSampling

/// All combinations of themes, environments, control states and variants in which nodes are styled.
///
/// ```swift
/// import StyleTesting
///
/// let matrix = StyleMatrix(themes: [[], [contoso], [contoso, dense]])
/// expectStyles(of: BuyButton(), in: matrix, golden: "BuyButton")
/// ```
///
/// ``text(of:applier:)`` writes each value of an attribute once, with the combinations in which it
/// occurs, so the text doesn't grow with the matrix:
///
/// ```text
/// themes: no theme, contoso, contoso + dense
/// environments: light, dark
/// states: normal, highlighted, disabled, selected, focused
///
/// BuyButton (button)
///   alpha: none when normal, highlighted, selected, focused
///   alpha: 0.5 when disabled
///   backgroundColor: #ffffff white when no theme · light
///   backgroundColor: #000000 black when no theme · dark
///   backgroundColor: #ff8000 orange when contoso, contoso + dense
///   borderWidth: 2
/// ```
///
/// The axes come first. Each node is followed by its attributes by name, with a line for each
/// position on an attribute's axis, and by its children, indented. A line applies to all
/// combinations, or to those after `when`: the listed positions of each axis, and any position of
/// the axes that aren't listed; `|` separates alternatives. Content is quoted, and colors are shown
/// with their names in UIKit. A name on an axis that could be mistaken for something else, such as
/// one with a line break or a comma, or a theme's name `no theme`, is quoted as well.
///
/// Properties of a model whose values can be enumerated, such as a button's size and tone, are
/// axes, too: ``init(themes:environments:states:variants:)`` takes their key paths.
///
/// If the style of any node reads the state of its enclosing control, there's another axis for
/// these nodes, with the same states: `tintColor: #ffffff white when in a highlighted control`. If
/// any style compares the width of the container, there's an axis of widths for these nodes:
/// `textColor: #ffffff white when from 300 points`.
public struct StyleMatrix: Sendable {
  /// The themes for each position, from the lowest.
  public let themes: [[Theme]]

  /// The environments by name.
  public let environments: KeyValuePairs<String, StyleEnvironment>

  /// The control states.
  public let states: [ControlState]

  /// The properties of models that are axes.
  let variants: [SituationAxis]

  /// Creates a matrix; traps if an axis is empty, because there would be no combinations.
  ///
  /// - Parameters:
  ///   - themes: The themes for each position of the axis; by default one position without themes.
  ///   - environments: The environments by name; light and dark by default.
  ///   - states: The control states; normal, highlighted, disabled, selected and focused by
  ///     default.
  public init(
    themes: [[Theme]] = [[]],
    environments: KeyValuePairs<String, StyleEnvironment> = [
      "light": StyleEnvironment(colorScheme: .light), "dark": StyleEnvironment(colorScheme: .dark),
    ],
    states: [ControlState] = [.normal, .highlighted, .disabled, .selected, .focused]
  ) {
    self.init(themes, environments, states, variants: [])
  }

  /// Creates a matrix with properties of a model as further axes.
  ///
  /// ```swift
  /// import StyleTesting
  ///
  /// enum Size: CaseIterable { case regular, large }
  /// enum Tone: CaseIterable { case neutral, danger }
  ///
  /// struct PayButton: ButtonNode, BorderWidth {
  ///   var size = Size.regular
  ///   var tone = Tone.neutral
  ///   var borderWidth: Double { size == .large && tone == .danger ? 3 : 1 }
  /// }
  ///
  /// let matrix = StyleMatrix(variants: \PayButton.size, \.tone)
  /// print(matrix.text(of: PayButton()))
  /// ```
  ///
  /// All nodes of the model's type, including subclasses, take each combination of values, and have
  /// their own values again afterwards. An object is changed meanwhile, so that its observers
  /// notice. The first key path names the type, and the others follow it. An axis has the name of
  /// its property, or of the values' type if the property is computed or can be overridden.
  ///
  /// Traps if an axis is empty, because there would be no combinations. Styling a node or a tree
  /// without nodes of the type traps, too, because the variants would have no effect.
  ///
  /// - Parameters:
  ///   - themes: The themes for each position of the axis; by default one position without themes.
  ///   - environments: The environments by name; light and dark by default.
  ///   - states: The control states; normal, highlighted, disabled, selected and focused by
  ///     default.
  ///   - variants: The properties; their positions are all cases of their types, in order.
  public init<Node: StyleNode, each Variant: CaseIterable & Sendable>(
    themes: [[Theme]] = [[]],
    environments: KeyValuePairs<String, StyleEnvironment> = [
      "light": StyleEnvironment(colorScheme: .light), "dark": StyleEnvironment(colorScheme: .dark),
    ],
    states: [ControlState] = [.normal, .highlighted, .disabled, .selected, .focused],
    variants: repeat any (WritableKeyPath<Node, each Variant> & Sendable)
  ) {
    var axes: [SituationAxis] = []
    for property in repeat each variants {
      axes.append(
        SituationAxis(
          ofVariant: property, besides: StyleSample.namesOfOtherAxes + axes.map(\.name)))
    }
    self.init(themes, environments, states, variants: axes)
  }

  private init(
    _ themes: [[Theme]], _ environments: KeyValuePairs<String, StyleEnvironment>,
    _ states: [ControlState], variants: [SituationAxis]
  ) {
    if themes.isEmpty || environments.isEmpty || states.isEmpty
      || variants.contains(where: \.positions.isEmpty)
    {
      fatalError(
        "StyleMatrix: an axis is empty, so there are no combinations. Omit it, or give it a "
          + "position: [[]] is one without themes.")
    }
    self.themes = themes
    self.environments = environments
    self.states = states
    self.variants = variants
  }

  /// A matrix with the properties of a sample that take all their values as further axes.
  private func adding(_ sample: StyleSample) -> StyleMatrix {
    StyleMatrix(themes, environments, states, variants: sample.axes)
  }

  /// The names of the axes.
  var axes: [String] { StyleSample.namesOfOtherAxes + variants.map(\.name) }

  /// The names of the positions on each axis, which a variant shares with no other axis.
  var names: [[String]] {
    let fixed = [
      themes.map {
        $0.isEmpty ? Self.noTheme : $0.map { Self.name($0.name) }.joined(separator: " + ")
      },
      environments.map { Self.name($0.key) }, states.map { Self.name($0.description) },
    ]
    let plain = fixed + variants.map { $0.positions.map { Self.name($0.name) } }
    return fixed
      + variants.indices.map { index in
        plain[fixed.count + index].map { name in
          plain.count { $0.contains(name) } == 1 ? name : "\(variants[index].name) \(name)"
        }
      }
  }

  private static let noTheme = "no theme"

  /// A name, or a quoted one if the text around it would be ambiguous.
  private static func name(_ name: String) -> String {
    let quoted = ValueText.quoted(name)
    let isPlain =
      !name.isEmpty && name != noTheme && quoted == "\"\(name)\""
      && name.first?.isWhitespace == false && name.last?.isWhitespace == false
      && ![",", " + ", " · ", " | "].contains { name.contains($0) }
    return isPlain ? name : quoted
  }
}

// MARK: - MatrixSurroundings

/// The states of its enclosing control and the widths of its container in which a node is styled.
struct MatrixSurroundings {
  /// The axes that affect the node.
  let axes: [SituationAxis]

  /// All combinations of positions on these.
  let situations: [Situation]

  init(_ axes: [SituationAxis]) {
    (self.axes, situations) = (axes, axes.combinations.map(\.situation))
  }

  /// The names of the positions, for each axis with several.
  var names: [[String]] {
    axes.map { $0.positions.map(\.name) }.filter { $0.count > 1 }
  }

  /// Calls a closure with the number of each situation, and with the view model in it.
  func forEachModel(
    of node: AnyNodeHandle, in state: ControlState, of tree: StyleTree,
    _ body: (Int, ViewModel) -> Void
  ) {
    for (place, situation) in situations.enumerated() {
      body(place, tree.viewModel(of: node, in: situation.merging(.controlState(state))))
    }
  }
}

/// A container around a node whose style compares its width.
private struct MatrixContainer: ScreenNode {}

// MARK: - CombinationNames

/// Names sets of combinations by their positions on the axes.
///
/// Combinations are numbered with the last axis varying fastest.
struct CombinationNames {
  private let axes: [[String]]

  init(_ axes: [[String]]) {
    self.axes = axes
  }

  /// The number of combinations.
  var count: Int { axes.map(\.count).reduce(1, *) }

  /// The names of the positions of each combination, in order.
  var allNames: [[String]] {
    axes.reduce([[]]) { names, axis in names.flatMap { start in axis.map { start + [$0] } } }
  }

  /// The name of a set; nil if it contains every combination.
  func text(of set: Set<Int>) -> String? {
    if set.count == count { return nil }
    return boxes(of: set, from: 0).map(name).joined(separator: " | ")
  }

  /// Splits the set into products of positions on each axis, from one axis on.
  ///
  /// Positions with equal sets on all later axes are combined, so that there are few parts.
  private func boxes(of set: Set<Int>, from axis: Int) -> [[[Int]]] {
    guard axis < axes.count else { return [[]] }
    let stride = axes[(axis + 1)...].map(\.count).reduce(1, *)
    var groups: [(places: [Int], rest: Set<Int>)] = []
    for place in axes[axis].indices {
      let range = place * stride..<(place + 1) * stride
      let rest = Set(set.filter(range.contains).map { $0 - range.lowerBound })
      guard !rest.isEmpty else { continue }
      if let index = groups.firstIndex(where: { $0.rest == rest }) {
        groups[index].places.append(place)
      } else {
        groups.append(([place], rest))
      }
    }
    return groups.flatMap { places, rest in
      boxes(of: rest, from: axis + 1).map { [places] + $0 }
    }
  }

  private func name(of box: [[Int]]) -> String {
    zip(axes, box).compactMap { names, places in
      guard places.count < names.count else { return nil }
      return places.map { names[$0] }.joined(separator: ", ")
    }.joined(separator: " · ")
  }
}

// MARK: - Text

extension StyleMatrix {
  /// Returns the styles of a node in every combination, as text.
  ///
  /// - Parameters:
  ///   - node: The node, which becomes a root, or a child of a screen if it compares the screen's
  ///     width; only rules of the themes apply.
  ///   - applier: The applier that styles the node; by default one with the standard attributes.
  /// - Returns: The text, in the form described in ``StyleMatrix``; identical in every run.
  public func text(of node: some StyleNode, applier: StyleApplier = StyleApplier()) -> String {
    let (tree, node) = tree(of: node, applier)
    return text(of: tree, showing: [node])
  }

  /// Returns the styles of a tree's nodes in every combination, as text.
  ///
  /// The tree isn't changed. Each node is styled in every control state.
  ///
  /// - Parameter tree: The tree, with its packs, tokens, rules and scopes.
  /// - Returns: The text, in the form described in ``StyleMatrix``; identical in every run.
  public func text(of tree: StyleTree) -> String {
    text(of: tree, showing: Array(tree.nodes))
  }

  /// The styles of some nodes of a tree, all of whose other nodes are above them.
  private func text(of tree: StyleTree, showing nodes: [AnyNodeHandle]) -> String {
    let surroundings = surroundings(of: nodes, in: tree)
    var parts = [PartTable](repeating: PartTable(), count: nodes.count)
    forEachInheritedContext(of: tree) { combination, variant, tree in
      for (index, node) in nodes.enumerated() {
        for (offset, state) in states.enumerated() {
          let row = combination * states.count + offset
          let first = (row * variantCount + variant) * surroundings[index].situations.count
          surroundings[index].forEachModel(of: node, in: state, of: tree) { place, model in
            parts[index].add(model, state, at: first + place)
          }
        }
      }
    }
    var header = zip(axes, names).map { axis, names in "\(axis): \(names.joined(separator: ", "))" }
    for axis in [Self.enclosingControls, Self.containerWidths] {
      let positions = surroundings.lazy.flatMap(\.axes).first { $0.name == axis }?.positions ?? []
      if positions.count > 1 {
        header.append("\(axis): " + positions.map(\.name).joined(separator: ", "))
      }
    }
    let level = nodes.first.map { tree.ancestors(of: $0).count } ?? 0
    let body = nodes.enumerated().flatMap { index, node in
      let indent = String(repeating: "  ", count: tree.ancestors(of: node).count - level)
      let model = tree.node(of: node)
      let names = CombinationNames(names + surroundings[index].names)
      return ["\(indent)\(type(of: model)) (\(type(of: model).nodeKind))"]
        + parts[index].lines(in: names).map { "\(indent)  \($0)" }
    }
    return (header + [""] + body).joined(separator: "\n") + "\n"
  }

  /// The states and widths around each node, all of which are found before the first is styled.
  func surroundings(of nodes: [AnyNodeHandle], in tree: StyleTree) -> [MatrixSurroundings] {
    var followers: Set<Int> = []
    var thresholds = [Set<Double>](repeating: [], count: nodes.count)
    forEachInheritedContext(of: tree) { _, _, tree in
      for (index, node) in nodes.enumerated() {
        if !tree.enclosingControlStates(affecting: node).isEmpty { followers.insert(index) }
        if tree.enclosingContainer(of: node) != nil {
          thresholds[index].formUnion(tree.containerWidths(affecting: node))
        }
      }
    }
    let all = thresholds.reduce(into: Set<Double>()) { $0.formUnion($1) }.filter { $0 > 0 }.sorted()
    let (states, widths) = (enclosingAxis, Self.axis(ofThresholds: all))
    return nodes.indices.map { index in
      MatrixSurroundings(
        (followers.contains(index) ? [states] : [])
          + (thresholds[index].isEmpty || all.isEmpty ? [] : [widths]))
    }
  }

  private static let (enclosingControls, containerWidths) = (
    "enclosing controls", "container widths"
  )

  /// The axis of the states of the enclosing control.
  private var enclosingAxis: SituationAxis {
    SituationAxis(
      name: Self.enclosingControls,
      positions: states.map {
        SituationAxis.Position(
          name: "in a \(Self.name($0.description)) control", situation: .enclosingControlState($0))
      })
  }

  /// The axis of the least width of each range between thresholds, which are in rising order.
  private static func axis(ofThresholds thresholds: [Double]) -> SituationAxis {
    let below = thresholds.first.map { "below \($0.plainDescription) points" } ?? ""
    let others = thresholds.map { threshold in
      SituationAxis.Position(
        name: "from \(threshold.plainDescription) points", situation: .containerWidth(threshold))
    }
    return SituationAxis(
      name: containerWidths,
      positions: [SituationAxis.Position(name: below, situation: .containerWidth(0))] + others)
  }

  /// A tree of a node, which is in a container if its style compares the width of one.
  func tree(
    of node: some StyleNode, _ applier: StyleApplier
  ) -> (tree: StyleTree, node: AnyNodeHandle) {
    let tree = StyleTree(applier: applier)
    let handle = tree.attach(node).erased
    var comparesWidth = false
    forEachInheritedContext(of: tree) { _, _, tree in
      if !tree.containerWidths(affecting: handle).isEmpty { comparesWidth = true }
    }
    guard comparesWidth else { return (tree, handle) }
    let container = StyleTree(applier: applier)
    return (container, container.attach(node, to: container.attach(MatrixContainer())).erased)
  }

  /// Renders a tree in each theme and environment, with each variant of its nodes.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - body: Called with the number of the combination, in the order of themes and then
  ///     environments; with the number of the variant; and with the situated tree of the tree, which it
  ///     must not change.
  func forEachInheritedContext(of tree: StyleTree, _ body: (Int, Int, StyleTree) -> Void) {
    let axes: [SituationAxis] = [.themes(themes), .environments(environments)]
    for (number, combination) in axes.combinations.enumerated() {
      let situation = combination.situation
      tree.withSituatedTree(
        themes: situation.themes ?? [], environment: situation.applied(to: tree.environment)
      ) { situatedTree in
        forEachVariant(of: situatedTree) { body(number, $0, situatedTree) }
      }
    }
  }
}

// MARK: - Samples

extension StyleMatrix {
  /// Returns the styles of a sample's nodes in every combination, as text.
  ///
  /// ```swift
  /// import StyleSampling
  /// import StyleTesting
  ///
  /// let sample = StyleSample("Buy", BuyButton())
  /// print(StyleMatrix().text(of: sample))
  /// ```
  ///
  /// The sample's variants replace those of the matrix.
  ///
  /// - Parameters:
  ///   - sample: The sample, whose node becomes a root.
  ///   - packs: The packs of the tree, from the lowest; none by default.
  /// - Returns: The text, in the form described in ``StyleMatrix``; identical in every run.
  public func text(of sample: StyleSample, packs: [StylePack] = []) -> String {
    adding(sample).text(of: Self.tree(of: sample, packs))
  }

  /// Returns an HTML page that shows a sample in every theme and environment, with every variant.
  ///
  /// The sample's variants replace those of the matrix.
  ///
  /// - Parameters:
  ///   - sample: The sample, whose node becomes a root.
  ///   - packs: The packs of the tree, from the lowest; none by default.
  /// - Returns: The page; identical in every run.
  public func page(of sample: StyleSample, packs: [StylePack] = []) -> String {
    adding(sample).page(of: Self.tree(of: sample, packs))
  }

  private static func tree(of sample: StyleSample, _ packs: [StylePack]) -> StyleTree {
    let tree = StyleTree(packs: packs)
    sample.attach(to: tree)
    return tree
  }
}

// MARK: - PartTable

/// The values of the parts of a node's style, with the combinations in which they occur.
struct PartTable {
  private struct Part: Hashable {
    let attribute: AttributeID

    /// The position on the attribute's axis; nil for an attribute without an axis.
    let place: AnyHashable?
  }

  private var values: [Part: [Int: String]] = [:]

  /// Adds the view model of a combination.
  ///
  /// Omits the control state if it's that of the combination.
  mutating func add(_ model: ViewModel, _ state: ControlState, at combination: Int) {
    for part in model.parts(in: state) {
      let key = Part(attribute: part.attribute, place: part.place)
      values[key, default: [:]][combination] = ValueText.text(of: part.value)
    }
  }

  /// The lines of the table, one for each value of each part.
  func lines(in names: CombinationNames) -> [String] {
    values.sorted { Self.isInOrder($0.key, $1.key) }.flatMap { part, values in
      let name = PartName.text(of: part.attribute, at: part.place.map { "\($0)" })
      var combinations: [(text: String, set: Set<Int>)] = []
      for combination in 0..<names.count {
        let text = values[combination] ?? ValueText.text(of: nil)
        if let index = combinations.firstIndex(where: { $0.text.isExactlyEqual(to: text) }) {
          combinations[index].set.insert(combination)
        } else {
          combinations.append((text, [combination]))
        }
      }
      return combinations.map { text, set in
        "\(name): \(text)" + (names.text(of: set).map { " when \($0)" } ?? "")
      }
    }
  }

  private static func isInOrder(_ left: Part, _ right: Part) -> Bool {
    guard left.attribute == right.attribute else { return left.attribute < right.attribute }
    guard let place = left.place?.base as? any StyleAxis else { return right.place != nil }
    func isBefore<Axis: StyleAxis>(_ place: Axis) -> Bool {
      (right.place?.base as? Axis).map { place < $0 } ?? false
    }
    return isBefore(place)
  }
}
