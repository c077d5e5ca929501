// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Controls.swift

/// The identifiers of the family, by name.
let controlsIDs: [AttributeID] = [
  .backgroundImageForState,
  .buttonVariant,
  .clearButtonMode,
  .contentEdgeInsets,
  .contentHorizontalAlignment,
  .contentVerticalAlignment,
  .controlSize,
  .dividerColor,
  .imageForState,
  .imagePadding,
  .imagePlacement,
  .selectedSegmentTintColor,
  .showsActivity,
  .titleColorForState,
  .titleEdgeInsets,
  .titleShadowColorForState,
  .titleTextAttributesForState,
]

extension AttributeID {
  static var backgroundImageForState: Self { backgroundImageForStateKey.id }
  static var buttonVariant: Self { buttonVariantKey.id }
  static var clearButtonMode: Self { clearButtonModeKey.id }
  static var contentEdgeInsets: Self { contentEdgeInsetsKey.id }
  static var contentHorizontalAlignment: Self { contentHorizontalAlignmentKey.id }
  static var contentVerticalAlignment: Self { contentVerticalAlignmentKey.id }
  static var controlSize: Self { controlSizeKey.id }
  static var dividerColor: Self { dividerColorKey.id }
  static var imageForState: Self { imageForStateKey.id }
  static var imagePadding: Self { imagePaddingKey.id }
  static var imagePlacement: Self { imagePlacementKey.id }
  static var selectedSegmentTintColor: Self { selectedSegmentTintColorKey.id }
  static var showsActivity: Self { showsActivityKey.id }
  static var titleColorForState: Self { titleColorForStateKey.id }
  static var titleEdgeInsets: Self { titleEdgeInsetsKey.id }
  static var titleShadowColorForState: Self { titleShadowColorForStateKey.id }
  static var titleTextAttributesForState: Self { titleTextAttributesForStateKey.id }
}

extension AnyAttribute where Self == Attribute<StateValues<ImageReference>> {
  /// The image behind a button's content, per control state.
  public static var backgroundImageForState: Self { backgroundImageForStateKey }
}

private let backgroundImageForStateKey = Attribute<StateValues<ImageReference>>(
  builtIn: "backgroundImageForState", of: (any BackgroundImageForState).self
) {
  ($0 as? any BackgroundImageForState.Type).map { AttributeReader($0, readBackgroundImageForState) }
}

@Sendable private func readBackgroundImageForState(
  _ node: borrowing some BackgroundImageForState, _ slot: borrowing AttributeSlot<StateValues<ImageReference>>
) -> AttributeWrite {
  slot.write(node.backgroundImageForState)
}

extension AnyAttribute where Self == Attribute<ButtonVariantValue> {
  /// The look of a button, as a set of defaults below all rules.
  public static var buttonVariant: Self { buttonVariantKey }
}

private let buttonVariantKey = Attribute<ButtonVariantValue>(
  builtIn: "buttonVariant", of: (any ButtonVariant).self
) {
  ($0 as? any ButtonVariant.Type).map { AttributeReader($0, readButtonVariant) }
}

@Sendable private func readButtonVariant(
  _ node: borrowing some ButtonVariant, _ slot: borrowing AttributeSlot<ButtonVariantValue>
) -> AttributeWrite {
  slot.write(node.buttonVariant)
}

extension AnyAttribute where Self == Attribute<ClearButtonModeValue> {
  /// The moments at which a field has a button that clears it.
  public static var clearButtonMode: Self { clearButtonModeKey }
}

private let clearButtonModeKey = Attribute<ClearButtonModeValue>(
  builtIn: "clearButtonMode", of: (any ClearButtonMode).self
) {
  ($0 as? any ClearButtonMode.Type).map { AttributeReader($0, readClearButtonMode) }
}

@Sendable private func readClearButtonMode(
  _ node: borrowing some ClearButtonMode, _ slot: borrowing AttributeSlot<ClearButtonModeValue>
) -> AttributeWrite {
  slot.write(node.clearButtonMode)
}

extension AnyAttribute where Self == Attribute<EdgeInsets> {
  /// The space between a button's bounds and its content.
  public static var contentEdgeInsets: Self { contentEdgeInsetsKey }
}

private let contentEdgeInsetsKey = Attribute<EdgeInsets>(
  builtIn: "contentEdgeInsets", of: (any ContentEdgeInsets).self
) {
  ($0 as? any ContentEdgeInsets.Type).map { AttributeReader($0, readContentEdgeInsets) }
}

