import ProtocolStyle

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
      ["background-color": "rgb(255, 0, 0)"]),
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
      .accessoryType, .disclosureIndicator, part: "::after", ["content": "\"›\" / \"\""]),
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
