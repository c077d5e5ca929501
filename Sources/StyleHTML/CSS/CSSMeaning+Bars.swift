internal import ProtocolStyle

extension CSSMeaning {
  /// Bars; one with a colour of its own shows that, and no background.
  static let bars: [CSSMeaning] = [
    CSSMeaning(.barTintColor, "background-color", "the colour", CSSText.color),
    CSSMeaning(
      .isTranslucent, "backdrop-filter", "true: `blur(20px)`; false: `none`"
    ) { $0 ? "blur(20px)" : "none" },
    CSSMeaning(.barStyle, "color-scheme", "black: `dark`; default: `normal`") {
      $0 == .black ? "dark" : "normal"
    },
    CSSMeaning(.shadowImage, none: "CSS cannot cast an image as a shadow"),
    CSSMeaning(
      .titleTextAttributes,
      [
        "color", "font-family", "font-size", "font-weight", "font-style", "text-align",
        "text-shadow",
      ],
      "what the text attributes say, of the title"
    ) { text, _, css in write(text, to: &css, .title) },
    CSSMeaning(.largeTitleTextAttributes, none: "a bar shows its usual title"),
    CSSMeaning(
      .titleVerticalPositionForMetrics, ["top"],
      "in px, of the title; the value for default metrics"
    ) { positions, _, css in
      if let position = positions[.default] { css["top", .title] = CSSText.length(position) }
    },
    CSSMeaning(.backIndicatorImage, none: "browsers have a back button of their own"),
    CSSMeaning(.backIndicatorTransitionMaskImage, none: "browsers have a back button of their own"),
    CSSMeaning(
      .backgroundImageForMetrics, ["background-image", "background-size"],
      "the image for default metrics, stretched to the bounds"
    ) { images, context, css in
      if let image = images[.default] { write(background: image, context, to: &css) }
    },
    CSSMeaning(
      .backgroundImageForPlacement, ["background-image", "background-size"],
      "the image for any position and default metrics, stretched to the bounds"
    ) { images, context, css in
      if let image = images[BarPlacement()] { write(background: image, context, to: &css) }
    },
    CSSMeaning(.statusBarStyle, none: "a page has no status bar"),
  ]

  /// Content, which is HTML and no style.
  static let content: [CSSMeaning] = [
    CSSMeaning(.text, none: "content: the element's text or `value`"),
    CSSMeaning(.placeholder, none: "content: `placeholder`"),
    CSSMeaning(.image, none: "content: `img`"),
    CSSMeaning(.value, none: "content: `value`, `min` and `max`"),
    CSSMeaning(.isOn, none: "content: `checked`"),
    CSSMeaning(.items, none: "content: `option`, or radio buttons"),
    CSSMeaning(.page, none: "content: `aria-valuenow` and `aria-valuemax`"),
    CSSMeaning(.controlState, none: "content: `disabled` and `data-state`"),
    CSSMeaning(.accessibilityLabel, none: "content: `aria-label` or `alt`"),
  ]
}
