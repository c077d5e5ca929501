import ProtocolStyle

/// What a browser is to compute for a value of an attribute, as CSSOM says it; nothing of it is made
/// by the writer of style sheets.
struct ComputedCase: Sendable {
  let attribute: AttributeID

  /// Writes the value, and whatever else the case is about.
  let write: @Sendable (inout ViewModel) -> Void

  /// What is expected of the element of a kind.
  let expectations: @Sendable (NodeKind) -> [Expectation]

  /// Elements that a bar needs in it for the value to be seen, at its end.
  var items = ""

  struct Expectation: Sendable {
    /// Where: a selector from the element on, such as `>.t` or `::before`; empty for itself.
    var part = ""
    let property: String
    let value: String
  }

  /// Makes a case that is the same for all kinds.
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

  /// The same case for a bar with items.
  func containing(items: String) -> ComputedCase {
    var copy = self
    copy.items = items
    return copy
  }

  /// The model of a kind that has the value, and content for it to be seen on.
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
