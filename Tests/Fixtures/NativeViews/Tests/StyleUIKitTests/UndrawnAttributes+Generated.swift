// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Sources/StyleHTML, Sources/StyleTerminal, Sources/StyleUIKit, Sources/StyleSwiftUI, Playground/GTK/Sources/StyleGTK

/// The names of the attributes that an adapter doesn't draw.
enum UndrawnAttributes {
  static let pages: Set<String> = [
    "shouldRasterize", "isOpaque", "adjustsFontSizeToFitWidth", "backIndicatorTransitionMaskImage",
    "shadowImage", "statusBarStyle",
  ]

  static let terminal: Set<String> = [
    "shadowColor", "shadowOffset", "shadowOpacity", "shouldRasterize", "contentMode", "isOpaque",
    "adjustsFontSizeToFitWidth", "letterSpacing", "lineHeight", "textShadowColor",
    "textShadowOffset", "backgroundImageForState", "titleEdgeInsets", "titleShadowColorForState",
    "backIndicatorImage", "backIndicatorTransitionMaskImage", "backgroundImageForMetrics",
    "backgroundImageForPlacement", "badgeColor", "barStyle", "isTranslucent",
    "largeTitleTextAttributes", "shadowImage", "statusBarStyle", "titleVerticalPositionForMetrics",
    "rowHeight",
  ]

  static let uiKit: Set<String> = [
    "titleEdgeInsets",
  ]

  static let swiftUI: Set<String> = [
    "shouldRasterize", "isOpaque", "spacing", "placeholderColor", "backgroundImageForState",
    "dividerColor", "imageForState", "selectedSegmentTintColor", "titleEdgeInsets",
    "currentPageIndicatorTintColor", "currentPageTintColor", "isAnimating", "maximumTrackTintColor",
    "maximumValueImage", "minimumValueImage", "pageIndicatorTintColor", "thumbTintColor",
    "trackTintColor", "backIndicatorImage", "backIndicatorTransitionMaskImage",
    "backgroundImageForMetrics", "backgroundImageForPlacement", "badgeColor",
    "largeTitleTextAttributes", "shadowImage", "statusBarStyle", "titleTextAttributes",
    "titleVerticalPositionForMetrics", "accessoryType", "detailTextColor", "badge", "detailText",
    "isOn", "isSecureTextEntry", "items", "page", "placeholder", "prompt", "rangedDate",
    "rangedValue",
  ]

  static let gtk: Set<String> = [
    "shouldRasterize", "isOpaque", "adjustsFontSizeToFitWidth", "borderStyle",
    "backgroundImageForState", "contentVerticalAlignment", "dividerColor", "imageForState",
    "titleEdgeInsets", "titleShadowColorForState", "maximumValueImage", "minimumValueImage",
    "backIndicatorTransitionMaskImage", "backgroundImageForMetrics", "backgroundImageForPlacement",
    "badgeColor", "barStyle", "isTranslucent", "largeTitleTextAttributes", "shadowImage",
    "statusBarStyle", "titleVerticalPositionForMetrics", "accessoryType", "detailTextColor",
    "badge", "detailText", "isSecureTextEntry", "prompt",
  ]
}
