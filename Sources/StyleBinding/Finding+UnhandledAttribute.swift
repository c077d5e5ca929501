public import ProtocolStyle

extension Finding.Identifier {
  /// A node has an attribute that no entry of the binding shows in its view.
  public static let unhandledAttribute = Finding.Identifier(rawValue: "unhandled-attribute")
}

extension StyleBinding {
  /// A finding for each of the ``unhandledAttributes``.
  public var findings: [Finding] {
    unhandledAttributes.map { unhandled in
      Finding(
        .note, .unhandledAttribute,
        summary: "No entry shows '\(unhandled.attribute)' of kind '\(unhandled.kind)' in a "
          + "\(unhandled.viewClass).",
        explanation: "The node has the attribute, and its view doesn't show it.",
        remedy: "Add on(.\(unhandled.attribute), \(unhandled.viewClass).self) { … } to the "
          + "binding, or remove the attribute from the node if the toolkit can't show it.")
    }
  }
}
