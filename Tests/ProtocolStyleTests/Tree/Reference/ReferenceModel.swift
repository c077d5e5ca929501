import ProtocolStyle

/// A model of the reference: for each key, the value or nil, and the level that wrote it.
struct ReferenceModel {
  private var written: [ReferenceKey: (value: ReferenceValue?, level: CascadeLevel)] = [:]

  /// Creates a model with inherited values.
  init(inheriting values: [ReferenceKey: ReferenceValue]) {
    for (key, value) in values { written[key] = (value, .inherited) }
  }

  /// Runs a closure of a level; its writes to hidden keys are undone.
  mutating func run(
    _ writes: [ReferenceWrite], _ level: CascadeLevel, in context: ReferenceContext,
    hiding isHidden: (ReferenceKey) -> Bool = { _ in false }
  ) {
    var changes: [ReferenceKey: ReferenceValue?] = [:]
    for write in writes {
      let new = write.changes(in: context) { changes[$0] ?? written[$0]?.value }
      for (key, value) in new { changes.updateValue(value, forKey: key) }
    }
    for (key, value) in changes where !isHidden(key) { written[key] = (value, level) }
  }

  /// Returns the visible values for a kind.
  ///
  /// It derives attributes, unless a value of the input's level or above overrides them, and drops
  /// those that the kind doesn't use.
  func seen(
    as kind: ReferenceKind, in context: ReferenceContext
  ) -> [ReferenceKey: ReferenceValue] {
    var written = written
    for derivation in kind.derivations {
      let shown = derivation.inputs.filter { written[$0].map { $0.value != nil } ?? false }
      let values = Dictionary(uniqueKeysWithValues: shown.map { ($0, written[$0]!.value!) })
      guard let highest = shown.map({ written[$0]!.level }).max() else { continue }
      let level = derivation.isDefault ? .variant : highest
      guard written[derivation.output].map({ $0.level < level }) ?? true,
        let value = derivation.value(values, context)
      else { continue }
      written[derivation.output] = (value, level)
    }
    var seen: [ReferenceKey: ReferenceValue] = [:]
    for (key, entry) in written where kind.uses.contains(key.attribute) {
      if let value = entry.value { seen[key] = value }
    }
    return seen
  }
}

// MARK: - ReferenceKind

/// The attributes that a kind uses and derives by systems.md, as far as the random test writes
/// them.
struct ReferenceKind: Sendable {
  struct Derived: Sendable {
    let output: ReferenceKey
    let inputs: [ReferenceKey]

    /// Whether every level of the cascade overrides the value.
    var isDefault = false

    /// Returns the value for the existing inputs.
    let value: @Sendable ([ReferenceKey: ReferenceValue], ReferenceContext) -> ReferenceValue?
  }

  let uses: Set<AttributeID>
  let derivations: [Derived]

  private init(_ uses: AttributeList, _ derivations: [Derived] = []) {
    self.uses = Set(uses.map(\.id))
    self.derivations = derivations
  }

  private static let viewUses: AttributeList = [
    .backgroundColor, .tintColor, .alpha, .cornerRadius, .accessibilityLabel, .motion, .echo,
  ]
  private static let controlUses: AttributeList =
    viewUses + [.contentHorizontalAlignment, .controlState]
  private static let textUses: AttributeList = [.textColor, .font, .textAlignment, .text]
  private static let buttonUses: AttributeList = controlUses + textUses + [.titleColorForState]

  static let screen = ReferenceKind([])
  static let view = ReferenceKind(viewUses)
  static let pageControl = ReferenceKind(
    controlUses + [.pageIndicatorTintColor], [copy(.tint, to: .pageTint)])
  static let navigationBar = ReferenceKind(
    viewUses + textUses + [.barTintColor, .titleTextAttributes],
    [copy(.background, to: .barTint), titleText])
  static let button = ReferenceKind(buttonUses, [copy(.text, to: .normalTitle), side])
  static let badge = ReferenceKind(
    buttonUses,
    button.derivations + [copy(.text, to: .background), copy(.background, to: .tint), radius])

  private static func copy(_ input: ReferenceKey, to output: ReferenceKey) -> Derived {
    Derived(output: output, inputs: [input]) { values, _ in values[input] }
  }

  private static let side = Derived(output: .side, inputs: [.alignment]) { values, _ in
    guard case .alignment(let alignment)? = values[.alignment] else { return nil }
    return switch alignment {
    case .left: .side(.left)
    case .center: .side(.center)
    case .right: .side(.right)
    case .justified, .natural: nil
    }
  }

  private static let radius = Derived(
    output: .cornerRadius, inputs: [.text], isDefault: true
  ) { _, context in .number(context.state.contains(.highlighted) ? 2 : 6) }

  private static let titleText = Derived(
    output: .titleText, inputs: [.text, .font, .alignment]
  ) { values, _ in
    var text = TextAttributes()
    if case .color(let color)? = values[.text] { text.foregroundColor = color }
    if case .font(let font)? = values[.font] { text.font = font }
    if case .alignment(let alignment)? = values[.alignment] { text.alignment = alignment }
    return .title(text)
  }
}

