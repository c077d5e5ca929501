// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Sources/ProtocolStyle/Kinds

import ProtocolStyle

/// A plain node of each kind.
enum KindNodes {
  struct ActivityIndicator: ActivityIndicatorNode {}
  struct BarButtonItem: BarButtonItemNode {}
  struct BarItem: BarItemNode {}
  struct Button: ButtonNode {}
  struct Control: ControlNode {}
  struct DatePicker: DatePickerNode {}
  struct Image: ImageNode {}
  struct Label: LabelNode {}
  struct Link: LinkNode {}
  struct NavigationBar: NavigationBarNode {}
  struct PageControl: PageControlNode {}
  struct Picker: PickerNode {}
  struct Progress: ProgressNode {}
  struct Screen: ScreenNode {}
  struct Scroll: ScrollNode {}
  struct SearchBar: SearchBarNode {}
  struct SegmentedControl: SegmentedControlNode {}
  struct Slider: SliderNode {}
  struct Stepper: StepperNode {}
  struct Switch: SwitchNode {}
  struct TabBar: TabBarNode {}
  struct TabBarItem: TabBarItemNode {}
  struct Table: TableNode {}
  struct TableCell: TableCellNode {}
  struct TableSection: TableSectionNode {}
  struct TableSectionFooter: TableSectionFooterNode {}
  struct TableSectionHeader: TableSectionHeaderNode {}
  struct TextField: TextFieldNode {}
  struct TextView: TextViewNode {}
  struct Toolbar: ToolbarNode {}
  struct View: ViewNode {}

  static let all: [any StyleNode & Sendable] = [
    ActivityIndicator(),
    BarButtonItem(),
    BarItem(),
    Button(),
    Control(),
    DatePicker(),
    Image(),
    Label(),
    Link(),
    NavigationBar(),
    PageControl(),
    Picker(),
    Progress(),
    Screen(),
    Scroll(),
    SearchBar(),
    SegmentedControl(),
    Slider(),
    Stepper(),
    Switch(),
    TabBar(),
    TabBarItem(),
    Table(),
    TableCell(),
    TableSection(),
    TableSectionFooter(),
    TableSectionHeader(),
    TextField(),
    TextView(),
    Toolbar(),
    View(),
  ]
}
