// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Sources/ProtocolStyle/Attributes and Kinds

import ProtocolStyle

extension KindRow {
  static let all: [KindRow] = [
    KindRow(
      "activityIndicator", .activityIndicator, (any ActivityIndicatorNode).self, parent: .view,
      uses: [
        "accessibilityLabel", "alpha", "backgroundColor", "backgroundGradient", "borderColor",
        "borderWidth", "contentMode", "cornerRadius", "height", "isAnimating", "isHidden",
        "isOpaque", "masksToBounds", "padding", "shadowColor", "shadowOffset", "shadowOpacity",
        "shadowRadius", "shouldRasterize", "spacing", "tintColor", "width",
      ],
      derives: [],
      AdoptingAll.ActivityIndicator(), AdoptingInputs.ActivityIndicator()),
    KindRow(
      "barButtonItem", .barButtonItem, (any BarButtonItemNode).self, parent: .barItem,
      uses: [
        "accessibilityLabel", "controlState", "font", "image", "isHidden", "text", "textAlignment",
        "textColor", "tintColor", "titleTextAttributesForState",
      ],
      derives: ["titleTextAttributesForState"],
      AdoptingAll.BarButtonItem(), AdoptingInputs.BarButtonItem()),
    KindRow(
      "barItem", .barItem, (any BarItemNode).self, parent: nil,
      uses: [
        "accessibilityLabel", "controlState", "font", "image", "isHidden", "text", "textAlignment",
        "textColor", "titleTextAttributesForState",
      ],
      derives: ["titleTextAttributesForState"],
      AdoptingAll.BarItem(), AdoptingInputs.BarItem()),
    KindRow(
      "button", .button, (any ButtonNode).self, parent: .control,
      uses: [
        "accessibilityLabel", "alpha", "backgroundColor", "backgroundGradient",
        "backgroundImageForState", "borderColor", "borderWidth", "contentEdgeInsets",
        "contentHorizontalAlignment", "contentMode", "contentVerticalAlignment", "controlState",
        "cornerRadius", "font", "height", "image", "imageForState", "isHidden", "isOpaque",
        "letterSpacing", "lineHeight", "masksToBounds", "maximumNumberOfLines", "padding",
        "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius", "shouldRasterize",
        "spacing", "text", "textAlignment", "textColor", "textShadowColor", "textShadowOffset",
        "textTransform", "tintColor", "titleColorForState", "titleEdgeInsets",
        "titleShadowColorForState", "width",
      ],
      derives: [
        "contentHorizontalAlignment", "titleColorForState",
      ],
      AdoptingAll.Button(), AdoptingInputs.Button()),
    KindRow(
      "control", .control, (any ControlNode).self, parent: .view,
      uses: [
        "accessibilityLabel", "alpha", "backgroundColor", "backgroundGradient", "borderColor",
        "borderWidth", "contentHorizontalAlignment", "contentMode", "contentVerticalAlignment",
        "controlState", "cornerRadius", "height", "isHidden", "isOpaque", "masksToBounds",
        "padding", "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius",
        "shouldRasterize", "spacing", "tintColor", "width",
      ],
      derives: [],
      AdoptingAll.Control(), AdoptingInputs.Control()),
    KindRow(
      "datePicker", .datePicker, (any DatePickerNode).self, parent: .control,
      uses: [
        "accessibilityLabel", "alpha", "backgroundColor", "backgroundGradient", "borderColor",
        "borderWidth", "contentHorizontalAlignment", "contentMode", "contentVerticalAlignment",
        "controlState", "cornerRadius", "height", "isHidden", "isOpaque", "masksToBounds",
        "padding", "rangedDate", "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius",
        "shouldRasterize", "spacing", "tintColor", "width",
      ],
      derives: [],
      AdoptingAll.DatePicker(), AdoptingInputs.DatePicker()),
    KindRow(
      "image", .image, (any ImageNode).self, parent: .view,
      uses: [
        "accessibilityLabel", "alpha", "backgroundColor", "backgroundGradient", "borderColor",
        "borderWidth", "contentMode", "cornerRadius", "height", "image", "isHidden", "isOpaque",
        "masksToBounds", "padding", "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius",
        "shouldRasterize", "spacing", "tintColor", "width",
      ],
      derives: [],
      AdoptingAll.Image(), AdoptingInputs.Image()),
    KindRow(
      "label", .label, (any LabelNode).self, parent: .view,
      uses: [
        "accessibilityLabel", "adjustsFontSizeToFitWidth", "alpha", "backgroundColor",
        "backgroundGradient", "borderColor", "borderWidth", "contentMode", "cornerRadius", "font",
        "height", "isHidden", "isOpaque", "letterSpacing", "lineBreakMode", "lineHeight",
        "masksToBounds", "maximumNumberOfLines", "padding", "shadowColor", "shadowOffset",
        "shadowOpacity", "shadowRadius", "shouldRasterize", "spacing", "text", "textAlignment",
        "textColor", "textShadowColor", "textShadowOffset", "textTransform", "tintColor", "width",
      ],
      derives: [],
      AdoptingAll.Label(), AdoptingInputs.Label()),
    KindRow(
      "navigationBar", .navigationBar, (any NavigationBarNode).self, parent: .view,
      uses: [
        "accessibilityLabel", "alpha", "backIndicatorImage", "backIndicatorTransitionMaskImage",
        "backgroundColor", "backgroundGradient", "backgroundImageForMetrics",
        "backgroundImageForPlacement", "barStyle", "barTintColor", "borderColor", "borderWidth",
        "contentMode", "cornerRadius", "font", "height", "isHidden", "isOpaque", "isTranslucent",
        "largeTitleTextAttributes", "masksToBounds", "padding", "prompt", "shadowColor",
        "shadowImage", "shadowOffset", "shadowOpacity", "shadowRadius", "shouldRasterize",
        "spacing", "statusBarStyle", "text", "textAlignment", "textColor", "tintColor",
        "titleTextAttributes", "titleVerticalPositionForMetrics", "width",
      ],
      derives: [
        "barTintColor", "titleTextAttributes",
      ],
      AdoptingAll.NavigationBar(), AdoptingInputs.NavigationBar()),
    KindRow(
      "pageControl", .pageControl, (any PageControlNode).self, parent: .control,
      uses: [
        "accessibilityLabel", "alpha", "backgroundColor", "backgroundGradient", "borderColor",
        "borderWidth", "contentHorizontalAlignment", "contentMode", "contentVerticalAlignment",
        "controlState", "cornerRadius", "currentPageIndicatorTintColor", "currentPageTintColor",
        "height", "isHidden", "isOpaque", "masksToBounds", "padding", "page",
        "pageIndicatorTintColor", "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius",
        "shouldRasterize", "spacing", "tintColor", "width",
      ],
      derives: [
        "currentPageIndicatorTintColor", "pageIndicatorTintColor",
      ],
      AdoptingAll.PageControl(), AdoptingInputs.PageControl()),
    KindRow(
      "picker", .picker, (any PickerNode).self, parent: .view,
      uses: [
        "accessibilityLabel", "alpha", "backgroundColor", "backgroundGradient", "borderColor",
        "borderWidth", "contentMode", "cornerRadius", "height", "isHidden", "isOpaque", "items",
        "masksToBounds", "padding", "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius",
        "shouldRasterize", "spacing", "tintColor", "width",
      ],
      derives: [],
      AdoptingAll.Picker(), AdoptingInputs.Picker()),
    KindRow(
      "progress", .progress, (any ProgressNode).self, parent: .view,
      uses: [
        "accessibilityLabel", "alpha", "backgroundColor", "backgroundGradient", "borderColor",
        "borderWidth", "contentMode", "cornerRadius", "height", "isHidden", "isOpaque",
        "masksToBounds", "padding", "progressTintColor", "rangedValue", "shadowColor",
        "shadowOffset", "shadowOpacity", "shadowRadius", "shouldRasterize", "spacing", "tintColor",
        "trackTintColor", "width",
      ],
      derives: [],
      AdoptingAll.Progress(), AdoptingInputs.Progress()),
    KindRow(
      "screen", .screen, (any ScreenNode).self, parent: nil,
      uses: [
        "isHidden", "spacing",
      ],
      derives: [],
      AdoptingAll.Screen(), AdoptingInputs.Screen()),
    KindRow(
      "scroll", .scroll, (any ScrollNode).self, parent: .view,
      uses: [
        "accessibilityLabel", "alpha", "backgroundColor", "backgroundGradient", "borderColor",
        "borderWidth", "contentMode", "cornerRadius", "height", "isHidden", "isOpaque",
        "masksToBounds", "padding", "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius",
        "shouldRasterize", "spacing", "tintColor", "width",
      ],
      derives: [],
      AdoptingAll.Scroll(), AdoptingInputs.Scroll()),
    KindRow(
      "searchBar", .searchBar, (any SearchBarNode).self, parent: .view,
      uses: [
        "accessibilityLabel", "alpha", "backgroundColor", "backgroundGradient", "borderColor",
        "borderWidth", "contentMode", "cornerRadius", "font", "height", "isHidden", "isOpaque",
        "masksToBounds", "padding", "placeholder", "placeholderColor", "shadowColor",
        "shadowOffset", "shadowOpacity", "shadowRadius", "shouldRasterize", "spacing", "text",
        "textAlignment", "textColor", "tintColor", "width",
      ],
      derives: [],
      AdoptingAll.SearchBar(), AdoptingInputs.SearchBar()),
    KindRow(
      "segmentedControl", .segmentedControl, (any SegmentedControlNode).self, parent: .control,
      uses: [
        "accessibilityLabel", "alpha", "backgroundColor", "backgroundGradient", "borderColor",
        "borderWidth", "contentHorizontalAlignment", "contentMode", "contentVerticalAlignment",
        "controlState", "cornerRadius", "dividerColor", "font", "height", "isHidden", "isOpaque",
        "items", "masksToBounds", "padding", "selectedSegmentTintColor", "shadowColor",
        "shadowOffset", "shadowOpacity", "shadowRadius", "shouldRasterize", "spacing",
        "textAlignment", "textColor", "tintColor", "titleTextAttributesForState", "width",
      ],
      derives: ["titleTextAttributesForState"],
      AdoptingAll.SegmentedControl(), AdoptingInputs.SegmentedControl()),
    KindRow(
      "slider", .slider, (any SliderNode).self, parent: .control,
      uses: [
        "accessibilityLabel", "alpha", "backgroundColor", "backgroundGradient", "borderColor",
        "borderWidth", "contentHorizontalAlignment", "contentMode", "contentVerticalAlignment",
        "controlState", "cornerRadius", "height", "isHidden", "isOpaque", "masksToBounds",
        "maximumTrackTintColor", "maximumValueImage", "minimumTrackTintColor", "minimumValueImage",
        "padding", "rangedValue", "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius",
        "shouldRasterize", "spacing", "thumbTintColor", "tintColor", "width",
      ],
      derives: [],
      AdoptingAll.Slider(), AdoptingInputs.Slider()),
    KindRow(
      "stepper", .stepper, (any StepperNode).self, parent: .control,
      uses: [
        "accessibilityLabel", "alpha", "backgroundColor", "backgroundGradient", "borderColor",
        "borderWidth", "contentHorizontalAlignment", "contentMode", "contentVerticalAlignment",
        "controlState", "cornerRadius", "height", "isHidden", "isOpaque", "masksToBounds",
        "padding", "rangedValue", "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius",
        "shouldRasterize", "spacing", "tintColor", "width",
      ],
      derives: [],
      AdoptingAll.Stepper(), AdoptingInputs.Stepper()),
    KindRow(
      "switch", .switch, (any SwitchNode).self, parent: .control,
      uses: [
        "accessibilityLabel", "alpha", "backgroundColor", "backgroundGradient", "borderColor",
        "borderWidth", "contentHorizontalAlignment", "contentMode", "contentVerticalAlignment",
        "controlState", "cornerRadius", "height", "isHidden", "isOn", "isOpaque", "masksToBounds",
        "onTintColor", "padding", "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius",
        "shouldRasterize", "spacing", "thumbTintColor", "tintColor", "width",
      ],
      derives: [],
      AdoptingAll.Switch(), AdoptingInputs.Switch()),
    KindRow(
      "tabBar", .tabBar, (any TabBarNode).self, parent: .view,
      uses: [
        "accessibilityLabel", "alpha", "backgroundColor", "backgroundGradient", "barStyle",
        "barTintColor", "borderColor", "borderWidth", "contentMode", "cornerRadius", "height",
        "isHidden", "isOpaque", "isTranslucent", "masksToBounds", "padding", "shadowColor",
        "shadowImage", "shadowOffset", "shadowOpacity", "shadowRadius", "shouldRasterize",
        "spacing", "tintColor", "width",
      ],
      derives: ["barTintColor"],
      AdoptingAll.TabBar(), AdoptingInputs.TabBar()),
    KindRow(
      "tabBarItem", .tabBarItem, (any TabBarItemNode).self, parent: .barItem,
      uses: [
        "accessibilityLabel", "badge", "badgeColor", "controlState", "font", "image", "isHidden",
        "text", "textAlignment", "textColor", "titleTextAttributesForState",
      ],
      derives: ["titleTextAttributesForState"],
      AdoptingAll.TabBarItem(), AdoptingInputs.TabBarItem()),
    KindRow(
      "table", .table, (any TableNode).self, parent: .scroll,
      uses: [
        "accessibilityLabel", "alpha", "backgroundColor", "backgroundGradient", "borderColor",
        "borderWidth", "contentMode", "cornerRadius", "height", "isHidden", "isOpaque",
        "masksToBounds", "padding", "rowHeight", "separatorColor", "separatorStyle", "shadowColor",
        "shadowOffset", "shadowOpacity", "shadowRadius", "shouldRasterize", "spacing", "tintColor",
        "width",
      ],
      derives: [],
      AdoptingAll.Table(), AdoptingInputs.Table()),
    KindRow(
      "tableCell", .tableCell, (any TableCellNode).self, parent: .view,
      uses: [
        "accessibilityLabel", "accessoryType", "alpha", "backgroundColor", "backgroundGradient",
        "borderColor", "borderWidth", "contentMode", "controlState", "cornerRadius", "detailText",
        "detailTextColor", "font", "height", "image", "isHidden", "isOpaque", "masksToBounds",
        "padding", "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius",
        "shouldRasterize", "spacing", "text", "textAlignment", "textColor", "tintColor", "width",
      ],
      derives: [],
      AdoptingAll.TableCell(), AdoptingInputs.TableCell()),
    KindRow(
      "tableSection", .tableSection, (any TableSectionNode).self, parent: nil,
      uses: ["isHidden"],
      derives: [],
      AdoptingAll.TableSection(), AdoptingInputs.TableSection()),
    KindRow(
      "tableSectionFooter", .tableSectionFooter, (any TableSectionFooterNode).self, parent: .view,
      uses: [
        "accessibilityLabel", "alpha", "backgroundColor", "backgroundGradient", "borderColor",
        "borderWidth", "contentMode", "cornerRadius", "detailText", "detailTextColor", "font",
        "height", "image", "isHidden", "isOpaque", "masksToBounds", "padding", "shadowColor",
        "shadowOffset", "shadowOpacity", "shadowRadius", "shouldRasterize", "spacing", "text",
        "textAlignment", "textColor", "textTransform", "tintColor", "width",
      ],
      derives: [],
      AdoptingAll.TableSectionFooter(), AdoptingInputs.TableSectionFooter()),
    KindRow(
      "tableSectionHeader", .tableSectionHeader, (any TableSectionHeaderNode).self, parent: .view,
      uses: [
        "accessibilityLabel", "alpha", "backgroundColor", "backgroundGradient", "borderColor",
        "borderWidth", "contentMode", "cornerRadius", "detailText", "detailTextColor", "font",
        "height", "image", "isHidden", "isOpaque", "masksToBounds", "padding", "shadowColor",
        "shadowOffset", "shadowOpacity", "shadowRadius", "shouldRasterize", "spacing", "text",
        "textAlignment", "textColor", "textTransform", "tintColor", "width",
      ],
      derives: [],
      AdoptingAll.TableSectionHeader(), AdoptingInputs.TableSectionHeader()),
    KindRow(
      "textField", .textField, (any TextFieldNode).self, parent: .control,
      uses: [
        "accessibilityLabel", "adjustsFontSizeToFitWidth", "alpha", "backgroundColor",
        "backgroundGradient", "borderColor", "borderStyle", "borderWidth",
        "contentHorizontalAlignment", "contentMode", "contentVerticalAlignment", "controlState",
        "cornerRadius", "font", "height", "isHidden", "isOpaque", "isSecureTextEntry",
        "letterSpacing", "masksToBounds", "padding", "placeholder", "placeholderColor",
        "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius", "shouldRasterize",
        "spacing", "text", "textAlignment", "textColor", "textTransform", "tintColor", "width",
      ],
      derives: [],
      AdoptingAll.TextField(), AdoptingInputs.TextField()),
    KindRow(
      "textView", .textView, (any TextViewNode).self, parent: .view,
      uses: [
        "accessibilityLabel", "alpha", "backgroundColor", "backgroundGradient", "borderColor",
        "borderWidth", "contentMode", "cornerRadius", "font", "height", "isHidden", "isOpaque",
        "letterSpacing", "lineHeight", "masksToBounds", "maximumNumberOfLines", "padding",
        "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius", "shouldRasterize",
        "spacing", "text", "textAlignment", "textColor", "textShadowColor", "textShadowOffset",
        "textTransform", "tintColor", "width",
      ],
      derives: [],
      AdoptingAll.TextView(), AdoptingInputs.TextView()),
    KindRow(
      "toolbar", .toolbar, (any ToolbarNode).self, parent: .view,
      uses: [
        "accessibilityLabel", "alpha", "backgroundColor", "backgroundGradient",
        "backgroundImageForPlacement", "barStyle", "barTintColor", "borderColor", "borderWidth",
        "contentMode", "cornerRadius", "height", "isHidden", "isOpaque", "isTranslucent",
        "masksToBounds", "padding", "shadowColor", "shadowImage", "shadowOffset", "shadowOpacity",
        "shadowRadius", "shouldRasterize", "spacing", "tintColor", "width",
      ],
      derives: ["barTintColor"],
      AdoptingAll.Toolbar(), AdoptingInputs.Toolbar()),
    KindRow(
      "view", .view, (any ViewNode).self, parent: nil,
      uses: [
        "accessibilityLabel", "alpha", "backgroundColor", "backgroundGradient", "borderColor",
        "borderWidth", "contentMode", "cornerRadius", "height", "isHidden", "isOpaque",
        "masksToBounds", "padding", "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius",
        "shouldRasterize", "spacing", "tintColor", "width",
      ],
      derives: [],
      AdoptingAll.View(), AdoptingInputs.View()),
  ]
}

