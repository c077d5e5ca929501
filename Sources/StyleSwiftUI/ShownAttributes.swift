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
    // A bar is a property of its content, which has a motion of its own.
    if ![NodeKind.navigationBar, .toolbar, .tabBar].contains(where: kind.isKind) {
      attributes.insert(Attribute.motion.id)
    }
    // What a shown attribute is derived from is shown by that.
    for derivation in kind.derivations
    where derivation.outputs.contains(where: { attributes.contains($0.id) }) {
      attributes.formUnion(derivation.inputs.map(\.id))
    }
    self.attributes = attributes
  }

  func contains(_ attribute: AttributeID) -> Bool { attributes.contains(attribute) }

  /// The modifiers and styles of a kind, as in `StyledModifier`; the lists of what they read are
  /// generated.
  private static let all: [NodeKind: [AttributeID]] = [
    .screen: box + stackArrangement,
    .view: box + stackArrangement,
    .control: box,
    .button: box + textModifier + symbolModifier + buttonPartsModifier,
    .link: box + textModifier + symbolModifier,
    .label: box + textModifier,
    .textField: (box + textModifier + fieldModifier)
      .filter { $0 != Attribute.textTransform.id },
    .textView: box + textModifier,
    .searchBar: box + textModifier,
    .scroll: box + scrollModifier,
    .picker: box,
    .activityIndicator: box,
    .navigationBar: barModifier,
    .toolbar: barModifier,
    .tabBar: barModifier,
    .barItem: itemModifier + symbolModifier + controlModifier,
    .switch: box + styledToggleStyle,
    .progress: box + styledProgressViewStyle,
    .image: box + [Attribute.contentMode.id] + symbolModifier + symbolWeightModifier,
    .table: box + scrollModifier + rowModifier + listModifier,
    .tableCell: box + textModifier + symbolModifier + [Attribute.selectedBackgroundColor.id],
    .tableSection: [Attribute.overflow.id],
    .tableSectionHeader: box + textModifier,
    .tableSectionFooter: box + textModifier,
  ]

  /// The attributes that every styled view reads.
  private static let box =
    boxModifier + sizeModifier + transformModifier + controlModifier
    + [Attribute.columnSpan.id]
}

// MARK: - Without a counterpart

extension ShownAttributes {
  /// The reason why SwiftUI, or a styled view of some kinds, can't show an attribute; nil if there's
  /// none to give.
  static func reason(_ attribute: AttributeID) -> String? { reasons[attribute] }

  private static let reasons: [AttributeID: String] = {
    let parts: [(reason: String, attributes: [AttributeID])] = [
      (
        "A StyledStack arranges the children of its node; the arrangement of other views is the app's.",
        [
          Attribute.stackAxis.id, Attribute.stackAlignment.id, Attribute.stackDistribution.id,
          Attribute.gridColumns.id, Attribute.spacing.id,
        ]
      ),
      ("SwiftUI's stacks don't wrap.", [Attribute.wrapsChildren.id]),
      (
        "SwiftUI's sliders, switches, progress views and pickers have one tint.",
        [
          Attribute.thumbTintColor.id, Attribute.maximumTrackTintColor.id,
          Attribute.trackTintColor.id, Attribute.dividerColor.id,
          Attribute.selectedSegmentTintColor.id,
        ]
      ),
      (
        "SwiftUI draws tracks, thumbs, steppers and page indicators itself.",
        [
          Attribute.decrementImageForState.id, Attribute.incrementImageForState.id,
          Attribute.maximumTrackImageForState.id, Attribute.minimumTrackImageForState.id,
          Attribute.pageIndicatorImageForState.id, Attribute.thumbImageForState.id,
          Attribute.pageIndicatorTintColor.id, Attribute.currentPageIndicatorTintColor.id,
          Attribute.currentPageTintColor.id,
        ]
      ),
      (
        "The app writes the label of a button, of a slider and of a row, and the prompt of a field.",
        [
          Attribute.titleEdgeInsets.id, Attribute.imageForState.id,
          Attribute.backgroundImageForState.id, Attribute.placeholderColor.id,
          Attribute.minimumValueImage.id, Attribute.maximumValueImage.id,
          Attribute.accessoryType.id, Attribute.cellVariant.id, Attribute.detailTextColor.id,
        ]
      ),
      (
        "SwiftUI draws the titles, indicators and shadows of bars and the badges of items itself.",
        [
          Attribute.titleTextAttributes.id, Attribute.largeTitleTextAttributes.id,
          Attribute.titleTextAttributesForAppearance.id,
          Attribute.titleVerticalPositionForMetrics.id, Attribute.unselectedItemTintColor.id,
          Attribute.backIndicatorImage.id, Attribute.backIndicatorTransitionMaskImage.id,
          Attribute.backgroundImageForMetrics.id, Attribute.backgroundImageForPlacement.id,
          Attribute.shadowImage.id, Attribute.statusBarStyle.id, Attribute.badgeColor.id,
        ]
      ),
      (
        "SwiftUI decides itself what it draws ahead and what it covers.",
        [Attribute.isOpaque.id, Attribute.shouldRasterize.id]
      ),
      ("SwiftUI's fields have no clear button.", [Attribute.clearButtonMode.id]),
      ("The app gives an image the value when it creates it.", [Attribute.symbolValue.id]),
      (
        "An activity indicator turns as long as it's there; the app removes it.",
        [Attribute.isAnimating.id]
      ),
      (
        "The weight of a symbol is that of the text, except in an image.",
        [Attribute.symbolWeight.id]
      ),
    ]
    return Dictionary(
      uniqueKeysWithValues: parts.flatMap { part in part.attributes.map { ($0, part.reason) } })
  }()
}
#endif
