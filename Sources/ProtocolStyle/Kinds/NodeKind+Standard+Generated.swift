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
    .link,
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

extension ActivityIndicatorNode {
  /// The kind: `.activityIndicator`.
  public static var nodeKind: NodeKind { .activityIndicator }
}

extension BarButtonItemNode {
  /// The kind: `.barButtonItem`.
  public static var nodeKind: NodeKind { .barButtonItem }
}

extension BarItemNode {
  /// The kind: `.barItem`.
  public static var nodeKind: NodeKind { .barItem }
}

extension ButtonNode {
  /// The kind: `.button`.
  public static var nodeKind: NodeKind { .button }
}

extension ControlNode {
  /// The kind: `.control`.
  public static var nodeKind: NodeKind { .control }
}

extension DatePickerNode {
  /// The kind: `.datePicker`.
  public static var nodeKind: NodeKind { .datePicker }
}

extension ImageNode {
  /// The kind: `.image`.
  public static var nodeKind: NodeKind { .image }
}

extension LabelNode {
  /// The kind: `.label`.
  public static var nodeKind: NodeKind { .label }
}

extension LinkNode {
  /// The kind: `.link`.
  public static var nodeKind: NodeKind { .link }
}

extension NavigationBarNode {
  /// The kind: `.navigationBar`.
  public static var nodeKind: NodeKind { .navigationBar }
}

extension PageControlNode {
  /// The kind: `.pageControl`.
  public static var nodeKind: NodeKind { .pageControl }
}

extension PickerNode {
  /// The kind: `.picker`.
  public static var nodeKind: NodeKind { .picker }
}

extension ProgressNode {
  /// The kind: `.progress`.
  public static var nodeKind: NodeKind { .progress }
}

extension ScreenNode {
  /// The kind: `.screen`.
  public static var nodeKind: NodeKind { .screen }
}

extension ScrollNode {
  /// The kind: `.scroll`.
  public static var nodeKind: NodeKind { .scroll }
}

extension SearchBarNode {
  /// The kind: `.searchBar`.
  public static var nodeKind: NodeKind { .searchBar }
}

extension SegmentedControlNode {
  /// The kind: `.segmentedControl`.
  public static var nodeKind: NodeKind { .segmentedControl }
}

extension SliderNode {
  /// The kind: `.slider`.
  public static var nodeKind: NodeKind { .slider }
}

extension StepperNode {
  /// The kind: `.stepper`.
  public static var nodeKind: NodeKind { .stepper }
}

extension SwitchNode {
  /// The kind: `.switch`.
  public static var nodeKind: NodeKind { .switch }
}

extension TabBarNode {
  /// The kind: `.tabBar`.
  public static var nodeKind: NodeKind { .tabBar }
}

extension TabBarItemNode {
  /// The kind: `.tabBarItem`.
  public static var nodeKind: NodeKind { .tabBarItem }
}

extension TableNode {
  /// The kind: `.table`.
  public static var nodeKind: NodeKind { .table }
}

extension TableCellNode {
  /// The kind: `.tableCell`.
  public static var nodeKind: NodeKind { .tableCell }
}

extension TableSectionNode {
  /// The kind: `.tableSection`.
  public static var nodeKind: NodeKind { .tableSection }
}

extension TableSectionFooterNode {
  /// The kind: `.tableSectionFooter`.
  public static var nodeKind: NodeKind { .tableSectionFooter }
}

extension TableSectionHeaderNode {
  /// The kind: `.tableSectionHeader`.
  public static var nodeKind: NodeKind { .tableSectionHeader }
}

extension TextFieldNode {
  /// The kind: `.textField`.
  public static var nodeKind: NodeKind { .textField }
}

extension TextViewNode {
  /// The kind: `.textView`.
  public static var nodeKind: NodeKind { .textView }
}

extension ToolbarNode {
  /// The kind: `.toolbar`.
  public static var nodeKind: NodeKind { .toolbar }
}

extension ViewNode {
  /// The kind: `.view`.
  public static var nodeKind: NodeKind { .view }
}
