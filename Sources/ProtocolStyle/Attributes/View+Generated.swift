// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: View.swift

/// The identifiers of the family, by name.
let viewIDs: [AttributeID] = [
  .alpha,
  .backgroundColor,
  .backgroundGradient,
  .backgroundMaterial,
  .contentMode,
  .height,
  .isHidden,
  .isOpaque,
  .motion,
  .padding,
  .repeatingMotion,
  .spacing,
  .tintColor,
  .tintGradient,
  .width,
]

extension AttributeID {
  static var alpha: Self { alphaKey.id }
  static var backgroundColor: Self { backgroundColorKey.id }
  static var backgroundGradient: Self { backgroundGradientKey.id }
  static var backgroundMaterial: Self { backgroundMaterialKey.id }
  static var contentMode: Self { contentModeKey.id }
  static var height: Self { heightKey.id }
  static var isHidden: Self { isHiddenKey.id }
  static var isOpaque: Self { isOpaqueKey.id }
  static var motion: Self { motionKey.id }
  static var padding: Self { paddingKey.id }
  static var repeatingMotion: Self { repeatingMotionKey.id }
  static var spacing: Self { spacingKey.id }
  static var tintColor: Self { tintColorKey.id }
  static var tintGradient: Self { tintGradientKey.id }
  static var width: Self { widthKey.id }
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The opacity of a node and its descendants.
  public static var alpha: Self { alphaKey }
}

private let alphaKey = Attribute<Double>(
  builtIn: "alpha", of: (any Alpha).self
) {
  ($0 as? any Alpha.Type).map { AttributeReader($0, readAlpha) }
}

@Sendable private func readAlpha(
  _ node: borrowing some Alpha, _ slot: borrowing AttributeSlot<Double>
) -> AttributeWrite {
  slot.write(node.alpha)
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color behind a node's content.
  public static var backgroundColor: Self { backgroundColorKey }
}

private let backgroundColorKey = Attribute<Color>(
  builtIn: "backgroundColor", of: (any BackgroundColor).self
) {
  ($0 as? any BackgroundColor.Type).map { AttributeReader($0, readBackgroundColor) }
}

@Sendable private func readBackgroundColor(
  _ node: borrowing some BackgroundColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.backgroundColor)
}

extension AnyAttribute where Self == Attribute<Gradient> {
  /// The gradient behind a node's content, over its background color.
  public static var backgroundGradient: Self { backgroundGradientKey }
}

private let backgroundGradientKey = Attribute<Gradient>(
  builtIn: "backgroundGradient", of: (any BackgroundGradient).self
) {
  ($0 as? any BackgroundGradient.Type).map { AttributeReader($0, readBackgroundGradient) }
}

@Sendable private func readBackgroundGradient(
  _ node: borrowing some BackgroundGradient, _ slot: borrowing AttributeSlot<Gradient>
) -> AttributeWrite {
  slot.write(node.backgroundGradient)
}

extension AnyAttribute where Self == Attribute<BackgroundMaterialValue> {
  /// The translucent material behind a node's content, over its background color.
  public static var backgroundMaterial: Self { backgroundMaterialKey }
}

private let backgroundMaterialKey = Attribute<BackgroundMaterialValue>(
  builtIn: "backgroundMaterial", of: (any BackgroundMaterial).self
) {
  ($0 as? any BackgroundMaterial.Type).map { AttributeReader($0, readBackgroundMaterial) }
}

@Sendable private func readBackgroundMaterial(
  _ node: borrowing some BackgroundMaterial, _ slot: borrowing AttributeSlot<BackgroundMaterialValue>
) -> AttributeWrite {
  slot.write(node.backgroundMaterial)
}

extension AnyAttribute where Self == Attribute<ContentModeValue> {
  /// The scaling and position of a node's content in its bounds.
  public static var contentMode: Self { contentModeKey }
}

private let contentModeKey = Attribute<ContentModeValue>(
  builtIn: "contentMode", of: (any ContentMode).self
) {
  ($0 as? any ContentMode.Type).map { AttributeReader($0, readContentMode) }
}

@Sendable private func readContentMode(
  _ node: borrowing some ContentMode, _ slot: borrowing AttributeSlot<ContentModeValue>
) -> AttributeWrite {
  slot.write(node.contentMode)
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The height of a node.
  public static var height: Self { heightKey }
}

