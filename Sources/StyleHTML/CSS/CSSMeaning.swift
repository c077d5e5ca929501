public import ProtocolStyle

/// What an attribute comes to in CSS: the properties that it sets, or why it sets none.
///
/// ```swift
/// import StyleHTML
///
/// for meaning in CSSMeaning.standard where meaning.properties.isEmpty {
///   print(meaning.attribute, meaning.summary)
/// }
/// ```
///
/// The renderer writes by this list, and the table of the documentation is made of it. A later entry
/// wins over an earlier one that sets the same property, as a bar's tint over its background. A page
/// is given more of them for attributes of one's own:
///
/// ```swift
/// import StyleHTML
///
/// let meaning = CSSMeaning(.leftColor, "border-left-color", "the color") { "\($0)" }
/// let page = HTMLPage(of: tree, meanings: [meaning])
/// ```
public struct CSSMeaning: Sendable {
  /// The attribute.
  public let attribute: AttributeID

  /// The properties that it sets, those with `--` of the element's parts; empty when it sets none.
  public let properties: [String]

  /// How the value becomes theirs, or why there are none.
  public let summary: String

  /// Sets them for a view model that has the attribute.
  let write: @Sendable (CSSContext, inout Declarations) -> Void

  /// Makes the meaning of an attribute that sets properties.
  init<Value>(
    _ attribute: Attribute<Value>, _ properties: [String], _ summary: String,
    _ write: @escaping @Sendable (Value, CSSContext, inout Declarations) -> Void
  ) {
    self.attribute = attribute.id
    self.properties = properties
    self.summary = summary
    self.write = { context, css in
      if let value = context.model[attribute] { write(value, context, &css) }
    }
  }

  /// Makes the meaning of an attribute that sets one property.
  ///
  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - property: The property of CSS, or a custom one with `--`.
  ///   - summary: How the value becomes the property's, in a few words.
  ///   - value: Makes the property's value; nil for none. One that could end the declaration, for it
  ///     has a `;`, `{`, `}`, `<` or control character, is left out. A color's description is CSS.
  public init<Value>(
    _ attribute: Attribute<Value>, _ property: String, _ summary: String,
    _ value: @escaping @Sendable (Value) -> String?
  ) {
    self.init(attribute, [property], summary) { input, _, css in
      if let output = value(input), CSSText.isHarmless(output) { css[property] = output }
    }
  }

  /// Makes the meaning of an attribute that sets nothing.
  init<Value>(_ attribute: Attribute<Value>, none reason: String) {
    self.init(attribute, [], reason) { _, _, _ in }
  }

  /// The meaning of every standard attribute, content among them.
  public static let standard: [CSSMeaning] =
    layer + view + text + button + tracks + bars + content + visibility
}

/// What a view model is written as CSS for.
struct CSSContext {
  let model: ViewModel

  /// The state whose values count.
  var state = ControlState.normal

  /// The addresses of images.
  let images: ImageAddresses

  /// The value along an axis of control states that counts.
  func value<Value>(_ values: StateValues<Value>) -> Value? { values[state] }
}
