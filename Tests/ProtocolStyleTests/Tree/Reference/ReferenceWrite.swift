import ProtocolStyle

/// A write of a closure or a getter as data, which the tree executes and the reference reads.
///
/// A closure writes a value with an axis as a whole before places of it.
enum ReferenceWrite: Sendable {
  case color(Attribute<Color>, ReferenceColor?)
  case number(Attribute<Double>, Double?)
  case string(Attribute<String>, String?)
  case font(Double?)
  case alignment(TextAlignmentValue?)
  case side(ContentHorizontalAlignmentValue?)
  case titleText(ReferenceColor?)

  /// A value or nil at one place of an axis.
  case place(Attribute<StateValues<Color>>, ControlState, ReferenceColor?)

  /// A value with an axis, or nil.
  case places(Attribute<StateValues<Color>>, [ControlState: ReferenceColor]?)

  /// Halves the alpha of the levels below, if there is one.
  case halfAlpha

  /// Copies the tint of the levels below, even if it's nil, to the background.
  case tintBehind

  func apply(to model: inout ViewModel) {
    switch self {
    case .color(let attribute, let color): model[attribute] = color?.color
    case .number(let attribute, let number): model[attribute] = number
    case .string(let attribute, let string): model[attribute] = string
    case .font(let size): model.font = size.map { .system(size: $0) }
    case .alignment(let alignment): model.textAlignment = alignment
    case .side(let side): model.contentHorizontalAlignment = side
    case .titleText(let color):
      model.titleTextAttributes = color.map { TextAttributes(foregroundColor: $0.color) }
    case .place(let attribute, let state, let color): model[attribute, state] = color?.color
    case .places(let attribute, let colors):
      model[attribute] = colors.map { Self.values(of: $0) }
    case .halfAlpha:
      if let alpha = model.alpha { model.alpha = alpha / 2 }
    case .tintBehind: model.backgroundColor = model.tintColor
    }
  }

  static func values(of colors: [ControlState: ReferenceColor]) -> StateValues<Color> {
    colors.reduce(into: [:]) { $0[exact: $1.key] = $1.value.color }
  }

  /// Returns the writes by key, given the existing values; nil is none.
  func changes(
    in context: ReferenceContext, over beneath: (ReferenceKey) -> ReferenceValue?
  ) -> [(key: ReferenceKey, value: ReferenceValue?)] {
    func value(_ color: ReferenceColor?) -> ReferenceValue? {
      color.map { .color($0.decided(in: context)) }
    }
    switch self {
    case .color(let attribute, let color): return [(ReferenceKey(attribute), value(color))]
    case .number(let attribute, let number):
      return [(ReferenceKey(attribute), number.map { ReferenceValue($0) })]
    case .string(let attribute, let string):
      return [(ReferenceKey(attribute), string.map { .string($0) })]
    case .font(let size): return [(.font, size.map { .font(.system(size: $0)) })]
    case .alignment(let alignment): return [(.alignment, alignment.map { .alignment($0) })]
    case .side(let side): return [(.side, side.map { .side($0) })]
    case .titleText(let color):
      let text = color.map { TextAttributes(foregroundColor: $0.decided(in: context)) }
      return [(.titleText, text.map { .title($0) })]
    case .place(let attribute, let state, let color):
      return [(ReferenceKey(attribute, state), value(color))]
    case .places(let attribute, let colors?):
      return colors.map { (ReferenceKey(attribute, $0.key), value($0.value)) }
    case .places(let attribute, nil):
      return ReferenceKey.states.map { (ReferenceKey(attribute, $0), nil) }
    case .halfAlpha:
      switch beneath(.alpha) {
      case .number(let alpha)?: return [(.alpha, .number(alpha / 2))]
      case .nan?: return [(.alpha, .nan)]
      default: return []
      }
    case .tintBehind: return [(.background, beneath(.tint))]
    }
  }
}