private let heightKey = Attribute<Double>(
  builtIn: "height", of: (any Height).self
) {
  ($0 as? any Height.Type).map { AttributeReader($0, readHeight) }
}

@Sendable private func readHeight(
  _ node: borrowing some Height, _ slot: borrowing AttributeSlot<Double>
) -> AttributeWrite {
  slot.write(node.height)
}

extension AnyAttribute where Self == Attribute<Bool> {
  /// Whether a node and its descendants are hidden and take no space.
  public static var isHidden: Self { isHiddenKey }
}

private let isHiddenKey = Attribute<Bool>(
  builtIn: "isHidden", of: (any Hidden).self
) {
  ($0 as? any Hidden.Type).map { AttributeReader($0, readIsHidden) }
}

@Sendable private func readIsHidden(
  _ node: borrowing some Hidden, _ slot: borrowing AttributeSlot<Bool>
) -> AttributeWrite {
  slot.write(node.isHidden)
}

extension AnyAttribute where Self == Attribute<Bool> {
  /// Whether a node covers everything behind it.
  public static var isOpaque: Self { isOpaqueKey }
}

private let isOpaqueKey = Attribute<Bool>(
  builtIn: "isOpaque", of: (any Opaque).self
) {
  ($0 as? any Opaque.Type).map { AttributeReader($0, readIsOpaque) }
}

@Sendable private func readIsOpaque(
  _ node: borrowing some Opaque, _ slot: borrowing AttributeSlot<Bool>
) -> AttributeWrite {
  slot.write(node.isOpaque)
}

extension AnyAttribute where Self == Attribute<MotionValues> {
  /// The motion of a node's changes: a curve for each attribute, into and out of control states.
  public static var motion: Self { motionKey }
}

private let motionKey = Attribute<MotionValues>(
  builtIn: "motion", of: (any Motion).self
) {
  ($0 as? any Motion.Type).map { AttributeReader($0, readMotion) }
}

@Sendable private func readMotion(
  _ node: borrowing some Motion, _ slot: borrowing AttributeSlot<MotionValues>
) -> AttributeWrite {
  slot.write(node.motion)
}

extension AnyAttribute where Self == Attribute<EdgeInsets> {
  /// The space between a node's border and its content.
  public static var padding: Self { paddingKey }
}

private let paddingKey = Attribute<EdgeInsets>(
  builtIn: "padding", of: (any Padding).self
) {
  ($0 as? any Padding.Type).map { AttributeReader($0, readPadding) }
}

@Sendable private func readPadding(
  _ node: borrowing some Padding, _ slot: borrowing AttributeSlot<EdgeInsets>
) -> AttributeWrite {
  slot.write(node.padding)
}

extension AnyAttribute where Self == Attribute<RepeatingMotionValue> {
  /// A motion of a node that repeats: a pulse, a shimmer, a spin, or custom values.
  public static var repeatingMotion: Self { repeatingMotionKey }
}

private let repeatingMotionKey = Attribute<RepeatingMotionValue>(
  builtIn: "repeatingMotion", of: (any RepeatingMotion).self
) {
  ($0 as? any RepeatingMotion.Type).map { AttributeReader($0, readRepeatingMotion) }
}

@Sendable private func readRepeatingMotion(
  _ node: borrowing some RepeatingMotion, _ slot: borrowing AttributeSlot<RepeatingMotionValue>
) -> AttributeWrite {
  slot.write(node.repeatingMotion)
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The distance between a node's children.
  public static var spacing: Self { spacingKey }
}

private let spacingKey = Attribute<Double>(
  builtIn: "spacing", of: (any Spacing).self
) {
  ($0 as? any Spacing.Type).map { AttributeReader($0, readSpacing) }
}

@Sendable private func readSpacing(
  _ node: borrowing some Spacing, _ slot: borrowing AttributeSlot<Double>
) -> AttributeWrite {
  slot.write(node.spacing)
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The accent color of a node and its descendants.
  public static var tintColor: Self { tintColorKey }
}

private let tintColorKey = Attribute<Color>(
  builtIn: "tintColor", of: (any TintColor).self, isInherited: tintColorIsInherited
) {
  ($0 as? any TintColor.Type).map { AttributeReader($0, readTintColor) }
}

@Sendable private func readTintColor(
  _ node: borrowing some TintColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.tintColor)
}

