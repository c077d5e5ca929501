internal import ProtocolStyle

extension CSSMeaning {
  /// Colors of parts of an element, as custom properties that the style sheet of the kinds uses.
  static let tracks: [CSSMeaning] = [
    part(.minimumTrackTintColor, "--minimum-track", "of a slider's track before the thumb"),
    part(.maximumTrackTintColor, "--maximum-track", "of a slider's track after the thumb"),
    part(.thumbTintColor, "--thumb", "of the thumb of a slider or a switch"),
    part(.onTintColor, "--on", "of a switch that is on"),
    part(.progressTintColor, "--progress", "of the filled part of a progress bar"),
    part(.trackTintColor, "--track", "of the rest of a progress bar"),
    part(.dividerColor, "--divider", "of the lines between segments"),
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
    CSSMeaning(.rowHeight, "--row-height", "in px, the minimum height of a row", CSSText.size),
  ]

  private static func part(
    _ attribute: Attribute<Color>, _ property: String, _ what: String
  ) -> CSSMeaning {
    CSSMeaning(attribute, property, "the color \(what)", CSSText.color)
  }
}
