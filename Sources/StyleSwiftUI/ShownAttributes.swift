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
    if !Self.isBar(kind) {
      attributes.formUnion([Attribute.motion.id, Attribute.repeatingMotion.id])
    }
    // What a shown attribute is derived from is shown by that.
    for derivation in kind.derivations
    where derivation.outputs.contains(where: { attributes.contains($0.id) }) {
      attributes.formUnion(derivation.inputs.map(\.id))
    }
    self.attributes = attributes
  }

  /// Whether nodes of a kind are bars, which are properties of their content.
  static func isBar(_ kind: NodeKind) -> Bool {
    [NodeKind.navigationBar, .toolbar, .tabBar].contains(where: kind.isKind)
  }

  func contains(_ attribute: AttributeID) -> Bool { attributes.contains(attribute) }

  /// The modifiers and styles of a kind, as in `StyledModifier`; the lists of what they read are
  /// generated.
  private static let all: [NodeKind: [AttributeID]] = [
    .screen: box + arrangement,
    .view: box + arrangement,
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
    .image: box + [Attribute.contentMode.id] + symbolModifier + symbolImageModifier,
    .table: box + scrollModifier + rowModifier + listModifier,
    .tableCell: box + textModifier + symbolModifier + [Attribute.selectedBackgroundColor.id],
    .tableSection: [Attribute.overflow.id],
    .tableSectionHeader: box + textModifier,
    .tableSectionFooter: box + textModifier,
  ]

  /// The attributes that every styled view reads.
  private static let box =
    boxModifier + transformModifier + controlModifier + Arrangement.Item.attributes.map(\.id)

  /// The attributes that a `StyledStack` reads of its node.
  private static let arrangement = Arrangement.attributes.map(\.id)
    .filter { reasons[$0] != oneLine }
}

// MARK: - Without a counterpart

extension ShownAttributes {
  /// The reason why SwiftUI, or a styled view of some kinds, can't show an attribute; nil if there's
  /// none to give.
  static func reason(_ attribute: AttributeID) -> String? { reasons[attribute] }

  private static let oneLine = "SwiftUI's stacks don't wrap."

  private static let reasons: [AttributeID: String] = {
    let parts: [(AttributeList, none: String)] = [
      (
        Arrangement.attributes,
        none:
          "A StyledStack arranges its node's children; the app arranges those of other views."
      ),
      ([.wrapsChildren], none: oneLine),
      (
        [
          .thumbTintColor, .maximumTrackTintColor, .trackTintColor, .dividerColor,
          .selectedSegmentTintColor,
        ], none: "SwiftUI's sliders, switches, progress views and pickers have one tint."
      ),
      (
        [
          .decrementImageForState, .incrementImageForState, .maximumTrackImageForState,
          .minimumTrackImageForState, .pageIndicatorImageForState, .thumbImageForState,
          .pageIndicatorTintColor, .currentPageIndicatorTintColor, .currentPageTintColor,
        ], none: "SwiftUI draws tracks, thumbs, steppers and page indicators itself."
      ),
      (
        [
          .titleEdgeInsets, .imageForState, .backgroundImageForState, .placeholderColor,
          .minimumValueImage, .maximumValueImage, .accessoryType, .cellVariant, .detailTextColor,
        ],
        none:
          "The app writes the labels of buttons, sliders and rows, and the prompts of fields."
      ),
      (
        [
          .titleTextAttributes, .largeTitleTextAttributes, .titleTextAttributesForAppearance,
          .titleVerticalPositionForMetrics, .unselectedItemTintColor, .backIndicatorImage,
          .backIndicatorTransitionMaskImage, .backgroundImageForMetrics,
          .backgroundImageForPlacement, .shadowImage, .statusBarStyle, .badgeColor,
        ],
        none:
          "SwiftUI draws the titles, indicators and shadows of bars, and the badges of items."
      ),
      (
        [.isOpaque, .shouldRasterize],
        none: "SwiftUI decides itself what it draws ahead and what it covers."
      ),
      ([.clearButtonMode], none: "SwiftUI's fields have no clear button."),
      ([.symbolValue], none: "The app gives an image the value when it creates it."),
      (
        [.isAnimating],
        none: "An activity indicator turns as long as it's there; the app removes it."
      ),
      ([.symbolWeight], none: "The weight of a symbol is that of the text, except in an image."),
    ]
    return Dictionary(
      parts.flatMap { part in part.0.map { ($0.id, part.none) } }, uniquingKeysWith: { $1 })
  }()
}
#endif
