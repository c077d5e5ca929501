import ProtocolStyle
import Testing

/// An attribute of the standard list, with a node that adopts its protocol and two ways to read it.
///
/// The generator writes a row for each attribute. Values come from the getters and from
/// `AttributeSamples`, by the type of the attribute's values.
struct StandardAttribute: CustomTestStringConvertible, Sendable {
  let key: any AnyAttribute

  /// A node that adopts the protocol alone, of a kind that uses it; nil for a derived attribute.
  let adopter: (any StyleNode & Sendable)?

  /// The value that the getter of a node returns, found by a cast; nil if the node has no getter.
  let reading: @Sendable (any StyleNode) -> Any?

  /// Expects a view model of the adopter to have what its getter returns in an environment.
  let expectDefault: @Sendable (ViewModel, StyleEnvironment, SourceLocation) -> Void

  /// Expects the accessor and the subscript to be equivalent.
  let expectAccess: @Sendable (SourceLocation) -> Void

  /// Writes a sample of the attribute's values.
  let writeSample: @Sendable (inout ViewModel) -> Void

  var name: String { key.name }
  var testDescription: String { name }

  init<Value>(
    _ key: Attribute<Value>, _ accessor: any WritableKeyPath<ViewModel, Value?> & Sendable,
    _ adopter: (any StyleNode & Sendable)? = nil,
    _ reading: @escaping @Sendable (any StyleNode) -> Value? = { _ in nil }
  ) {
    self.key = key
    self.adopter = adopter
    self.reading = { node in reading(node).map { $0 as Any } }
    expectDefault = { model, environment, sourceLocation in
      let expected = adopter.flatMap { node in
        environment.evaluating { reading(node).map(Self.resolved) }
      }
      #expect(expected != nil, sourceLocation: sourceLocation)
      #expect(model[key] == expected, sourceLocation: sourceLocation)
      #expect(model[keyPath: accessor] == expected, sourceLocation: sourceLocation)
    }
    let sample = AttributeSamples.values(of: Value.self).last
    writeSample = { $0[key] = sample }
    expectAccess = { sourceLocation in
      var model = ViewModel(kind: .view)
      #expect(sample != nil, "Add samples of \(Value.self) to AttributeSamples.")
      #expect(model[keyPath: accessor] == nil, sourceLocation: sourceLocation)
      model[keyPath: accessor] = sample
      let written = sample.map(Self.resolved)
      #expect(model[key] == written, sourceLocation: sourceLocation)
      #expect(model.map(\.attribute) == [key.id], sourceLocation: sourceLocation)
      model[key] = nil
      #expect(model[keyPath: accessor] == nil, sourceLocation: sourceLocation)
      model[key] = sample
      #expect(model[keyPath: accessor] == written, sourceLocation: sourceLocation)
      model[keyPath: accessor] = nil
      #expect(model[key] == nil, sourceLocation: sourceLocation)
    }
  }

  /// The value that a view model keeps of another one.
  private static func resolved<Value>(_ value: Value) -> Value {
    (value as? any ContextResolvable)?.resolved() as? Value ?? value
  }

  static let adopted = all.filter { $0.adopter != nil }
  static let styled = adopted.filter { !$0.key.id.isContent }
  static let content = adopted.filter(\.key.id.isContent)
}
