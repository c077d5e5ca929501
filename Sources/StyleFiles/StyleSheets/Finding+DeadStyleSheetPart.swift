public import ProtocolStyle

extension Finding.Identifier {
  /// A part of a stylesheet has no effect.
  public static let deadStyleSheetPart = Finding.Identifier(rawValue: "dead-stylesheet-part")
}

extension Finding {
  /// The finding for a part of a stylesheet that has no effect.
  static func deadStyleSheetPart(
    _ part: String, at place: String, _ explanation: String, _ remedy: String
  ) -> Finding {
    Finding(
      .warning, .deadStyleSheetPart, summary: "\(place): \(part) has no effect.",
      explanation: explanation, remedy: remedy)
  }
}
