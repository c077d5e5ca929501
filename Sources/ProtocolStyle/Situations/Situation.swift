/// A point among all that the style of a node can depend on besides its model and its place in the
/// tree: themes, the environment, control states and widths of containers.
///
/// ```swift
/// let pressed = tree.viewModel(
///   of: buy, in: [.controlState(.highlighted), .containerWidth(800), .colorScheme(.dark)])
/// ```
///
/// Everything that isn't stated is as the tree has it. A situation is written like a ``StyleCondition``, which
/// holds in some situations: see ``StyleCondition/holds(in:)``.
public struct Situation: Hashable, Sendable {
  /// One statement; a later one of the same key replaces an earlier one.
  enum Part: Hashable, Sendable {
    case themes([Theme])
    case environment(EnvironmentTest, StyleEnvironment.Changes)
    case controlState(ControlState)
    case enclosingControlState(ControlState)
    case containerWidth(Double)
    case outerContainerWidth(Double)
    case variant(VariantValue)

    /// Parts of the surroundings of the node, or of an ancestor, by the number of levels above the node.
    case surroundings(Int, Surroundings)

    /// The control state of an ancestor, and the width of one, by the number of levels above the node.
    case ancestorState(Int, ControlState)
    case ancestorWidth(Int, Double)
  }

  private(set) var parts: [Part] = []

  /// Creates the situation that the tree has.
  public init() {}

  private init(_ part: Part) { parts = [part] }

  /// Returns the situation with the statements of another one, which replace its own of the same kind.
  ///
  /// - Parameter other: The other situation.
  /// - Returns: The combined situation.
  public func merging(_ other: Situation) -> Situation {
    var result = self
    for part in other.parts {
      if let place = result.parts.firstIndex(where: part.replaces) {
        result.parts[place] = part
      } else {
        result.parts.append(part)
      }
    }
    return result
  }
}

extension Situation {
  /// The control state of an ancestor, a number of levels above the node.
  static func ancestorState(_ level: Int, _ state: ControlState) -> Situation {
    Situation(.ancestorState(level, state))
  }

  /// The width of an ancestor, which is a container, a number of levels above the node.
  static func ancestorWidth(_ level: Int, _ width: Double) -> Situation {
    Situation(.ancestorWidth(level, width))
  }
}

extension Situation {
  /// Parts of the surroundings of an ancestor, a number of levels above the node.
  static func surroundings(_ level: Int, _ surroundings: Surroundings) -> Situation {
    Situation(.surroundings(level, surroundings))
  }
}

extension Situation.Part {
  /// Whether this statement is about what a root passes on, and not about states and widths.
  fileprivate var isInherited: Bool {
    switch self {
    case .themes, .environment, .variant: true
    default: false
    }
  }

  /// Whether this statement is about the same thing as another one.
  fileprivate func replaces(_ other: Situation.Part) -> Bool {
    switch (self, other) {
    case (.themes, .themes), (.controlState, .controlState),
      (.enclosingControlState, .enclosingControlState), (.containerWidth, .containerWidth),
      (.outerContainerWidth, .outerContainerWidth):
      true
    case (.environment(let test, _), .environment(let other, _)): test.isOfSameProperty(as: other)
    case (.variant(let value), .variant(let other)): value.property == other.property
    case (.ancestorState(let level, _), .ancestorState(let other, _)),
      (.ancestorWidth(let level, _), .ancestorWidth(let other, _)):
      level == other
    case (.surroundings(let level, let own), .surroundings(let other, let others)):
      level == other && own.known == others.known
    default: false
    }
  }
}

extension Situation: ExpressibleByArrayLiteral {
  /// Creates the situation of several statements; a later one replaces an earlier one of its kind.
  ///
  /// - Parameter elements: The statements.
  public init(arrayLiteral elements: Situation...) {
    self = elements.reduce(Situation()) { $0.merging($1) }
  }
}

// MARK: - Statements

