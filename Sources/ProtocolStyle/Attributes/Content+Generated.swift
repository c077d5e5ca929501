// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Content.swift

/// The identifiers of the family, by name.
let contentIDs: [AttributeID] = [
  .accessibilityHint,
  .accessibilityIdentifier,
  .accessibilityLabel,
  .accessibilityTraits,
  .badge,
  .controlState,
  .detailText,
  .image,
  .inputKind,
  .isOn,
  .isSecureTextEntry,
  .items,
  .leadingImage,
  .link,
  .page,
  .placeholder,
  .prompt,
  .rangedDate,
  .rangedValue,
  .richText,
  .subtitle,
  .text,
  .trailingImage,
]

extension AttributeID {
  static var accessibilityHint: Self { accessibilityHintKey.id }
  static var accessibilityIdentifier: Self { accessibilityIdentifierKey.id }
  static var accessibilityLabel: Self { accessibilityLabelKey.id }
  static var accessibilityTraits: Self { accessibilityTraitsKey.id }
  static var badge: Self { badgeKey.id }
  static var controlState: Self { controlStateKey.id }
  static var detailText: Self { detailTextKey.id }
  static var image: Self { imageKey.id }
  static var inputKind: Self { inputKindKey.id }
  static var isOn: Self { isOnKey.id }
  static var isSecureTextEntry: Self { isSecureTextEntryKey.id }
  static var items: Self { itemsKey.id }
  static var leadingImage: Self { leadingImageKey.id }
  static var link: Self { linkKey.id }
  static var page: Self { pageKey.id }
  static var placeholder: Self { placeholderKey.id }
  static var prompt: Self { promptKey.id }
  static var rangedDate: Self { rangedDateKey.id }
  static var rangedValue: Self { rangedValueKey.id }
  static var richText: Self { richTextKey.id }
  static var subtitle: Self { subtitleKey.id }
  static var text: Self { textKey.id }
  static var trailingImage: Self { trailingImageKey.id }
}

extension AnyAttribute where Self == Attribute<String> {
  /// The text that assistive technologies read out after the label, about the result of an action.
  public static var accessibilityHint: Self { accessibilityHintKey }
}

private let accessibilityHintKey = Attribute<String>(
  builtIn: "accessibilityHint", of: (any AccessibilityHintContent).self, isContent: true
) {
  ($0 as? any AccessibilityHintContent.Type).map { AttributeReader($0, readAccessibilityHint) }
}

@Sendable private func readAccessibilityHint(
  _ node: borrowing some AccessibilityHintContent, _ slot: borrowing AttributeSlot<String>
) -> AttributeWrite {
  slot.write(node.accessibilityHint)
}

extension AnyAttribute where Self == Attribute<String> {
  /// The name by which automated tests find a node.
  public static var accessibilityIdentifier: Self { accessibilityIdentifierKey }
}

private let accessibilityIdentifierKey = Attribute<String>(
  builtIn: "accessibilityIdentifier", of: (any AccessibilityIdentifierContent).self, isContent: true
) {
  ($0 as? any AccessibilityIdentifierContent.Type).map { AttributeReader($0, readAccessibilityIdentifier) }
}

@Sendable private func readAccessibilityIdentifier(
  _ node: borrowing some AccessibilityIdentifierContent, _ slot: borrowing AttributeSlot<String>
) -> AttributeWrite {
  slot.write(node.accessibilityIdentifier)
}

extension AnyAttribute where Self == Attribute<String> {
  /// The text that assistive technologies read out for a node.
  public static var accessibilityLabel: Self { accessibilityLabelKey }
}

private let accessibilityLabelKey = Attribute<String>(
  builtIn: "accessibilityLabel", of: (any AccessibilityLabelContent).self, isContent: true
) {
  ($0 as? any AccessibilityLabelContent.Type).map { AttributeReader($0, readAccessibilityLabel) }
}

@Sendable private func readAccessibilityLabel(
  _ node: borrowing some AccessibilityLabelContent, _ slot: borrowing AttributeSlot<String>
) -> AttributeWrite {
  slot.write(node.accessibilityLabel)
}

