public import ProtocolStyle

extension Finding.Identifier {
  /// A token file has a form that the design tokens format doesn't have anymore, or never had.
  public static let olderTokenForm = Finding.Identifier(rawValue: "older-token-form")
}

extension Finding {
  /// The finding for a form that only lenient reading accepts.
  static func olderTokenForm(_ form: String, at place: String, accepted: String) -> Finding {
    Finding(
      .warning, .olderTokenForm,
      summary: "\(place) has \(form).",
      explanation: "Only lenient reading accepts it; other tools may refuse the file, or read a "
        + "different value.",
      remedy: "Write \(accepted).")
  }
}