extension Situation {
  /// The roots are in themes, the lowest first, in place of the tree's.
  ///
  /// - Parameter themes: The themes; empty for none.
  /// - Returns: The situation.
  public static func themes(_ themes: [Theme]) -> Situation { Situation(.themes(themes)) }

  /// A property of the environment has a value.
  ///
  /// - Parameters:
  ///   - property: The property, which can be a custom one.
  ///   - value: The value.
  /// - Returns: The situation.
  public static func environment<Value: Hashable & Sendable>(
    _ property: any WritableKeyPath<StyleEnvironment, Value> & Sendable, _ value: Value
  ) -> Situation {
    environment("environment", property, value)
  }

  /// A property of the environment, with the name that it's described by, has a value.
  static func environment<Value: Hashable & Sendable>(
    _ name: String, _ property: any WritableKeyPath<StyleEnvironment, Value> & Sendable,
    _ value: Value
  ) -> Situation {
    let test = EnvironmentTest(name: name, property: property, value: value) {
      $0[keyPath: property] == value
    }
    return Situation(.environment(test, .init { $0[keyPath: property] = value }))
  }

  /// The node is in a control state.
  ///
  /// - Parameter state: The state, exactly.
  /// - Returns: The situation.
  public static func controlState(_ state: ControlState) -> Situation {
    Situation(.controlState(state))
  }

  /// The enclosing control of the node is in a control state.
  ///
  /// It's the nearest ancestor whose kind is a control or a table cell. If there is none, only the node
  /// itself reads the state.
  ///
  /// - Parameter state: The state, exactly.
  /// - Returns: The situation.
  public static func enclosingControlState(_ state: ControlState) -> Situation {
    Situation(.enclosingControlState(state))
  }

  /// The control states of all descendants of the node, united, are a state.
  ///
  /// - Parameter state: The state, exactly.
  /// - Returns: The situation.
  public static func descendantControlState(_ state: ControlState) -> Situation {
    surroundings(0, Surroundings(enclosingState: nil, descendantState: state))
  }

  /// The node has a place among its siblings.
  ///
  /// - Parameters:
  ///   - index: The number of siblings before it, from 0 to `count` - 1; others count as the nearest.
  ///   - count: The number of the siblings and the node itself; less than 1 counts as 1.
  /// - Returns: The situation.
  public static func siblingPosition(_ index: Int, of count: Int) -> Situation {
    let count = max(count, 1)
    let index = min(max(index, 0), count - 1)
    var surroundings = Surroundings()
    for position in SiblingPosition.allCases {
      surroundings.set(position.part, to: position.isHeld(by: index, of: count))
    }
    return .surroundings(0, surroundings)
  }

  /// The container of the node has a width.
  ///
  /// - Parameter width: The width in points; NaN and negative numbers count as zero. It has no effect
  ///   if there's no container.
  /// - Returns: The situation.
  public static func containerWidth(_ width: Double) -> Situation {
    Situation(.containerWidth(width))
  }

  /// The container around the container of the node has a width.
  ///
  /// - Parameter width: The width in points; NaN and negative numbers count as zero. It has no effect
  ///   if there's no such container, or if ``containerWidth(_:)`` isn't stated.
  /// - Returns: The situation.
  public static func outerContainerWidth(_ width: Double) -> Situation {
    Situation(.outerContainerWidth(width))
  }

  /// The models of a type, among the node and its ancestors, have a value of a property.
  ///
  /// The models have their own values again afterwards; an object is changed meanwhile, so that its
  /// observers notice.
  ///
  /// - Parameters:
  ///   - property: The property of the models.
  ///   - value: The value.
  /// - Returns: The situation.
  public static func variant<Node: StyleNode, Value: Sendable>(
    _ property: any WritableKeyPath<Node, Value> & Sendable, _ value: Value
  ) -> Situation {
    Situation(.variant(VariantValue(property, value)))
  }
}

