/// What must hold for a rule to be in force: of the environment, of the control's state, or both.
///
/// ```swift
/// Appearance(of: .button, when: .colorScheme(.dark) && !.controlState(.disabled)) {
///   $0.borderWidth = 2
/// }
/// ```
///
/// UIKit's `appearance(for:)` takes a trait collection, CSS has media features and pseudo-classes.
/// Of two rules that are alike otherwise, the one with more conditions wins: `&&` counts the sum of
/// both sides, `||` the smaller, for only so many are sure to hold, and `!` what it negates.
public struct StyleCondition: Hashable, Sendable {
  private indirect enum Form: Hashable, Sendable {
    case environment(EnvironmentTest)
    case controlState(ControlState)
    case all(StyleCondition, StyleCondition)
    case any(StyleCondition, StyleCondition)
    case not(StyleCondition)
  }

  private let form: Form

  private init(_ form: Form) {
    self.form = form
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
    StyleCondition(
      .environment(
        EnvironmentTest(name: name, property: property, value: value) {
          $0[keyPath: property] == value
        }))
  }

  /// Holds when a control's state contains a state; `.normal` when it is exactly normal.
  ///
  /// - Parameter state: The state, or several: `[.highlighted, .selected]` must both be there.
  /// - Returns: The condition.
  public static func controlState(_ state: ControlState) -> StyleCondition {
    StyleCondition(.controlState(state))
  }

  /// Holds when both do; the second is not asked when the first does not.
  ///
  /// - Parameters:
  ///   - left: A condition.
  ///   - right: Another condition.
  /// - Returns: The condition.
  public static func && (left: StyleCondition, right: StyleCondition) -> StyleCondition {
    StyleCondition(.all(left, right))
  }

  /// Holds when one of the two does; the second is not asked when the first does.
  ///
  /// - Parameters:
  ///   - left: A condition.
  ///   - right: Another condition.
  /// - Returns: The condition.
  public static func || (left: StyleCondition, right: StyleCondition) -> StyleCondition {
    StyleCondition(.any(left, right))
  }

  /// Holds when a condition does not.
  ///
  /// - Parameter condition: The condition.
  /// - Returns: Its negation.
  public static prefix func ! (condition: StyleCondition) -> StyleCondition {
    StyleCondition(.not(condition))
  }

  /// Whether the condition holds in the current environment, for a control in a state.
  func holds(in state: ControlState) -> Bool {
    switch form {
    case .environment(let test): test.holds()
    case .controlState(.normal): state == .normal
    case .controlState(let wanted): state.isSuperset(of: wanted)
    case .all(let left, let right): left.holds(in: state) && right.holds(in: state)
    case .any(let left, let right): left.holds(in: state) || right.holds(in: state)
    case .not(let condition): !condition.holds(in: state)
    }
  }

  /// How many conditions are sure to hold with this one.
  var conditionCount: Int {
    switch form {
    case .environment, .controlState: 1
    case .all(let left, let right): left.conditionCount + right.conditionCount
    case .any(let left, let right): min(left.conditionCount, right.conditionCount)
    case .not(let condition): condition.conditionCount
    }
  }

  /// Whether it depends on the state of the control.
  var mentionsControlState: Bool {
    switch form {
    case .environment: false
    case .controlState: true
    case .all(let left, let right), .any(let left, let right):
      left.mentionsControlState || right.mentionsControlState
    case .not(let condition): condition.mentionsControlState
    }
  }
}

extension StyleCondition: CustomStringConvertible {
  /// The condition as it is written: `colorScheme(dark) && !controlState(disabled)`.
  public var description: String {
    switch form {
    case .environment(let test): test.description
    case .controlState(let state): "controlState(\(state))"
    case .all(let left, let right): "\(left.operand(of: .all)) && \(right.operand(of: .all))"
    case .any(let left, let right): "\(left) || \(right)"
    case .not(let condition): "!\(condition.operand(of: .not))"
    }
  }

  private enum Operator {
    case all
    case not
  }

  /// The description, in brackets where the operator around it binds more tightly.
  private func operand(of outer: Operator) -> String {
    switch (form, outer) {
    case (.any, _), (.all, .not): "(\(self))"
    default: description
    }
  }
}