extension AnyAttribute where Self == Attribute<AccessibilityTraits> {
  /// The roles and states that assistive technologies announce besides those of the node's kind.
  public static var accessibilityTraits: Self { accessibilityTraitsKey }
}

private let accessibilityTraitsKey = Attribute<AccessibilityTraits>(
  builtIn: "accessibilityTraits", of: (any AccessibilityTraitsContent).self, isContent: true
) {
  ($0 as? any AccessibilityTraitsContent.Type).map { AttributeReader($0, readAccessibilityTraits) }
}

@Sendable private func readAccessibilityTraits(
  _ node: borrowing some AccessibilityTraitsContent, _ slot: borrowing AttributeSlot<AccessibilityTraits>
) -> AttributeWrite {
  slot.write(node.accessibilityTraits)
}

extension AnyAttribute where Self == Attribute<String> {
  /// The text in a badge on a tab bar's item.
  public static var badge: Self { badgeKey }
}

private let badgeKey = Attribute<String>(
  builtIn: "badge", of: (any BadgeContent).self, isContent: true
) {
  ($0 as? any BadgeContent.Type).map { AttributeReader($0, readBadge) }
}

@Sendable private func readBadge(
  _ node: borrowing some BadgeContent, _ slot: borrowing AttributeSlot<String>
) -> AttributeWrite {
  slot.write(node.badge)
}

extension AnyAttribute where Self == Attribute<ControlState> {
  /// The state that a control is in.
  public static var controlState: Self { controlStateKey }
}

private let controlStateKey = Attribute<ControlState>(
  builtIn: "controlState", of: (any ControlStateContent).self, isContent: true
) {
  ($0 as? any ControlStateContent.Type).map { AttributeReader($0, readControlState) }
}

@Sendable private func readControlState(
  _ node: borrowing some ControlStateContent, _ slot: borrowing AttributeSlot<ControlState>
) -> AttributeWrite {
  slot.write(node.controlState)
}

extension AnyAttribute where Self == Attribute<String> {
  /// The text of a table cell beside or below its own.
  public static var detailText: Self { detailTextKey }
}

private let detailTextKey = Attribute<String>(
  builtIn: "detailText", of: (any DetailTextContent).self, isContent: true
) {
  ($0 as? any DetailTextContent.Type).map { AttributeReader($0, readDetailText) }
}

@Sendable private func readDetailText(
  _ node: borrowing some DetailTextContent, _ slot: borrowing AttributeSlot<String>
) -> AttributeWrite {
  slot.write(node.detailText)
}

extension AnyAttribute where Self == Attribute<ImageReference> {
  /// The image that a node shows.
  public static var image: Self { imageKey }
}

private let imageKey = Attribute<ImageReference>(
  builtIn: "image", of: (any ImageContent).self, isContent: true
) {
  ($0 as? any ImageContent.Type).map { AttributeReader($0, readImage) }
}

@Sendable private func readImage(
  _ node: borrowing some ImageContent, _ slot: borrowing AttributeSlot<ImageReference>
) -> AttributeWrite {
  slot.write(node.image)
}

extension AnyAttribute where Self == Attribute<InputKind> {
  /// The kind of text that a field is for: its keyboard, autofill and validation.
  public static var inputKind: Self { inputKindKey }
}

private let inputKindKey = Attribute<InputKind>(
  builtIn: "inputKind", of: (any InputKindContent).self, isContent: true
) {
  ($0 as? any InputKindContent.Type).map { AttributeReader($0, readInputKind) }
}

@Sendable private func readInputKind(
  _ node: borrowing some InputKindContent, _ slot: borrowing AttributeSlot<InputKind>
) -> AttributeWrite {
  slot.write(node.inputKind)
}

extension AnyAttribute where Self == Attribute<Bool> {
  /// Whether a switch is on.
  public static var isOn: Self { isOnKey }
}

private let isOnKey = Attribute<Bool>(
  builtIn: "isOn", of: (any OnContent).self, isContent: true
) {
  ($0 as? any OnContent.Type).map { AttributeReader($0, readIsOn) }
}

@Sendable private func readIsOn(
  _ node: borrowing some OnContent, _ slot: borrowing AttributeSlot<Bool>
) -> AttributeWrite {
  slot.write(node.isOn)
}

