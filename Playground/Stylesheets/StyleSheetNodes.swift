import ProtocolStyle

// A node for each sort of widget that NUI styles, without any trait: all looks come from
// stylesheets.

struct SheetGallery: ViewNode, Padding {
  var padding: EdgeInsets { EdgeInsets(16) }
}

struct SheetPhone: ScreenNode {}

/// The name of a file, above its screen; no stylesheet applies to it.
struct SheetName: HeadingNode, TextContent {
  var text: String
}

struct SheetBar: NavigationBarNode, TextContent {
  var text: String
}

struct SheetBarItem: BarButtonItemNode, TextContent {
  var text: String
}

struct SheetLabel: LabelNode, TextContent, StyleClassed {
  var text: String
  var styleClasses: [String] = []
}

struct SheetButton: ButtonNode, TextContent, StyleClassed {
  var text: String
  var styleClasses: [String] = []
}

struct SheetField: TextFieldNode, TextContent, PlaceholderContent, AccessibilityLabelContent,
  StyleClassed
{
  var text = ""
  var placeholder: String
  var styleClasses: [String] = []
  var accessibilityLabel: String { placeholder }
}

struct SheetText: TextViewNode, TextContent, AccessibilityLabelContent {
  var text: String
  var accessibilityLabel: String { "Note" }
}

struct SheetSearch: SearchBarNode, PlaceholderContent, AccessibilityLabelContent {
  var placeholder: String
  var accessibilityLabel: String { placeholder }
}

struct SheetSegments: SegmentedControlNode, ItemsContent, AccessibilityLabelContent {
  var items: [String]
  var selectedIndex: Int? { 0 }
  var accessibilityLabel: String
}

struct SheetSwitch: SwitchNode, OnContent, AccessibilityLabelContent {
  var isOn: Bool
  var accessibilityLabel: String
}

struct SheetSlider: SliderNode, ValueContent, AccessibilityLabelContent {
  var value: Double
  var accessibilityLabel: String
}

struct SheetProgress: ProgressNode, ValueContent, AccessibilityLabelContent {
  var value: Double
  var accessibilityLabel: String
}

struct SheetTable: TableNode {}

struct SheetRow: TableCellNode, TextContent, StyleClassed {
  var text: String
  var styleClasses: [String] = []
}

struct SheetTabs: TabBarNode {}

struct SheetTab: TabBarItemNode, TextContent, ImageContent, ControlStateContent {
  var text: String
  var image: ImageReference
  var controlState = ControlState.normal
}
