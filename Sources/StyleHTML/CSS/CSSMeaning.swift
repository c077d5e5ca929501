public import ProtocolStyle

/// The CSS meaning of an attribute: the properties that it sets, or the reason why it sets none.
///
/// ```swift
/// import StyleHTML
///
/// for meaning in CSSMeaning.standard where meaning.properties.isEmpty {
///   print(meaning.attribute, meaning.summary)
/// }
/// ```
///
/// The renderer uses this list, and the table in the documentation is generated from it. If several
/// entries set the same property, the last one wins: a bar's tint overrides its background, for
/// instance. To support custom attributes, pass their meanings to a page:
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

  /// The properties that the attribute sets, or empty for none; those with `--` style parts of the
  /// element.
  public let properties: [String]

  /// The conversion of the value to the properties, or the reason why there are none.
  public let summary: String

  /// Sets the properties for a view model that has the attribute.
  let write: @Sendable (CSSContext, inout Declarations) -> Void

  /// Creates the meaning of an attribute that sets several properties.
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

  /// Creates the meaning of an attribute that sets one property.
  ///
  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - property: The CSS property, or a custom property with `--`.
  ///   - summary: A short description of the conversion.
  ///   - value: Returns the property's value, or nil for none. A value is ignored if it isn't
  ///     complete: if a string, an escape, a comment, a `url()` or a bracket is still open at its
  ///     end; if it contains `;`, `!`, `{` or `}` outside of strings; or if it contains `<` or a
  ///     control character. The description of a color is valid CSS.
  public init<Value>(
    _ attribute: Attribute<Value>, _ property: String, _ summary: String,
    _ value: @escaping @Sendable (Value) -> String?
  ) {
    self.init(attribute, [property], summary) { input, _, css in
      if let output = value(input), DeclarationValue.isComplete(output) { css[property] = output }
    }
  }

  /// Creates the meaning of an attribute that sets no properties.
  init<Value>(_ attribute: Attribute<Value>, none reason: String) {
    self.init(attribute, [], reason) { _, _, _ in }
  }

  /// The meanings of all standard attributes, including content.
  public static let standard: [CSSMeaning] =
    layer + view + text + button + tracks + bars + content + visibility
}

/// The input for writing a view model as CSS.
struct CSSContext {
  let model: ViewModel

  /// The control state to write.
  var state = ControlState.normal

  /// The URLs of images.
  let images: ImageAddresses

  /// The value for the control state.
  func value<Value>(_ values: StateValues<Value>) -> Value? { values[state] }
}

/// The defaults of style protocols, for the parts of a CSS value that a view model doesn't have.
///
/// One CSS property can combine several attributes, so a view model with one of them needs values
/// of the others. A type that adopts the protocols and implements nothing has exactly their
/// defaults.
struct CSSDefaults: ShadowColor, ShadowOpacity, ShadowOffset, ShadowRadius, TextShadowColor,
  TextShadowOffset, MaximumNumberOfLines, RowHeight
{}