extension AnyAttribute where Self == Attribute<Bool> {
  /// Whether a text field hides what is typed.
  public static var isSecureTextEntry: Self { isSecureTextEntryKey }
}

private let isSecureTextEntryKey = Attribute<Bool>(
  builtIn: "isSecureTextEntry", of: (any SecureTextContent).self, isContent: true
) {
  ($0 as? any SecureTextContent.Type).map { AttributeReader($0, readIsSecureTextEntry) }
}

@Sendable private func readIsSecureTextEntry(
  _ node: borrowing some SecureTextContent, _ slot: borrowing AttributeSlot<Bool>
) -> AttributeWrite {
  slot.write(node.isSecureTextEntry)
}

extension AnyAttribute where Self == Attribute<ItemList> {
  /// The items of a segmented control or a picker, and the selected one.
  public static var items: Self { itemsKey }
}

private let itemsKey = Attribute<ItemList>(
  builtIn: "items", of: (any ItemsContent).self, isContent: true
) {
  ($0 as? any ItemsContent.Type).map { AttributeReader($0, readItems) }
}

@Sendable private func readItems(
  _ node: borrowing some ItemsContent, _ slot: borrowing AttributeSlot<ItemList>
) -> AttributeWrite {
  slot.write(node.itemsAttribute)
}

extension AnyAttribute where Self == Attribute<ImageReference> {
  /// The image at the leading edge of a field.
  public static var leadingImage: Self { leadingImageKey }
}

private let leadingImageKey = Attribute<ImageReference>(
  builtIn: "leadingImage", of: (any LeadingImageContent).self, isContent: true
) {
  ($0 as? any LeadingImageContent.Type).map { AttributeReader($0, readLeadingImage) }
}

@Sendable private func readLeadingImage(
  _ node: borrowing some LeadingImageContent, _ slot: borrowing AttributeSlot<ImageReference>
) -> AttributeWrite {
  slot.write(node.leadingImage)
}

extension AnyAttribute where Self == Attribute<String> {
  /// The address that a link opens.
  public static var link: Self { linkKey }
}

private let linkKey = Attribute<String>(
  builtIn: "link", of: (any LinkContent).self, isContent: true
) {
  ($0 as? any LinkContent.Type).map { AttributeReader($0, readLink) }
}

@Sendable private func readLink(
  _ node: borrowing some LinkContent, _ slot: borrowing AttributeSlot<String>
) -> AttributeWrite {
  slot.write(node.link)
}

extension AnyAttribute where Self == Attribute<PageNumber> {
  /// The current page of a page control, and the number of pages.
  public static var page: Self { pageKey }
}

private let pageKey = Attribute<PageNumber>(
  builtIn: "page", of: (any PageContent).self, isContent: true
) {
  ($0 as? any PageContent.Type).map { AttributeReader($0, readPage) }
}

@Sendable private func readPage(
  _ node: borrowing some PageContent, _ slot: borrowing AttributeSlot<PageNumber>
) -> AttributeWrite {
  slot.write(node.pageAttribute)
}

extension AnyAttribute where Self == Attribute<String> {
  /// The placeholder text of an empty field.
  public static var placeholder: Self { placeholderKey }
}

private let placeholderKey = Attribute<String>(
  builtIn: "placeholder", of: (any PlaceholderContent).self, isContent: true
) {
  ($0 as? any PlaceholderContent.Type).map { AttributeReader($0, readPlaceholder) }
}

@Sendable private func readPlaceholder(
  _ node: borrowing some PlaceholderContent, _ slot: borrowing AttributeSlot<String>
) -> AttributeWrite {
  slot.write(node.placeholder)
}

extension AnyAttribute where Self == Attribute<String> {
  /// A line above the title of a navigation bar.
  public static var prompt: Self { promptKey }
}

private let promptKey = Attribute<String>(
  builtIn: "prompt", of: (any PromptContent).self, isContent: true
) {
  ($0 as? any PromptContent.Type).map { AttributeReader($0, readPrompt) }
}

@Sendable private func readPrompt(
  _ node: borrowing some PromptContent, _ slot: borrowing AttributeSlot<String>
) -> AttributeWrite {
  slot.write(node.prompt)
}

