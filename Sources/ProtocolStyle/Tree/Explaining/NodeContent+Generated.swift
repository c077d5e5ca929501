// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Sources/ProtocolStyle/Attributes/Content.swift

extension NodeContent {
  package var accessibilityHint: String? { value(at: offsets.pointee.fields.accessibilityHint) }
  package var accessibilityIdentifier: String? { value(at: offsets.pointee.fields.accessibilityIdentifier) }
  package var accessibilityLabel: String? { value(at: offsets.pointee.fields.accessibilityLabel) }
  package var accessibilityTraits: AccessibilityTraits? { value(at: offsets.pointee.fields.accessibilityTraits) }
  package var badge: String? { value(at: offsets.pointee.fields.badge) }
  package var controlState: ControlState? { value(at: offsets.pointee.fields.controlState) }
  package var detailText: String? { value(at: offsets.pointee.fields.detailText) }
  package var image: ImageReference? { value(at: offsets.pointee.fields.image) }
  package var inputKind: InputKind? { value(at: offsets.pointee.fields.inputKind) }
  package var isOn: Bool? { value(at: offsets.pointee.fields.isOn) }
  package var isSecureTextEntry: Bool? { value(at: offsets.pointee.fields.isSecureTextEntry) }
  package var items: ItemList? { value(at: offsets.pointee.fields.items) }
  package var leadingImage: ImageReference? { value(at: offsets.pointee.fields.leadingImage) }
  package var link: String? { value(at: offsets.pointee.fields.link) }
  package var page: PageNumber? { value(at: offsets.pointee.fields.page) }
  package var placeholder: String? { value(at: offsets.pointee.fields.placeholder) }
  package var prompt: String? { value(at: offsets.pointee.fields.prompt) }
  package var rangedDate: RangedDate? { value(at: offsets.pointee.fields.rangedDate) }
  package var rangedValue: RangedValue? { value(at: offsets.pointee.fields.rangedValue) }
  package var richText: RichText? { value(at: offsets.pointee.fields.richText) }
  package var subtitle: String? { value(at: offsets.pointee.fields.subtitle) }
  package var trailingImage: ImageReference? { value(at: offsets.pointee.fields.trailingImage) }
}
