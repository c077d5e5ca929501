internal import ProtocolStyle

/// A text of a view model, the color of its background, and their contrast.
struct TextOnBackground {
  /// The attribute of the text's color: `titleColorForState`.
  let name: String

  /// The attribute of the background's color: `backgroundColor`.
  let backgroundName: String
  let foreground: Color
  let background: Color

  /// The WCAG contrast ratio, from 1 to 21, of the colors after blending translucent ones.
  let contrast: Double

  /// The texts of a view model that have a background, in a control state; empty for a hidden node.
  static func all(
    in model: ViewModel, _ state: ControlState, on page: Color
  ) -> [TextOnBackground] {
    guard model.isHidden != true else { return [] }
    let selection = state.contains(.selected) ? model.selectedSegmentTintColor : nil
    let backgrounds = [
      ("selectedSegmentTintColor", selection),
      ("barTintColor", model.barTintColor), ("backgroundColor", model.backgroundColor),
    ]
    guard let (backgroundName, background) = backgrounds.first(where: { $0.1 != nil }),
      let background
    else { return [] }
    let backdrop = background.composited(over: page)
    return texts(of: model, state).compactMap { name, foreground in
      foreground.map { foreground in
        TextOnBackground(
          name: name, backgroundName: backgroundName, foreground: foreground,
          background: background,
          contrast: foreground.composited(over: backdrop).contrastRatio(with: backdrop))
      }
    }
  }

  /// The colors of texts by attribute; a title's own color, if the kind derives it from the text
  /// color.
  private static func texts(of model: ViewModel, _ state: ControlState) -> [(String, Color?)] {
    let titles: [(String, Color?)] = [
      ("titleColorForState", model[.titleColorForState, state]),
      ("titleTextAttributesForState", model[.titleTextAttributesForState, state]?.foregroundColor),
      ("titleTextAttributes", model.titleTextAttributes?.foregroundColor),
    ]
    let title = titles.first { $0.1 != nil } ?? ("textColor", model.textColor)
    return [
      title, ("largeTitleTextAttributes", model.largeTitleTextAttributes?.foregroundColor),
    ]
  }
}
