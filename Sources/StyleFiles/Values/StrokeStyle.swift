/// The style of a line or a border: CSS's line styles, or dashes of given lengths.
public enum StrokeStyle: Hashable, Sendable {
  /// The ends of dashes, like SVG's `stroke-linecap`.
  public enum LineCap: String, CaseIterable, Hashable, Sendable {
    /// Half a circle beyond the end.
    case round

    /// The end itself.
    case butt

    /// Half a square beyond the end.
    case square
  }

  /// One line without gaps.
  case solid

  /// Dashes, whose lengths the renderer chooses.
  case dashed

  /// Dots.
  case dotted

  /// Two lines.
  case double

  /// A line that appears carved.
  case groove

  /// A line that appears raised.
  case ridge

  /// A border whose content appears raised.
  case outset

  /// A border whose content appears sunken.
  case inset

  /// Alternating lengths of dashes and gaps; an odd number of lengths is repeated once.
  case dashes([Length], LineCap)

  /// The styles that consist only of a name, by name.
  static let named: KeyValuePairs<String, StrokeStyle> = [
    "solid": .solid, "dashed": .dashed, "dotted": .dotted, "double": .double, "groove": .groove,
    "ridge": .ridge, "outset": .outset, "inset": .inset,
  ]
}
