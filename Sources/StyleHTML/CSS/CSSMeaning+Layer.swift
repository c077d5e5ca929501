internal import ProtocolStyle

extension CSSMeaning {
  /// The layer of a view, after a text field's border style, which explicit values override.
  static let layer: [CSSMeaning] = [
    CSSMeaning(
      .borderStyle, ["border-style", "border-width", "border-radius"],
      "borderless: `none`; line: 1px `solid`; bezel: 2px `inset`; roundedRect: 1px `solid`, radius 5px"
    ) { style, _, css in
      switch style {
      case .borderless: css["border-style"] = "none"
      case .line: (css["border-style"], css["border-width"]) = ("solid", "1px")
      case .bezel: (css["border-style"], css["border-width"]) = ("inset", "2px")
      case .roundedRect:
        (css["border-style"], css["border-width"], css["border-radius"]) = ("solid", "1px", "5px")
      }
    },
    CSSMeaning(.borderWidth, ["border-width", "border-style"], "in px, `solid`") { width, _, css in
      css["border-width"] = CSSText.size(width)
      if css["border-style"] != "inset" { css["border-style"] = "solid" }
    },
    CSSMeaning(.borderColor, "border-color", "the color", CSSText.color),
    CSSMeaning(.cornerRadius, "border-radius", "in px", CSSText.size),
    CSSMeaning(.shadowColor, ["box-shadow"], "its color") { _, context, css in
      css["box-shadow"] = shadow(of: context.model)
    },
    CSSMeaning(.shadowOpacity, ["box-shadow"], "a factor of its color's alpha") {
      _, context, css in
      css["box-shadow"] = shadow(of: context.model)
    },
    CSSMeaning(.shadowOffset, ["box-shadow"], "its offsets, in px") { _, context, css in
      css["box-shadow"] = shadow(of: context.model)
    },
    CSSMeaning(.shadowRadius, ["box-shadow"], "its blur, in px") { _, context, css in
      css["box-shadow"] = shadow(of: context.model)
    },
    CSSMeaning(.masksToBounds, "overflow", "true: `clip`; false: `visible`") {
      $0 ? "clip" : "visible"
    },
    CSSMeaning(.shouldRasterize, none: "browsers decide which elements to rasterize"),
  ]

  /// The shadow of a layer, with the defaults of the attributes that a view model doesn't have.
  private static func shadow(of model: ViewModel) -> String {
    let defaults = CSSDefaults()
    let color = model.shadowColor ?? defaults.shadowColor
    let opacity = min(max(model.shadowOpacity ?? defaults.shadowOpacity, 0), 1)
    let offset = model.shadowOffset ?? defaults.shadowOffset
    let blur = CSSText.size(model.shadowRadius ?? defaults.shadowRadius)
    return "\(CSSText.color(color.withAlpha(color.alpha * opacity))) "
      + "\(CSSText.length(offset.x)) \(CSSText.length(offset.y)) \(blur)"
  }
}
