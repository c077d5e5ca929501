internal import ProtocolStyle

/// The views of the library's kinds.
enum StandardView {
  /// The kinds that have a separate view; the kinds below have the same one, unless they're here.
  nonisolated(unsafe) private static let makers: [NodeKind: () -> GTKView] = [
    .screen: { ScreenView() },
    .view: { StackView() },
    .button: { ButtonView() },
    .label: { LabelView() },
    .textField: { EntryView(isSearch: false) },
    .textView: { TextEditorView() },
    .searchBar: { EntryView(isSearch: true) },
    .navigationBar: { BarView(isTabBar: false) },
    .toolbar: { BarView(isTabBar: false) },
    .tabBar: { BarView(isTabBar: true) },
    .barItem: { ItemView(isTab: false) },
    .tabBarItem: { ItemView(isTab: true) },
    .segmentedControl: { SegmentsView() },
    .slider: { RangeView(isStepper: false) },
    .switch: { SwitchView() },
    .stepper: { RangeView(isStepper: true) },
    .progress: { ProgressView() },
    .pageControl: { PagesView() },
    .datePicker: { DateView() },
    .image: { ImageView() },
    .scroll: { ScrollView() },
    .table: { TableView() },
    .tableCell: { RowView() },
    .tableSection: { SectionView() },
    .tableSectionHeader: { RowView(styleName: "style-section-header") },
    .tableSectionFooter: { RowView(styleName: "style-section-footer") },
    .activityIndicator: { SpinnerView() },
    .picker: { PickerView() },
  ]

  /// Makes the view for a kind, or for its nearest ancestor that has one.
  static func make(for kind: NodeKind) -> GTKView? {
    var kind: NodeKind? = kind
    while let current = kind {
      if let make = makers[current] { return make() }
      kind = current.parent
    }
    return nil
  }
}
