// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Sources/StyleHTML, Sources/StyleTerminal, Sources/StyleUIKit, Sources/StyleSwiftUI, Playground/GTK/Sources/StyleGTK

/// The names of the attributes that an adapter doesn't draw.
enum UndrawnAttributes {
  static let pages: Set<String> = [
    "shouldRasterize", "isOpaque", "adjustsFontSizeToFitWidth", "minimumScaleFactor",
    "backIndicatorTransitionMaskImage", "shadowImage", "statusBarStyle",
  ]

  static let terminal: Set<String> = [
    "blur", "maskGradient", "outline", "shouldRasterize", "transform", "contentMode", "isOpaque",
    "motion", "repeatingMotion", "overlay", "stickyEdge", "adjustsFontSizeToFitWidth",
    "letterSpacing", "lineHeight", "minimumScaleFactor", "textShadowColor", "textShadowOffset",
    "symbolScale", "backgroundImageForState", "titleEdgeInsets", "titleShadowColorForState",
    "decrementImageForState", "incrementImageForState", "maximumTrackImageForState",
    "minimumTrackImageForState", "pageIndicatorImageForState", "thumbImageForState",
    "backIndicatorImage", "backIndicatorTransitionMaskImage", "backgroundImageForMetrics",
    "backgroundImageForPlacement", "barStyle", "isTranslucent", "shadowImage", "statusBarStyle",
    "titleVerticalPositionForMetrics", "rowHeight", "accessibilityHint", "accessibilityIdentifier",
    "accessibilityTraits",
  ]

  static let uiKit: Set<String> = [
    "blur", "textGradient", "titleEdgeInsets",
  ]

  static let swiftUI: Set<String> = [
    "shouldRasterize", "isOpaque", "wrapsChildren", "placeholderColor", "symbolValue",
    "backgroundImageForState", "clearButtonMode", "dividerColor", "imageForState",
    "selectedSegmentTintColor", "titleEdgeInsets", "currentPageIndicatorTintColor",
    "currentPageTintColor", "decrementImageForState", "incrementImageForState", "isAnimating",
    "maximumTrackImageForState", "maximumTrackTintColor", "maximumValueImage",
    "minimumTrackImageForState", "minimumValueImage", "pageIndicatorImageForState",
    "pageIndicatorTintColor", "thumbImageForState", "thumbTintColor", "trackTintColor",
    "backIndicatorImage", "backIndicatorTransitionMaskImage", "backgroundImageForMetrics",
    "backgroundImageForPlacement", "badgeColor", "largeTitleTextAttributes", "shadowImage",
    "statusBarStyle", "titleTextAttributes", "titleTextAttributesForAppearance",
    "titleVerticalPositionForMetrics", "unselectedItemTintColor", "accessoryType", "cellVariant",
    "detailTextColor", "badge", "detailText", "isOn", "isSecureTextEntry", "items", "leadingImage",
    "page", "placeholder", "prompt", "rangedDate", "rangedValue", "subtitle", "trailingImage",
  ]

  static let gtk: Set<String> = [
    "maskGradient", "shouldRasterize", "isOpaque", "textGradient",
    "backIndicatorTransitionMaskImage", "statusBarStyle",
  ]
}
