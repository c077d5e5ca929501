// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Sources/ProtocolStyle/Attributes/Content.swift

extension ContentOffsets {
  /// A number for each content attribute.
  struct Fields {
    let accessibilityHint: UInt16
    let accessibilityIdentifier: UInt16
    let accessibilityLabel: UInt16
    let accessibilityTraits: UInt16
    let badge: UInt16
    let controlState: UInt16
    let detailText: UInt16
    let image: UInt16
    let inputKind: UInt16
    let isOn: UInt16
    let isSecureTextEntry: UInt16
    let items: UInt16
    let leadingImage: UInt16
    let link: UInt16
    let page: UInt16
    let placeholder: UInt16
    let prompt: UInt16
    let rangedDate: UInt16
    let rangedValue: UInt16
    let richText: UInt16
    let subtitle: UInt16
    let text: UInt16
    let trailingImage: UInt16

    init(_ offset: (AttributeID) -> UInt16) {
      accessibilityHint = offset(Attribute<String>.accessibilityHint.id)
      accessibilityIdentifier = offset(Attribute<String>.accessibilityIdentifier.id)
      accessibilityLabel = offset(Attribute<String>.accessibilityLabel.id)
      accessibilityTraits = offset(Attribute<AccessibilityTraits>.accessibilityTraits.id)
      badge = offset(Attribute<String>.badge.id)
      controlState = offset(Attribute<ControlState>.controlState.id)
      detailText = offset(Attribute<String>.detailText.id)
      image = offset(Attribute<ImageReference>.image.id)
      inputKind = offset(Attribute<InputKind>.inputKind.id)
      isOn = offset(Attribute<Bool>.isOn.id)
      isSecureTextEntry = offset(Attribute<Bool>.isSecureTextEntry.id)
      items = offset(Attribute<ItemList>.items.id)
      leadingImage = offset(Attribute<ImageReference>.leadingImage.id)
      link = offset(Attribute<String>.link.id)
      page = offset(Attribute<PageNumber>.page.id)
      placeholder = offset(Attribute<String>.placeholder.id)
      prompt = offset(Attribute<String>.prompt.id)
      rangedDate = offset(Attribute<RangedDate>.rangedDate.id)
      rangedValue = offset(Attribute<RangedValue>.rangedValue.id)
      richText = offset(Attribute<RichText>.richText.id)
      subtitle = offset(Attribute<String>.subtitle.id)
      text = offset(Attribute<String>.text.id)
      trailingImage = offset(Attribute<ImageReference>.trailingImage.id)
    }
  }
}
