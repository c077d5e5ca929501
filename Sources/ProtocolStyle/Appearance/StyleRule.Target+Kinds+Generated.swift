// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Sources/ProtocolStyle/Kinds

extension StyleRule.Target {
  /// The nodes of the kind `activityIndicator`, like `(any ActivityIndicatorNode).self`.
  public static var activityIndicator: Self { .kind(.activityIndicator) }

  /// The nodes of the kind `barButtonItem`, like `(any BarButtonItemNode).self`.
  public static var barButtonItem: Self { .kind(.barButtonItem) }

  /// The nodes of the kind `barItem`, like `(any BarItemNode).self`.
  public static var barItem: Self { .kind(.barItem) }

  /// The nodes of the kind `button`, like `(any ButtonNode).self`.
  public static var button: Self { .kind(.button) }

  /// The nodes of the kind `control`, like `(any ControlNode).self`.
  public static var control: Self { .kind(.control) }

  /// The nodes of the kind `datePicker`, like `(any DatePickerNode).self`.
  public static var datePicker: Self { .kind(.datePicker) }

  /// The nodes of the kind `image`, like `(any ImageNode).self`.
  public static var image: Self { .kind(.image) }

  /// The nodes of the kind `label`, like `(any LabelNode).self`.
  public static var label: Self { .kind(.label) }

  /// The nodes of the kind `link`, like `(any LinkNode).self`.
  public static var link: Self { .kind(.link) }

  /// The nodes of the kind `navigationBar`, like `(any NavigationBarNode).self`.
  public static var navigationBar: Self { .kind(.navigationBar) }

  /// The nodes of the kind `pageControl`, like `(any PageControlNode).self`.
  public static var pageControl: Self { .kind(.pageControl) }

  /// The nodes of the kind `picker`, like `(any PickerNode).self`.
  public static var picker: Self { .kind(.picker) }

  /// The nodes of the kind `progress`, like `(any ProgressNode).self`.
  public static var progress: Self { .kind(.progress) }

  /// The nodes of the kind `screen`, like `(any ScreenNode).self`.
  public static var screen: Self { .kind(.screen) }

  /// The nodes of the kind `scroll`, like `(any ScrollNode).self`.
  public static var scroll: Self { .kind(.scroll) }

  /// The nodes of the kind `searchBar`, like `(any SearchBarNode).self`.
  public static var searchBar: Self { .kind(.searchBar) }

  /// The nodes of the kind `segmentedControl`, like `(any SegmentedControlNode).self`.
  public static var segmentedControl: Self { .kind(.segmentedControl) }

  /// The nodes of the kind `slider`, like `(any SliderNode).self`.
  public static var slider: Self { .kind(.slider) }

  /// The nodes of the kind `stepper`, like `(any StepperNode).self`.
  public static var stepper: Self { .kind(.stepper) }

  /// The nodes of the kind `switch`, like `(any SwitchNode).self`.
  public static var `switch`: Self { .kind(.switch) }

  /// The nodes of the kind `tabBar`, like `(any TabBarNode).self`.
  public static var tabBar: Self { .kind(.tabBar) }

  /// The nodes of the kind `tabBarItem`, like `(any TabBarItemNode).self`.
  public static var tabBarItem: Self { .kind(.tabBarItem) }

  /// The nodes of the kind `table`, like `(any TableNode).self`.
  public static var table: Self { .kind(.table) }

  /// The nodes of the kind `tableCell`, like `(any TableCellNode).self`.
  public static var tableCell: Self { .kind(.tableCell) }

  /// The nodes of the kind `tableSection`, like `(any TableSectionNode).self`.
  public static var tableSection: Self { .kind(.tableSection) }

  /// The nodes of the kind `tableSectionFooter`, like `(any TableSectionFooterNode).self`.
  public static var tableSectionFooter: Self { .kind(.tableSectionFooter) }

  /// The nodes of the kind `tableSectionHeader`, like `(any TableSectionHeaderNode).self`.
  public static var tableSectionHeader: Self { .kind(.tableSectionHeader) }

  /// The nodes of the kind `textField`, like `(any TextFieldNode).self`.
  public static var textField: Self { .kind(.textField) }

  /// The nodes of the kind `textView`, like `(any TextViewNode).self`.
  public static var textView: Self { .kind(.textView) }

  /// The nodes of the kind `toolbar`, like `(any ToolbarNode).self`.
  public static var toolbar: Self { .kind(.toolbar) }

  /// The nodes of the kind `view`, like `(any ViewNode).self`.
  public static var view: Self { .kind(.view) }
}
