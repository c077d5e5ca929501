import ProtocolStyle

/// A node of each kind, for test arguments.
enum KindNodes {
  struct Screen: ScreenNode {}
  struct View: ViewNode {}
  struct Control: ControlNode {}
  struct Button: ButtonNode {}
  struct Label: LabelNode {}
  struct TextField: TextFieldNode {}
  struct TextView: TextViewNode {}
  struct SearchBar: SearchBarNode {}
  struct NavigationBar: NavigationBarNode {}
  struct Toolbar: ToolbarNode {}
  struct TabBar: TabBarNode {}
  struct BarItem: BarItemNode {}
  struct BarButtonItem: BarButtonItemNode {}
  struct TabBarItem: TabBarItemNode {}
  struct SegmentedControl: SegmentedControlNode {}
  struct Slider: SliderNode {}
  struct Switch: SwitchNode {}
  struct Stepper: StepperNode {}
  struct Progress: ProgressNode {}
  struct PageControl: PageControlNode {}
  struct DatePicker: DatePickerNode {}
  struct Image: ImageNode {}
  struct Scroll: ScrollNode {}
  struct Table: TableNode {}
  struct TableCell: TableCellNode {}
  struct ActivityIndicator: ActivityIndicatorNode {}
  struct Picker: PickerNode {}

  static let all: [any StyleNode & Sendable] = [
    Screen(), View(), Control(), Button(), Label(), TextField(), TextView(), SearchBar(),
    NavigationBar(), Toolbar(), TabBar(), BarItem(), BarButtonItem(), TabBarItem(),
    SegmentedControl(), Slider(), Switch(), Stepper(), Progress(), PageControl(), DatePicker(),
    Image(), Scroll(), Table(), TableCell(), ActivityIndicator(), Picker(),
  ]
}
