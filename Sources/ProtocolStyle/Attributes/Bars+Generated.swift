// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Bars.swift

/// The identifiers of the family, by name.
let barsIDs: [AttributeID] = [
  .backIndicatorImage,
  .backIndicatorTransitionMaskImage,
  .backgroundImageForMetrics,
  .backgroundImageForPlacement,
  .badgeColor,
  .barItemVariant,
  .barStyle,
  .barTintColor,
  .barTintColorForAppearance,
  .isTranslucent,
  .largeTitleTextAttributes,
  .shadowImage,
  .statusBarStyle,
  .titleTextAttributes,
  .titleTextAttributesForAppearance,
  .titleVerticalPositionForMetrics,
  .unselectedItemTintColor,
]

extension AttributeID {
  static var backIndicatorImage: Self { backIndicatorImageKey.id }
  static var backIndicatorTransitionMaskImage: Self { backIndicatorTransitionMaskImageKey.id }
  static var backgroundImageForMetrics: Self { backgroundImageForMetricsKey.id }
  static var backgroundImageForPlacement: Self { backgroundImageForPlacementKey.id }
  static var badgeColor: Self { badgeColorKey.id }
  static var barItemVariant: Self { barItemVariantKey.id }
  static var barStyle: Self { barStyleKey.id }
  static var barTintColor: Self { barTintColorKey.id }
  static var barTintColorForAppearance: Self { barTintColorForAppearanceKey.id }
  static var isTranslucent: Self { isTranslucentKey.id }
  static var largeTitleTextAttributes: Self { largeTitleTextAttributesKey.id }
  static var shadowImage: Self { shadowImageKey.id }
  static var statusBarStyle: Self { statusBarStyleKey.id }
  static var titleTextAttributes: Self { titleTextAttributesKey.id }
  static var titleTextAttributesForAppearance: Self { titleTextAttributesForAppearanceKey.id }
  static var titleVerticalPositionForMetrics: Self { titleVerticalPositionForMetricsKey.id }
  static var unselectedItemTintColor: Self { unselectedItemTintColorKey.id }
}

extension AnyAttribute where Self == Attribute<ImageReference> {
  /// The image beside the title of the back button.
  public static var backIndicatorImage: Self { backIndicatorImageKey }
}

private let backIndicatorImageKey = Attribute<ImageReference>(
  builtIn: "backIndicatorImage", of: (any BackIndicatorImage).self
) {
  ($0 as? any BackIndicatorImage.Type).map { AttributeReader($0, readBackIndicatorImage) }
}

@Sendable private func readBackIndicatorImage(
  _ node: borrowing some BackIndicatorImage, _ slot: borrowing AttributeSlot<ImageReference>
) -> AttributeWrite {
  slot.write(node.backIndicatorImage)
}

extension AnyAttribute where Self == Attribute<ImageReference> {
  /// The mask of the back button's image while screens change.
  public static var backIndicatorTransitionMaskImage: Self { backIndicatorTransitionMaskImageKey }
}

private let backIndicatorTransitionMaskImageKey = Attribute<ImageReference>(
  builtIn: "backIndicatorTransitionMaskImage", of: (any BackIndicatorTransitionMaskImage).self
) {
  ($0 as? any BackIndicatorTransitionMaskImage.Type).map { AttributeReader($0, readBackIndicatorTransitionMaskImage) }
}

@Sendable private func readBackIndicatorTransitionMaskImage(
  _ node: borrowing some BackIndicatorTransitionMaskImage, _ slot: borrowing AttributeSlot<ImageReference>
) -> AttributeWrite {
  slot.write(node.backIndicatorTransitionMaskImage)
}

extension AnyAttribute where Self == Attribute<MetricsValues<ImageReference>> {
  /// The image behind a bar, per bar metrics.
  public static var backgroundImageForMetrics: Self { backgroundImageForMetricsKey }
}

private let backgroundImageForMetricsKey = Attribute<MetricsValues<ImageReference>>(
  builtIn: "backgroundImageForMetrics", of: (any BackgroundImageForMetrics).self
) {
  ($0 as? any BackgroundImageForMetrics.Type).map { AttributeReader($0, readBackgroundImageForMetrics) }
}

@Sendable private func readBackgroundImageForMetrics(
  _ node: borrowing some BackgroundImageForMetrics, _ slot: borrowing AttributeSlot<MetricsValues<ImageReference>>
) -> AttributeWrite {
  slot.write(node.backgroundImageForMetrics)
}

