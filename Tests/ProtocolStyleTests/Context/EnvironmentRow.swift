import Testing

@testable import ProtocolStyle

/// A property of the environment: its bit, a value that isn't the default, and its condition.
///
/// The generator writes a row for each property.
struct EnvironmentRow: CustomTestStringConvertible, Sendable {
  let name: String
  let field: StyleEnvironment.Fields
  let read: @Sendable (StyleEnvironment) -> AnyHashable

  /// Assigns a value that isn't the default.
  let change: @Sendable (inout StyleEnvironment) -> Void

  /// Assigns the default.
  let assignDefault: @Sendable (inout StyleEnvironment) -> Void

  /// Holds in an environment that is changed.
  let condition: StyleCondition

  /// The value of the change, as text.
  let text: String

  var testDescription: String { name }

  init<Value: Hashable & Sendable>(
    _ name: String, _ field: StyleEnvironment.Fields,
    _ property: any WritableKeyPath<StyleEnvironment, Value> & Sendable,
    assign: @escaping @Sendable (inout StyleEnvironment, Value) -> Void,
    condition: (Value) -> StyleCondition
  ) {
    self.name = name
    self.field = field
    let standard = StyleEnvironment()[keyPath: property]
    let sample = Self.samples(of: Value.self).first { $0 != standard } ?? standard
    read = { AnyHashable($0[keyPath: property]) }
    // By assignment, because writing by a key path also reads.
    change = { assign(&$0, sample) }
    assignDefault = { assign(&$0, standard) }
    self.condition = condition(sample)
    text = (sample as? Double)?.plainDescription ?? "\(sample)"
  }

  /// All cases of an enumeration, in reverse order, or two values of another type.
  private static func samples<Value>(of type: Value.Type) -> [Value] {
    func cases<Case: CaseIterable>(_ type: Case.Type) -> [Value] {
      type.allCases.compactMap { $0 as? Value }.reversed()
    }
    if let enumeration = type as? any CaseIterable.Type { return cases(enumeration) }
    return ([true, false, 3.0, 1.0, 3, 1] as [any Sendable]).compactMap { $0 as? Value }
  }
}
