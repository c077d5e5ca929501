import ProtocolStyle

/// The computed values that a browser should have for a value of an attribute, in CSSOM's format.
///
/// They're written independently of the renderer.
struct ComputedCase: Sendable {
  let attribute: AttributeID

  /// Writes the value, and other values that the case depends on.
  let write: @Sendable (inout ViewModel) -> Void

  /// Returns the expectations for the element of a kind.
  let expectations: @Sendable (NodeKind) -> [Expectation]

  /// Elements at the end of a bar that are necessary to observe the value.
  var items = ""

  struct Expectation: Sendable {
    /// A selector relative to the element, such as `>.t` or `::before`; empty for the element
    /// itself.
    var part = ""
    let property: String
    let value: String
  }

  /// Creates a case with the same expectations for all kinds.
  init<Value>(
    _ attribute: Attribute<Value>, _ value: Value, part: String = "",
    _ expected: KeyValuePairs<String, String>
  ) {
    self.attribute = attribute.id
    write = { $0[attribute] = value }
    expectations = { _ in
      expected.map { Expectation(part: part, property: $0, value: $1) }
    }
  }

  init<Value>(
    _ attribute: Attribute<Value>, writing write: @escaping @Sendable (inout ViewModel) -> Void,
    expecting expectations: @escaping @Sendable (NodeKind) -> [Expectation]
  ) {
    self.attribute = attribute.id
    self.write = write
    self.expectations = expectations
  }

  static let all: [ComputedCase] = layer + view + text + buttons + tracks + bars + words

  /// Returns the same case for a bar with items.
  func containing(items: String) -> ComputedCase {
    var copy = self
    copy.items = items
    return copy
  }

  /// Returns a model of a kind with the value and some content.
  func model(of kind: NodeKind) -> ViewModel {
    var model = ViewModel(kind: kind)
    model.text = "Text"
    model.placeholder = "Placeholder"
    model.items = ItemList(["A", "B"], selectedIndex: 0)
    model.page = PageNumber(1, of: 3)
    model.isOn = true
    model.rangedValue = RangedValue(0.5, in: 0...1)
    model.detailText = "Detail"
    model.badge = "3"
    write(&model)
    return model
  }
}

// MARK: - Layer

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
    ComputedCase(
      .shadows,
      [
        Shadow(color: .red, offset: Offset(x: 1, y: 2.5), blur: 7, spread: -1),
        Shadow(color: .blue, offset: .zero, blur: 0, isInner: true),
      ],
      [
        "box-shadow":
          "rgb(255, 0, 0) 1px 2.5px 7px -1px, rgb(0, 0, 255) 0px 0px 0px 0px inset"
      ]),
    ComputedCase(.shadows, [], ["box-shadow": "none"]),
    ComputedCase(
      .outline, OutlineValue(width: 3, color: .red, offset: -2, style: .dashed),
      [
        "outline-width": "3px", "outline-style": "dashed", "outline-color": "rgb(255, 0, 0)",
        "outline-offset": "-2px",
      ]),
    ComputedCase(
      .borders,
      BordersValue(
        leading: .init(width: 2, color: .blue), bottom: .init(width: 3, color: .red, style: .dashed)
      ),
      [
        "border-bottom-width": "3px", "border-bottom-style": "dashed",
        "border-bottom-color": "rgb(255, 0, 0)", "border-left-width": "2px",
        "border-left-color": "rgb(0, 0, 255)",
      ]),
    ComputedCase(
      .maskGradient, Gradient([.red, .blue], shape: .radial(), colorSpace: .oklch),
      [
        "mask-image":
          "radial-gradient(50% 50% in oklch, rgb(255, 0, 0) 0%, rgb(0, 0, 255) 100%)"
      ]),
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

// MARK: - Text

