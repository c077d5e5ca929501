public import ProtocolStyle

extension Finding.Identifier {
  /// The contrast between a text and its background is too low.
  public static let lowContrast = Finding.Identifier(rawValue: "low-contrast")
}

extension Finding {
  /// A text with low contrast, in at least one situation.
  struct LowContrast {
    /// The visible colors of the text and its background.
    struct Pair: Hashable {
      let nodeType: ObjectIdentifier
      let attribute: AttributeID
      let text: Color
      let background: Color
      let leastContrast: Double
    }

    let pair: Pair

    /// The description of the first node that shows it.
    let node: String

    /// The situations in which it was visible.
    private(set) var situations: [String]

    /// The finding, if the contrast is below level AA.
    init?(
      _ part: TextPart, on backdrop: Backdrop, of nodeType: any StyleNode.Type,
      _ node: AnyNodeHandle, in situation: @autoclosure () -> String
    ) {
      guard let background = backdrop.color, let text = backdrop.text(part.color),
        text.contrastRatio(with: background) < part.leastContrast
      else { return nil }
      pair = Pair(
        nodeType: ObjectIdentifier(nodeType), attribute: part.attribute, text: text,
        background: background, leastContrast: part.leastContrast)
      self.node = "\(nodeType) (\(node))"
      situations = [situation()]
    }

    mutating func add(_ other: LowContrast) {
      situations += other.situations.filter { !situations.contains($0) }
    }

    var finding: Finding {
      // Truncated instead of rounded, so that an insufficient contrast isn't displayed as
      // sufficient.
      let ratio = (pair.text.contrastRatio(with: pair.background) * 100).rounded(.down) / 100
      let least = pair.leastContrast.plainDescription
      return Finding(
        .warning, .lowContrast,
        summary:
          "\(node) shows '\(pair.attribute)' as \(pair.text.hex) on \(pair.background.hex): a "
          + "contrast of \(ratio.plainDescription), below \(least), in "
          + situations.joined(separator: "; ") + ".",
        explanation: "At level AA, WCAG 2.2 requires a contrast of 4.5, or of 3 for large text: 18 "
          + "points, or 14 in bold. The colors are those after blending translucent layers.",
        remedy: "Make the text or its background darker or lighter, or enlarge the text.")
    }
  }
}
