/// Fills an unwritten attribute of a kind's nodes from other attributes.
///
/// A navigation bar derives its bar tint from its background, and keeps the background:
///
/// ```swift
/// Derivation(of: .barTintColor, from: .backgroundColor)
/// ```
///
/// A derived value has the level of its highest input: it yields to a value that was written at
/// that level or above, and hides one that was written below. For values along an axis this applies
/// to each place separately.
public struct Derivation: Sendable {
  /// The attribute that is filled.
  public let output: any AnyAttribute

  /// The attributes that it depends on.
  public let inputs: AttributeList

  /// Derives the output at those places of its axis that are open.
  let apply: @Sendable (_ model: inout ViewModel, _ isOpen: (AnyHashable?) -> Bool) -> Void

  /// Whether the derived value depends only on the inputs, and not on the context.
  private(set) var readsInputsAlone = false

  /// Creates a derivation from several attributes.
  ///
  /// - Parameters:
  ///   - output: The attribute to fill.
  ///   - inputs: The attributes that `value` reads. Nothing is derived if all of them are absent.
  ///   - value: Returns the value for a model with at least one of the inputs; nil derives nothing.
  public init<Value>(
    of output: Attribute<Value>, from inputs: AttributeList,
    _ value: @escaping @Sendable (ViewModel) -> Value?
  ) {
    self.output = output
    self.inputs = inputs
    apply = { model, isOpen in
      guard let value = value(model) else { return }
      model.derive(value, of: output, where: isOpen)
    }
  }

  /// Creates a derivation from one attribute.
  ///
  /// - Parameters:
  ///   - output: The attribute to fill.
  ///   - input: The attribute that it depends on.
  ///   - value: Returns the value for the input's value; nil derives nothing.
  public init<Input, Value>(
    of output: Attribute<Value>, from input: Attribute<Input>,
    _ value: @escaping @Sendable (Input) -> Value?
  ) {
    self.init(of: output, from: [input]) { model in model[input].flatMap(value) }
  }

  /// Creates a derivation that uses the value of another attribute.
  ///
  /// - Parameters:
  ///   - output: The attribute to fill.
  ///   - input: The attribute whose value is used.
  public init<Value>(of output: Attribute<Value>, from input: Attribute<Value>) {
    self.init(of: output, from: input) { $0 }
    readsInputsAlone = true
  }

  /// Returns the same derivation, marked as depending only on its inputs.
  func readingInputsAlone() -> Derivation {
    var derivation = self
    derivation.readsInputsAlone = true
    return derivation
  }
}
