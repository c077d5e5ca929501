import ProtocolStyle

/// The attributes that a kind uses and derives by systems.md, as far as the random test writes
/// them.
struct ReferenceKind: Sendable {
  struct Derived: Sendable {
    let output: ReferenceKey
    let inputs: [ReferenceKey]

    /// Returns the value for the existing inputs.
    let value: @Sendable ([ReferenceKey: ReferenceValue]) -> ReferenceValue?
  }

  let uses: Set<AttributeID>
  let derivations: [Derived]

  private init(_ uses: AttributeList, _ derivations: [Derived] = []) {
    self.uses = Set(uses.map(\.id))
    self.derivations = derivations
  }

  private static let viewUses: AttributeList = [
    .backgroundColor, .tintColor, .alpha, .cornerRadius, .accessibilityLabel, .echo,
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
    buttonUses, button.derivations + [copy(.text, to: .background), copy(.background, to: .tint)])

  private static func copy(_ input: ReferenceKey, to output: ReferenceKey) -> Derived {
    Derived(output: output, inputs: [input]) { $0[input] }
  }

  private static let side = Derived(output: .side, inputs: [.alignment]) { values in
    guard case .alignment(let alignment)? = values[.alignment] else { return nil }
    return switch alignment {
    case .left: .side(.left)
    case .center: .side(.center)
    case .right: .side(.right)
    case .justified, .natural: nil
    }
  }

  private static let titleText = Derived(
    output: .titleText, inputs: [.text, .font, .alignment]
  ) { values in
    var text = TextAttributes()
    if case .color(let color)? = values[.text] { text.foregroundColor = color }
    if case .font(let font)? = values[.font] { text.font = font }
    if case .alignment(let alignment)? = values[.alignment] { text.alignment = alignment }
    return .title(text)
  }
}
