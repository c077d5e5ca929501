internal import ProtocolStyle

extension CSSMeaning {
  /// Titles and images of buttons, bar items and segments in each control state.
  static let button: [CSSMeaning] = [
    CSSMeaning(.contentEdgeInsets, "padding", "in px; negative values count as 0") {
      CSSText.insets($0, isClamped: true)
    },
    CSSMeaning(
      .titleEdgeInsets, ["margin"], "in px, around the title of the button"
    ) { insets, _, css in css["margin", .title] = CSSText.insets(insets, isClamped: false) },
    CSSMeaning(
      .titleColorForState, ["color"], "the state's color, under its pseudo-class"
    ) { colors, context, css in
      if let color = context.value(colors) { css["color"] = CSSText.color(color) }
    },
    CSSMeaning(
      .titleShadowColorForState, ["text-shadow"], "the state's color, under its pseudo-class"
    ) { colors, context, css in
      guard let color = context.value(colors) else { return }
      css["text-shadow"] = shadow(color, context.model.textShadowOffset)
    },
    CSSMeaning(
      .imageForState, ["content"], "the state's image, in front of the title"
    ) { images, context, css in
      guard let image = context.value(images), let url = context.images(image) else { return }
      css["content", .image] = CSSText.url(url)
    },
    CSSMeaning(
      .backgroundImageForState, ["background-image", "background-size"],
      "the state's image, stretched to the bounds, under its pseudo-class"
    ) { images, context, css in
      guard let image = context.value(images) else { return }
      write(background: image, context, to: &css)
    },
    CSSMeaning(
      .titleTextAttributesForState,
      [
        "color", "font-family", "font-size", "font-weight", "font-style", "text-align",
        "text-shadow",
      ],
      "the state's text attributes; segments use those of the selected state"
    ) { texts, context, css in
      if let text = context.value(texts) { write(text, to: &css) }
    },
  ]

  /// An image behind a node, stretched to its bounds.
  static func write(
    background image: ImageReference, _ context: CSSContext, to css: inout Declarations
  ) {
    guard let url = context.images(image) else { return }
    css["background-image"] = CSSText.url(url)
    css["background-size"] = "100% 100%"
  }
}
