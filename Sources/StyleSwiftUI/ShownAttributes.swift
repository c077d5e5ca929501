#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
internal import ProtocolStyle

/// The attributes that a styled view shows for a kind.
struct ShownAttributes {
  private let attributes: Set<AttributeID>

  /// Makes the set of a kind, or of its nearest ancestor that has one.
  init(kind: NodeKind) {
    var current: NodeKind? = kind
    while let candidate = current, Self.all[candidate] == nil { current = candidate.parent }
    var attributes = Set(current.flatMap { Self.all[$0] } ?? [])
    // What a shown attribute is derived from is shown by that.
    for derivation in kind.derivations where attributes.contains(derivation.output.id) {
      attributes.formUnion(derivation.inputs.map(\.id))
    }
    self.attributes = attributes
  }

  func contains(_ attribute: AttributeID) -> Bool { attributes.contains(attribute) }

  private static let box: [AttributeID] = [
    Attribute.borderWidth.id, Attribute.borderColor.id, Attribute.cornerRadius.id,
    Attribute.shadowColor.id, Attribute.shadowOpacity.id, Attribute.shadowOffset.id,
    Attribute.shadowRadius.id, Attribute.masksToBounds.id, Attribute.backgroundColor.id,
    Attribute.backgroundGradient.id, Attribute.tintColor.id, Attribute.alpha.id,
    Attribute.padding.id, Attribute.isHidden.id, Attribute.width.id, Attribute.height.id,
  ]

  private static let control: [AttributeID] =
    box + [
      Attribute.contentVerticalAlignment.id, Attribute.contentHorizontalAlignment.id,
    ]

  private static let text: [AttributeID] = [
    Attribute.textColor.id, Attribute.font.id, Attribute.textAlignment.id,
    Attribute.letterSpacing.id, Attribute.adjustsFontSizeToFitWidth.id,
  ]

  private static let typography: [AttributeID] = [
    Attribute.textShadowColor.id, Attribute.textShadowOffset.id, Attribute.textTransform.id,
    Attribute.lineHeight.id, Attribute.maximumNumberOfLines.id, Attribute.lineBreakMode.id,
  ]

  private static let item: [AttributeID] = [
    Attribute.tintColor.id, Attribute.titleTextAttributesForState.id, Attribute.isHidden.id,
  ]

  private static let bar: [AttributeID] = [
    Attribute.backgroundColor.id, Attribute.backgroundGradient.id, Attribute.barTintColor.id,
    Attribute.isTranslucent.id, Attribute.barStyle.id, Attribute.isHidden.id,
  ]

  private static let all: [NodeKind: [AttributeID]] = [
    .screen: [Attribute.isHidden.id],
    .view: box,
    .control: control,
    .button: control + text + typography + [
      Attribute.titleColorForState.id, Attribute.titleShadowColorForState.id,
      Attribute.contentEdgeInsets.id,
    ],
    .label: box + text + typography,
    .textField: control + text + [Attribute.borderStyle.id],
    .textView: box + text + typography,
    .searchBar: box + text,
    .navigationBar: bar,
    .toolbar: bar,
    .tabBar: bar,
    .barItem: item,
    .segmentedControl: control,
    .slider: control + [Attribute.minimumTrackTintColor.id],
    .switch: control + [Attribute.onTintColor.id],
    .progress: box + [Attribute.progressTintColor.id],
    .image: box + [Attribute.contentMode.id],
    .table: box + [
      Attribute.separatorColor.id, Attribute.separatorStyle.id, Attribute.rowHeight.id,
    ],
    .tableCell: box + text,
    .tableSection: [Attribute.isHidden.id],
    .tableSectionHeader: box + text + [Attribute.textTransform.id],
    .tableSectionFooter: box + text + [Attribute.textTransform.id],
  ]
}
#endif
