import ProtocolStyle
import Testing

/// A line of a table of published values: a subject in a brand and an appearance, and values for each of
/// several states.
struct PublishedLine: CustomTestStringConvertible, Sendable {
  let brand: String
  let appearance: String
  let subject: String
  let values: [Substring]

  var testDescription: String { "\(brand), \(appearance), \(subject)" }

  /// Reads the lines of a table: `Tori, dark, primary: #f95157 #1b1b1f | #fd948f #1b1b1f`.
  static func lines(of table: String) -> [PublishedLine] {
    table.split(separator: "\n").map { line in
      let parts = line.split(separator: ": ")
      let words = parts[0].split(separator: ", ").map(String.init) + ["", ""]
      return PublishedLine(
        brand: words[0], appearance: words[1], subject: words[2],
        values: parts[1].split(separator: " | "))
    }
  }

  /// The environment of the appearance, where high contrast is the same in light and dark.
  var environment: StyleEnvironment {
    var environment = StyleEnvironment(colorScheme: appearance == "dark" ? .dark : .light)
    environment.contrast = appearance == "high contrast" ? .increased : .standard
    return environment
  }

  /// A tree in the brand and appearance.
  func tree(_ themes: [Theme]) -> StyleTree {
    StyleTree(themes: themes.filter { $0.name == brand }, environment: environment)
  }
}

extension StyleTree {
  /// The colors of a root in a state, as in the tables.
  func colors(
    of node: some StyleNode, in state: ControlState,
    _ values: (ViewModel) -> [Color?]
  ) -> String {
    let handle = attach(node)
    return values(viewModel(of: handle, in: state)).map(Self.notation).joined(separator: " ")
  }

  /// A color in the notation of the tables: `#f95157`, `#000000/0.2` or `clear`.
  static func notation(_ color: Color?) -> String {
    guard let color, color.alpha > 0 else { return "clear" }
    let alpha = (color.alpha * 100).rounded() / 100
    return "\(color.withAlpha(1))" + (alpha < 1 ? "/\(alpha)" : "")
  }
}
