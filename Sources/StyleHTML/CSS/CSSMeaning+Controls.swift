internal import ProtocolStyle

// MARK: - Buttons

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
      .imageForState,
      ["content", "mask", "background-color", "flex", "width", "height"],
      "the state's image, in front of the title; a symbol has the color of the title"
    ) { images, context, css in
      guard let image = context.value(images) else { return }
      if let url = context.images(image) {
        css["content", .image] = CSSText.url(url)
        return
      }
      guard case .symbol(let name) = image.source,
        let outline = SymbolPath.address(of: name, in: "#000")
      else { return }
      css["content", .image] = "\"\""
      css["mask", .image] = "\(CSSText.url(outline)) 50%/contain no-repeat"
      css["background-color", .image] = "currentcolor"
      css["flex", .image] = "none"
      css["width", .image] = "24px"
      css["height", .image] = "24px"
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

// MARK: - Tracks

extension CSSMeaning {
  /// Colors of parts of an element, as custom properties that the style sheet of the kinds uses.
  static let tracks: [CSSMeaning] = [
    part(.minimumTrackTintColor, "--minimum-track", "of a slider's track before the thumb"),
    part(.maximumTrackTintColor, "--maximum-track", "of a slider's track after the thumb"),
    part(.thumbTintColor, "--thumb", "of the thumb of a slider or a switch"),
    valueImage(.minimumValueImage, "minimum", "start"),
    valueImage(.maximumValueImage, "maximum", "end"),
    part(.onTintColor, "--on", "of a switch that is on"),
    part(.progressTintColor, "--progress", "of the filled part of a progress bar"),
    part(.trackTintColor, "--track", "of the rest of a progress bar"),
    part(.dividerColor, "--divider", "of the lines between segments"),
    part(.selectedSegmentTintColor, "--selected-segment", "behind the selected segment"),
    CSSMeaning(.currentPageTintColor, none: "drawn through the color derived from it"),
    CSSMeaning(
      .pageIndicatorTintColor, ["--page", "--page-ring", "--current-page"],
      "the color of the page indicators; rings around the current page's dot where that has no color of its own"
    ) { color, context, css in
      css["--page"] = CSSText.color(color)
      guard context.model.currentPageIndicatorTintColor == nil else { return }
      css["--page-ring"] = CSSText.color(color)
      css["--current-page"] = CSSText.color(color)
      css["--page"] = "#0000"
    },
    part(.currentPageIndicatorTintColor, "--current-page", "of the current page's indicator"),
    part(.separatorColor, "--separator", "of the lines between rows"),
    CSSMeaning(
      .separatorStyle, "--separator-style",
      "hidden: `none`; singleLine: `solid`; singleLineEtched: `ridge`"
    ) { style in
      switch style {
      case .hidden: "none"
      case .singleLine: "solid"
      case .singleLineEtched: "ridge"
      }
    },
    CSSMeaning(.rowHeight, "--row-height", "in px, the least of a row", CSSText.size),
    CSSMeaning(.detailTextColor, ["color"], "the color, of the detail text") { color, _, css in
      css["color", .detail] = CSSText.color(color)
    },
    CSSMeaning(
      .accessoryType, ["content", "--accessory", "width", "scale", "background-color"],
      "an outline at the trailing edge; hidden: none; a checkmark and an information mark have the tint"
    ) { type, _, css in
      // Only the checkmark is read out, because the others decorate the row.
      css["content", .accessory] =
        switch type {
        case .hidden: "none"
        case .checkmark: "\"\"/\"\\2713\""
        default: "\"\"/\"\""
        }
      css["--accessory", .accessory] = outline(of: type).map(CSSText.url)
      switch type {
      case .disclosureIndicator:
        css["width", .accessory] = "11px"
        css["scale", .accessory] = "var(--dir) 1"
        css["background-color", .accessory] = "var(--quiet)"
      case .detailDisclosureButton:
        css["width", .accessory] = "36px"
        css["scale", .accessory] = "var(--dir) 1"
      default: break
      }
    },
    CSSMeaning(.badgeColor, ["background-color"], "the color, of the badge") { color, _, css in
      css["background-color", .badge] = CSSText.color(color)
    },
    CSSMeaning(.isAnimating, "visibility", "true: `visible`; false: `hidden`") {
      $0 ? "visible" : "hidden"
    },
  ]

  /// The outline of an accessory, which is a mask over its color; nil for none.
  private static func outline(of type: AccessoryTypeValue) -> String? {
    let chevron = "m3 5.5 6.5 6.5L3 18.5"
    let information = "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM12 11v5.5M12 7.6v.1"
    return switch type {
    case .hidden: nil
    case .disclosureIndicator: SymbolPath.address(ofPath: chevron, width: 13)
    case .detailDisclosureButton:
      SymbolPath.address(ofPath: information + "M33 5.5l6.5 6.5L33 18.5", width: 43)
    case .checkmark: SymbolPath.address(ofPath: "m4.5 12.5 5.5 5.5L20 6.5", width: 24)
    case .detailButton: SymbolPath.address(ofPath: information, width: 24)
    }
  }

  /// An image at an end of a slider, which has its own space in the padding beside the track.
  ///
  /// It's a background because the element of a slider can't contain others. A gradient of the
  /// slider is behind it.
  private static func valueImage(
    _ attribute: Attribute<ImageReference>, _ value: String, _ side: String
  ) -> CSSMeaning {
    let (image, space) = ("--\(value)-image", "--\(side)")
    return CSSMeaning(
      attribute, [image, space, "background-image"],
      "the image at the \(side); a symbol has the tint"
    ) { reference, context, css in
      guard let address = address(of: reference, context) else { return }
      css[image] = CSSText.url(address)
      css[space] = "34px"
      let images = "var(--minimum-image,none),var(--maximum-image,none)"
      if let gradient = css["background-image"], !gradient.hasPrefix(images) {
        css["background-image"] = "\(images),\(gradient)"
      }
    }
  }

  /// The URL of an image, or of a symbol's outline, which has a gray that is legible in light and dark
  /// without a tint.
  private static func address(of image: ImageReference, _ context: CSSContext) -> String? {
    if let address = context.images(image) { return address }
    guard case .symbol(let name) = image.source else { return nil }
    return SymbolPath.address(
      of: name, in: context.model.tintColor.map(CSSText.color) ?? "#7c7c82")
  }

  private static func part(
    _ attribute: Attribute<Color>, _ property: String, _ what: String
  ) -> CSSMeaning {
    CSSMeaning(attribute, property, "the color \(what)", CSSText.color)
  }
}

// MARK: - Bars

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
    CSSMeaning(.richText, none: "content: an element for each attribute of a run"),
    CSSMeaning(.subtitle, none: "content: an element in the title"),
    CSSMeaning(.leadingImage, none: "content: `img` or `svg` before the field, in a box"),
    CSSMeaning(.trailingImage, none: "content: `img` or `svg` after the field, in a box"),
    CSSMeaning(.inputKind, none: "content: `type`, `inputmode` and `autocomplete`"),
    CSSMeaning(.link, none: "content: `href`"),
    CSSMeaning(.accessibilityHint, none: "content: `aria-description`"),
    CSSMeaning(.accessibilityTraits, none: "content: `role` and states"),
    CSSMeaning(.accessibilityIdentifier, none: "content: `data-testid`"),
  ]
}