extension AnyAttribute where Self == Attribute<RangedDate> {
  /// The date of a date picker, with its limits.
  public static var rangedDate: Self { rangedDateKey }
}

private let rangedDateKey = Attribute<RangedDate>(
  builtIn: "rangedDate", of: (any DateContent).self, isContent: true
) {
  ($0 as? any DateContent.Type).map { AttributeReader($0, readRangedDate) }
}

@Sendable private func readRangedDate(
  _ node: borrowing some DateContent, _ slot: borrowing AttributeSlot<RangedDate>
) -> AttributeWrite {
  slot.write(node.rangedDateAttribute)
}

extension AnyAttribute where Self == Attribute<RangedValue> {
  /// The number of a slider, a stepper or a progress bar, with its range.
  public static var rangedValue: Self { rangedValueKey }
}

private let rangedValueKey = Attribute<RangedValue>(
  builtIn: "rangedValue", of: (any ValueContent).self, isContent: true
) {
  ($0 as? any ValueContent.Type).map { AttributeReader($0, readRangedValue) }
}

@Sendable private func readRangedValue(
  _ node: borrowing some ValueContent, _ slot: borrowing AttributeSlot<RangedValue>
) -> AttributeWrite {
  slot.write(node.rangedValueAttribute)
}

extension AnyAttribute where Self == Attribute<RichText> {
  /// A text in runs with different attributes.
  public static var richText: Self { richTextKey }
}

private let richTextKey = Attribute<RichText>(
  builtIn: "richText", of: (any RichTextContent).self, isContent: true
) {
  ($0 as? any RichTextContent.Type).map { AttributeReader($0, readRichText) }
}

@Sendable private func readRichText(
  _ node: borrowing some RichTextContent, _ slot: borrowing AttributeSlot<RichText>
) -> AttributeWrite {
  slot.write(node.richText)
}

extension AnyAttribute where Self == Attribute<String> {
  /// The smaller text below the title of a button or a navigation bar.
  public static var subtitle: Self { subtitleKey }
}

private let subtitleKey = Attribute<String>(
  builtIn: "subtitle", of: (any SubtitleContent).self, isContent: true
) {
  ($0 as? any SubtitleContent.Type).map { AttributeReader($0, readSubtitle) }
}

@Sendable private func readSubtitle(
  _ node: borrowing some SubtitleContent, _ slot: borrowing AttributeSlot<String>
) -> AttributeWrite {
  slot.write(node.subtitle)
}

extension AnyAttribute where Self == Attribute<String> {
  /// The text of a node: a title, a label's text, or the text of a field.
  public static var text: Self { textKey }
}

private let textKey = Attribute<String>(
  builtIn: "text", of: (any TextContent).self, isContent: true
) {
  ($0 as? any TextContent.Type).map { AttributeReader($0, readText) }
}

@Sendable private func readText(
  _ node: borrowing some TextContent, _ slot: borrowing AttributeSlot<String>
) -> AttributeWrite {
  slot.write(node.text)
}

extension AnyAttribute where Self == Attribute<ImageReference> {
  /// The image at the trailing edge of a field.
  public static var trailingImage: Self { trailingImageKey }
}

private let trailingImageKey = Attribute<ImageReference>(
  builtIn: "trailingImage", of: (any TrailingImageContent).self, isContent: true
) {
  ($0 as? any TrailingImageContent.Type).map { AttributeReader($0, readTrailingImage) }
}

@Sendable private func readTrailingImage(
  _ node: borrowing some TrailingImageContent, _ slot: borrowing AttributeSlot<ImageReference>
) -> AttributeWrite {
  slot.write(node.trailingImage)
}

extension ViewModel {
  /// The text that assistive technologies read out after the label, about the result of an action;
  /// nil if no level of the cascade writes it.
  public var accessibilityHint: String? {
    get { self[.accessibilityHint] }
    set { self[.accessibilityHint] = newValue }
  }

  /// The name by which automated tests find a node; nil if no level of the cascade writes it.
  public var accessibilityIdentifier: String? {
    get { self[.accessibilityIdentifier] }
    set { self[.accessibilityIdentifier] = newValue }
  }

