import ProtocolStyle

/// One thing that the closure of an oracle node may write, said twice: as data, and as code.
struct OracleWrite: Sendable {
  /// The attribute, and the state if one is written by itself.
  let slot: OracleSlot

  /// What is written, still undecided; nil for none.
  let value: (any Hashable & Sendable)?
  let perform: @Sendable (inout ViewModel) -> Void

  private init(
    _ name: String, for state: ControlState? = nil, _ value: (any Hashable & Sendable)?,
    _ perform: @escaping @Sendable (inout ViewModel) -> Void
  ) {
    slot = OracleSlot(name: name, state: state)
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
    OracleWrite("titleColorForState", for: .highlighted, Color.orange) {
      $0[.titleColorForState, .highlighted] = .orange
    },
    OracleWrite("titleColorForState", for: .normal, OracleState.adaptive) {
      $0[.titleColorForState, .normal] = OracleState.adaptive
    },
    OracleWrite("titleTextAttributesForState", for: .selected, TextAttributes(alignment: .right)) {
      $0[.titleTextAttributesForState, .selected] = TextAttributes(alignment: .right)
    },
    OracleWrite("onTintColor", Color.gray) { $0.onTintColor = .gray },
    OracleWrite("alpha", 0.75) { $0.alpha = 0.75 },
  ]
}

/// An attribute by name, or one state of it.
struct OracleSlot: Hashable, Sendable {
  var name: String
  var state: ControlState?
}
