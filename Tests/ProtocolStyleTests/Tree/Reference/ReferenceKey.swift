import ProtocolStyle

/// A key of the reference's models: an attribute, or one place of it.
struct ReferenceKey: Hashable {
  let attribute: AttributeID
  var state: ControlState?

  init(_ attribute: some AnyAttribute, _ state: ControlState? = nil) {
    self.attribute = attribute.id
    self.state = state
  }

  static let states: [ControlState] = [
    .normal, .highlighted, .disabled, .selected, [.highlighted, .selected],
  ]

  static let background = ReferenceKey(Attribute.backgroundColor)
  static let text = ReferenceKey(Attribute.textColor)
  static let font = ReferenceKey(Attribute.font)
  static let alignment = ReferenceKey(Attribute.textAlignment)
  static let side = ReferenceKey(Attribute.contentHorizontalAlignment)
  static let tint = ReferenceKey(Attribute.tintColor)
  static let barTint = ReferenceKey(Attribute.barTintColor)
  static let pageTint = ReferenceKey(Attribute.pageIndicatorTintColor)
  static let alpha = ReferenceKey(Attribute.alpha)
  static let cornerRadius = ReferenceKey(Attribute.cornerRadius)
  static let titleText = ReferenceKey(Attribute.titleTextAttributes)
  static let normalTitle = ReferenceKey(Attribute.titleColorForState, .normal)
  static let content = ReferenceKey(Attribute.text)
  static let label = ReferenceKey(Attribute.accessibilityLabel)
  static let controlState = ReferenceKey(Attribute.controlState)
}

extension ReferenceKey: CustomStringConvertible {
  var description: String { "\(attribute)\(state.map { "[\($0)]" } ?? "")" }
}

/// A value of the reference's models.
enum ReferenceValue: Hashable {
  case color(Color)
  case number(Double)
  case string(String)
  case state(ControlState)
  case font(FontDescriptor)
  case alignment(TextAlignmentValue)
  case side(ContentHorizontalAlignmentValue)
  case title(TextAttributes)

  /// A number that isn't one.
  case nan

  /// Creates the value of a number, because a NaN doesn't equal itself.
  init(_ number: Double) { self = number.isNaN ? .nan : .number(number) }
}