/// A node for each kind that adopts every style and content protocol.
enum AdoptingAll {
  struct ActivityIndicator: ActivityIndicatorNode, EveryProtocol {}
  struct BarButtonItem: BarButtonItemNode, EveryProtocol {}
  struct BarItem: BarItemNode, EveryProtocol {}
  struct Button: ButtonNode, EveryProtocol {}
  struct Control: ControlNode, EveryProtocol {}
  struct DatePicker: DatePickerNode, EveryProtocol {}
  struct Image: ImageNode, EveryProtocol {}
  struct Label: LabelNode, EveryProtocol {}
  struct NavigationBar: NavigationBarNode, EveryProtocol {}
  struct PageControl: PageControlNode, EveryProtocol {}
  struct Picker: PickerNode, EveryProtocol {}
  struct Progress: ProgressNode, EveryProtocol {}
  struct Screen: ScreenNode, EveryProtocol {}
  struct Scroll: ScrollNode, EveryProtocol {}
  struct SearchBar: SearchBarNode, EveryProtocol {}
  struct SegmentedControl: SegmentedControlNode, EveryProtocol {}
  struct Slider: SliderNode, EveryProtocol {}
  struct Stepper: StepperNode, EveryProtocol {}
  struct Switch: SwitchNode, EveryProtocol {}
  struct TabBar: TabBarNode, EveryProtocol {}
  struct TabBarItem: TabBarItemNode, EveryProtocol {}
  struct Table: TableNode, EveryProtocol {}
  struct TableCell: TableCellNode, EveryProtocol {}
  struct TableSection: TableSectionNode, EveryProtocol {}
  struct TableSectionFooter: TableSectionFooterNode, EveryProtocol {}
  struct TableSectionHeader: TableSectionHeaderNode, EveryProtocol {}
  struct TextField: TextFieldNode, EveryProtocol {}
  struct TextView: TextViewNode, EveryProtocol {}
  struct Toolbar: ToolbarNode, EveryProtocol {}
  struct View: ViewNode, EveryProtocol {}
}

