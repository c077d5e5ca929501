import ProtocolStyle
import Testing

/// A kind as systems.md §1 has it, a row of its second table, with what came to it since.
struct KindRow: CustomTestStringConvertible, Sendable {
  let name: String
  let kind: NodeKind
  let parent: NodeKind?
  let protocolType: any Any.Type

  /// The names of all that nodes of the kind use, the parent's included.
  let used: Set<String>

  /// The names of what is derived when every input is there and no output is.
  let derived: Set<String>

  /// A node that adopts every style and content protocol.
  let adoptingAll: any StyleNode & Sendable

  /// A node that adopts every input of a derivation, and no output.
  let adoptingInputs: any StyleNode & Sendable

  var testDescription: String { name }

  init(
    _ name: String, _ kind: NodeKind, _ protocolType: any Any.Type, parent: NodeKind?,
    uses used: Set<String>, derives derived: Set<String> = [],
    _ adoptingAll: any StyleNode & Sendable, _ adoptingInputs: any StyleNode & Sendable
  ) {
    self.name = name
    self.kind = kind
    self.parent = parent
    self.protocolType = protocolType
    self.used = used
    self.derived = derived
    self.adoptingAll = adoptingAll
    self.adoptingInputs = adoptingInputs
  }

  /// What every kind of view uses.
  static let view: Set = [
    "borderWidth", "borderColor", "cornerRadius", "shadowColor", "shadowOpacity", "shadowOffset",
    "shadowRadius", "masksToBounds", "shouldRasterize",
    "backgroundColor", "tintColor", "alpha", "contentMode", "isOpaque",
    "padding", "width", "height", "backgroundGradient", "accessibilityLabel", "spacing",
    "isHidden",
  ]

  /// What every kind of control uses.
  static let control = view.union([
    "contentVerticalAlignment", "contentHorizontalAlignment", "controlState",
  ])

  /// What every kind of bar item uses.
  static let barItem = text.union([
    "titleTextAttributesForState", "text", "image", "controlState", "accessibilityLabel",
    "isHidden",
  ])

  private static let text: Set = ["textColor", "font", "textAlignment"]
  private static let typography: Set = [
    "textShadowColor", "textShadowOffset", "textTransform", "letterSpacing", "lineHeight",
    "maximumNumberOfLines",
  ]
  private static let bar = view.union([
    "barTintColor", "isTranslucent", "barStyle", "shadowImage",
  ])

  static let all = containers + controls + texts + bars + items + others

  private static let containers = [
    KindRow(
      "screen", .screen, (any ScreenNode).self, parent: nil, uses: ["spacing", "isHidden"],
      AdoptingAll.Screen(), AdoptingInputs.Screen()),
    KindRow(
      "view", .view, (any ViewNode).self, parent: nil, uses: view,
      AdoptingAll.View(), AdoptingInputs.View()),
    KindRow(
      "control", .control, (any ControlNode).self, parent: .view, uses: control,
      AdoptingAll.Control(), AdoptingInputs.Control()),
  ]

  private static let controls = [
    KindRow(
      "button", .button, (any ButtonNode).self, parent: .control,
      uses: control.union(text).union(typography).union([
        "contentEdgeInsets", "titleEdgeInsets", "titleColorForState", "titleShadowColorForState",
        "imageForState", "backgroundImageForState", "text", "image",
      ]),
      derives: ["titleColorForState", "contentHorizontalAlignment"],
      AdoptingAll.Button(), AdoptingInputs.Button()),
    KindRow(
      "textField", .textField, (any TextFieldNode).self, parent: .control,
      uses: control.union(text).union([
        "adjustsFontSizeToFitWidth", "borderStyle", "placeholderColor", "letterSpacing",
        "textTransform", "text", "placeholder", "isSecureTextEntry",
      ]),
      AdoptingAll.TextField(), AdoptingInputs.TextField()),
    KindRow(
      "segmentedControl", .segmentedControl, (any SegmentedControlNode).self, parent: .control,
      uses: control.union(text).union([
        "titleTextAttributesForState", "dividerColor", "items",
      ]),
      derives: ["titleTextAttributesForState"],
      AdoptingAll.SegmentedControl(), AdoptingInputs.SegmentedControl()),
    KindRow(
      "slider", .slider, (any SliderNode).self, parent: .control,
      uses: control.union([
        "minimumTrackTintColor", "maximumTrackTintColor", "thumbTintColor", "rangedValue",
      ]),
      AdoptingAll.Slider(), AdoptingInputs.Slider()),
    KindRow(
      "switch", .switch, (any SwitchNode).self, parent: .control,
      uses: control.union(["onTintColor", "thumbTintColor", "isOn"]),
      AdoptingAll.Switch(), AdoptingInputs.Switch()),
    KindRow(
      "pageControl", .pageControl, (any PageControlNode).self, parent: .control,
      uses: control.union([
        "currentPageTintColor", "pageIndicatorTintColor", "currentPageIndicatorTintColor", "page",
      ]),
      derives: ["pageIndicatorTintColor", "currentPageIndicatorTintColor"],
      AdoptingAll.PageControl(), AdoptingInputs.PageControl()),
    KindRow(
      "stepper", .stepper, (any StepperNode).self, parent: .control,
      uses: control.union(["rangedValue"]),
      AdoptingAll.Stepper(), AdoptingInputs.Stepper()),
    KindRow(
      "datePicker", .datePicker, (any DatePickerNode).self, parent: .control,
      uses: control.union(["rangedDate"]),
      AdoptingAll.DatePicker(), AdoptingInputs.DatePicker()),
  ]