  /// The text that assistive technologies read out for a node; nil if no level of the cascade
  /// writes it.
  public var accessibilityLabel: String? {
    get { self[.accessibilityLabel] }
    set { self[.accessibilityLabel] = newValue }
  }

  /// The roles and states that assistive technologies announce besides those of the node's kind;
  /// nil if no level of the cascade writes it.
  public var accessibilityTraits: AccessibilityTraits? {
    get { self[.accessibilityTraits] }
    set { self[.accessibilityTraits] = newValue }
  }

  /// The text in a badge on a tab bar's item; nil if no level of the cascade writes it.
  public var badge: String? {
    get { self[.badge] }
    set { self[.badge] = newValue }
  }

  /// The state that a control is in; nil if no level of the cascade writes it.
  public var controlState: ControlState? {
    get { self[.controlState] }
    set { self[.controlState] = newValue }
  }

  /// The text of a table cell beside or below its own; nil if no level of the cascade writes it.
  public var detailText: String? {
    get { self[.detailText] }
    set { self[.detailText] = newValue }
  }

  /// The image that a node shows; nil if no level of the cascade writes it.
  public var image: ImageReference? {
    get { self[.image] }
    set { self[.image] = newValue }
  }

  /// The kind of text that a field is for: its keyboard, autofill and validation; nil if no level
  /// of the cascade writes it.
  public var inputKind: InputKind? {
    get { self[.inputKind] }
    set { self[.inputKind] = newValue }
  }

  /// Whether a switch is on; nil if no level of the cascade writes it.
  public var isOn: Bool? {
    get { self[.isOn] }
    set { self[.isOn] = newValue }
  }

  /// Whether a text field hides what is typed; nil if no level of the cascade writes it.
  public var isSecureTextEntry: Bool? {
    get { self[.isSecureTextEntry] }
    set { self[.isSecureTextEntry] = newValue }
  }

  /// The items of a segmented control or a picker, and the selected one; nil if no level of the
  /// cascade writes it.
  public var items: ItemList? {
    get { self[.items] }
    set { self[.items] = newValue }
  }

  /// The image at the leading edge of a field; nil if no level of the cascade writes it.
  public var leadingImage: ImageReference? {
    get { self[.leadingImage] }
    set { self[.leadingImage] = newValue }
  }

  /// The address that a link opens; nil if no level of the cascade writes it.
  public var link: String? {
    get { self[.link] }
    set { self[.link] = newValue }
  }

  /// The current page of a page control, and the number of pages; nil if no level of the cascade
  /// writes it.
  public var page: PageNumber? {
    get { self[.page] }
    set { self[.page] = newValue }
  }

  /// The placeholder text of an empty field; nil if no level of the cascade writes it.
  public var placeholder: String? {
    get { self[.placeholder] }
    set { self[.placeholder] = newValue }
  }

  /// A line above the title of a navigation bar; nil if no level of the cascade writes it.
  public var prompt: String? {
    get { self[.prompt] }
    set { self[.prompt] = newValue }
  }

  /// The date of a date picker, with its limits; nil if no level of the cascade writes it.
  public var rangedDate: RangedDate? {
    get { self[.rangedDate] }
    set { self[.rangedDate] = newValue }
  }

  /// The number of a slider, a stepper or a progress bar, with its range; nil if no level of the
  /// cascade writes it.
  public var rangedValue: RangedValue? {
    get { self[.rangedValue] }
    set { self[.rangedValue] = newValue }
  }

  /// A text in runs with different attributes; nil if no level of the cascade writes it.
  public var richText: RichText? {
    get { self[.richText] }
    set { self[.richText] = newValue }
  }

  /// The smaller text below the title of a button or a navigation bar; nil if no level of the
  /// cascade writes it.
  public var subtitle: String? {
    get { self[.subtitle] }
    set { self[.subtitle] = newValue }
  }

  /// The text of a node: a title, a label's text, or the text of a field; nil if no level of the
  /// cascade writes it.
  public var text: String? {
    get { self[.text] }
    set { self[.text] = newValue }
  }

  /// The image at the trailing edge of a field; nil if no level of the cascade writes it.
  public var trailingImage: ImageReference? {
    get { self[.trailingImage] }
    set { self[.trailingImage] = newValue }
  }
}
