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
    attributes.insert(Attribute.isHidden.id)
    // What a shown attribute is derived from is shown by that.
    for derivation in kind.derivations where attributes.contains(derivation.output.id) {
      attributes.formUnion(derivation.inputs.map(\.id))
    }
    self.attributes = attributes
  }

  func contains(_ attribute: AttributeID) -> Bool { attributes.contains(attribute) }

  /// The modifiers and styles of a kind, as in `StyledModifier`; the lists of what they read are
  /// generated.
  private static let all: [NodeKind: [AttributeID]] = [
    .screen: [],
    .view: boxModifier,
    .button: boxModifier + textModifier,
    .label: boxModifier + textModifier,
    .textField: (boxModifier + textModifier + fieldModifier)
      .filter { $0 != Attribute.textTransform.id },
    .textView: boxModifier + textModifier,
    .searchBar: boxModifier + textModifier,
    .navigationBar: barModifier,
    .toolbar: barModifier,
    .tabBar: barModifier,
    .barItem: itemModifier,
    .switch: boxModifier + styledToggleStyle,
    .progress: boxModifier + styledProgressViewStyle,
    .image: boxModifier + [Attribute.contentMode.id],
    .table: boxModifier + scrollModifier + rowModifier,
    .tableCell: boxModifier + textModifier,
    .tableSection: [],
    .tableSectionHeader: boxModifier + textModifier,
    .tableSectionFooter: boxModifier + textModifier,
  ]
}
#endif
