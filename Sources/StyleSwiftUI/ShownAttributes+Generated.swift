// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: this folder

#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
internal import ProtocolStyle

extension ShownAttributes {
  /// What `BarModifier` reads.
  static let barModifier: [AttributeID] = [
    Attribute.backgroundColor.id, Attribute.backgroundGradient.id, Attribute.barStyle.id,
    Attribute.barTintColor.id, Attribute.isTranslucent.id,
  ]

  /// What `BoxModifier` reads.
  static let boxModifier: [AttributeID] = [
    Attribute.alpha.id, Attribute.backgroundColor.id, Attribute.backgroundGradient.id,
    Attribute.borderColor.id, Attribute.borderWidth.id, Attribute.contentEdgeInsets.id,
    Attribute.contentHorizontalAlignment.id, Attribute.contentVerticalAlignment.id,
    Attribute.cornerRadius.id, Attribute.height.id, Attribute.masksToBounds.id,
    Attribute.minimumTrackTintColor.id, Attribute.padding.id, Attribute.shadowColor.id,
    Attribute.shadowOffset.id, Attribute.shadowOpacity.id, Attribute.shadowRadius.id,
    Attribute.tintColor.id, Attribute.width.id,
  ]

  /// What `FieldModifier` reads.
  static let fieldModifier: [AttributeID] = [
    Attribute.borderStyle.id, Attribute.textTransform.id,
  ]

  /// What `ItemModifier` reads.
  static let itemModifier: [AttributeID] = [
    Attribute.controlState.id, Attribute.tintColor.id, Attribute.titleTextAttributesForState.id,
  ]

  /// What `RowModifier` reads.
  static let rowModifier: [AttributeID] = [
    Attribute.backgroundColor.id, Attribute.separatorColor.id, Attribute.separatorStyle.id,
  ]

  /// What `ScrollModifier` reads.
  static let scrollModifier: [AttributeID] = [
    Attribute.backgroundColor.id, Attribute.backgroundGradient.id, Attribute.rowHeight.id,
  ]

  /// What `StyledProgressViewStyle` reads.
  static let styledProgressViewStyle: [AttributeID] = [
    Attribute.progressTintColor.id, Attribute.tintColor.id,
  ]

  /// What `StyledToggleStyle` reads.
  static let styledToggleStyle: [AttributeID] = [
    Attribute.onTintColor.id, Attribute.tintColor.id,
  ]

  /// What `TextModifier` reads.
  static let textModifier: [AttributeID] = [
    Attribute.adjustsFontSizeToFitWidth.id, Attribute.controlState.id, Attribute.font.id,
    Attribute.letterSpacing.id, Attribute.lineBreakMode.id, Attribute.lineHeight.id,
    Attribute.maximumNumberOfLines.id, Attribute.textAlignment.id, Attribute.textColor.id,
    Attribute.textShadowColor.id, Attribute.textShadowOffset.id, Attribute.textTransform.id,
    Attribute.titleColorForState.id, Attribute.titleShadowColorForState.id,
  ]
}
#endif
