public import ProtocolStyle

/// All combinations of themes, environments and control states in which nodes are styled.
///
/// ```swift
/// import StyleTesting
///
/// let matrix = StyleMatrix(themes: [[], [contoso], [contoso, dense]])
/// expectStyles(of: BuyButton(), in: matrix, golden: "BuyButton")
/// ```
///
/// ``text(of:applier:)`` writes each value of an attribute once, with the combinations in which it
/// occurs, so the text doesn't grow with the matrix:
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
/// The axes come first. Each node is followed by its attributes by name, with a line for each
/// position on an attribute's axis, and by its children, indented. A line applies to all
/// combinations, or to those after `when`: the listed positions of each axis, and any position of
/// the axes that aren't listed; `|` separates alternatives. Content is quoted, and colors are shown
/// with their names in UIKit. A name on an axis that could be mistaken for something else, such as
/// one with a line break or a comma, or a theme's name `no theme`, is quoted as well.
public struct StyleMatrix: Sendable {
  /// The themes for each position, from the lowest.
  public let themes: [[Theme]]

  /// The environments by name.
  public let environments: KeyValuePairs<String, StyleEnvironment>

  /// The control states.
  public let states: [ControlState]

  /// Creates a matrix; traps if an axis is empty, because there would be no combinations.
  ///
  /// - Parameters:
  ///   - themes: The themes for each position of the axis; by default one position without themes.
  ///   - environments: The environments by name; light and dark by default.
  ///   - states: The control states; by default each named state.
  public init(
    themes: [[Theme]] = [[]],
    environments: KeyValuePairs<String, StyleEnvironment> = [
      "light": StyleEnvironment(colorScheme: .light), "dark": StyleEnvironment(colorScheme: .dark),
    ],
    states: [ControlState] = [.normal, .highlighted, .disabled, .selected, .focused]
  ) {
    if themes.isEmpty || environments.isEmpty || states.isEmpty {
      fatalError(
        "StyleMatrix: an axis is empty, so there are no combinations. Omit it, or give it a "
          + "position: [[]] is one without themes.")
    }
    self.themes = themes
    self.environments = environments
    self.states = states
  }

  /// The names of the positions on each axis.
  var names: [[String]] {
    [
      themes.map {
        $0.isEmpty ? Self.noTheme : $0.map { Self.name($0.name) }.joined(separator: " + ")
      },
      environments.map { Self.name($0.key) }, states.map { Self.name($0.description) },
    ]
  }

  private static let noTheme = "no theme"

  /// A name, or a quoted one if the text around it would be ambiguous.
  private static func name(_ name: String) -> String {
    let quoted = ValueText.quoted(name)
    let isPlain =
      !name.isEmpty && name != noTheme && quoted == "\"\(name)\""
      && name.first?.isWhitespace == false && name.last?.isWhitespace == false
      && ![",", " + ", " · ", " | "].contains { name.contains($0) }
    return isPlain ? name : quoted
  }
}
