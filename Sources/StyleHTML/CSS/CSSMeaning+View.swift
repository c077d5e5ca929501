internal import ProtocolStyle

extension CSSMeaning {
  /// Attributes of all views, and the alignment of content in controls.
  static let view: [CSSMeaning] = [
    CSSMeaning(.backgroundColor, "background-color", "the color", CSSText.color),
    CSSMeaning(
      .backgroundGradient, "background-image", "`linear-gradient()`", CSSText.gradient),
    CSSMeaning(
      .tintColor, ["accent-color", "color", "--tint"],
      "the color; `color` for buttons, bar button items, indicators and symbols; `--tint` for a tab bar's items"
    ) { tint, context, css in
      css["accent-color"] = CSSText.color(tint)
      let kind = context.model.kind
      if [.button, .barButtonItem, .activityIndicator, .image].contains(where: kind.isKind) {
        css["color"] = CSSText.color(tint)
      } else if kind.isKind(of: .tabBar) {
        css["--tint"] = CSSText.color(tint)
      }
    },
    CSSMeaning(.alpha, "opacity", "the number, from 0 to 1") {
      CSSText.number(min(max($0, 0), 1))
    },
    CSSMeaning(
      .contentMode, ["object-fit", "object-position"],
      "scaleToFill and redraw: `fill`; the aspect modes: `contain`, `cover`; other modes: `none` and the position"
    ) { mode, _, css in
      let (fit, position) = contentMode(mode)
      css["object-fit"] = fit
      css["object-position"] = position
    },
    CSSMeaning(.isOpaque, none: "browsers determine which elements are opaque"),
    CSSMeaning(
      .padding, ["padding"],
      "in px; negative values count as 0; icons of search bars, pickers and sliders have their own space"
    ) { insets, context, css in
      let kind = context.model.kind
      guard [.searchBar, .picker, .slider].contains(where: kind.isKind) else {
        css["padding"] = CSSText.insets(insets, isClamped: true)
        return
      }
      // The kinds reserve space for icons at these sides, depending on the direction.
      func beside(_ property: String, _ points: Double) -> String {
        "calc(var(\(property),0px) + \(CSSText.number(max(points, 0)))px)"
      }
      css["padding"] =
        "\(CSSText.size(insets.top)) \(beside("--right", insets.right)) "
        + "\(CSSText.size(insets.bottom)) \(beside("--left", insets.left))"
    },
    CSSMeaning(
      .spacing, ["gap", "display"],
      "in px; negative values count as 0; tables get `display: grid`"
    ) { spacing, context, css in
      css["gap"] = CSSText.size(spacing)
      if context.model.kind.isKind(of: .table) { css["display"] = "grid" }
    },
    CSSMeaning(
      .width, ["width", "min-width"], "in px, including borders and padding; no minimum width"
    ) { width, _, css in
      (css["width"], css["min-width"]) = (CSSText.size(width), "0")
    },
    CSSMeaning(
      .height, ["height", "min-height"], "in px, including borders and padding; no minimum height"
    ) { height, _, css in
      (css["height"], css["min-height"]) = (CSSText.size(height), "0")
    },
    CSSMeaning(
      .contentVerticalAlignment, "align-items",
      "`center`, `flex-start`, `flex-end`; fill: `stretch`"
    ) { alignment in
      switch alignment {
      case .center: "center"
      case .top: "flex-start"
      case .bottom: "flex-end"
      case .fill: "stretch"
      }
    },
    CSSMeaning(
      .contentHorizontalAlignment, "justify-content",
      "`center`, `left`, `right`; leading: `flex-start`; trailing: `flex-end`; fill: `stretch`"
    ) { alignment in
      switch alignment {
      case .center: "center"
      case .left: "left"
      case .right: "right"
      case .fill: "stretch"
      case .leading: "flex-start"
      case .trailing: "flex-end"
      }
    },
  ]

  /// Whether elements are shown; declared last because it overrides all entries that set `display`.
  static let visibility: [CSSMeaning] = [
    CSSMeaning(.isHidden, ["display"], "true: `none`, also for descendants; false: the default") {
      isHidden, _, css in
      guard isHidden else { return }
      css["display"] = "none"
      css["display", .groupedChildren] = "none"
    }
  ]

  private static func contentMode(_ mode: ContentModeValue) -> (fit: String, position: String) {
    switch mode {
    case .scaleToFill, .redraw: ("fill", "50% 50%")
    case .scaleAspectFit: ("contain", "50% 50%")
    case .scaleAspectFill: ("cover", "50% 50%")
    case .center: ("none", "50% 50%")
    case .top: ("none", "50% 0%")
    case .bottom: ("none", "50% 100%")
    case .left: ("none", "0% 50%")
    case .right: ("none", "100% 50%")
    case .topLeft: ("none", "0% 0%")
    case .topRight: ("none", "100% 0%")
    case .bottomLeft: ("none", "0% 100%")
    case .bottomRight: ("none", "100% 100%")
    }
  }
}
