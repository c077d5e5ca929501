/// A condition for a rule to apply, which depends on the environment, on the control state, or
/// both.
///
/// ```swift
/// StyleRule(for: .button, when: .colorScheme(.dark) && !.controlState(.disabled)) {
///   $0.borderWidth = 2
/// }
/// ```
///
/// The condition corresponds to the trait collection of UIKit's `appearance(for:)` and to CSS's
/// media features and pseudo-classes. If two rules don't differ in anything with higher precedence,
/// the one with more conditions wins. `&&` adds the numbers of both sides, and `||` takes the
/// smaller one, because only so many are sure to hold; `!(a || b)` has the number of `!a && !b`.
public struct StyleCondition: Hashable, Sendable {
  package enum Form: Hashable {
    case environment
    case controlState
    case enclosingControlState
    case descendantControlState
    case siblingPosition
    case containerWidth
    case all
    case any
    case not
  }

  package let form: Form
  package private(set) var test: EnvironmentTest?
  package private(set) var state = ControlState.normal

  /// The position among the siblings that satisfies a condition on it.
  package private(set) var position = SiblingPosition.first

  /// The least width of the container that satisfies a condition on it.
  package private(set) var width = 0.0

  /// The combined conditions; a chain of the same operator is one list.
  package private(set) var operands: [StyleCondition] = []

  private init(_ form: Form) {
    self.form = form
  }

  private init(_ form: Form, _ left: StyleCondition, _ right: StyleCondition) {
    self.form = form
    operands = left.operands(of: form) + right.operands(of: form)
  }

  private func operands(of form: Form) -> [StyleCondition] {
    self.form == form ? operands : [self]
  }

  /// Returns a condition that holds if a property of the environment has a value.
  ///
  /// For example `.environment(\.density, 2)`.
  ///
  /// - Parameters:
  ///   - property: The property, which can be a custom one.
  ///   - value: The expected value.
  /// - Returns: The condition.
  public static func environment<Value: Hashable & Sendable>(
    _ property: any KeyPath<StyleEnvironment, Value> & Sendable, _ value: Value
  ) -> StyleCondition {
    environment("environment", property, value)
  }

  /// Returns a condition with a name that holds if a property of the environment has a value.
  static func environment<Value: Hashable & Sendable>(
    _ name: String, _ property: any KeyPath<StyleEnvironment, Value> & Sendable, _ value: Value
  ) -> StyleCondition {
    var condition = StyleCondition(.environment)
    condition.test = EnvironmentTest(name: name, property: property, value: value) {
      $0[keyPath: property] == value
    }
    return condition
  }

  /// Returns a condition that holds if the control state includes a state.
  ///
  /// - Parameter state: The state, or several, such as `[.highlighted, .selected]`, which must all
  ///   be included. `.normal` must be exactly the state, apart from those that come in addition to
  ///   UIKit's, such as ``ControlState/hovered``.
  /// - Returns: The condition.
  public static func controlState(_ state: ControlState) -> StyleCondition {
    var condition = StyleCondition(.controlState)
    condition.state = state
    return condition
  }

  /// Returns a condition that holds if the control state of the enclosing control includes a state.
  ///
  /// ```swift
  /// StyleRule(for: .image, when: .enclosingControlState(.highlighted)) { $0.tintColor = .white }
  /// ```
  ///
  /// The enclosing control of a node is its nearest ancestor whose kind is a control or a table
  /// cell. If there is none, the state is normal. It's `.button:active .icon` in CSS.
  ///
  /// - Parameter state: The state, or several, such as `[.highlighted, .selected]`, which must all
  ///   be included. `.normal` must be exactly the state, apart from those that come in addition to
  ///   UIKit's.
  /// - Returns: The condition.
  public static func enclosingControlState(_ state: ControlState) -> StyleCondition {
    var condition = StyleCondition(.enclosingControlState)
    condition.state = state
    return condition
  }