extension AnyAttribute where Self == Attribute<PlacementValues<ImageReference>> {
  /// The image behind a bar, per bar position and metrics.
  public static var backgroundImageForPlacement: Self { backgroundImageForPlacementKey }
}

private let backgroundImageForPlacementKey = Attribute<PlacementValues<ImageReference>>(
  builtIn: "backgroundImageForPlacement", of: (any BackgroundImageForPlacement).self
) {
  ($0 as? any BackgroundImageForPlacement.Type).map { AttributeReader($0, readBackgroundImageForPlacement) }
}

@Sendable private func readBackgroundImageForPlacement(
  _ node: borrowing some BackgroundImageForPlacement, _ slot: borrowing AttributeSlot<PlacementValues<ImageReference>>
) -> AttributeWrite {
  slot.write(node.backgroundImageForPlacement)
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of a badge.
  public static var badgeColor: Self { badgeColorKey }
}

private let badgeColorKey = Attribute<Color>(
  builtIn: "badgeColor", of: (any BadgeColor).self
) {
  ($0 as? any BadgeColor.Type).map { AttributeReader($0, readBadgeColor) }
}

@Sendable private func readBadgeColor(
  _ node: borrowing some BadgeColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.badgeColor)
}

extension AnyAttribute where Self == Attribute<BarItemVariantValue> {
  /// The emphasis of a bar button item.
  public static var barItemVariant: Self { barItemVariantKey }
}

private let barItemVariantKey = Attribute<BarItemVariantValue>(
  builtIn: "barItemVariant", of: (any BarItemVariant).self
) {
  ($0 as? any BarItemVariant.Type).map { AttributeReader($0, readBarItemVariant) }
}

@Sendable private func readBarItemVariant(
  _ node: borrowing some BarItemVariant, _ slot: borrowing AttributeSlot<BarItemVariantValue>
) -> AttributeWrite {
  slot.write(node.barItemVariant)
}

extension AnyAttribute where Self == Attribute<BarStyleValue> {
  /// The style of a bar.
  public static var barStyle: Self { barStyleKey }
}

private let barStyleKey = Attribute<BarStyleValue>(
  builtIn: "barStyle", of: (any BarStyle).self
) {
  ($0 as? any BarStyle.Type).map { AttributeReader($0, readBarStyle) }
}

@Sendable private func readBarStyle(
  _ node: borrowing some BarStyle, _ slot: borrowing AttributeSlot<BarStyleValue>
) -> AttributeWrite {
  slot.write(node.barStyle)
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of a bar.
  public static var barTintColor: Self { barTintColorKey }
}

private let barTintColorKey = Attribute<Color>(
  builtIn: "barTintColor", of: (any BarTintColor).self
) {
  ($0 as? any BarTintColor.Type).map { AttributeReader($0, readBarTintColor) }
}

@Sendable private func readBarTintColor(
  _ node: borrowing some BarTintColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.barTintColor)
}

extension AnyAttribute where Self == Attribute<BarAppearanceValues<Color>> {
  /// The background color of a bar at the edge of the content and in compact size.
  public static var barTintColorForAppearance: Self { barTintColorForAppearanceKey }
}

private let barTintColorForAppearanceKey = Attribute<BarAppearanceValues<Color>>(
  builtIn: "barTintColorForAppearance", of: (any BarTintColorForAppearance).self
) {
  ($0 as? any BarTintColorForAppearance.Type).map { AttributeReader($0, readBarTintColorForAppearance) }
}

@Sendable private func readBarTintColorForAppearance(
  _ node: borrowing some BarTintColorForAppearance, _ slot: borrowing AttributeSlot<BarAppearanceValues<Color>>
) -> AttributeWrite {
  slot.write(node.barTintColorForAppearance)
}

extension AnyAttribute where Self == Attribute<Bool> {
  /// Whether a bar is translucent.
  public static var isTranslucent: Self { isTranslucentKey }
}

private let isTranslucentKey = Attribute<Bool>(
  builtIn: "isTranslucent", of: (any Translucent).self
) {
  ($0 as? any Translucent.Type).map { AttributeReader($0, readIsTranslucent) }
}

@Sendable private func readIsTranslucent(
  _ node: borrowing some Translucent, _ slot: borrowing AttributeSlot<Bool>
) -> AttributeWrite {
  slot.write(node.isTranslucent)
}

extension AnyAttribute where Self == Attribute<TextAttributes> {
  /// The text attributes of a navigation bar's large title.
  public static var largeTitleTextAttributes: Self { largeTitleTextAttributesKey }
}