  private static let texts = [
    KindRow(
      "label", .label, (any LabelNode).self, parent: .view,
      uses: view.union(text).union(typography).union([
        "lineBreakMode", "adjustsFontSizeToFitWidth", "text",
      ]),
      AdoptingAll.Label(), AdoptingInputs.Label()),
    KindRow(
      "textView", .textView, (any TextViewNode).self, parent: .view,
      uses: view.union(text).union(typography).union(["text"]),
      AdoptingAll.TextView(), AdoptingInputs.TextView()),
    KindRow(
      "searchBar", .searchBar, (any SearchBarNode).self, parent: .view,
      uses: view.union(text).union(["placeholderColor", "text", "placeholder"]),
      AdoptingAll.SearchBar(), AdoptingInputs.SearchBar()),
  ]

  private static let bars = [
    KindRow(
      "navigationBar", .navigationBar, (any NavigationBarNode).self, parent: .view,
      uses: bar.union(text).union([
        "titleTextAttributes", "largeTitleTextAttributes", "titleVerticalPositionForMetrics",
        "backIndicatorImage", "backIndicatorTransitionMaskImage", "backgroundImageForMetrics",
        "backgroundImageForPlacement", "statusBarStyle", "text", "prompt",
      ]),
      derives: ["barTintColor", "titleTextAttributes"],
      AdoptingAll.NavigationBar(), AdoptingInputs.NavigationBar()),
    KindRow(
      "toolbar", .toolbar, (any ToolbarNode).self, parent: .view,
      uses: bar.union(["backgroundImageForPlacement"]), derives: ["barTintColor"],
      AdoptingAll.Toolbar(), AdoptingInputs.Toolbar()),
    KindRow(
      "tabBar", .tabBar, (any TabBarNode).self, parent: .view, uses: bar,
      derives: ["barTintColor"],
      AdoptingAll.TabBar(), AdoptingInputs.TabBar()),
  ]

  private static let items = [
    KindRow(
      "barItem", .barItem, (any BarItemNode).self, parent: nil, uses: barItem,
      derives: ["titleTextAttributesForState"],
      AdoptingAll.BarItem(), AdoptingInputs.BarItem()),
    KindRow(
      "barButtonItem", .barButtonItem, (any BarButtonItemNode).self, parent: .barItem,
      uses: barItem.union(["tintColor"]), derives: ["titleTextAttributesForState"],
      AdoptingAll.BarButtonItem(), AdoptingInputs.BarButtonItem()),
    KindRow(
      "tabBarItem", .tabBarItem, (any TabBarItemNode).self, parent: .barItem,
      uses: barItem.union(["badge", "badgeColor"]),
      derives: ["titleTextAttributesForState"],
      AdoptingAll.TabBarItem(), AdoptingInputs.TabBarItem()),
  ]

  private static let others = [
    KindRow(
      "progress", .progress, (any ProgressNode).self, parent: .view,
      uses: view.union(["progressTintColor", "trackTintColor", "rangedValue"]),
      AdoptingAll.Progress(), AdoptingInputs.Progress()),
    KindRow(
      "image", .image, (any ImageNode).self, parent: .view, uses: view.union(["image"]),
      AdoptingAll.Image(), AdoptingInputs.Image()),
    KindRow(
      "scroll", .scroll, (any ScrollNode).self, parent: .view, uses: view,
      AdoptingAll.Scroll(), AdoptingInputs.Scroll()),
    KindRow(
      "table", .table, (any TableNode).self, parent: .scroll,
      uses: view.union(["separatorColor", "separatorStyle", "rowHeight"]),
      AdoptingAll.Table(), AdoptingInputs.Table()),
    KindRow(
      "tableCell", .tableCell, (any TableCellNode).self, parent: .view,
      uses: view.union(text).union([
        "text", "image", "detailText", "detailTextColor", "accessoryType", "controlState",
      ]),
      AdoptingAll.TableCell(), AdoptingInputs.TableCell()),
    KindRow(
      "activityIndicator", .activityIndicator, (any ActivityIndicatorNode).self, parent: .view,
      uses: view.union(["isAnimating"]), AdoptingAll.ActivityIndicator(),
      AdoptingInputs.ActivityIndicator()),
    KindRow(
      "picker", .picker, (any PickerNode).self, parent: .view, uses: view.union(["items"]),
      AdoptingAll.Picker(), AdoptingInputs.Picker()),
  ]
}
