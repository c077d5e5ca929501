internal import ProtocolStyle

/// The nodes that a style class of NUI matches.
enum StyleSheetTarget {
  /// The nodes of a kind inside others, except those of some types.
  case kind(NodeKind, containers: [any Any.Type], others: [any Any.Type])

  /// The nodes that have the class.
  case styleClass

  init(_ name: String) {
    switch name {
    case "SearchBarButton":
      self = .kind(.button, containers: [(any SearchBarNode).self], others: [])
    case "SearchBarScopeBar":
      self = .kind(.segmentedControl, containers: [(any SearchBarNode).self], others: [])
    case "View": self = .kind(.view, containers: [], others: Self.kindsOfViews)
    case "Control": self = .kind(.control, containers: [], others: Self.kindsOfControls)
    default:
      self = Self.kinds[name].map { .kind($0, containers: [], others: []) } ?? .styleClass
    }
  }

  private static let kinds: [String: NodeKind] = [
    "ActivityIndicator": .activityIndicator, "BarButton": .barButtonItem, "Button": .button,
    "Label": .label, "NavigationBar": .navigationBar, "PageControl": .pageControl,
    "Progress": .progress, "SearchBar": .searchBar, "SegmentedControl": .segmentedControl,
    "Slider": .slider, "Switch": .switch, "TabBar": .tabBar, "TabBarItem": .tabBarItem,
    "Table": .table, "TableCell": .tableCell, "TextField": .textField, "TextView": .textView,
    "Toolbar": .toolbar,
  ]

  /// NUI's View and Control only match plain views and controls.
  private static let kindsOfControls: [any Any.Type] = [
    (any ButtonNode).self, (any TextFieldNode).self, (any SegmentedControlNode).self,
    (any SliderNode).self, (any SwitchNode).self, (any StepperNode).self,
    (any PageControlNode).self, (any DatePickerNode).self,
  ]
  private static let kindsOfViews: [any Any.Type] = [
    (any ControlNode).self, (any LabelNode).self, (any TextViewNode).self,
    (any SearchBarNode).self, (any NavigationBarNode).self, (any ToolbarNode).self,
    (any TabBarNode).self, (any ProgressNode).self, (any ImageNode).self, (any ScrollNode).self,
    (any TableCellNode).self, (any TableSectionHeaderNode).self,
    (any TableSectionFooterNode).self, (any ActivityIndicatorNode).self, (any PickerNode).self,
  ]

  /// The protocols that correspond to UIKit's classes.
  static let classes: [String: any Any.Type] = [
    "UIActivityIndicatorView": (any ActivityIndicatorNode).self, "UIButton": (any ButtonNode).self,
    "UIControl": (any ControlNode).self, "UIDatePicker": (any DatePickerNode).self,
    "UIImageView": (any ImageNode).self, "UILabel": (any LabelNode).self,
    "UINavigationBar": (any NavigationBarNode).self, "UIPageControl": (any PageControlNode).self,
    "UIPickerView": (any PickerNode).self, "UIProgressView": (any ProgressNode).self,
    "UIScrollView": (any ScrollNode).self, "UISearchBar": (any SearchBarNode).self,
    "UISegmentedControl": (any SegmentedControlNode).self, "UISlider": (any SliderNode).self,
    "UIStepper": (any StepperNode).self, "UISwitch": (any SwitchNode).self,
    "UITabBar": (any TabBarNode).self, "UITableView": (any TableNode).self,
    "UITableViewCell": (any TableCellNode).self, "UITextField": (any TextFieldNode).self,
    "UITextView": (any TextViewNode).self, "UIToolbar": (any ToolbarNode).self,
    "UIView": (any ViewNode).self,
  ]
}