/// A value of a property of models of one type.
struct VariantValue: Hashable, Sendable {
  let property: any AnyKeyPath & Sendable
  let text: String
  let model: any StyleNode.Type

  /// Sets the property of a node of the type; returns what restores it, and nil for other nodes.
  let set: @Sendable (StyleTree, AnyNodeHandle) -> (() -> Void)?

  /// Whether a node of the type has the value; false for other nodes, and for values that can't be
  /// compared.
  let isPresent: @Sendable (StyleTree, AnyNodeHandle) -> Bool

  init<Node: StyleNode, Value: Sendable>(
    _ property: any WritableKeyPath<Node, Value> & Sendable, _ value: Value
  ) {
    (self.property, text, model) = (property, "\(value)", Node.self)
    set = { tree, node in
      guard let node = tree.handle(node, as: Node.self) else { return nil }
      let original = tree.node(of: node)[keyPath: property]
      tree[node][keyPath: property] = value
      return { tree[node][keyPath: property] = original }
    }
    isPresent = { tree, node in
      guard let node = tree.handle(node, as: Node.self), let value = value as? any Equatable else {
        return false
      }
      func isEqual<Other: Equatable>(to value: Other) -> Bool {
        tree.node(of: node)[keyPath: property] as? Other == value
      }
      return isEqual(to: value)
    }
  }

  /// Whether a node is of the type.
  func applies(to node: AnyNodeHandle, in tree: StyleTree) -> Bool {
    func isOf<Node: StyleNode>(_ type: Node.Type) -> Bool { tree.handle(node, as: type) != nil }
    return isOf(model)
  }

  static func == (left: VariantValue, right: VariantValue) -> Bool {
    left.property == right.property && left.text == right.text
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(property)
    hasher.combine(text)
  }
}

// MARK: - Reading the Statements

extension Situation {
  /// The themes of the roots; nil for those of the tree.
  package var themes: [Theme]? {
    parts.lazy.compactMap { if case .themes(let themes) = $0 { themes } else { nil } }.first
  }

  /// The changes of the roots' environment.
  var environmentChanges: [StyleEnvironment.Changes] {
    parts.compactMap { if case .environment(_, let changes) = $0 { changes } else { nil } }
  }

  /// An environment with the changes.
  package func applied(to environment: StyleEnvironment) -> StyleEnvironment {
    environmentChanges.reduce(environment) { $1.applied(to: $0) }
  }

  /// The control state of the node; nil for its present one.
  package var controlState: ControlState? {
    parts.lazy.compactMap { if case .controlState(let state) = $0 { state } else { nil } }.first
  }

  /// The control state of the enclosing control; nil for its present one.
  var enclosingControlState: ControlState? {
    parts.lazy.compactMap {
      if case .enclosingControlState(let state) = $0 { state } else { nil }
    }.first
  }

  /// The width of the container, and of the one around it; nil for the present ones.
  package var containerWidth: Double? {
    parts.lazy.compactMap { if case .containerWidth(let width) = $0 { width } else { nil } }.first
  }
  var outerContainerWidth: Double? {
    parts.lazy.compactMap {
      if case .outerContainerWidth(let width) = $0 { width } else { nil }
    }.first
  }

  /// The parts of the surroundings that are stated, by the number of levels above the node.
  var surroundings: [Int: Surroundings] {
    parts.reduce(into: [:]) { result, part in
      if case .surroundings(let level, let surroundings) = part {
        result[level, default: Surroundings()].merge(surroundings)
      }
    }
  }

  /// The surroundings of the node; those of no node if they aren't stated.
  fileprivate var ownSurroundings: Surroundings {
    let enclosing = Surroundings(enclosingState: enclosingControlState)
    return .normal.merging(enclosing).merging(surroundings[0] ?? Surroundings())
  }

  var variants: [VariantValue] {
    parts.compactMap { if case .variant(let value) = $0 { value } else { nil } }
  }