@Sendable private func readContentEdgeInsets(
  _ node: borrowing some ContentEdgeInsets, _ slot: borrowing AttributeSlot<EdgeInsets>
) -> AttributeWrite {
  slot.write(node.contentEdgeInsets)
}

extension AnyAttribute where Self == Attribute<ContentHorizontalAlignmentValue> {
  /// The horizontal alignment of a control's content.
  public static var contentHorizontalAlignment: Self { contentHorizontalAlignmentKey }
}

private let contentHorizontalAlignmentKey = Attribute<ContentHorizontalAlignmentValue>(
  builtIn: "contentHorizontalAlignment", of: (any ContentHorizontalAlignment).self
) {
  ($0 as? any ContentHorizontalAlignment.Type).map { AttributeReader($0, readContentHorizontalAlignment) }
}

@Sendable private func readContentHorizontalAlignment(
  _ node: borrowing some ContentHorizontalAlignment, _ slot: borrowing AttributeSlot<ContentHorizontalAlignmentValue>
) -> AttributeWrite {
  slot.write(node.contentHorizontalAlignment)
}

extension AnyAttribute where Self == Attribute<ContentVerticalAlignmentValue> {
  /// The vertical alignment of a control's content.
  public static var contentVerticalAlignment: Self { contentVerticalAlignmentKey }
}

private let contentVerticalAlignmentKey = Attribute<ContentVerticalAlignmentValue>(
  builtIn: "contentVerticalAlignment", of: (any ContentVerticalAlignment).self
) {
  ($0 as? any ContentVerticalAlignment.Type).map { AttributeReader($0, readContentVerticalAlignment) }
}

@Sendable private func readContentVerticalAlignment(
  _ node: borrowing some ContentVerticalAlignment, _ slot: borrowing AttributeSlot<ContentVerticalAlignmentValue>
) -> AttributeWrite {
  slot.write(node.contentVerticalAlignment)
}

extension AnyAttribute where Self == Attribute<ControlSizeValue> {
  /// The size of a control, as defaults below all rules.
  public static var controlSize: Self { controlSizeKey }
}

private let controlSizeKey = Attribute<ControlSizeValue>(
  builtIn: "controlSize", of: (any ControlSize).self
) {
  ($0 as? any ControlSize.Type).map { AttributeReader($0, readControlSize) }
}

@Sendable private func readControlSize(
  _ node: borrowing some ControlSize, _ slot: borrowing AttributeSlot<ControlSizeValue>
) -> AttributeWrite {
  slot.write(node.controlSize)
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of the lines between segments.
  public static var dividerColor: Self { dividerColorKey }
}

private let dividerColorKey = Attribute<Color>(
  builtIn: "dividerColor", of: (any DividerColor).self
) {
  ($0 as? any DividerColor.Type).map { AttributeReader($0, readDividerColor) }
}

@Sendable private func readDividerColor(
  _ node: borrowing some DividerColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.dividerColor)
}

extension AnyAttribute where Self == Attribute<StateValues<ImageReference>> {
  /// The image of a button, per control state.
  public static var imageForState: Self { imageForStateKey }
}

private let imageForStateKey = Attribute<StateValues<ImageReference>>(
  builtIn: "imageForState", of: (any ImageForState).self
) {
  ($0 as? any ImageForState.Type).map { AttributeReader($0, readImageForState) }
}

@Sendable private func readImageForState(
  _ node: borrowing some ImageForState, _ slot: borrowing AttributeSlot<StateValues<ImageReference>>
) -> AttributeWrite {
  slot.write(node.imageForState)
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The distance between a button's image and its title.
  public static var imagePadding: Self { imagePaddingKey }
}

private let imagePaddingKey = Attribute<Double>(
  builtIn: "imagePadding", of: (any ImagePadding).self
) {
  ($0 as? any ImagePadding.Type).map { AttributeReader($0, readImagePadding) }
}

@Sendable private func readImagePadding(
  _ node: borrowing some ImagePadding, _ slot: borrowing AttributeSlot<Double>
) -> AttributeWrite {
  slot.write(node.imagePadding)
}

extension AnyAttribute where Self == Attribute<ImagePlacementValue> {
  /// The side of a button's title that its image is on.
  public static var imagePlacement: Self { imagePlacementKey }
}

