internal import ProtocolStyle

// The parts of buttons, fields, tables, bars and tracks.

// MARK: - Buttons and fields

extension CSSMeaning {
  /// The parts of buttons and fields.
  static let controls: [CSSMeaning] = [
    CSSMeaning(.buttonVariant, none: "drawn through the values that it fills in"),
    CSSMeaning(
      .controlSize, ["min-height", "zoom"],
      "buttons and fields: the least height, 24px to 56px; other controls: 0.7 to 1.3; regular: the default"
    ) { size, context, css in write(size, context.model.kind, to: &css) },
    CSSMeaning(
      .imagePlacement, ["flex-direction", "order", "align-items", "justify-content"],
      "trailing: the image after the title; top and bottom: `column`; leading: the default"
    ) { placement, _, css in write(placement, to: &css) },
    CSSMeaning(.imagePadding, "gap", "in px; negative values count as 0", CSSText.size),
    CSSMeaning(
      .showsActivity, ["content"], "true: an indicator in place of the image, and `aria-busy`"
    ) { isShown, _, css in
      if isShown { css["content", .image] = "\"\"" }
    },
    CSSMeaning(
      .clearButtonMode, ["--clear", "--clear-editing"],
      "the opacity of the button that browsers draw in a field of the type `search`"
    ) { mode, _, css in
      let (other, editing) =
        switch mode {
        case .never: ("0", "0")
        case .whileEditing: ("0", "1")
        case .unlessEditing: ("1", "0")
        case .always: ("1", "1")
        }
      (css["--clear"], css["--clear-editing"]) = (other, editing)
    },
  ]

  private static func write(
    _ size: ControlSizeValue, _ kind: NodeKind, to css: inout Declarations
  ) {
    let (height, factor): (Double, Double)
    switch size {
    case .mini: (height, factor) = (24, 0.7)
    case .small: (height, factor) = (30, 0.85)
    case .regular: return
    case .large: (height, factor) = (50, 1.15)
    case .extraLarge: (height, factor) = (56, 1.3)
    }
    if [.button, .textField, .datePicker, .link].contains(where: kind.isKind) {
      if css["min-height"] == nil { css["min-height"] = CSSText.size(height) }
    } else {
      css["zoom"] = CSSText.number(factor)
    }
  }

  private static func write(_ placement: ImagePlacementValue, to css: inout Declarations) {
    if placement == .trailing || placement == .bottom {
      css["order", .icon] = "1"
      css["order", .image] = "1"
    }
    guard placement == .top || placement == .bottom else { return }
    css["flex-direction"] = "column"
    // The axes of the alignments of content change their places.
    let (vertical, horizontal) = (css["align-items"], css["justify-content"])
    css["justify-content"] = vertical
    css["align-items"] =
      horizontal.map { $0 == "left" ? "flex-start" : $0 == "right" ? "flex-end" : $0 }
  }
}

// MARK: - Tables and bars

extension CSSMeaning {
  /// The looks of tables, their cells and separators.
  static let tables: [CSSMeaning] = [
    CSSMeaning(
      .listVariant,
      ["background-color", "padding-block", "--cell", "--group-radius", "--group-inset"],
      "grouped: cells on a gray background; insetGrouped: with round corners, inset; plain: the default"
    ) { variant, context, css in
      if variant == .plain { return }
      if context.model.backgroundColor == nil {
        css["background-color"] = "light-dark(#f2f2f7,#000)"
      }
      if context.model.padding == nil { css["padding-block"] = "16px" }
      css["--cell"] = "light-dark(#fff,#1c1c1e)"
      guard variant == .insetGrouped else { return }
      css["--group-radius"] = "10px"
      css["--group-inset"] = "16px"
    },
    CSSMeaning(
      .cellVariant, ["text-align"],
      "value: `end`, of the detail text; subtitle: a class, which puts it below the text; default: beside it"
    ) { variant, _, css in
      if variant == .value { css["text-align", .detail] = "end" }
    },
    CSSMeaning(
      .separatorInsets, ["--separator-start", "--separator-end"],
      "left and right, in px, by the direction of text"
    ) { insets, _, css in
      func side(_ leftToRight: Double, _ rightToLeft: Double) -> String {
        if leftToRight == rightToLeft { return "\(CSSText.number(leftToRight))px" }
        return "calc(\(CSSText.number((leftToRight + rightToLeft) / 2))px + "
          + "var(--dir)*\(CSSText.number((leftToRight - rightToLeft) / 2))px)"
      }
      css["--separator-start"] = side(insets.left, insets.right)
      css["--separator-end"] = side(insets.right, insets.left)
    },
    CSSMeaning(
      .selectedBackgroundColor, ["background-color"], "the color, of a pressed or selected cell"
    ) { color, _, css in css["background-color", .selection] = CSSText.color(color) },
  ]