  /// Returns a condition that holds if the control states of all descendants, united, include a state.
  ///
  /// ```swift
  /// StyleRule(for: FormCard.self, when: .descendantControlState(.invalid)) { $0.borderColor = .red }
  /// ```
  ///
  /// It's `:has(:invalid)` in CSS, and `:focus-within` for the state `.focused`.
  ///
  /// - Parameter state: The state, or several, which must all be included, each by any descendant.
  ///   `.normal` must be the state of all descendants, apart from those that come in addition to
  ///   UIKit's.
  /// - Returns: The condition.
  public static func descendantControlState(_ state: ControlState) -> StyleCondition {
    var condition = StyleCondition(.descendantControlState)
    condition.state = state
    return condition
  }

  /// Returns a condition that holds if the node has a position among its siblings.
  ///
  /// ```swift
  /// StyleRule(for: .tableCell, when: .siblingPosition(.even)) { $0.backgroundColor = .lightGray }
  /// ```
  ///
  /// It's `:first-child`, `:last-child`, `:only-child` or `:nth-child(even)` in CSS.
  ///
  /// - Parameter position: The position.
  /// - Returns: The condition.
  public static func siblingPosition(_ position: SiblingPosition) -> StyleCondition {
    var condition = StyleCondition(.siblingPosition)
    condition.position = position
    return condition
  }

  /// Returns a condition that holds if the container of the node has at least a width.
  ///
  /// ```swift
  /// StyleRule(for: CardView.self, when: .containerWidth(atLeast: 600)) { $0.stackAxis = .horizontal }
  /// ```
  ///
  /// The container of a node is its nearest ancestor that adopts ``SizeContainer``, as every screen
  /// does. It's `@container (min-width: 600px)` in CSS.
  ///
  /// - Parameter width: The threshold, in points. A negative one counts as zero; no width reaches
  ///   infinity or NaN.
  /// - Returns: The condition, which doesn't hold either if there is no container, or if its width
  ///   wasn't set.
  public static func containerWidth(atLeast width: Double) -> StyleCondition {
    var condition = StyleCondition(.containerWidth)
    condition.width = ContainerWidth.threshold(width)
    return condition
  }

  /// Returns a condition that holds if both conditions do; the second is evaluated only if the
  /// first holds.
  ///
  /// - Parameters:
  ///   - left: A condition.
  ///   - right: Another condition.
  /// - Returns: The condition.
  public static func && (left: StyleCondition, right: StyleCondition) -> StyleCondition {
    StyleCondition(.all, left, right)
  }

  /// Returns a condition that holds if either does; the second is evaluated only if the first
  /// doesn't hold.
  ///
  /// - Parameters:
  ///   - left: A condition.
  ///   - right: Another condition.
  /// - Returns: The condition.
  public static func || (left: StyleCondition, right: StyleCondition) -> StyleCondition {
    StyleCondition(.any, left, right)
  }

  /// Returns a condition that holds if another one doesn't.
  ///
  /// - Parameter condition: The condition.
  /// - Returns: Its negation.
  public static prefix func ! (condition: StyleCondition) -> StyleCondition {
    var negation = StyleCondition(.not)
    negation.operands = [condition]
    return negation
  }

  /// Returns whether the condition holds in the current environment and container width, a control
  /// state, and surroundings.
  func holds(in current: ControlState, _ surroundings: Surroundings = .normal) -> Bool {
    switch form {
    case .environment: test?.holds() ?? true
    case .controlState: isIncluded(in: current)
    case .enclosingControlState: isIncluded(in: surroundings.enclosingState)
    case .descendantControlState: isIncluded(in: surroundings.descendantState)
    case .siblingPosition: surroundings.positions.contains(position.part)
    case .containerWidth: ContainerWidth.isAtLeast(width)
    case .all: operands.allSatisfy { $0.holds(in: current, surroundings) }
    case .any: operands.contains { $0.holds(in: current, surroundings) }
    case .not: !operands.contains { $0.holds(in: current, surroundings) }
    }
  }

  private func isIncluded(in current: ControlState) -> Bool {
    state == .normal
      ? current.subtracting(.additional) == .normal : current.isSuperset(of: state)
  }

  /// The number of conditions that are sure to hold with this one.
  package var conditionCount: Int { conditionCount(isNegated: false) }