private let imagePlacementKey = Attribute<ImagePlacementValue>(
  builtIn: "imagePlacement", of: (any ImagePlacement).self
) {
  ($0 as? any ImagePlacement.Type).map { AttributeReader($0, readImagePlacement) }
}

@Sendable private func readImagePlacement(
  _ node: borrowing some ImagePlacement, _ slot: borrowing AttributeSlot<ImagePlacementValue>
) -> AttributeWrite {
  slot.write(node.imagePlacement)
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color behind the selected segment.
  public static var selectedSegmentTintColor: Self { selectedSegmentTintColorKey }
}

private let selectedSegmentTintColorKey = Attribute<Color>(
  builtIn: "selectedSegmentTintColor", of: (any SelectedSegmentTintColor).self, drawnIn: selectedSegmentTintColorDrawingStates
) {
  ($0 as? any SelectedSegmentTintColor.Type).map { AttributeReader($0, readSelectedSegmentTintColor) }
}

@Sendable private func readSelectedSegmentTintColor(
  _ node: borrowing some SelectedSegmentTintColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.selectedSegmentTintColor)
}

extension AnyAttribute where Self == Attribute<Bool> {
  /// Whether a button shows that its action is running, in place of its image.
  public static var showsActivity: Self { showsActivityKey }
}

private let showsActivityKey = Attribute<Bool>(
  builtIn: "showsActivity", of: (any ShowsActivity).self
) {
  ($0 as? any ShowsActivity.Type).map { AttributeReader($0, readShowsActivity) }
}

@Sendable private func readShowsActivity(
  _ node: borrowing some ShowsActivity, _ slot: borrowing AttributeSlot<Bool>
) -> AttributeWrite {
  slot.write(node.showsActivity)
}

extension AnyAttribute where Self == Attribute<StateValues<Color>> {
  /// The color of a button's title, per control state.
  public static var titleColorForState: Self { titleColorForStateKey }
}

private let titleColorForStateKey = Attribute<StateValues<Color>>(
  builtIn: "titleColorForState", of: (any TitleColorForState).self
) {
  ($0 as? any TitleColorForState.Type).map { AttributeReader($0, readTitleColorForState) }
}

@Sendable private func readTitleColorForState(
  _ node: borrowing some TitleColorForState, _ slot: borrowing AttributeSlot<StateValues<Color>>
) -> AttributeWrite {
  slot.write(node.titleColorForState)
}

extension AnyAttribute where Self == Attribute<EdgeInsets> {
  /// The offsets of a button's title from its position without insets.
  public static var titleEdgeInsets: Self { titleEdgeInsetsKey }
}

private let titleEdgeInsetsKey = Attribute<EdgeInsets>(
  builtIn: "titleEdgeInsets", of: (any TitleEdgeInsets).self
) {
  ($0 as? any TitleEdgeInsets.Type).map { AttributeReader($0, readTitleEdgeInsets) }
}

@Sendable private func readTitleEdgeInsets(
  _ node: borrowing some TitleEdgeInsets, _ slot: borrowing AttributeSlot<EdgeInsets>
) -> AttributeWrite {
  slot.write(node.titleEdgeInsets)
}

extension AnyAttribute where Self == Attribute<StateValues<Color>> {
  /// The color of the shadow of a button's title, per control state.
  public static var titleShadowColorForState: Self { titleShadowColorForStateKey }
}

private let titleShadowColorForStateKey = Attribute<StateValues<Color>>(
  builtIn: "titleShadowColorForState", of: (any TitleShadowColorForState).self
) {
  ($0 as? any TitleShadowColorForState.Type).map { AttributeReader($0, readTitleShadowColorForState) }
}

@Sendable private func readTitleShadowColorForState(
  _ node: borrowing some TitleShadowColorForState, _ slot: borrowing AttributeSlot<StateValues<Color>>
) -> AttributeWrite {
  slot.write(node.titleShadowColorForState)
}

extension AnyAttribute where Self == Attribute<StateValues<TextAttributes>> {
  /// The text attributes of a bar item's or segment's title, per control state.
  public static var titleTextAttributesForState: Self { titleTextAttributesForStateKey }
}

private let titleTextAttributesForStateKey = Attribute<StateValues<TextAttributes>>(
  builtIn: "titleTextAttributesForState", of: (any TitleTextAttributesForState).self
) {
  ($0 as? any TitleTextAttributesForState.Type).map { AttributeReader($0, readTitleTextAttributesForState) }
}

