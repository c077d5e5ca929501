import Foundation
import ProtocolStyle

// The café's models: their content and their traits.

/// A phone's display, in which one of the screens is.
struct CafePhone: CafePhoneNode, CafePhoneAppearance {}

protocol CafePhoneNode: ViewNode {}
extension CafePhoneNode { static var nodeKind: NodeKind { .cafePhone } }

extension NodeKind {
  static let cafePhone = NodeKind("cafePhone", of: (any CafePhoneNode).self, parent: .view)
}

struct CafeScreen: ScreenNode, CafeScreenAppearance {}

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

/// A card with a picture, and the texts about it.
struct CafeFeature: ViewNode, CafeFeatureAppearance {}

struct CafeFeaturePictures: ViewNode {}

struct CafeFeatureTexts: ViewNode, CafeFeatureTextsAppearance {}

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

struct CafeAmount: LabelNode, CafeHeadlineText, TextContent {
  var text: String
}

/// The price of a product, which follows its row.
struct CafePrice: LabelNode, CafePriceAppearance, TextContent {
  var text: String
}

/// The button that adds the product of its row.
struct CafePlus: ButtonNode, CafePlusAppearance, ImageContent, AccessibilityLabelContent {
  var image: ImageReference { .symbol("plus") }
  var accessibilityLabel: String
}

struct CafeButton: ButtonNode, CafeButtonAppearance, TextContent {
  var text: String
}

/// Buttons as wide as the screen.
struct CafeActions: ViewNode, CafeActionsAppearance {}

struct CafeTable: TableNode, CafeTableAppearance {}

struct CafeRow: TableCellNode, CafeText, TextContent {
  var text: String
}

/// The last row of an order.
struct CafeTotal: TableCellNode, CafeTotalText, TextContent {
  var text: String
}

struct CafeTotalAmount: LabelNode, CafeTotalText, TextContent {
  var text: String
}

/// A row with a product, which can be pressed.
struct CafeProduct: TableCellNode, CafeProductAppearance, TextContent {
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

// MARK: - Images

extension ImageReference {
  /// A bun from above.
  static let bun = drawing(
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 140" preserveAspectRatio="xMidYMid \
    slice"><rect width="320" height="140" fill="#f4d9b3"/><ellipse cx="160" cy="82" rx="98" ry="50" \
    fill="#e9c08c"/><path d="M84 70a76 52 0 0 1 152 0c8 44-160 44-152 0z" fill="#b9702f"/>\
    <path d="M104 70c0-34 112-34 112 0s-86 32-86 4 62-22 62 0-38 16-38 2" fill="none" \
    stroke="#7c4218" stroke-width="8" stroke-linecap="round"/><g fill="#fff6e6"><circle cx="124" \
    cy="48" r="3"/><circle cx="170" cy="40" r="3"/><circle cx="204" cy="56" r="3"/><circle cx="150" \
    cy="92" r="3"/><circle cx="190" cy="90" r="3"/></g></svg>
    """)

  /// A cup from above.
  static let cup = drawing(
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 140" preserveAspectRatio="xMidYMid \
    slice"><rect width="320" height="140" fill="#bfd6d2"/><ellipse cx="160" cy="78" rx="92" ry="52" \
    fill="#eef4f2"/><rect x="222" y="66" width="52" height="20" rx="10" fill="#fdfefe"/><ellipse \
    cx="160" cy="72" rx="70" ry="46" fill="#fdfefe"/><ellipse cx="160" cy="72" rx="58" ry="37" \
    fill="#8a552f"/><path d="M160 98c-30-18-34-32-26-42 8-8 20-6 26 4 6-10 18-12 26-4 8 10 4 24-26 \
    42z" fill="#f3dfc4"/></svg>
    """)
}

extension ImageReference {
  /// An image of SVG, which a page carries in itself; a file without a name if it isn't an image.
  static func drawing(_ svg: String) -> ImageReference {
    (try? ImageReference(dataURL: address(of: svg))) ?? .named("")
  }

  /// The URL of SVG.
  ///
  /// Its letters stay letters, unlike those of base64, so the page compresses better.
  static func address(of svg: String) -> String {
    svg.utf8.reduce(into: "data:image/svg+xml,") { address, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "-")...UInt8(ascii: ";"), UInt8(ascii: "="):
        address.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        address += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
  }
}
