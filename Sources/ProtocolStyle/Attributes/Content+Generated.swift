// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Content.swift

/// The identifiers of the family, by name.
let contentIDs: [AttributeID] = [
  Attribute<String>.accessibilityLabel.id,
  Attribute<String>.badge.id,
  Attribute<ControlState>.controlState.id,
  Attribute<String>.detailText.id,
  Attribute<ImageReference>.image.id,
  Attribute<Bool>.isOn.id,
  Attribute<Bool>.isSecureTextEntry.id,
  Attribute<ItemList>.items.id,
  Attribute<PageNumber>.page.id,
  Attribute<String>.placeholder.id,
  Attribute<String>.prompt.id,
  Attribute<RangedDate>.rangedDate.id,
  Attribute<RangedValue>.rangedValue.id,
  Attribute<String>.text.id,
]

extension AnyAttribute where Self == Attribute<String> {
  /// The text that assistive technologies read out for a node.
  public static var accessibilityLabel: Self { accessibilityLabelKey }
}

private let accessibilityLabelKey = Attribute<String>(
  "accessibilityLabel", of: (any AccessibilityLabelContent).self, kinds: [], isContent: true
) {
  ($0 as? any AccessibilityLabelContent.Type).map { AttributeReader($0, readAccessibilityLabel) }
}

@Sendable private func readAccessibilityLabel(
  _ node: borrowing some AccessibilityLabelContent, _ slot: borrowing AttributeSlot<String>
) -> AttributeWrite {
  slot.write(node.accessibilityLabel)
}

extension AnyAttribute where Self == Attribute<String> {
  /// The text in a badge on a tab bar's item.
  public static var badge: Self { badgeKey }
}

private let badgeKey = Attribute<String>(
  "badge", of: (any BadgeContent).self, kinds: [], isContent: true
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
  "controlState", of: (any ControlStateContent).self, kinds: [], isContent: true
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
  "detailText", of: (any DetailTextContent).self, kinds: [], isContent: true
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
  "image", of: (any ImageContent).self, kinds: [], isContent: true
) {
  ($0 as? any ImageContent.Type).map { AttributeReader($0, readImage) }
}

@Sendable private func readImage(
  _ node: borrowing some ImageContent, _ slot: borrowing AttributeSlot<ImageReference>
) -> AttributeWrite {
  slot.write(node.image)
}

extension AnyAttribute where Self == Attribute<Bool> {
  /// Whether a switch is on.
  public static var isOn: Self { isOnKey }
}

private let isOnKey = Attribute<Bool>(
  "isOn", of: (any OnContent).self, kinds: [], isContent: true
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
  "isSecureTextEntry", of: (any SecureTextContent).self, kinds: [], isContent: true
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
  "items", of: (any ItemsContent).self, kinds: [], isContent: true
) {
  ($0 as? any ItemsContent.Type).map { AttributeReader($0, readItems) }
}

@Sendable private func readItems(
  _ node: borrowing some ItemsContent, _ slot: borrowing AttributeSlot<ItemList>
) -> AttributeWrite {
  slot.write(node.itemsAttribute)
}

extension AnyAttribute where Self == Attribute<PageNumber> {
  /// The current page of a page control, and their number.
  public static var page: Self { pageKey }
}

private let pageKey = Attribute<PageNumber>(
  "page", of: (any PageContent).self, kinds: [], isContent: true
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
  "placeholder", of: (any PlaceholderContent).self, kinds: [], isContent: true
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
  "prompt", of: (any PromptContent).self, kinds: [], isContent: true
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
  "rangedDate", of: (any DateContent).self, kinds: [], isContent: true
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
  "rangedValue", of: (any ValueContent).self, kinds: [], isContent: true
) {
  ($0 as? any ValueContent.Type).map { AttributeReader($0, readRangedValue) }
}

@Sendable private func readRangedValue(
  _ node: borrowing some ValueContent, _ slot: borrowing AttributeSlot<RangedValue>
) -> AttributeWrite {
  slot.write(node.rangedValueAttribute)
}

extension AnyAttribute where Self == Attribute<String> {
  /// The text of a node: a title, a label's text, or the text of a field.
  public static var text: Self { textKey }
}

private let textKey = Attribute<String>(
  "text", of: (any TextContent).self, kinds: [], isContent: true
) {
  ($0 as? any TextContent.Type).map { AttributeReader($0, readText) }
}

@Sendable private func readText(
  _ node: borrowing some TextContent, _ slot: borrowing AttributeSlot<String>
) -> AttributeWrite {
  slot.write(node.text)
}

extension ViewModel {
  /// The text that assistive technologies read out for a node; nil if no level of the cascade
  /// writes it.
  public var accessibilityLabel: String? {
    get { self[.accessibilityLabel] }
    set { self[.accessibilityLabel] = newValue }
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

  /// The current page of a page control, and their number; nil if no level of the cascade writes
  /// it.
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

  /// The text of a node: a title, a label's text, or the text of a field; nil if no level of the
  /// cascade writes it.
  public var text: String? {
    get { self[.text] }
    set { self[.text] = newValue }
  }
}