@Sendable private func readTitleTextAttributesForState(
  _ node: borrowing some TitleTextAttributesForState, _ slot: borrowing AttributeSlot<StateValues<TextAttributes>>
) -> AttributeWrite {
  slot.write(node.titleTextAttributesForState)
}

extension ViewModel {
  /// The image behind a button's content, per control state; nil if no level of the cascade writes
  /// it.
  public var backgroundImageForState: StateValues<ImageReference>? {
    get { self[.backgroundImageForState] }
    set { self[.backgroundImageForState] = newValue }
  }

  /// The look of a button, as a set of defaults below all rules; nil if no level of the cascade
  /// writes it.
  public var buttonVariant: ButtonVariantValue? {
    get { self[.buttonVariant] }
    set { self[.buttonVariant] = newValue }
  }

  /// The moments at which a field has a button that clears it; nil if no level of the cascade
  /// writes it.
  public var clearButtonMode: ClearButtonModeValue? {
    get { self[.clearButtonMode] }
    set { self[.clearButtonMode] = newValue }
  }

  /// The space between a button's bounds and its content; nil if no level of the cascade writes it.
  public var contentEdgeInsets: EdgeInsets? {
    get { self[.contentEdgeInsets] }
    set { self[.contentEdgeInsets] = newValue }
  }

  /// The horizontal alignment of a control's content; nil if no level of the cascade writes it.
  public var contentHorizontalAlignment: ContentHorizontalAlignmentValue? {
    get { self[.contentHorizontalAlignment] }
    set { self[.contentHorizontalAlignment] = newValue }
  }

  /// The vertical alignment of a control's content; nil if no level of the cascade writes it.
  public var contentVerticalAlignment: ContentVerticalAlignmentValue? {
    get { self[.contentVerticalAlignment] }
    set { self[.contentVerticalAlignment] = newValue }
  }

  /// The size of a control, as defaults below all rules; nil if no level of the cascade writes it.
  public var controlSize: ControlSizeValue? {
    get { self[.controlSize] }
    set { self[.controlSize] = newValue }
  }

  /// The color of the lines between segments; nil if no level of the cascade writes it.
  public var dividerColor: Color? {
    get { self[.dividerColor] }
    set { self[.dividerColor] = newValue }
  }

  /// The image of a button, per control state; nil if no level of the cascade writes it.
  public var imageForState: StateValues<ImageReference>? {
    get { self[.imageForState] }
    set { self[.imageForState] = newValue }
  }

  /// The distance between a button's image and its title; nil if no level of the cascade writes it.
  public var imagePadding: Double? {
    get { self[.imagePadding] }
    set { self[.imagePadding] = newValue }
  }

  /// The side of a button's title that its image is on; nil if no level of the cascade writes it.
  public var imagePlacement: ImagePlacementValue? {
    get { self[.imagePlacement] }
    set { self[.imagePlacement] = newValue }
  }

  /// The color behind the selected segment; nil if no level of the cascade writes it.
  public var selectedSegmentTintColor: Color? {
    get { self[.selectedSegmentTintColor] }
    set { self[.selectedSegmentTintColor] = newValue }
  }

  /// Whether a button shows that its action is running, in place of its image; nil if no level of
  /// the cascade writes it.
  public var showsActivity: Bool? {
    get { self[.showsActivity] }
    set { self[.showsActivity] = newValue }
  }

  /// The color of a button's title, per control state; nil if no level of the cascade writes it.
  public var titleColorForState: StateValues<Color>? {
    get { self[.titleColorForState] }
    set { self[.titleColorForState] = newValue }
  }

  /// The offsets of a button's title from its position without insets; nil if no level of the
  /// cascade writes it.
  public var titleEdgeInsets: EdgeInsets? {
    get { self[.titleEdgeInsets] }
    set { self[.titleEdgeInsets] = newValue }
  }

  /// The color of the shadow of a button's title, per control state; nil if no level of the cascade
  /// writes it.
  public var titleShadowColorForState: StateValues<Color>? {
    get { self[.titleShadowColorForState] }
    set { self[.titleShadowColorForState] = newValue }
  }

  /// The text attributes of a bar item's or segment's title, per control state; nil if no level of
  /// the cascade writes it.
  public var titleTextAttributesForState: StateValues<TextAttributes>? {
    get { self[.titleTextAttributesForState] }
    set { self[.titleTextAttributesForState] = newValue }
  }
}