  /// The looks of bars and their items, over those of all bars.
  static let barLooks: [CSSMeaning] = [
    CSSMeaning(
      .barTintColorForAppearance, ["background-color"],
      "the standard color: a page's bar scrolls with its content"
    ) { colors, _, css in
      if let color = colors[.standard] { css["background-color"] = CSSText.color(color) }
    },
    CSSMeaning(
      .titleTextAttributesForAppearance,
      [
        "color", "font-family", "font-size", "font-weight", "font-style", "text-align",
        "text-shadow",
      ],
      "the standard text attributes: a page's bar scrolls with its content"
    ) { texts, _, css in
      if let text = texts[.standard] { write(text, to: &css, .title) }
    },
    CSSMeaning(
      .unselectedItemTintColor, "--unselected", "the color, of items that aren't selected",
      CSSText.color),
    CSSMeaning(
      .barItemVariant,
      ["background-color", "color", "min-height", "padding-inline", "border-radius"],
      "prominent: a capsule in the tint, with a white or black title; plain: the default"
    ) { variant, context, css in
      guard variant == .prominent else { return }
      let model = context.model
      css["background-color"] = model.tintColor.map(CSSText.color) ?? "var(--accent)"
      let title = model.tintColor.map { $0.contrastRatio(with: .white) >= 3 ? "#fff" : "#000" }
      if model.titleTextAttributesForState.flatMap(context.value)?.foregroundColor == nil {
        css["color"] = title ?? "light-dark(#fff,#000)"
      }
      css["min-height"] = "34px"
      css["padding-inline"] = "14px"
      css["border-radius"] = "9999px"
    },
  ]
}

// MARK: - Images of tracks

extension CSSMeaning {
  /// Images of thumbs, tracks, steppers and page indicators, which the style sheet of the kinds uses.
  static let trackImages: [CSSMeaning] = [
    CSSMeaning(
      .thumbImageForState, ["--thumb-image", "--thumb", "--thumb-shadow"],
      "the state's image of a slider's thumb"
    ) { images, context, css in
      guard let address = address(of: context.value(images), context) else { return }
      css["--thumb-image"] = CSSText.url(address)
      css["--thumb-shadow"] = "none"
      if context.model.thumbTintColor == nil { css["--thumb"] = "#0000" }
    },
    track(
      .minimumTrackImageForState, "minimum", "before the thumb; Chromium draws the color only"),
    track(.maximumTrackImageForState, "maximum", "behind the whole track"),
    step(.incrementImageForState, "increment", "50% 14px"),
    step(.decrementImageForState, "decrement", "50% 62px"),
    CSSMeaning(
      .pageIndicatorImageForState,
      [
        "--page-image", "--current-page-image", "--page", "--current-page", "--page-size",
        "--page-corner",
      ],
      "the image of the indicators, and that of the selected state for the current one"
    ) { images, context, css in
      let model = context.model
      let tints = [
        ("--page", ControlState.normal, model.pageIndicatorTintColor),
        ("--current-page", .selected, model.currentPageIndicatorTintColor),
      ]
      for (property, state, tint) in tints {
        guard let address = address(of: images[state], context, tint: tint) else { continue }
        css["\(property)-image"] = CSSText.url(address)
        css[property] = "#0000"
        css["--page-size"] = "14px"
        css["--page-corner"] = "0"
      }
    },
  ]

  private static func track(
    _ attribute: Attribute<StateValues<ImageReference>>, _ side: String, _ place: String
  ) -> CSSMeaning {
    let property = "--\(side)-track-image"
    return CSSMeaning(
      attribute, [property], "the state's image of a slider's track, \(place)"
    ) { images, context, css in
      guard let address = address(of: context.value(images), context) else { return }
      css[property] = CSSText.url(address)
      if side == "maximum", context.model.maximumTrackTintColor == nil {
        css["--maximum-track"] = "#0000"
      }
    }
  }

  /// An image of a stepper's button, which browsers draw turned by 90 degrees.
  private static func step(
    _ attribute: Attribute<StateValues<ImageReference>>, _ name: String, _ place: String
  ) -> CSSMeaning {
    let properties = ["image", "size", "place"].map { "--\(name)-\($0)" }
    return CSSMeaning(
      attribute, properties,
      "the outline of the state's symbol; other images can't be turned with the button"
    ) { images, context, css in
      guard case .symbol(let symbol) = context.value(images)?.source,
        let address = SymbolPath.address(
          of: symbol, in: context.model.tintColor.map(CSSText.color) ?? gray, turnedBy: -90)
      else { return }
      css[properties[0]] = CSSText.url(address)
      css[properties[1]] = "20px 20px"
      css[properties[2]] = place
    }
  }

  /// The URL of an image, or of a symbol's outline in a tint.
  private static func address(
    of image: ImageReference?, _ context: CSSContext, tint: Color? = nil
  ) -> String? {
    guard let image else { return nil }
    if let address = context.images(image) { return address }
    guard case .symbol(let name) = image.source else { return nil }
    let color = tint ?? context.model.tintColor
    return SymbolPath.address(of: name, in: color.map(CSSText.color) ?? gray)
  }

  /// A gray that is legible in light and dark.
  private static let gray = "#7c7c82"
}
