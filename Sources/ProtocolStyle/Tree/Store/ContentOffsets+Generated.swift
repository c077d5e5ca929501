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
      accessibilityHint = offset(.accessibilityHint)
      accessibilityIdentifier = offset(.accessibilityIdentifier)
      accessibilityLabel = offset(.accessibilityLabel)
      accessibilityTraits = offset(.accessibilityTraits)
      badge = offset(.badge)
      controlState = offset(.controlState)
      detailText = offset(.detailText)
      image = offset(.image)
      inputKind = offset(.inputKind)
      isOn = offset(.isOn)
      isSecureTextEntry = offset(.isSecureTextEntry)
      items = offset(.items)
      leadingImage = offset(.leadingImage)
      link = offset(.link)
      page = offset(.page)
      placeholder = offset(.placeholder)
      prompt = offset(.prompt)
      rangedDate = offset(.rangedDate)
      rangedValue = offset(.rangedValue)
      richText = offset(.richText)
      subtitle = offset(.subtitle)
      text = offset(.text)
      trailingImage = offset(.trailingImage)
    }
  }
}
