import ProtocolStyle

/// The computed values that a browser should have for a value of an attribute, in CSSOM's format.
///
/// They're written independently of the renderer.
struct ComputedCase: Sendable {
  let attribute: AttributeID

  /// Writes the value, and other values that the case depends on.
  let write: @Sendable (inout ViewModel) -> Void

  /// Returns the expectations for the element of a kind.
  let expectations: @Sendable (NodeKind) -> [Expectation]

  /// Elements at the end of a bar that are necessary to observe the value.
  var items = ""

  struct Expectation: Sendable {
    /// A selector relative to the element, such as `>.t` or `::before`; empty for the element
    /// itself.
    var part = ""
    let property: String
    let value: String
  }

  /// Creates a case with the same expectations for all kinds.
  init<Value>(
    _ attribute: Attribute<Value>, _ value: Value, part: String = "",
    _ expected: KeyValuePairs<String, String>
  ) {
    self.attribute = attribute.id
    write = { $0[attribute] = value }
    expectations = { _ in
      expected.map { Expectation(part: part, property: $0, value: $1) }
    }
  }

  init<Value>(
    _ attribute: Attribute<Value>, writing write: @escaping @Sendable (inout ViewModel) -> Void,
    expecting expectations: @escaping @Sendable (NodeKind) -> [Expectation]
  ) {
    self.attribute = attribute.id
    self.write = write
    self.expectations = expectations
  }

  static let all: [ComputedCase] = layer + view + text + buttons + tracks + bars

  /// Returns the same case for a bar with items.
  func containing(items: String) -> ComputedCase {
    var copy = self
    copy.items = items
    return copy
  }

  /// Returns a model of a kind with the value and some content.
  func model(of kind: NodeKind) -> ViewModel {
    var model = ViewModel(kind: kind)
    model.text = "Text"
    model.placeholder = "Placeholder"
    model.items = ItemList(["A", "B"], selectedIndex: 0)
    model.page = PageNumber(1, of: 3)
    model.isOn = true
    model.rangedValue = RangedValue(0.5, in: 0...1)
    model.detailText = "Detail"
    model.badge = "3"
    write(&model)
    return model
  }
}