extension AnyAttribute where Self == Attribute<Gradient> {
  /// The gradient of a symbol, or of the filled part of a progress bar, in place of its tint.
  public static var tintGradient: Self { tintGradientKey }
}

private let tintGradientKey = Attribute<Gradient>(
  builtIn: "tintGradient", of: (any TintGradient).self
) {
  ($0 as? any TintGradient.Type).map { AttributeReader($0, readTintGradient) }
}

@Sendable private func readTintGradient(
  _ node: borrowing some TintGradient, _ slot: borrowing AttributeSlot<Gradient>
) -> AttributeWrite {
  slot.write(node.tintGradient)
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The width of a node.
  public static var width: Self { widthKey }
}

private let widthKey = Attribute<Double>(
  builtIn: "width", of: (any Width).self
) {
  ($0 as? any Width.Type).map { AttributeReader($0, readWidth) }
}

@Sendable private func readWidth(
  _ node: borrowing some Width, _ slot: borrowing AttributeSlot<Double>
) -> AttributeWrite {
  slot.write(node.width)
}

extension ViewModel {
  /// The opacity of a node and its descendants; nil if no level of the cascade writes it.
  public var alpha: Double? {
    get { self[.alpha] }
    set { self[.alpha] = newValue }
  }

  /// The color behind a node's content; nil if no level of the cascade writes it.
  public var backgroundColor: Color? {
    get { self[.backgroundColor] }
    set { self[.backgroundColor] = newValue }
  }

  /// The gradient behind a node's content, over its background color; nil if no level of the
  /// cascade writes it.
  public var backgroundGradient: Gradient? {
    get { self[.backgroundGradient] }
    set { self[.backgroundGradient] = newValue }
  }

  /// The translucent material behind a node's content, over its background color; nil if no level
  /// of the cascade writes it.
  public var backgroundMaterial: BackgroundMaterialValue? {
    get { self[.backgroundMaterial] }
    set { self[.backgroundMaterial] = newValue }
  }

  /// The scaling and position of a node's content in its bounds; nil if no level of the cascade
  /// writes it.
  public var contentMode: ContentModeValue? {
    get { self[.contentMode] }
    set { self[.contentMode] = newValue }
  }

  /// The height of a node; nil if no level of the cascade writes it.
  public var height: Double? {
    get { self[.height] }
    set { self[.height] = newValue }
  }

  /// Whether a node and its descendants are hidden and take no space; nil if no level of the
  /// cascade writes it.
  public var isHidden: Bool? {
    get { self[.isHidden] }
    set { self[.isHidden] = newValue }
  }

  /// Whether a node covers everything behind it; nil if no level of the cascade writes it.
  public var isOpaque: Bool? {
    get { self[.isOpaque] }
    set { self[.isOpaque] = newValue }
  }

  /// The motion of a node's changes: a curve for each attribute, into and out of control states;
  /// nil if no level of the cascade writes it.
  public var motion: MotionValues? {
    get { self[.motion] }
    set { self[.motion] = newValue }
  }

  /// The space between a node's border and its content; nil if no level of the cascade writes it.
  public var padding: EdgeInsets? {
    get { self[.padding] }
    set { self[.padding] = newValue }
  }

  /// A motion of a node that repeats: a pulse, a shimmer, a spin, or custom values; nil if no level
  /// of the cascade writes it.
  public var repeatingMotion: RepeatingMotionValue? {
    get { self[.repeatingMotion] }
    set { self[.repeatingMotion] = newValue }
  }

  /// The distance between a node's children; nil if no level of the cascade writes it.
  public var spacing: Double? {
    get { self[.spacing] }
    set { self[.spacing] = newValue }
  }

  /// The accent color of a node and its descendants; nil if no level of the cascade writes it.
  public var tintColor: Color? {
    get { self[.tintColor] }
    set { self[.tintColor] = newValue }
  }

  /// The gradient of a symbol, or of the filled part of a progress bar, in place of its tint; nil
  /// if no level of the cascade writes it.
  public var tintGradient: Gradient? {
    get { self[.tintGradient] }
    set { self[.tintGradient] = newValue }
  }

  /// The width of a node; nil if no level of the cascade writes it.
  public var width: Double? {
    get { self[.width] }
    set { self[.width] = newValue }
  }
}
