extension Finding.Identifier {
  /// A bar adopts both a background color and a bar tint.
  public static let barTintConflict = Finding.Identifier(rawValue: "bar-tint-conflict")
}

extension Finding {
  /// Returns the conflict if a bar adopts both its background color and its bar tint.
  static func barTintConflicts(
    of type: any StyleNode.Type, adopting adopted: [AttributeID]
  ) -> [Finding] {
    let background = Attribute<Color>.backgroundColor.id
    let tint = Attribute<Color>.barTintColor.id
    guard adopted.contains(background), adopted.contains(tint),
      type.nodeKind.derivations.contains(where: { derivation in
        derivation.output.id == tint && derivation.inputs.contains { $0.id == background }
      })
    else { return [] }
    return [
      Finding(
        .warning, .barTintConflict,
        summary: "\(type) adopts both BackgroundColor and BarTintColor.",
        explanation: "A bar's tint follows its background only if BarTintColor isn't adopted. Here "
          + "'barTintColor' doesn't follow 'backgroundColor', and the two may differ.",
        remedy: "Adopt only BackgroundColor if the tint should follow it, or only BarTintColor if "
          + "the bar needs no separate background.")
    ]
  }
}