extension ComputedCase {
  static let text: [ComputedCase] = [
    ComputedCase(.textColor, .red, ["color": "rgb(255, 0, 0)"]),
    ComputedCase(
      .textGradient, Gradient([.red, .blue], angle: 90),
      [
        "background-image": "linear-gradient(90deg, rgb(255, 0, 0) 0%, rgb(0, 0, 255) 100%), none",
        "background-clip": "text, border-box", "-webkit-text-fill-color": "rgba(0, 0, 0, 0)",
      ]),
    font(
      FontDescriptor("Helvetica Neue", size: 9.5), "\"Helvetica Neue\", sans-serif", "9.5px", "400",
      "normal"),
    font(FontDescriptor("A\"B\\C", size: 9), "\"A\\\"B\\\\C\", sans-serif", "9px", "400", "normal"),
    font(.system(size: 12, weight: .bold), "system-ui, sans-serif", "12px", "700", "normal"),
    aligned(.left, "left", "left"), aligned(.center, "center", "center"),
    aligned(.right, "right", "right"), aligned(.justified, "justify", "flex-start"),
    aligned(.natural, "start", "flex-start"),
    lines(.byWordWrapping, ["pre-wrap", "visible", "break-word", "clip", "normal"]),
    lines(.byCharWrapping, ["pre-wrap", "visible", "break-word", "clip", "break-all"]),
    lines(.byClipping, ["pre", "hidden", "normal", "clip", "normal"]),
    lines(.byTruncatingHead, ["pre", "hidden", "normal", "ellipsis", "normal"]),
    lines(.byTruncatingTail, ["pre", "hidden", "normal", "ellipsis", "normal"]),
    lines(.byTruncatingMiddle, ["pre", "hidden", "normal", "ellipsis", "normal"]),
    ComputedCase(.placeholderColor, .red, part: "::placeholder", ["color": "rgb(255, 0, 0)"]),
    ComputedCase(.textShadowColor, .red, ["text-shadow": "rgb(255, 0, 0) 0px -1px 0px"]),
    ComputedCase(
      .textShadowOffset,
      writing: { model in
        model.textShadowColor = .blue
        model.textShadowOffset = Offset(x: 2, y: 3)
      },
      expecting: { _ in [Expectation(property: "text-shadow", value: "rgb(0, 0, 255) 2px 3px 0px")]
      }),
    ComputedCase(.textTransform, .unchanged, ["text-transform": "none"]),
    ComputedCase(.textTransform, .uppercase, ["text-transform": "uppercase"]),
    ComputedCase(.textTransform, .lowercase, ["text-transform": "lowercase"]),
    ComputedCase(.textTransform, .capitalized, ["text-transform": "capitalize"]),
    ComputedCase(.letterSpacing, -1.5, ["letter-spacing": "-1.5px"]),
    // Relative to 17 px, the initial size of a page.
    ComputedCase(.lineHeight, 1.5, ["line-height": "25.5px"]),
    ComputedCase(
      .maximumNumberOfLines, 3, ["-webkit-line-clamp": "3", "overflow-x": "hidden"]),
    ComputedCase(.maximumNumberOfLines, 1, ["-webkit-line-clamp": "none"]),
    ComputedCase(.maximumNumberOfLines, 0, ["-webkit-line-clamp": "none"]),
  ]

  private static func font(
    _ font: FontDescriptor, _ family: String, _ size: String, _ weight: String, _ style: String
  ) -> ComputedCase {
    ComputedCase(
      .font, font,
      ["font-family": family, "font-size": size, "font-weight": weight, "font-style": style])
  }

  private static func lines(_ mode: LineBreakModeValue, _ values: [String]) -> ComputedCase {
    ComputedCase(
      .lineBreakMode, writing: { $0.lineBreakMode = mode },
      expecting: { _ in
        zip(
          ["white-space", "overflow-x", "overflow-wrap", "text-overflow", "word-break"], values
        ).map { Expectation(property: $0, value: $1) }
      })
  }

  /// Returns a case for an alignment, which also aligns the content of a cell.
  private static func aligned(
    _ alignment: TextAlignmentValue, _ text: String, _ cell: String
  ) -> ComputedCase {
    ComputedCase(
      .textAlignment, writing: { $0.textAlignment = alignment },
      expecting: { kind in
        let own = [Expectation(property: "text-align", value: text)]
        return kind == .tableCell
          ? own + [Expectation(property: "justify-content", value: cell)] : own
      })
  }
}

// MARK: - Bars

extension ComputedCase {
  private static let picture = "data:image/gif;base64,R0lGODlhAQABAAAAACw="

  private static var image: ImageReference {
    // The data URL is well-formed.
    (try? ImageReference(dataURL: picture)) ?? .named("")
  }

  private static let behind: KeyValuePairs = [
    "background-image": "url(\"\(picture)\")", "background-size": "100% 100%",
  ]

  private static let attributes = TextAttributes(
    foregroundColor: .red, font: FontDescriptor("Arial", size: 11, weight: .bold),
    alignment: .right, shadowColor: .blue, shadowOffset: Offset(x: 1, y: 2))

  private static let attributed: KeyValuePairs = [
    "color": "rgb(255, 0, 0)", "font-family": "Arial, sans-serif", "font-size": "11px",
    "font-weight": "700", "font-style": "normal", "text-align": "right",
    "text-shadow": "rgb(0, 0, 255) 1px 2px 0px",
  ]

