internal import ProtocolStyle

/// A text that nodes of some kinds show: its color and font in a control state.
struct TextPart {
  /// The attribute that has the color.
  let attribute: AttributeID

  let color: Color
  let font: FontDescriptor?

  /// Whether WCAG counts the text as large, as it does 18 points, or 14 in bold.
  ///
  /// Without a font it is running text.
  var isLarge: Bool {
    guard let font else { return false }
    return font.size >= 18 || font.size >= 14 && font.weight >= .bold
  }

  /// The contrast that level AA asks for.
  var leastContrast: Double { isLarge ? 3 : 4.5 }

  /// The texts that a view model gives a color, in a state.
  static func all(of model: ViewModel, in state: ControlState) -> [TextPart] {
    var parts: [TextPart] = []
    func add(_ attribute: some AnyAttribute, _ color: Color?, _ font: FontDescriptor?) {
      guard let color else { return }
      parts.append(TextPart(attribute: attribute.id, color: color, font: font))
    }
    let kind = model.kind
    if kind.uses(.titleColorForState) {
      add(Attribute.titleColorForState, model[.titleColorForState, state], model.font)
    } else if kind.uses(.titleTextAttributesForState) {
      let (own, normal) = (
        model[.titleTextAttributesForState, state], model[.titleTextAttributesForState, .normal]
      )
      add(
        Attribute.titleTextAttributesForState, own?.foregroundColor ?? normal?.foregroundColor,
        own?.font ?? normal?.font ?? model.font)
    } else if kind.uses(.titleTextAttributes) {
      let title = model.titleTextAttributes
      add(Attribute.titleTextAttributes, title?.foregroundColor, title?.font)
    } else {
      add(Attribute.textColor, model.textColor, model.font)
    }
    let large = model.largeTitleTextAttributes
    add(
      Attribute.largeTitleTextAttributes, large?.foregroundColor,
      large?.font ?? FontDescriptor(textStyle: .largeTitle))
    if model.detailText?.isEmpty == false {
      add(Attribute.detailTextColor, model.detailTextColor, model.font)
    }
    if model.placeholder != nil {
      add(Attribute.placeholderColor, model.placeholderColor, model.font)
    }
    return parts
  }

  /// The states in which a text may have another color, beside those that rules ask for.
  static func states(of model: ViewModel) -> [ControlState] {
    (model.titleColorForState?.keys ?? []) + (model.titleTextAttributesForState?.keys ?? [])
  }
}

extension Backdrop {
  /// The backdrop of what is in a node with a view model, and of its own text.
  func inside(_ model: ViewModel, in state: ControlState) -> Backdrop {
    let hasImage =
      model.backgroundGradient != nil || model[.backgroundImageForState, state] != nil
      || model.backgroundImageForMetrics?.isEmpty == false
      || model.backgroundImageForPlacement?.isEmpty == false
    var result = inside(
      layers: [model.backgroundColor, model.barTintColor].compactMap(\.self),
      alpha: model.alpha ?? 1, isPlain: !hasImage)
    result.isHidden = isHidden || model.isHidden == true
    return result
  }
}
