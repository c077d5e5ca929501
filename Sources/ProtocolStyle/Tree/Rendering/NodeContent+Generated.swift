// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Sources/ProtocolStyle/Attributes/Content.swift

extension NodeContent {
  package var accessibilityHint: String? { value { $0.accessibilityHint } }
  package var accessibilityIdentifier: String? { value { $0.accessibilityIdentifier } }
  package var accessibilityLabel: String? { value { $0.accessibilityLabel } }
  package var accessibilityTraits: AccessibilityTraits? { value { $0.accessibilityTraits } }
  package var badge: String? { value { $0.badge } }
  package var controlState: ControlState? { value { $0.controlState } }
  package var detailText: String? { value { $0.detailText } }
  package var image: ImageReference? { value { $0.image } }
  package var inputKind: InputKind? { value { $0.inputKind } }
  package var isOn: Bool? { value { $0.isOn } }
  package var isSecureTextEntry: Bool? { value { $0.isSecureTextEntry } }
  package var items: ItemList? { value { $0.items } }
  package var leadingImage: ImageReference? { value { $0.leadingImage } }
  package var link: String? { value { $0.link } }
  package var page: PageNumber? { value { $0.page } }
  package var placeholder: String? { value { $0.placeholder } }
  package var prompt: String? { value { $0.prompt } }
  package var rangedDate: RangedDate? { value { $0.rangedDate } }
  package var rangedValue: RangedValue? { value { $0.rangedValue } }
  package var richText: RichText? { value { $0.richText } }
  package var subtitle: String? { value { $0.subtitle } }
  package var trailingImage: ImageReference? { value { $0.trailingImage } }
}