  static let buttons: [ComputedCase] = [
    ComputedCase(
      .contentEdgeInsets, EdgeInsets(top: 1, left: 2, bottom: 3, right: -4),
      [
        "padding-top": "1px", "padding-right": "0px", "padding-bottom": "3px",
        "padding-left": "2px",
      ]),
    ComputedCase(
      .titleEdgeInsets, EdgeInsets(top: 1, left: 2, bottom: 3, right: -4), part: ">.t",
      [
        "margin-top": "1px", "margin-right": "-4px", "margin-bottom": "3px", "margin-left": "2px",
      ]),
    ComputedCase(
      .titleColorForState, [.normal: .red, .highlighted: .blue], ["color": "rgb(255, 0, 0)"]),
    ComputedCase(
      .titleShadowColorForState, [.normal: .red, .highlighted: .blue],
      ["text-shadow": "rgb(255, 0, 0) 0px -1px 0px"]),
    ComputedCase(
      .imageForState, [.normal: image], part: "::before", ["content": "url(\"\(picture)\")"]),
    ComputedCase(
      .imageForState, [.normal: .symbol("minus")], part: "::before",
      ["content": "\"\"", "width": "24px", "mask-size": "contain", "mask-repeat": "no-repeat"]),
    ComputedCase(.backgroundImageForState, [.normal: image], behind),
    ComputedCase(.titleTextAttributesForState, [.normal: attributes], attributed),
  ]

  static let tracks: [ComputedCase] = [
    ComputedCase(.minimumTrackTintColor, .red, ["--minimum-track": "#ff0000"]),
    ComputedCase(.maximumTrackTintColor, .red, ["--maximum-track": "#ff0000"]),
    ComputedCase(
      .thumbTintColor, writing: { $0.thumbTintColor = .red },
      expecting: { kind in
        [Expectation(property: "--thumb", value: "#ff0000")]
          + (kind == .switch
            ? [Expectation(part: "::before", property: "background-color", value: "rgb(255, 0, 0)")]
            : [])
      }),
    ComputedCase(
      .onTintColor, .red, ["--on": "#ff0000", "background-color": "rgb(255, 0, 0)"]),
    ComputedCase(.progressTintColor, .red, ["--progress": "#ff0000"]),
    ComputedCase(
      .trackTintColor, .red, ["--track": "#ff0000", "background-color": "rgb(255, 0, 0)"]),
    ComputedCase(
      .dividerColor, .red, part: " label+label::before",
      ["background-color": "rgb(255, 0, 0)", "width": "1px"]),
    ComputedCase(
      .pageIndicatorTintColor, .red, part: " input:not(:checked)",
      ["box-shadow": "rgb(255, 0, 0) 0px 0px 0px 1.5px inset"]),
    ComputedCase(
      .currentPageIndicatorTintColor, .red, part: " input:checked",
      ["background-color": "rgb(255, 0, 0)"]),
    ComputedCase(.separatorColor, .red, ["--separator": "#ff0000"]),
    ComputedCase(.separatorStyle, .hidden, ["--separator-style": "none"]),
    ComputedCase(.separatorStyle, .singleLine, ["--separator-style": "solid"]),
    ComputedCase(.separatorStyle, .singleLineEtched, ["--separator-style": "ridge"]),
    ComputedCase(.rowHeight, 44, ["--row-height": "44px"]),
    ComputedCase(
      .detailTextColor, .red, part: ">.d", ["color": "rgb(255, 0, 0)"]),
    ComputedCase(.accessoryType, .hidden, part: "::after", ["content": "none"]),
    ComputedCase(
      .accessoryType, .disclosureIndicator, part: "::after", ["content": "\"\" / \"\""]),
    ComputedCase(.badgeColor, .red, part: ">.b", ["background-color": "rgb(255, 0, 0)"]),
    ComputedCase(.isAnimating, false, ["visibility": "hidden"]),
  ]

  static let bars: [ComputedCase] = [
    ComputedCase(.barTintColor, .red, ["background-color": "rgb(255, 0, 0)"]),
    ComputedCase(.isTranslucent, true, ["backdrop-filter": "blur(20px)"]),
    ComputedCase(.isTranslucent, false, ["backdrop-filter": "none"]),
    ComputedCase(.barStyle, .black, ["color-scheme": "dark"]),
    ComputedCase(.barStyle, .default, ["color-scheme": "normal"]),
    ComputedCase(.titleTextAttributes, attributes, part: ">.t", attributed),
    ComputedCase(
      .largeTitleTextAttributes, TextAttributes(foregroundColor: .red), part: ">.t",
      [
        "color": "rgb(255, 0, 0)", "font-size": "34px", "font-weight": "700",
        "text-align": "start", "grid-row-start": "2", "grid-column-end": "-1",
      ]),
    ComputedCase(
      .titleVerticalPositionForMetrics, [.default: -3], part: ">.t", ["top": "-3px"]),
    ComputedCase(
      .backIndicatorImage, image, part: ">button::before",
      ["content": "url(\"\(picture)\")"]
    ).containing(items: "<button>Back</button>"),
    ComputedCase(.backgroundImageForMetrics, [.default: image, .compact: .named("x")], behind),
    ComputedCase(.backgroundImageForPlacement, [BarPlacement(): image], behind),
  ]
}
