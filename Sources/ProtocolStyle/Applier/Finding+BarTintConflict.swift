extension Finding.Identifier {
  /// A bar adopts both a background colour and a bar tint.
  public static let barTintConflict = Finding.Identifier(rawValue: "bar-tint-conflict")
}

extension Finding {
  /// The conflict of a bar that adopts both its background colour and its bar tint.
  static func barTintConflicts(
    of type: any StyleNode.Type, adopting adopted: [AttributeID]
  ) -> [Finding] {
    let bar: [any AnyAttribute] = [.backgroundColor, .barTintColor]
    guard bar.allSatisfy({ adopted.contains($0.id) && type.nodeKind.uses($0) }) else { return [] }
    return [
      Finding(
        .warning, .barTintConflict,
        summary: "\(type) adopts both 'backgroundColor' and 'barTintColor'.",
        explanation: "A bar derives its bar tint from its background; here the bar tint stays what "
          + "BarTintColor says, and the background shows only where the bar does not cover it.",
        remedy: "Remove BackgroundColor, or BarTintColor if both should be the same.")
    ]
  }
}