/// A node for each kind that adopts every input of a derivation and no output.
enum AdoptingInputs {
  struct ActivityIndicator: ActivityIndicatorNode, EveryDerivationInput {}
  struct BarButtonItem: BarButtonItemNode, EveryDerivationInput {}
  struct BarItem: BarItemNode, EveryDerivationInput {}
  struct Button: ButtonNode, EveryDerivationInput {}
  struct Control: ControlNode, EveryDerivationInput {}
  struct DatePicker: DatePickerNode, EveryDerivationInput {}
  struct Image: ImageNode, EveryDerivationInput {}
  struct Label: LabelNode, EveryDerivationInput {}
  struct NavigationBar: NavigationBarNode, EveryDerivationInput {}
  struct PageControl: PageControlNode, EveryDerivationInput {}
  struct Picker: PickerNode, EveryDerivationInput {}
  struct Progress: ProgressNode, EveryDerivationInput {}
  struct Screen: ScreenNode, EveryDerivationInput {}
  struct Scroll: ScrollNode, EveryDerivationInput {}
  struct SearchBar: SearchBarNode, EveryDerivationInput {}
  struct SegmentedControl: SegmentedControlNode, EveryDerivationInput {}
  struct Slider: SliderNode, EveryDerivationInput {}
  struct Stepper: StepperNode, EveryDerivationInput {}
  struct Switch: SwitchNode, EveryDerivationInput {}
  struct TabBar: TabBarNode, EveryDerivationInput {}
  struct TabBarItem: TabBarItemNode, EveryDerivationInput {}
  struct Table: TableNode, EveryDerivationInput {}
  struct TableCell: TableCellNode, EveryDerivationInput {}
  struct TableSection: TableSectionNode, EveryDerivationInput {}
  struct TableSectionFooter: TableSectionFooterNode, EveryDerivationInput {}
  struct TableSectionHeader: TableSectionHeaderNode, EveryDerivationInput {}
  struct TextField: TextFieldNode, EveryDerivationInput {}
  struct TextView: TextViewNode, EveryDerivationInput {}
  struct Toolbar: ToolbarNode, EveryDerivationInput {}
  struct View: ViewNode, EveryDerivationInput {}
}

protocol EveryDerivationInput:
  BackgroundColor,
  TintColor,
  Font,
  TextAlignment,
  TextColor,
  CurrentPageTintColor
{}

extension EveryContentProtocol {
  var accessibilityLabel: String { .contentSample }
  var badge: String { .contentSample }
  var controlState: ControlState { .contentSample }
  var detailText: String { .contentSample }
  var image: ImageReference { .contentSample }
  var isOn: Bool { .contentSample }
  var items: [String] { .contentSample }
  var numberOfPages: Int { .contentSample }
  var placeholder: String { .contentSample }
  var prompt: String { .contentSample }
  var date: CalendarDate { .contentSample }
  var value: Double { .contentSample }
  var text: String { .contentSample }
}
