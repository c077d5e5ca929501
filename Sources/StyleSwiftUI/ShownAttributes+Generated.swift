// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: this folder

#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
internal import ProtocolStyle

extension ShownAttributes {
  /// The attributes that `BarModifier` reads.
  static let barModifier: [AttributeID] = [
    Attribute.backgroundColor.id, Attribute.backgroundGradient.id, Attribute.backgroundMaterial.id,
    Attribute.barStyle.id, Attribute.barTintColor.id, Attribute.barTintColorForAppearance.id,
    Attribute.isTranslucent.id,
  ]

  /// The attributes that `BoxModifier` reads.
  static let boxModifier: [AttributeID] = [
    Attribute.alpha.id, Attribute.backgroundColor.id, Attribute.backgroundGradient.id,
    Attribute.backgroundMaterial.id, Attribute.blur.id, Attribute.borderColor.id,
    Attribute.borderGradient.id, Attribute.borderWidth.id, Attribute.borders.id,
    Attribute.contentEdgeInsets.id, Attribute.contentHorizontalAlignment.id,
    Attribute.contentVerticalAlignment.id, Attribute.cornerRadius.id, Attribute.cornerShape.id,
    Attribute.maskGradient.id, Attribute.masksToBounds.id, Attribute.minimumTrackTintColor.id,
    Attribute.outline.id, Attribute.overflow.id, Attribute.padding.id, Attribute.shadows.id,
    Attribute.tintColor.id,
  ]

  /// The attributes that `ButtonPartsModifier` reads.
  static let buttonPartsModifier: [AttributeID] = [
    Attribute.imagePadding.id, Attribute.imagePlacement.id, Attribute.showsActivity.id,
  ]

  /// The attributes that `ControlModifier` reads.
  static let controlModifier: [AttributeID] = [
    Attribute.accessibilityHint.id, Attribute.accessibilityIdentifier.id,
    Attribute.accessibilityLabel.id, Attribute.accessibilityTraits.id, Attribute.controlSize.id,
    Attribute.showsActivity.id,
  ]

  /// The attributes that `FieldModifier` reads.
  static let fieldModifier: [AttributeID] = [
    Attribute.borderStyle.id, Attribute.inputKind.id, Attribute.textTransform.id,
  ]

  /// The attributes that `ItemModifier` reads.
  static let itemModifier: [AttributeID] = [
    Attribute.barItemVariant.id, Attribute.controlState.id, Attribute.tintColor.id,
    Attribute.titleTextAttributesForState.id,
  ]

  /// The attributes that `ListModifier` reads.
  static let listModifier: [AttributeID] = [
    Attribute.listVariant.id,
  ]

  /// The attributes that `RowModifier` reads.
  static let rowModifier: [AttributeID] = [
    Attribute.backgroundColor.id, Attribute.controlState.id, Attribute.selectedBackgroundColor.id,
    Attribute.separatorColor.id, Attribute.separatorInsets.id, Attribute.separatorStyle.id,
  ]

  /// The attributes that `ScrollModifier` reads.
  static let scrollModifier: [AttributeID] = [
    Attribute.backgroundColor.id, Attribute.backgroundGradient.id, Attribute.rowHeight.id,
  ]

  /// The attributes that `StyledProgressViewStyle` reads.
  static let styledProgressViewStyle: [AttributeID] = [
    Attribute.progressTintColor.id, Attribute.tintColor.id, Attribute.tintGradient.id,
  ]

  /// The attributes that `StyledToggleStyle` reads.
  static let styledToggleStyle: [AttributeID] = [
    Attribute.onTintColor.id, Attribute.tintColor.id,
  ]

  /// The attributes that `SymbolImageModifier` reads.
  static let symbolImageModifier: [AttributeID] = [
    Attribute.symbolWeight.id, Attribute.tintGradient.id,
  ]

  /// The attributes that `SymbolModifier` reads.
  static let symbolModifier: [AttributeID] = [
    Attribute.symbolRendering.id, Attribute.symbolScale.id,
  ]

  /// The attributes that `TextModifier` reads.
  static let textModifier: [AttributeID] = [
    Attribute.adjustsFontSizeToFitWidth.id, Attribute.contentSizeLimits.id,
    Attribute.controlState.id, Attribute.font.id, Attribute.letterSpacing.id,
    Attribute.lineBreakMode.id, Attribute.lineHeight.id, Attribute.maximumNumberOfLines.id,
    Attribute.minimumScaleFactor.id, Attribute.strikethrough.id, Attribute.textAlignment.id,
    Attribute.textColor.id, Attribute.textGradient.id, Attribute.textShadowColor.id,
    Attribute.textShadowOffset.id, Attribute.textTransform.id, Attribute.titleColorForState.id,
    Attribute.titleShadowColorForState.id, Attribute.underline.id,
  ]

  /// The attributes that `TransformModifier` reads.
  static let transformModifier: [AttributeID] = [
    Attribute.transform.id,
  ]
}
#endif
