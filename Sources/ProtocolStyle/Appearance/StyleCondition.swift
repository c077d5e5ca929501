/// What must hold for a rule to be in force: of the environment, of the control's state, or both.
///
/// ```swift
/// StyleRule(for: .button, when: .colorScheme(.dark) && !.controlState(.disabled)) {
///   $0.borderWidth = 2
/// }
/// ```
///
/// UIKit's `appearance(for:)` takes a trait collection, CSS has media features and pseudo-classes.
/// Of two rules that are alike otherwise, the one with more conditions wins: `&&` counts the sum of
/// both sides, `||` the smaller, for only so many are sure to hold; `!(a || b)` counts as `!a && !b`.
public struct StyleCondition: Hashable, Sendable {
  package enum Form: Hashable {
    case environment
    case controlState
    case all
    case any
    case not
  }

  package let form: Form
  package private(set) var test: EnvironmentTest?
  package private(set) var state = ControlState.normal

  /// What is combined; a chain of one operator is one list, however long.
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

  /// Holds when a property of the environment has a value: `.environment(\.density, 2)`.
  ///
  /// - Parameters:
  ///   - property: The property, such as one of your own.
  ///   - value: What it must be equal to.
  /// - Returns: The condition.
  public static func environment<Value: Hashable & Sendable>(
    _ property: any KeyPath<StyleEnvironment, Value> & Sendable, _ value: Value
  ) -> StyleCondition {
    environment("environment", property, value)
  }

  /// Holds when a property of the environment that has a name has a value.
  static func environment<Value: Hashable & Sendable>(
    _ name: String, _ property: any KeyPath<StyleEnvironment, Value> & Sendable, _ value: Value
  ) -> StyleCondition {
    var condition = StyleCondition(.environment)
    condition.test = EnvironmentTest(name: name, property: property, value: value) {
      $0[keyPath: property] == value
    }
    return condition
  }

  /// Holds when a control's state contains a state; `.normal` when it is exactly normal.
  ///
  /// - Parameter state: The state, or several: `[.highlighted, .selected]` must both be there.
  /// - Returns: The condition.
  public static func controlState(_ state: ControlState) -> StyleCondition {
    var condition = StyleCondition(.controlState)
    condition.state = state
    return condition
  }

  /// Holds when both do; the second is not asked when the first does not.
  ///
  /// - Parameters:
  ///   - left: A condition.
  ///   - right: Another condition.
  /// - Returns: The condition.
  public static func && (left: StyleCondition, right: StyleCondition) -> StyleCondition {
    StyleCondition(.all, left, right)
  }

  /// Holds when one of the two does; the second is not asked when the first does.
  ///
  /// - Parameters:
  ///   - left: A condition.
  ///   - right: Another condition.
  /// - Returns: The condition.
  public static func || (left: StyleCondition, right: StyleCondition) -> StyleCondition {
    StyleCondition(.any, left, right)
  }

  /// Holds when a condition does not.
  ///
  /// - Parameter condition: The condition.
  /// - Returns: Its negation.
  public static prefix func ! (condition: StyleCondition) -> StyleCondition {
    var negation = StyleCondition(.not)
    negation.operands = [condition]
    return negation
  }

  /// Whether the condition holds in the current environment, for a control in a state.
  func holds(in current: ControlState) -> Bool {
    switch form {
    case .environment: test?.holds() ?? true
    case .controlState: state == .normal ? current == .normal : current.isSuperset(of: state)
    case .all: operands.allSatisfy { $0.holds(in: current) }
    case .any: operands.contains { $0.holds(in: current) }
    case .not: !operands.contains { $0.holds(in: current) }
    }
  }

  /// How many conditions are sure to hold with this one.
  package var conditionCount: Int { conditionCount(isNegated: false) }

  /// The same for this one or for its negation, where "both" becomes "one of the two".
  private func conditionCount(isNegated: Bool) -> Int {
    let isNegatedWithin = form == .not ? !isNegated : isNegated
    let counts = operands.map { $0.conditionCount(isNegated: isNegatedWithin) }
    switch (form, isNegated) {
    case (.environment, _), (.controlState, _): return 1
    case (.all, true), (.any, false): return counts.min() ?? 0
    case (.all, false), (.any, true), (.not, _): return counts.reduce(0, +)
    }
  }

  /// The states of the control that it depends on, without the normal one: a condition that holds
  /// in that alone depends on all others.
  var controlStates: [ControlState] {
    guard form == .controlState else { return operands.flatMap(\.controlStates) }
    return state == .normal ? ControlState.named.map(\.state) : [state]
  }
}

extension StyleCondition: CustomStringConvertible {
  /// The condition as it is written: `colorScheme(dark) && !controlState(disabled)`.
  public var description: String {
    switch form {
    case .environment: test?.description ?? ""
    case .controlState: "controlState(\(state))"
    case .all: operands.map { $0.operand(of: .all) }.joined(separator: " && ")
    case .any: operands.map(\.description).joined(separator: " || ")
    case .not: "!" + operands.map { $0.operand(of: .not) }.joined()
    }
  }

  /// The description, in brackets where the operator around it binds more tightly.
  private func operand(of outer: Form) -> String {
    switch (form, outer) {
    case (.any, _), (.all, .not): "(\(self))"
    default: description
    }
  }
}
