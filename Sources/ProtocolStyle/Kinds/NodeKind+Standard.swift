extension [NodeKind] {
  /// All kinds of this module.
  public static let standard: [NodeKind] = [
    .screen, .view, .control, .button, .label, .textField, .textView, .searchBar, .navigationBar,
    .toolbar, .tabBar, .barItem, .barButtonItem, .tabBarItem, .segmentedControl, .slider, .switch,
    .stepper, .progress, .pageControl, .datePicker, .image, .scroll, .table, .tableCell,
    .activityIndicator, .picker,
  ]
}
