import ProtocolStyle

/// A possible write of an oracle node's closure, both as data and as code.
struct OracleWrite: Sendable {
  /// The attribute, and the place on its axis if only one place is written.
  let slot: OracleSlot

  /// The written value, unresolved; nil for none.
  let value: (any Hashable & Sendable)?
  let perform: @Sendable (inout ViewModel) -> Void

  private init(
    _ name: String, at place: (any StyleAxis)? = nil, _ value: (any Hashable & Sendable)?,
    _ perform: @escaping @Sendable (inout ViewModel) -> Void
  ) {
    slot = OracleSlot(name: name, place: place?.description)
    self.value = value
    self.perform = perform
  }

  /// In the order of writing.
  static let all = [
    OracleWrite("backgroundColor", Color.blue) { $0.backgroundColor = .blue },
    OracleWrite("backgroundColor", nil) { $0.backgroundColor = nil },
    OracleWrite("barTintColor", OracleState.adaptive) { $0.barTintColor = OracleState.adaptive },
    OracleWrite("barTintColor", nil) { $0[.barTintColor] = nil },
    OracleWrite("textColor", Color.cyan) { $0.textColor = .cyan },
    OracleWrite("textColor", nil) { $0.textColor = nil },
    OracleWrite("font", FontDescriptor("Futura", size: 5)) {
      $0.font = FontDescriptor("Futura", size: 5)
    },
    OracleWrite("font", nil) { $0.font = nil },
    OracleWrite("textAlignment", TextAlignmentValue.center) { $0.textAlignment = .center },
    OracleWrite("textAlignment", TextAlignmentValue.justified) { $0.textAlignment = .justified },
    OracleWrite("contentHorizontalAlignment", ContentHorizontalAlignmentValue.trailing) {
      $0.contentHorizontalAlignment = .trailing
    },
    OracleWrite("contentHorizontalAlignment", nil) { $0.contentHorizontalAlignment = nil },
    OracleWrite("titleTextAttributes", TextAttributes(foregroundColor: OracleState.adaptive)) {
      $0.titleTextAttributes = TextAttributes(foregroundColor: OracleState.adaptive)
    },
    OracleWrite("titleTextAttributes", nil) { $0.titleTextAttributes = nil },
    OracleWrite("tintColor", Color.magenta) { $0.tintColor = .magenta },
    OracleWrite("tintColor", nil) { $0.tintColor = nil },
    OracleWrite("pageIndicatorTintColor", Color.brown) { $0.pageIndicatorTintColor = .brown },
    OracleWrite("currentPageTintColor", Color.purple) { $0.currentPageTintColor = .purple },
    OracleWrite("titleColorForState", at: ControlState.highlighted, Color.orange) {
      $0[.titleColorForState, .highlighted] = .orange
    },
    OracleWrite("titleColorForState", at: ControlState.normal, OracleState.adaptive) {
      $0[.titleColorForState, .normal] = OracleState.adaptive
    },
    OracleWrite(
      "titleTextAttributesForState", at: ControlState.selected, TextAttributes(alignment: .right)
    ) {
      $0[.titleTextAttributesForState, .selected] = TextAttributes(alignment: .right)
    },
    OracleWrite("onTintColor", Color.gray) { $0.onTintColor = .gray },
    OracleWrite("alpha", 0.75) { $0.alpha = 0.75 },
    OracleWrite("titleColorForState", at: ControlState.normal, nil) {
      $0[.titleColorForState, .normal] = nil
    },
    OracleWrite("titleTextAttributesForState", at: ControlState.normal, nil) {
      $0[.titleTextAttributesForState, .normal] = nil
    },
    OracleWrite("titleVerticalPositionForMetrics", at: BarMetrics.default, 7.0) {
      $0[.titleVerticalPositionForMetrics, .default] = 7
    },
    OracleWrite("titleVerticalPositionForMetrics", at: BarMetrics.compact, nil) {
      $0[.titleVerticalPositionForMetrics, .compact] = nil
    },
    OracleWrite(
      "backgroundImageForPlacement", at: BarPlacement(.top), ImageReference.named("d")
    ) {
      $0[.backgroundImageForPlacement, BarPlacement(.top)] = .named("d")
    },
    OracleWrite("backgroundImageForPlacement", nil) { $0.backgroundImageForPlacement = nil },
    OracleWrite("text", "Rent") { $0.text = "Rent" },
    OracleWrite("text", nil) { $0.text = nil },
    OracleWrite("accessibilityLabel", "Rent this") { $0.accessibilityLabel = "Rent this" },
  ]
}

/// An attribute by name, or one place on its axis, by its description.
struct OracleSlot: Hashable, Sendable {
  var name: String
  var place: String?
}