private let largeTitleTextAttributesKey = Attribute<TextAttributes>(
  builtIn: "largeTitleTextAttributes", of: (any LargeTitleTextAttributes).self
) {
  ($0 as? any LargeTitleTextAttributes.Type).map { AttributeReader($0, readLargeTitleTextAttributes) }
}

@Sendable private func readLargeTitleTextAttributes(
  _ node: borrowing some LargeTitleTextAttributes, _ slot: borrowing AttributeSlot<TextAttributes>
) -> AttributeWrite {
  slot.write(node.largeTitleTextAttributes)
}

extension AnyAttribute where Self == Attribute<ImageReference> {
  /// The image of the shadow that a bar casts.
  public static var shadowImage: Self { shadowImageKey }
}

private let shadowImageKey = Attribute<ImageReference>(
  builtIn: "shadowImage", of: (any ShadowImage).self
) {
  ($0 as? any ShadowImage.Type).map { AttributeReader($0, readShadowImage) }
}

@Sendable private func readShadowImage(
  _ node: borrowing some ShadowImage, _ slot: borrowing AttributeSlot<ImageReference>
) -> AttributeWrite {
  slot.write(node.shadowImage)
}

extension AnyAttribute where Self == Attribute<StatusBarStyleValue> {
  /// The style of the status bar above a navigation bar.
  public static var statusBarStyle: Self { statusBarStyleKey }
}

private let statusBarStyleKey = Attribute<StatusBarStyleValue>(
  builtIn: "statusBarStyle", of: (any StatusBarStyle).self
) {
  ($0 as? any StatusBarStyle.Type).map { AttributeReader($0, readStatusBarStyle) }
}

@Sendable private func readStatusBarStyle(
  _ node: borrowing some StatusBarStyle, _ slot: borrowing AttributeSlot<StatusBarStyleValue>
) -> AttributeWrite {
  slot.write(node.statusBarStyle)
}

extension AnyAttribute where Self == Attribute<TextAttributes> {
  /// The text attributes of a navigation bar's title.
  ///
  /// Derived from text color, font and text alignment; it has no style protocol. From UIKit's
  /// `UINavigationBar.titleTextAttributes`.
  public static var titleTextAttributes: Self { titleTextAttributesKey }
}

extension AnyAttribute where Self == Attribute<BarAppearanceValues<TextAttributes>> {
  /// The text attributes of a bar's title at the edge of the content and in compact size.
  public static var titleTextAttributesForAppearance: Self { titleTextAttributesForAppearanceKey }
}

private let titleTextAttributesForAppearanceKey = Attribute<BarAppearanceValues<TextAttributes>>(
  builtIn: "titleTextAttributesForAppearance", of: (any TitleTextAttributesForAppearance).self
) {
  ($0 as? any TitleTextAttributesForAppearance.Type).map { AttributeReader($0, readTitleTextAttributesForAppearance) }
}

@Sendable private func readTitleTextAttributesForAppearance(
  _ node: borrowing some TitleTextAttributesForAppearance, _ slot: borrowing AttributeSlot<BarAppearanceValues<TextAttributes>>
) -> AttributeWrite {
  slot.write(node.titleTextAttributesForAppearance)
}

extension AnyAttribute where Self == Attribute<MetricsValues<Double>> {
  /// The downward offset of a bar's title, per bar metrics.
  public static var titleVerticalPositionForMetrics: Self { titleVerticalPositionForMetricsKey }
}

private let titleVerticalPositionForMetricsKey = Attribute<MetricsValues<Double>>(
  builtIn: "titleVerticalPositionForMetrics", of: (any TitleVerticalPositionForMetrics).self
) {
  ($0 as? any TitleVerticalPositionForMetrics.Type).map { AttributeReader($0, readTitleVerticalPositionForMetrics) }
}

@Sendable private func readTitleVerticalPositionForMetrics(
  _ node: borrowing some TitleVerticalPositionForMetrics, _ slot: borrowing AttributeSlot<MetricsValues<Double>>
) -> AttributeWrite {
  slot.write(node.titleVerticalPositionForMetrics)
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of a tab bar's items that aren't selected.
  public static var unselectedItemTintColor: Self { unselectedItemTintColorKey }
}

private let unselectedItemTintColorKey = Attribute<Color>(
  builtIn: "unselectedItemTintColor", of: (any UnselectedItemTintColor).self
) {
  ($0 as? any UnselectedItemTintColor.Type).map { AttributeReader($0, readUnselectedItemTintColor) }
}

