// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: this folder

extension [NodeKind] {
  /// Every kind of this module, by name.
  public static let standard: [NodeKind] = [
    .activityIndicator,
    .barButtonItem,
    .barItem,
    .button,
    .control,
    .datePicker,
    .image,
    .label,
    .navigationBar,
    .pageControl,
    .picker,
    .progress,
    .screen,
    .scroll,
    .searchBar,
    .segmentedControl,
    .slider,
    .stepper,
    .switch,
    .tabBar,
    .tabBarItem,
    .table,
    .tableCell,
    .tableSection,
    .tableSectionFooter,
    .tableSectionHeader,
    .textField,
    .textView,
    .toolbar,
    .view,
  ]
}
