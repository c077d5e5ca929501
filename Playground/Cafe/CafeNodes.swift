import ProtocolStyle

// The café's models: their content and their traits.

/// A phone's display, in which one of the screens is.
struct CafePhone: CafePhoneNode, BackgroundColor, CustomClosure {
  var backgroundColor: Color { Token.cafeGround.value }
  var customClosure: StyleClosure { { $0[.phoneScheme] = StyleEnvironment.current.colorScheme } }
}

protocol CafePhoneNode: ViewNode {}
extension CafePhoneNode { static var nodeKind: NodeKind { .cafePhone } }

extension NodeKind {
  static let cafePhone = NodeKind("cafePhone", of: (any CafePhoneNode).self, parent: .view)
}

extension AnyAttribute where Self == Attribute<StyleEnvironment.ColorScheme> {
  /// The color scheme in which a browser draws its default styles inside a phone.
  static var phoneScheme: Self { Attribute("phoneScheme") }
}

struct CafeScreen: ScreenNode {}

struct CafeBar: NavigationBarNode, CafeBarAppearance, TextContent {
  var text: String
}

struct CafeBackBar: NavigationBarNode, CafeBarAppearance, BackIndicatorImage, TextContent {
  var text: String
}

struct CafeItem: BarButtonItemNode, CafeItemAppearance, TextContent {
  var text: String
}

struct CafeTabs: TabBarNode, CafeSurface, CafeTint {}

struct CafeTab: TabBarItemNode, CafeTabAppearance, TextContent, ImageContent, ControlStateContent {
  var text: String
  var image: ImageReference
  var controlState = ControlState.normal
}

struct CafeSearch: SearchBarNode, CafeFieldAppearance, PlaceholderContent, AccessibilityLabelContent
{
  var placeholder: String
  var accessibilityLabel: String { placeholder }
}

struct CafeSegments: SegmentedControlNode, CafeText, CafeTint, ItemsContent,
  AccessibilityLabelContent
{
  var items: [String]
  var selectedIndex: Int?
  var accessibilityLabel: String
}

struct CafeCard: ViewNode, CafeCardAppearance {}

struct CafePicture: ImageNode, CafePictureAppearance, ImageContent, AccessibilityLabelContent {
  var image: ImageReference
  var accessibilityLabel: String
}

struct CafeTitle: LabelNode, CafeTitleText, TextContent {
  var text: String
}

struct CafeNote: LabelNode, CafeQuietText, TextContent {
  var text: String
}

struct CafePrice: LabelNode, CafeHeadlineText, TextContent {
  var text: String
}

struct CafeButton: ButtonNode, CafeButtonAppearance, TextContent {
  var text: String
}

struct CafeTable: TableNode, CafeTableAppearance {}

struct CafeRow: TableCellNode, CafeText, TextContent {
  var text: String
}

struct CafeSwitch: SwitchNode, CafeSwitchAppearance, OnContent, AccessibilityLabelContent {
  var isOn: Bool
  var accessibilityLabel: String
}

struct CafeSlider: SliderNode, CafeTrackAppearance, ValueContent, AccessibilityLabelContent {
  var value: Double
  var accessibilityLabel: String
}

struct CafeStepper: StepperNode, ValueContent, AccessibilityLabelContent {
  var value: Double
  var range: ClosedRange<Double> { 1...9 }
  var accessibilityLabel: String
}

struct CafeProgress: ProgressNode, CafeProgressAppearance, ValueContent, AccessibilityLabelContent {
  var value: Double
  var accessibilityLabel: String
}

struct CafePages: PageControlNode, CafePagesAppearance, PageContent, AccessibilityLabelContent {
  var numberOfPages: Int
  var currentPage: Int
  var accessibilityLabel: String
}

struct CafeField: TextFieldNode, CafeFieldAppearance, PlaceholderContent, AccessibilityLabelContent
{
  var placeholder: String
  var accessibilityLabel: String { placeholder }
}
