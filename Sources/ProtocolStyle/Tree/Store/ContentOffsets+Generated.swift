// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Sources/ProtocolStyle/Attributes/Content.swift

extension ContentOffsets {
  /// A number for each content attribute.
  struct Fields {
    let accessibilityLabel: UInt16
    let badge: UInt16
    let controlState: UInt16
    let detailText: UInt16
    let image: UInt16
    let isOn: UInt16
    let isSecureTextEntry: UInt16
    let items: UInt16
    let page: UInt16
    let placeholder: UInt16
    let prompt: UInt16
    let rangedDate: UInt16
    let rangedValue: UInt16
    let text: UInt16

    init(_ offset: (AttributeID) -> UInt16) {
      accessibilityLabel = offset(Attribute<String>.accessibilityLabel.id)
      badge = offset(Attribute<String>.badge.id)
      controlState = offset(Attribute<ControlState>.controlState.id)
      detailText = offset(Attribute<String>.detailText.id)
      image = offset(Attribute<ImageReference>.image.id)
      isOn = offset(Attribute<Bool>.isOn.id)
      isSecureTextEntry = offset(Attribute<Bool>.isSecureTextEntry.id)
      items = offset(Attribute<ItemList>.items.id)
      page = offset(Attribute<PageNumber>.page.id)
      placeholder = offset(Attribute<String>.placeholder.id)
      prompt = offset(Attribute<String>.prompt.id)
      rangedDate = offset(Attribute<RangedDate>.rangedDate.id)
      rangedValue = offset(Attribute<RangedValue>.rangedValue.id)
      text = offset(Attribute<String>.text.id)
    }
  }
}
