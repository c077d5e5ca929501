internal import ProtocolStyle

/// A text that nodes of some kinds show, with its color and font in a control state.
struct TextPart {
  /// The attribute that provides the color.
  let attribute: AttributeID

  let color: Color
  let font: FontDescriptor?

  /// Whether the text is large according to WCAG: 18 points or more, or 14 in bold.
  ///
  /// False without a font.
  var isLarge: Bool {
    guard let font else { return false }
    return font.size >= 18 || font.size >= 14 && font.weight >= .bold
  }

  /// The contrast required by level AA.
  var leastContrast: Double { isLarge ? 3 : 4.5 }

  /// The texts of a view model that have a color, in a state.
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

  /// The states in which a text may have a different color, in addition to those that rules use.
  static func states(of model: ViewModel) -> [ControlState] {
    (model.titleColorForState?.keys ?? []) + (model.titleTextAttributesForState?.keys ?? [])
      + (model.selectedSegmentTintColor == nil ? [] : [.selected])
  }
}

extension Backdrop {
  /// The backdrop of a node's text and children, given its view model.
  func inside(_ model: ViewModel, in state: ControlState) -> Backdrop {
    let hasImage =
      model.backgroundGradient != nil || model[.backgroundImageForState, state] != nil
      || model.backgroundImageForMetrics?.isEmpty == false
      || model.backgroundImageForPlacement?.isEmpty == false
    var result = inside(
      layers: [
        model.backgroundColor, model.barTintColor,
        state.contains(.selected) ? model.selectedSegmentTintColor : nil,
      ].compactMap(\.self),
      alpha: model.alpha ?? 1, isPlain: !hasImage)
    result.isHidden = isHidden || model.isHidden == true
    return result
  }
}