  /// Returns the number for this condition or its negation, which exchanges `&&` and `||`.
  private func conditionCount(isNegated: Bool) -> Int {
    let isNegatedWithin = form == .not ? !isNegated : isNegated
    let counts = operands.map { $0.conditionCount(isNegated: isNegatedWithin) }
    switch (form, isNegated) {
    case (.environment, _), (.controlState, _), (.enclosingControlState, _),
      (.descendantControlState, _), (.siblingPosition, _), (.containerWidth, _):
      return 1
    case (.all, true), (.any, false): return counts.min() ?? 0
    case (.all, false), (.any, true), (.not, _): return counts.reduce(0, +)
    }
  }

  /// The control states that the condition depends on, without the normal one.
  ///
  /// A condition that holds only in the normal state depends on all others of UIKit.
  var controlStates: [ControlState] { states(of: .controlState) }

  /// The states of the enclosing control that the condition depends on, without the normal one.
  var enclosingControlStates: [ControlState] { states(of: .enclosingControlState) }

  /// The states of descendants that the condition depends on, without the normal one.
  var descendantControlStates: [ControlState] { states(of: .descendantControlState) }

  /// The states that the condition reads, apart from the environment and the width.
  var readStates: ReadStates {
    switch form {
    case .controlState: .controlState
    case .enclosingControlState: .enclosingState
    case .descendantControlState: .descendantState
    case .siblingPosition: position.part
    case .environment, .containerWidth: []
    case .all, .any, .not: operands.reduce(into: []) { $0.formUnion($1.readStates) }
    }
  }

  private func states(of form: Form) -> [ControlState] {
    guard self.form == form else { return operands.flatMap { $0.states(of: form) } }
    return state == .normal ? Array(ControlState.basic.elements) : [state]
  }
}

extension StyleCondition: CustomStringConvertible {
  /// The condition in Swift syntax, such as `colorScheme(dark) && !controlState(disabled)`.
  public var description: String {
    switch form {
    case .environment: test?.description ?? ""
    case .controlState: "controlState(\(state))"
    case .enclosingControlState: "enclosingControlState(\(state))"
    case .descendantControlState: "descendantControlState(\(state))"
    case .siblingPosition: "siblingPosition(\(position.rawValue))"
    case .containerWidth: "containerWidth(atLeast: \(width.plainDescription))"
    case .all: operands.map { $0.operand(of: .all) }.joined(separator: " && ")
    case .any: operands.map(\.description).joined(separator: " || ")
    case .not: "!" + operands.map { $0.operand(of: .not) }.joined()
    }
  }

  /// Returns the description, in parentheses if the operator around it has higher precedence.
  private func operand(of outer: Form) -> String {
    switch (form, outer) {
    case (.any, _), (.all, .not): "(\(self))"
    default: description
    }
  }
}

// MARK: - EnvironmentTest

/// A test of whether a property of the environment has a value.
package struct EnvironmentTest: Sendable {
  /// The name of the property; key paths of computed properties don't contain it.
  private let name: String
  private let property: any AnyKeyPath & Sendable
  private let value: any Hashable & Sendable
  private let isEqual: @Sendable (StyleEnvironment) -> Bool

  init(
    name: String, property: any AnyKeyPath & Sendable, value: any Hashable & Sendable,
    isEqual: @escaping @Sendable (StyleEnvironment) -> Bool
  ) {
    self.name = name
    self.property = property
    self.value = value
    self.isEqual = isEqual
  }

  /// Returns whether the property has the value in the current environment.
  func holds() -> Bool { isEqual(.current) }

  /// Returns whether another test is about the same property.
  func isOfSameProperty(as other: EnvironmentTest) -> Bool { property == other.property }

  /// Returns whether this test and another can't both be true, because they expect different
  /// values.
  package func excludes(_ other: EnvironmentTest) -> Bool {
    property == other.property && self != other
  }
}

extension EnvironmentTest: Hashable {
  package static func == (left: EnvironmentTest, right: EnvironmentTest) -> Bool {
    left.property == right.property && AnyHashable(left.value) == AnyHashable(right.value)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(property)
    value.hash(into: &hasher)
  }
}

extension EnvironmentTest: CustomStringConvertible {
  /// The property with the value, such as `colorScheme(dark)`.
  package var description: String {
    "\(name)(\((value as? Double)?.plainDescription ?? "\(value)"))"
  }
}