// MARK: - ReferenceKey

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
  static let motion = ReferenceKey(Attribute.motion)
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
  case motion(MotionValues)

  /// A number that isn't one.
  case nan

  /// Creates the value of a number, because a NaN doesn't equal itself.
  init(_ number: Double) { self = number.isNaN ? .nan : .number(number) }
}

// MARK: - ReferenceWrite

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
  case motion(ReferenceMotion?)

  /// A value or nil at one place of an axis.
  case place(Attribute<StateValues<Color>>, ControlState, ReferenceColor?)

  /// A value with an axis, or nil.
  case places(Attribute<StateValues<Color>>, [ControlState: ReferenceColor]?)

  /// Halves the alpha of the levels below, if there is one.
  case halfAlpha

  /// Copies the tint of the levels below, even if it's nil, to the background.
  case tintBehind

  /// Writes the background, and reads what the color reads, and writes a text, only if the levels
  /// below have a tint.
  case colorOverTint(ReferenceColor)

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
    case .motion(let motion): model.motion = motion?.motion
    case .place(let attribute, let state, let color): model[attribute, state] = color?.color
    case .places(let attribute, let colors):
      model[attribute] = colors.map { Self.values(of: $0) }
    case .halfAlpha:
      if let alpha = model.alpha { model.alpha = alpha / 2 }
    case .tintBehind: model.backgroundColor = model.tintColor
    case .colorOverTint(let color):
      if model.tintColor != nil {
        model.backgroundColor = color.color
        model.text = "tinted"
      }
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
    case .motion(let motion):
      return [(.motion, motion.map { .motion($0.decided(in: context)) })]
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
    case .colorOverTint(let color):
      return beneath(.tint) == nil
        ? [] : [(.background, value(color)), (ReferenceKey(.text), .string("tinted"))]
    }
  }
}

// MARK: - ReferenceMotion

/// A motion as it's written: one curve, or another one into the highlighted state.
enum ReferenceMotion: Sendable, Hashable {
  case curve(Int)
  case pressed(Int, otherwise: Int)

  /// The motion that a getter or a closure returns.
  var motion: MotionValues {
    switch self {
    case .curve(let index): Self.motion(index)
    case .pressed(let pressed, let otherwise):
      Self.motion(otherwise).with(.linear(duration: Double(pressed + 1)), into: .highlighted)
    }
  }

  /// Returns the resolved motion.
  func decided(in context: ReferenceContext) -> MotionValues {
    switch self {
    case .curve(let index): Self.motion(index)
    case .pressed(let pressed, let otherwise):
      Self.motion(context.state.contains(.highlighted) ? pressed : otherwise)
    }
  }

  private static func motion(_ index: Int) -> MotionValues {
    MotionValues(.linear(duration: Double(index + 1)))
  }
}

// MARK: - ReferenceColor

/// A color as it's written: plain, adaptive, by control state, or a token's.
enum ReferenceColor: Sendable, Hashable {
  case plain(Int)
  case adaptive(Int, Int)

  /// A color for states that include highlighted, and one for all others.
  case pressed(Int, otherwise: Int)

  /// A color in an enclosing control whose state includes selected, and one for everywhere else.
  case inSelected(Int, otherwise: Int)

  /// A color in a container of at least a width, and one for everywhere else.
  case inWide(Double, Int, otherwise: Int)
  case accent
  case link

  /// The color that a getter or a closure returns.
  var color: Color {
    switch self {
    case .plain(let index): Self.palette[index]
    case .adaptive(let light, let dark):
      .adaptive(light: Self.palette[light], dark: Self.palette[dark])
    case .pressed(let pressed, let otherwise):
      Self.palette[ControlState.current.contains(.highlighted) ? pressed : otherwise]
    case .inSelected(let selected, let otherwise):
      Self.palette[ControlState.ofEnclosingControl.contains(.selected) ? selected : otherwise]
    case .inWide(let width, let wide, let otherwise):
      Self.palette[ContainerWidth.isAtLeast(width) ? wide : otherwise]
    case .accent: Token.reference.value
    case .link: Token.referenceLink.value
    }
  }

  /// Returns the resolved color.
  func decided(in context: ReferenceContext) -> Color {
    switch self {
    case .plain(let index): Self.palette[index]
    case .adaptive(let light, let dark): Self.palette[context.scheme == .dark ? dark : light]
    case .pressed(let pressed, let otherwise):
      Self.palette[context.state.contains(.highlighted) ? pressed : otherwise]
    case .inSelected(let selected, let otherwise):
      Self.palette[context.enclosing.contains(.selected) ? selected : otherwise]
    case .inWide(let width, let wide, let otherwise):
      Self.palette[context.isAtLeast(width) ? wide : otherwise]
    case .accent: context.accent
    case .link: context.link ?? context.accent
    }
  }

  static let palette: [Color] = [.red, .green, .blue, .yellow, .orange, .purple, .black, .white]
}
