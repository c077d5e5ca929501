import ProtocolStyle

extension StandardAttribute {
  /// The settings of bars that systems.md §2 adds to those of §1.
  static let barSettings: [StandardAttribute] = [
    .init(
      "barStyle", Attribute<BarStyleValue>.barStyle, \.barStyle, of: Adopter.OfBarStyle(),
      .default, other: .black),
    .init(
      "shadowImage", Attribute<ImageReference>.shadowImage, \.shadowImage,
      of: Adopter.OfShadowImage(), .named("BarShadow"), other: .named("Line")),
    .init(
      "largeTitleTextAttributes", Attribute<TextAttributes>.largeTitleTextAttributes,
      \.largeTitleTextAttributes, of: Adopter.OfLargeTitleTextAttributes(),
      TextAttributes(font: FontDescriptor(textStyle: .largeTitle)),
      other: TextAttributes(foregroundColor: .red)),
    .init(
      "titleVerticalPositionForMetrics",
      Attribute<MetricsValues<Double>>.titleVerticalPositionForMetrics,
      \.titleVerticalPositionForMetrics, of: Adopter.OfTitleVerticalPositionForMetrics(), [:],
      other: [.default: 2, .compact: -1.5]),
    .init(
      "backIndicatorImage", Attribute<ImageReference>.backIndicatorImage, \.backIndicatorImage,
      of: Adopter.OfBackIndicatorImage(), .symbol("chevron.backward"), other: .symbol("arrow.left")),
    .init(
      "backIndicatorTransitionMaskImage",
      Attribute<ImageReference>.backIndicatorTransitionMaskImage,
      \.backIndicatorTransitionMaskImage, of: Adopter.OfBackIndicatorTransitionMaskImage(),
      .symbol("chevron.backward"), other: .named("Mask")),
    .init(
      "backgroundImageForMetrics",
      Attribute<MetricsValues<ImageReference>>.backgroundImageForMetrics,
      \.backgroundImageForMetrics, of: Adopter.OfBackgroundImageForMetrics(), [:],
      other: [.compactPrompt: .named("Low")]),
    .init(
      "backgroundImageForPlacement",
      Attribute<PlacementValues<ImageReference>>.backgroundImageForPlacement,
      \.backgroundImageForPlacement, of: Adopter.OfBackgroundImageForPlacement(), [:],
      other: [BarPlacement(): .named("Bar"), BarPlacement(.top, .compact): .named("Low")]),
    .init(
      "statusBarStyle", Attribute<StatusBarStyleValue>.statusBarStyle, \.statusBarStyle,
      of: Adopter.OfStatusBarStyle(), .default, other: .lightContent),
  ]
}
