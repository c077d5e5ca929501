internal import ProtocolStyle

extension CSSMeaning {
  /// Attributes of bars, whose tint replaces their background.
  static let bars: [CSSMeaning] = [
    CSSMeaning(.barTintColor, "background-color", "the color", CSSText.color),
    CSSMeaning(
      .isTranslucent, "backdrop-filter", "true: `blur(20px)`; false: `none`"
    ) { $0 ? "blur(20px)" : "none" },
    CSSMeaning(.barStyle, "color-scheme", "black: `dark`; default: `normal`") {
      $0 == .black ? "dark" : "normal"
    },
    CSSMeaning(.shadowImage, none: "CSS cannot draw an image as a shadow"),
    CSSMeaning(
      .titleTextAttributes,
      [
        "color", "font-family", "font-size", "font-weight", "font-style", "text-align",
        "text-shadow",
      ],
      "the text attributes of the title"
    ) { text, _, css in write(text, to: &css, .title) },
    CSSMeaning(
      .largeTitleTextAttributes,
      [
        "grid-area", "text-align", "color", "font-family", "font-size", "font-weight",
        "font-style", "text-shadow",
      ],
      "a large title below the items, with the text attributes"
    ) { text, _, css in
      css["grid-area", .title] = "2/1/auto/-1"
      css["text-align", .title] = "start"
      css["font-size", .title] = "34px"
      css["font-weight", .title] = "700"
      write(text, to: &css, .title)
    },
    CSSMeaning(
      .titleVerticalPositionForMetrics, ["top"],
      "in px, the offset of the title; the value for default metrics"
    ) { positions, _, css in
      if let position = positions[.default] { css["top", .title] = CSSText.length(position) }
    },
    CSSMeaning(
      .backIndicatorImage,
      ["grid-column", "justify-self", "content", "width", "height", "background", "clip-path"],
      "the image before the first item; a chevron for a symbol"
    ) { image, context, css in
      css["grid-column", .leadingItem] = "1"
      css["justify-self", .leadingItem] = "start"
      if let url = context.images(image) {
        css["content", .backIndicator] = CSSText.url(url)
        return
      }
      css["content", .backIndicator] = "\"\""
      css["width", .backIndicator] = "12px"
      css["height", .backIndicator] = "20px"
      css["background", .backIndicator] = "currentcolor"
      css["clip-path", .backIndicator] = "polygon(84% 0,100% 9%,26% 50%,100% 91%,84% 100%,0 50%)"
    },
    CSSMeaning(.backIndicatorTransitionMaskImage, none: "browsers have their own back button"),
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

  /// Content, which is expressed in HTML instead of CSS.
  static let content: [CSSMeaning] = [
    CSSMeaning(.text, none: "content: the element's text or `value`"),
    CSSMeaning(.placeholder, none: "content: `placeholder`"),
    CSSMeaning(.image, none: "content: `img`, or `svg` for a symbol"),
    CSSMeaning(.rangedValue, none: "content: `value`, `min` and `max`"),
    CSSMeaning(.rangedDate, none: "content: `type`, `value`, `min` and `max`"),
    CSSMeaning(.isOn, none: "content: `checked`"),
    CSSMeaning(.items, none: "content: `option`, or radio buttons"),
    CSSMeaning(.page, none: "content: radio buttons, one for each page"),
    CSSMeaning(.controlState, none: "content: `disabled` and `data-state`"),
    CSSMeaning(.accessibilityLabel, none: "content: `aria-label` or `alt`"),
    CSSMeaning(.detailText, none: "content: an element after the text"),
    CSSMeaning(.badge, none: "content: an element after the title"),
    CSSMeaning(.prompt, none: "content: an element before the title"),
    CSSMeaning(.isSecureTextEntry, none: "content: `type`"),
  ]
}
