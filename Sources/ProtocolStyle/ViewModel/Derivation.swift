/// How nodes of a kind fill an attribute that was not written from others that were.
///
/// A navigation bar derives its bar tint from its background; the background stays:
///
/// ```swift
/// Derivation(of: .barTintColor, from: .backgroundColor)
/// ```
///
/// What is derived stands at the level of its highest input: it gives way to a value that was
/// written at that level or above, and hides one that was written beneath. Along an axis this holds
/// for each axis value by itself.
public struct Derivation: Sendable {
  /// The attribute that is filled.
  public let output: any AnyAttribute

  /// The attributes that it depends on.
  public let inputs: AttributeList

  /// Derives into a model, at those places of the output's axis that are open.
  let apply: @Sendable (_ model: inout ViewModel, _ isOpen: (AnyHashable?) -> Bool) -> Void

  /// Whether what is derived depends on the inputs alone, and not on the context.
  private(set) var readsInputsAlone = false

  /// Derives an attribute from several.
  ///
  /// - Parameters:
  ///   - output: The attribute to fill.
  ///   - inputs: The attributes that `value` reads. Nothing is derived while all are absent.
  ///   - value: The value for a model that has at least one of the inputs; nil derives nothing.
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

  /// Derives an attribute from one other.
  ///
  /// - Parameters:
  ///   - output: The attribute to fill.
  ///   - input: The attribute it depends on.
  ///   - value: The value for that of the input; nil derives nothing.
  public init<Input, Value>(
    of output: Attribute<Value>, from input: Attribute<Input>,
    _ value: @escaping @Sendable (Input) -> Value?
  ) {
    self.init(of: output, from: [input]) { model in model[input].flatMap(value) }
  }

  /// Derives an attribute that takes the value of another as it is.
  ///
  /// - Parameters:
  ///   - output: The attribute to fill.
  ///   - input: The attribute it takes its value from.
  public init<Value>(of output: Attribute<Value>, from input: Attribute<Value>) {
    self.init(of: output, from: input) { $0 }
    readsInputsAlone = true
  }

  /// The same derivation, known to depend on the inputs alone.
  func readingInputsAlone() -> Derivation {
    var derivation = self
    derivation.readsInputsAlone = true
    return derivation
  }
}
