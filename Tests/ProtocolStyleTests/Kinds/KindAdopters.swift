import ProtocolStyle

/// Every base protocol of systems.md §1 at once, with its default.
protocol EveryBaseProtocol:
  BorderWidth, BorderColor, CornerRadius, ShadowColor, ShadowOpacity, ShadowOffset, ShadowRadius,
  MasksToBounds, ShouldRasterize, BackgroundColor, TintColor, Alpha, ContentMode, Opaque,
  TextColor, Font, TextAlignment, LineBreakMode, AdjustsFontSizeToFitWidth, BorderStyle,
  ContentVerticalAlignment, ContentHorizontalAlignment, ContentEdgeInsets, TitleEdgeInsets,
  TitleColorForState, TitleShadowColorForState, ImageForState, BackgroundImageForState,
  TitleTextAttributesForState, MinimumTrackTintColor, ProgressTintColor, MaximumTrackTintColor,
  TrackTintColor, ThumbTintColor, OnTintColor, BarTintColor, Translucent, CurrentPageTintColor
{}

/// A node for each kind that adopts every base protocol.
enum AdoptingAll {
  struct Screen: ScreenNode, EveryBaseProtocol {}
  struct View: ViewNode, EveryBaseProtocol {}
  struct Control: ControlNode, EveryBaseProtocol {}
  struct Button: ButtonNode, EveryBaseProtocol {}
  struct Label: LabelNode, EveryBaseProtocol {}
  struct TextField: TextFieldNode, EveryBaseProtocol {}
  struct TextView: TextViewNode, EveryBaseProtocol {}
  struct SearchBar: SearchBarNode, EveryBaseProtocol {}
  struct NavigationBar: NavigationBarNode, EveryBaseProtocol {}
  struct Toolbar: ToolbarNode, EveryBaseProtocol {}
  struct TabBar: TabBarNode, EveryBaseProtocol {}
  struct BarItem: BarItemNode, EveryBaseProtocol {}
  struct BarButtonItem: BarButtonItemNode, EveryBaseProtocol {}
  struct TabBarItem: TabBarItemNode, EveryBaseProtocol {}
  struct SegmentedControl: SegmentedControlNode, EveryBaseProtocol {}
  struct Slider: SliderNode, EveryBaseProtocol {}
  struct Switch: SwitchNode, EveryBaseProtocol {}
  struct Stepper: StepperNode, EveryBaseProtocol {}
  struct Progress: ProgressNode, EveryBaseProtocol {}
  struct PageControl: PageControlNode, EveryBaseProtocol {}
  struct DatePicker: DatePickerNode, EveryBaseProtocol {}
  struct Image: ImageNode, EveryBaseProtocol {}
  struct Scroll: ScrollNode, EveryBaseProtocol {}
  struct Table: TableNode, EveryBaseProtocol {}
  struct TableCell: TableCellNode, EveryBaseProtocol {}
  struct ActivityIndicator: ActivityIndicatorNode, EveryBaseProtocol {}
  struct Picker: PickerNode, EveryBaseProtocol {}
}

/// Every base protocol that some kind derives from.
protocol EveryDerivationInput:
  BackgroundColor, TintColor, TextColor, Font, TextAlignment, CurrentPageTintColor
{}

extension EveryDerivationInput {
  var textAlignment: TextAlignmentValue { .right }
}

/// A node for each kind that adopts what some kind derives from, and nothing that is derived.
enum AdoptingInputs {
  struct Screen: ScreenNode, EveryDerivationInput {}
  struct View: ViewNode, EveryDerivationInput {}
  struct Control: ControlNode, EveryDerivationInput {}
  struct Button: ButtonNode, EveryDerivationInput {}
  struct Label: LabelNode, EveryDerivationInput {}
  struct TextField: TextFieldNode, EveryDerivationInput {}
  struct TextView: TextViewNode, EveryDerivationInput {}
  struct SearchBar: SearchBarNode, EveryDerivationInput {}
  struct NavigationBar: NavigationBarNode, EveryDerivationInput {}
  struct Toolbar: ToolbarNode, EveryDerivationInput {}
  struct TabBar: TabBarNode, EveryDerivationInput {}
  struct BarItem: BarItemNode, EveryDerivationInput {}
  struct BarButtonItem: BarButtonItemNode, EveryDerivationInput {}
  struct TabBarItem: TabBarItemNode, EveryDerivationInput {}
  struct SegmentedControl: SegmentedControlNode, EveryDerivationInput {}
  struct Slider: SliderNode, EveryDerivationInput {}
  struct Switch: SwitchNode, EveryDerivationInput {}
  struct Stepper: StepperNode, EveryDerivationInput {}
  struct Progress: ProgressNode, EveryDerivationInput {}
  struct PageControl: PageControlNode, EveryDerivationInput {}
  struct DatePicker: DatePickerNode, EveryDerivationInput {}
  struct Image: ImageNode, EveryDerivationInput {}
  struct Scroll: ScrollNode, EveryDerivationInput {}
  struct Table: TableNode, EveryDerivationInput {}
  struct TableCell: TableCellNode, EveryDerivationInput {}
  struct ActivityIndicator: ActivityIndicatorNode, EveryDerivationInput {}
  struct Picker: PickerNode, EveryDerivationInput {}
}