@Sendable private func readUnselectedItemTintColor(
  _ node: borrowing some UnselectedItemTintColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.unselectedItemTintColor)
}

extension ViewModel {
  /// The image beside the title of the back button; nil if no level of the cascade writes it.
  public var backIndicatorImage: ImageReference? {
    get { self[.backIndicatorImage] }
    set { self[.backIndicatorImage] = newValue }
  }

  /// The mask of the back button's image while screens change; nil if no level of the cascade
  /// writes it.
  public var backIndicatorTransitionMaskImage: ImageReference? {
    get { self[.backIndicatorTransitionMaskImage] }
    set { self[.backIndicatorTransitionMaskImage] = newValue }
  }

  /// The image behind a bar, per bar metrics; nil if no level of the cascade writes it.
  public var backgroundImageForMetrics: MetricsValues<ImageReference>? {
    get { self[.backgroundImageForMetrics] }
    set { self[.backgroundImageForMetrics] = newValue }
  }

  /// The image behind a bar, per bar position and metrics; nil if no level of the cascade writes
  /// it.
  public var backgroundImageForPlacement: PlacementValues<ImageReference>? {
    get { self[.backgroundImageForPlacement] }
    set { self[.backgroundImageForPlacement] = newValue }
  }

  /// The color of a badge; nil if no level of the cascade writes it.
  public var badgeColor: Color? {
    get { self[.badgeColor] }
    set { self[.badgeColor] = newValue }
  }

  /// The emphasis of a bar button item; nil if no level of the cascade writes it.
  public var barItemVariant: BarItemVariantValue? {
    get { self[.barItemVariant] }
    set { self[.barItemVariant] = newValue }
  }

  /// The style of a bar; nil if no level of the cascade writes it.
  public var barStyle: BarStyleValue? {
    get { self[.barStyle] }
    set { self[.barStyle] = newValue }
  }

  /// The color of a bar; nil if no level of the cascade writes it.
  public var barTintColor: Color? {
    get { self[.barTintColor] }
    set { self[.barTintColor] = newValue }
  }

  /// The background color of a bar at the edge of the content and in compact size; nil if no level
  /// of the cascade writes it.
  public var barTintColorForAppearance: BarAppearanceValues<Color>? {
    get { self[.barTintColorForAppearance] }
    set { self[.barTintColorForAppearance] = newValue }
  }

  /// Whether a bar is translucent; nil if no level of the cascade writes it.
  public var isTranslucent: Bool? {
    get { self[.isTranslucent] }
    set { self[.isTranslucent] = newValue }
  }

  /// The text attributes of a navigation bar's large title; nil if no level of the cascade writes
  /// it.
  public var largeTitleTextAttributes: TextAttributes? {
    get { self[.largeTitleTextAttributes] }
    set { self[.largeTitleTextAttributes] = newValue }
  }

  /// The image of the shadow that a bar casts; nil if no level of the cascade writes it.
  public var shadowImage: ImageReference? {
    get { self[.shadowImage] }
    set { self[.shadowImage] = newValue }
  }

  /// The style of the status bar above a navigation bar; nil if no level of the cascade writes it.
  public var statusBarStyle: StatusBarStyleValue? {
    get { self[.statusBarStyle] }
    set { self[.statusBarStyle] = newValue }
  }

  /// The text attributes of a navigation bar's title; nil if no level of the cascade writes it.
  public var titleTextAttributes: TextAttributes? {
    get { self[.titleTextAttributes] }
    set { self[.titleTextAttributes] = newValue }
  }

  /// The text attributes of a bar's title at the edge of the content and in compact size; nil if no
  /// level of the cascade writes it.
  public var titleTextAttributesForAppearance: BarAppearanceValues<TextAttributes>? {
    get { self[.titleTextAttributesForAppearance] }
    set { self[.titleTextAttributesForAppearance] = newValue }
  }

  /// The downward offset of a bar's title, per bar metrics; nil if no level of the cascade writes
  /// it.
  public var titleVerticalPositionForMetrics: MetricsValues<Double>? {
    get { self[.titleVerticalPositionForMetrics] }
    set { self[.titleVerticalPositionForMetrics] = newValue }
  }

  /// The color of a tab bar's items that aren't selected; nil if no level of the cascade writes it.
  public var unselectedItemTintColor: Color? {
    get { self[.unselectedItemTintColor] }
    set { self[.unselectedItemTintColor] = newValue }
  }
}
