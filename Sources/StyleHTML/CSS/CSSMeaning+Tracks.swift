internal import ProtocolStyle

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
    part(.pageIndicatorTintColor, "--page", "of the page indicators"),
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
      .accessoryType, ["content", "color"],
      "a character at the trailing edge; hidden: none; a checkmark has the tint"
    ) { type, context, css in
      css["content", .accessory] = accessory(type)
      guard type == .checkmark else { return }
      css["color", .accessory] = context.model.tintColor.map(CSSText.color) ?? "var(--accent)"
    },
    CSSMeaning(.badgeColor, ["background-color"], "the color, of the badge") { color, _, css in
      css["background-color", .badge] = CSSText.color(color)
    },
    CSSMeaning(.isAnimating, "visibility", "true: `visible`; false: `hidden`") {
      $0 ? "visible" : "hidden"
    },
  ]

  /// The content of an accessory; only the checkmark is read out, because the others decorate the
  /// row.
  private static func accessory(_ type: AccessoryTypeValue) -> String {
    switch type {
    case .hidden: "none"
    case .disclosureIndicator: "\"\\203a\"/\"\""
    case .detailDisclosureButton: "\"\\24d8 \\203a\"/\"\""
    case .checkmark: "\"\\2713\""
    case .detailButton: "\"\\24d8\"/\"\""
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
