import ProtocolStyle

extension ComputedCase {
  static let layer: [ComputedCase] = [
    ComputedCase(.borderStyle, .borderless, ["border-top-style": "none"]),
    ComputedCase(
      .borderStyle, .line, ["border-top-style": "solid", "border-left-width": "1px"]),
    ComputedCase(
      .borderStyle, .bezel, ["border-top-style": "inset", "border-left-width": "2px"]),
    ComputedCase(
      .borderStyle, .roundedRect,
      [
        "border-top-style": "solid", "border-left-width": "1px", "border-top-left-radius": "5px",
      ]),
    ComputedCase(
      .borderWidth, 2,
      [
        "border-top-width": "2px", "border-right-width": "2px", "border-bottom-width": "2px",
        "border-left-width": "2px", "border-top-style": "solid",
      ]),
    ComputedCase(.borderWidth, -1, ["border-top-width": "0px"]),
    ComputedCase(
      .borderColor, .red,
      ["border-top-color": "rgb(255, 0, 0)", "border-left-color": "rgb(255, 0, 0)"]),
    ComputedCase(
      .cornerRadius, 8.5,
      ["border-top-left-radius": "8.5px", "border-bottom-right-radius": "8.5px"]),
    ComputedCase(.shadowColor, .red, ["box-shadow": "rgba(255, 0, 0, 0.3) 0px -3px 3px 0px"]),
    ComputedCase(.shadowOpacity, 1, ["box-shadow": "rgb(0, 0, 0) 0px -3px 3px 0px"]),
    ComputedCase(
      .shadowOffset, Offset(x: 1, y: 2.5), ["box-shadow": "rgba(0, 0, 0, 0.3) 1px 2.5px 3px 0px"]),
    ComputedCase(.shadowRadius, 7, ["box-shadow": "rgba(0, 0, 0, 0.3) 0px -3px 7px 0px"]),
    ComputedCase(.masksToBounds, true, ["overflow-x": "clip", "overflow-y": "clip"]),
    // Browsers always clip the contents of fields, and scroll those of text views.
    ComputedCase(
      .masksToBounds, writing: { $0.masksToBounds = false },
      expecting: { kind in
        let fields: [NodeKind] = [.textField, .searchBar, .stepper, .datePicker, .picker]
        let value = fields.contains(kind) ? "clip" : kind == .textView ? "auto" : "visible"
        return [Expectation(property: "overflow-x", value: value)]
      }),
  ]

  static let view: [ComputedCase] = [
    ComputedCase(
      .backgroundColor, .red.withAlpha(0.5), ["background-color": "rgba(255, 0, 0, 0.5)"]),
    ComputedCase(.backgroundColor, .clear, ["background-color": "rgba(0, 0, 0, 0)"]),
    ComputedCase(
      .backgroundColor, Color(red: 1, green: 0.5, blue: 0.25),
      ["background-color": "color(srgb 1 0.5 0.25)"]),
    ComputedCase(
      .backgroundGradient, Gradient([.red, .green, .blue], angle: 90),
      [
        "background-image":
          "linear-gradient(90deg, rgb(255, 0, 0) 0%, rgb(0, 255, 0) 50%, rgb(0, 0, 255) 100%)"
      ]),
    ComputedCase(
      .tintColor, writing: { $0.tintColor = .red },
      expecting: { kind in
        let accent = Expectation(property: "accent-color", value: "rgb(255, 0, 0)")
        let color = Expectation(property: "color", value: "rgb(255, 0, 0)")
        let tint = Expectation(property: "--tint", value: "#ff0000")
        switch kind {
        case .button, .barButtonItem, .activityIndicator: return [accent, color]
        case .tabBar: return [accent, tint]
        default: return [accent]
        }
      }),
    ComputedCase(.alpha, 0.25, ["opacity": "0.25"]),
    ComputedCase(.alpha, 7, ["opacity": "1"]),
    place(.scaleToFill, "fill", "50% 50%"), place(.redraw, "fill", "50% 50%"),
    place(.scaleAspectFit, "contain", "50% 50%"), place(.scaleAspectFill, "cover", "50% 50%"),
    place(.center, "none", "50% 50%"), place(.top, "none", "50% 0%"),
    place(.bottom, "none", "50% 100%"), place(.left, "none", "0% 50%"),
    place(.right, "none", "100% 50%"), place(.topLeft, "none", "0% 0%"),
    place(.topRight, "none", "100% 0%"), place(.bottomLeft, "none", "0% 100%"),
    place(.bottomRight, "none", "100% 100%"),
    ComputedCase(
      .padding, writing: { $0.padding = EdgeInsets(top: 1, left: 2, bottom: 3.5, right: -4) },
      expecting: { kind in
        [
          Expectation(property: "padding-top", value: "1px"),
          // Beside the space that these kinds reserve for their icons.
          Expectation(property: "padding-right", value: kind == .picker ? "32px" : "0px"),
          Expectation(property: "padding-bottom", value: "3.5px"),
          Expectation(property: "padding-left", value: kind == .searchBar ? "36px" : "2px"),
        ]
      }),
    ComputedCase(
      .spacing, writing: { $0.spacing = 12.5 },
      expecting: { kind in
        let gap = [
          Expectation(property: "row-gap", value: "12.5px"),
          Expectation(property: "column-gap", value: "12.5px"),
        ]
        return kind == .table ? gap + [Expectation(property: "display", value: "grid")] : gap
      }),
    ComputedCase(.isHidden, true, ["display": "none"]),
    ComputedCase(.width, 120.5, ["width": "120.5px"]),
    ComputedCase(.height, 44, ["height": "44px"]),
    ComputedCase(.contentVerticalAlignment, .center, ["align-items": "center"]),
    ComputedCase(.contentVerticalAlignment, .top, ["align-items": "flex-start"]),
    ComputedCase(.contentVerticalAlignment, .bottom, ["align-items": "flex-end"]),
    ComputedCase(.contentVerticalAlignment, .fill, ["align-items": "stretch"]),
    ComputedCase(.contentHorizontalAlignment, .center, ["justify-content": "center"]),
    ComputedCase(.contentHorizontalAlignment, .left, ["justify-content": "left"]),
    ComputedCase(.contentHorizontalAlignment, .right, ["justify-content": "right"]),
    ComputedCase(.contentHorizontalAlignment, .fill, ["justify-content": "stretch"]),
    ComputedCase(.contentHorizontalAlignment, .leading, ["justify-content": "flex-start"]),
    ComputedCase(.contentHorizontalAlignment, .trailing, ["justify-content": "flex-end"]),
  ]

  private static func place(
    _ mode: ContentModeValue, _ fit: String, _ position: String
  ) -> ComputedCase {
    ComputedCase(.contentMode, mode, ["object-fit": fit, "object-position": position])
  }
}
