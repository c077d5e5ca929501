public import ProtocolStyle

/// What nodes are looked at in: every combination of themes, environments and control states.
///
/// ```swift
/// import StyleTesting
///
/// let matrix = StyleMatrix(themes: [[], [contoso], [contoso, dense]])
/// expectStyles(of: BuyButton(), in: matrix, golden: "BuyButton")
/// ```
///
/// ``text(of:applier:)`` says in a line what an attribute is in which combinations, so that a text
/// stays small however large the matrix is:
///
/// ```text
/// themes: no theme, contoso, contoso + dense
/// environments: light, dark
/// states: normal, highlighted, disabled, selected, focused
///
/// BuyButton (button)
///   alpha: none when normal, highlighted, selected, focused
///   alpha: 0.5 when disabled
///   backgroundColor: #ffffff white when no theme · light
///   backgroundColor: #000000 black when no theme · dark
///   backgroundColor: #ff8000 orange when contoso, contoso + dense
///   borderWidth: 2
/// ```
///
/// The axes come first. A node is followed by its attributes by name, places of an attribute's axis
/// apart, and by its children, indented. A line holds in all combinations, or in those behind `when`:
/// one or several of each axis that is named there, and any of the others; `|` stands between
/// alternatives. Content is quoted, and colors that have a name in UIKit show it.
public struct StyleMatrix: Sendable {
  /// The themes of each place, the lowest first.
  public let themes: [[Theme]]

  /// The environments by name.
  public let environments: KeyValuePairs<String, StyleEnvironment>

  /// The control states.
  public let states: [ControlState]

  /// Makes a matrix; traps when an axis is empty, for then there is no combination.
  ///
  /// - Parameters:
  ///   - themes: The themes that are in force together, for each place of the axis; by default one
  ///     place without themes.
  ///   - environments: The environments by name; light and dark by default.
  ///   - states: The control states; by default those that have a name, each by itself.
  public init(
    themes: [[Theme]] = [[]],
    environments: KeyValuePairs<String, StyleEnvironment> = [
      "light": StyleEnvironment(colorScheme: .light), "dark": StyleEnvironment(colorScheme: .dark),
    ],
    states: [ControlState] = [.normal, .highlighted, .disabled, .selected, .focused]
  ) {
    if themes.isEmpty || environments.isEmpty || states.isEmpty {
      fatalError(
        "StyleMatrix: an axis is empty, so nothing would be looked at. Leave it out, or give it a "
          + "place: [[]] is one without themes.")
    }
    self.themes = themes
    self.environments = environments
    self.states = states
  }

  /// The names of the places of each axis, as texts show them.
  var names: [[String]] {
    [
      themes.map { $0.isEmpty ? "no theme" : $0.map(\.name).joined(separator: " + ") },
      environments.map(\.key), states.map(\.description),
    ]
  }
}