  /// The statements other than the control states of the node and, if included, its enclosing control.
  func withoutStates(includingEnclosing isIncluded: Bool) -> Situation {
    var result = self
    result.parts.removeAll { part in
      switch part {
      case .controlState: true
      case .enclosingControlState: isIncluded
      default: false
      }
    }
    return result
  }

  /// Whether only states and widths next to the node are stated, which need no other tree.
  var isOfNode: Bool {
    parts.allSatisfy { part in
      switch part {
      case .controlState, .enclosingControlState, .containerWidth, .outerContainerWidth: true
      default: false
      }
    }
  }
}

extension Situation: CustomStringConvertible {
  /// The statements in Swift syntax, such as `colorScheme(dark), containerWidth(800)`.
  public var description: String {
    parts.map { part in
      switch part {
      case .themes(let themes): "themes(\(themes.map(\.name).joined(separator: ", ")))"
      case .environment(let test, _): "\(test)"
      case .controlState(let state): "controlState(\(state))"
      case .enclosingControlState(let state): "enclosingControlState(\(state))"
      case .containerWidth(let width): "containerWidth(\(width.plainDescription))"
      case .outerContainerWidth(let width): "outerContainerWidth(\(width.plainDescription))"
      case .variant(let value): "variant(\(value.text))"
      case .surroundings(let level, let surroundings):
        "\(surroundings)" + (level == 0 ? "" : " \(level) levels above")
      case .ancestorState(let level, let state): "controlState(\(state)) \(level) levels above"
      case .ancestorWidth(let level, let width):
        "containerWidth(\(width.plainDescription)) \(level) levels above"
      }
    }.joined(separator: ", ")
  }
}

extension StyleCondition {
  /// Returns whether the condition holds in a situation.
  ///
  /// ```swift
  /// let condition = StyleCondition.colorScheme(.dark) && .controlState(.selected)
  /// condition.holds(in: [.colorScheme(.dark), .controlState([.selected, .focused])])  // true
  /// ```
  ///
  /// - Parameter situation: The situation. What it doesn't state is the default: the environment of
  ///   `StyleEnvironment()`, the normal states, and no container.
  /// - Returns: Whether it holds.
  public func holds(in situation: Situation) -> Bool {
    var context = StyleContext(environment: situation.applied(to: StyleEnvironment()))
    context.containerWidths = situation.containerWidth.map { ContainerWidthRange(exactly: $0) }
    return context.run {
      holds(in: situation.controlState ?? .normal, situation.ownSurroundings)
    }
  }
}

extension StyleApplier {
  /// Styles a node in a situation, without a tree.
  ///
  /// Themes set tokens; rules have an effect only in a tree. What the situation doesn't state is as in
  /// the current environment, or else the default: the node's own state, a normal one around it, no theme
  /// and no container.
  ///
  /// - Parameters:
  ///   - node: The node. For a class, its dynamic type is used.
  ///   - situation: The situation. It can't have variants, which are the models of trees; change the
  ///     node in place of that.
  /// - Returns: The values that the node's conformances and closure write and its kind derives.
  public func viewModel<Node: StyleNode>(for node: Node, in situation: Situation) -> ViewModel {
    var context = StyleContext.current
    context.environment = situation.applied(to: context.environment)
    if let themes = situation.themes { for theme in themes { context.add(theme) } }
    guard !situation.parts.allSatisfy(\.isInherited) else {
      return context.run { viewModel(for: node) }
    }
    let state =
      situation.controlState
      ?? context.run {
        StyleContext.inNormalState { (node as? any ControlStateContent)?.controlState }
      } ?? .normal
    context.controlState = state
    context.surroundings = situation.ownSurroundings
    context.containerWidths = situation.containerWidth.map { ContainerWidthRange(exactly: $0) }
    return context.run {
      var model = ViewModel(kind: .view)
      write(node, to: &model, in: state)
      return model
    }
  }
}
