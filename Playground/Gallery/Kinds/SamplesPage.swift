import Foundation
import ProtocolStyle
import StyleHTML

/// A page with a row of nodes for each picture in the documentation of a declaration, and for that of
/// the README's first sample.
///
/// The nodes are those of the declaration's sample, each above its name or value. `.ci/pictures
/// --documentation` and `--readme` take the pictures: the style class of a row is its name.
struct SamplesPage {
  private let tree = StyleTree()

  /// Builds the rows.
  init() {
    row("readme", [BuyButton()])
    row("background", [("ButtonNode", PlainButton()), ("BrandButton", BrandButton())])
    row("border", [("ButtonNode", PlainButton()), ("OutlinedButton", OutlinedButton())])
    row("corner", [("ImageNode", PlainPhoto()), ("Photo", Photo())])
    row("gradient", [0, 45, 90].map { ("angle: \($0)", Banner(angle: Double($0))) })
    row(
      "shadow", [2, 6, 16].map { ("shadowRadius: \($0)", RaisedCard(shadowRadius: Double($0))) })
    row(
      "alpha",
      [false, true].map { ("isSoldOut: \($0)", OfferButton(isSoldOut: $0)) })
    row(
      "fonts",
      FontDescriptor.TextStyle.allCases.map { style in
        Line(text: "\(style)") { $0.font = FontDescriptor(textStyle: style) }
      })
    attachLayouts()
  }

  /// The layouts of the article "Lay out a screen".
  private func attachLayouts() {
    let search = tree.attach(Layout(styleClasses: ["layout-row"], stackAxis: .horizontal))
    tree.attach(SearchField(), to: search)
    tree.attach(FilterButton(), to: search)
    let list = tree.attach(
      Layout(styleClasses: ["layout-columns"], spacing: 6, gridColumns: .count(3)))
    for (name, size, price) in [
      ("Espresso", "30 ml", "2.40 €"), ("Cappuccino", "180 ml", "3.60 €"),
      ("Cold brew, bottled", "250 ml", "4.90 €"),
    ] {
      let row = tree.attach(PriceRow(), to: list)
      tree.attach(Price(text: name), to: row)
      tree.attach(Price(text: size), to: row)
      tree.attach(Price(textAlignment: .right, text: price), to: row)
    }
  }

  /// The page, in the browser's color scheme.
  func bytes() -> [UInt8] {
    let page = HTMLPage(of: tree, title: "Samples", looks: [HTMLLook("samples")])
    page.authorStyleSheet = GalleryAssets.kindsCSS
    return page.bytes()
  }

  private func row(_ name: String, _ nodes: [any StyleNode]) {
    let row = tree.attach(Row(styleClasses: ["row", name]))
    for node in nodes { tree.attach(erased: node, to: row.erased) }
  }

  private func row(_ name: String, _ samples: [(caption: String, node: any StyleNode)]) {
    let row = tree.attach(Row(styleClasses: ["row", name]))
    for sample in samples {
      let column = tree.attach(Captioned(), to: row)
      tree.attach(erased: sample.node, to: column.erased)
      tree.attach(Caption(text: sample.caption), to: column)
    }
  }

  /// A sample above its caption.
  private struct Captioned: ViewNode, Spacing, StackAlignment {
    var spacing: Double { 12 }
    var stackAlignment: StackAlignmentValue { .center }
  }

  private struct Caption: LabelNode, TextContent, TextColor, Font {
    let text: String
    var textColor: Color { .secondaryLabel }
    var font: FontDescriptor { .system(size: 12, design: .monospaced) }
  }

  private struct Row: ViewNode, StyleClassed {
    let styleClasses: [String]
  }

  private struct Layout: ViewNode, StyleClassed, StackAxis, StackAlignment, GridColumns, Spacing,
    Padding, Width
  {
    let styleClasses: [String]
    var stackAxis = StackAxisValue.vertical
    var spacing = 12.0
    var gridColumns = GridColumnsValue.count(1)
    var stackAlignment: StackAlignmentValue { stackAxis == .horizontal ? .center : .fill }
    var padding: EdgeInsets { EdgeInsets(24) }
    var width: Double { 480 }
  }

  private struct SearchField: TextFieldNode, Growth, PlaceholderContent, AccessibilityLabelContent {
    var growth: Double { 1 }
    let placeholder = "Accounts and payments"
    let accessibilityLabel = "Search"
  }

  private struct FilterButton: ButtonNode, TextContent, ButtonVariant {
    let text = "Filter"
    var buttonVariant: ButtonVariantValue { .tinted }
  }

  private struct PriceRow: ViewNode, StackAxis {
    var stackAxis: StackAxisValue { .horizontal }
  }

  private struct Price: LabelNode, TextContent, TextColor, Font, TextAlignment {
    var textAlignment = TextAlignmentValue.natural
    let text: String
    var textColor: Color { .label }
    var font: FontDescriptor { FontDescriptor(textStyle: .body).monospacedDigits() }
  }

  fileprivate protocol BrandFill: BackgroundColor, TextColor {}

  fileprivate protocol CallToAction: BrandFill, CornerRadius, Width, Height {}

  /// The button of the README's first sample.
  private struct BuyButton: ButtonNode, CallToAction, TextContent {
    let text = "Buy now"
  }

  // MARK: The samples of declarations

  fileprivate protocol SampleButton: ButtonNode, TextContent, Width {}

  private struct PlainButton: SampleButton {}

  fileprivate protocol BrandBackground: BackgroundColor {}

  private struct BrandButton: SampleButton, BrandBackground, TextColor {
    var textColor: Color { .white }
  }

  fileprivate protocol Outlined: BorderWidth, BorderColor {}

  private struct OutlinedButton: SampleButton, Outlined {}

  private struct OfferButton: SampleButton, Alpha, BrandBackground, TextColor {
    var isSoldOut = false
    var alpha: Double { isSoldOut ? 0.5 : 1 }
    var textColor: Color { .white }
  }

  fileprivate protocol SamplePhoto: ImageNode, ImageContent, AccessibilityLabelContent, Width,
    Height
  {}

  private struct PlainPhoto: SamplePhoto {}

  fileprivate protocol Rounded: CornerRadius, MasksToBounds {}

  private struct Photo: SamplePhoto, Rounded {}

  fileprivate protocol SampleBox: ViewNode, Width, Height {}

  private struct Banner: SampleBox, BackgroundGradient {
    let angle: Double
    var backgroundGradient: Gradient {
      Gradient([.systemOrange, .systemPink, .systemPurple], angle: angle)
    }
  }

  private struct RaisedCard: SampleBox, BackgroundColor, ShadowRadius, ShadowOpacity {
    let shadowRadius: Double
    var backgroundColor: Color { .secondarySystemBackground }
    var shadowOpacity: Double { 0.5 }
  }

  private struct Line: LabelNode, TextContent, TextColor, CustomClosure {
    let text: String
    let customClosure: StyleClosure
    var textColor: Color { .label }
  }
}

extension SamplesPage.BrandFill {
  fileprivate var backgroundColor: Color { Color(hex: 0x0B6A72) }
  fileprivate var textColor: Color { .white }
}

extension SamplesPage.CallToAction {
  fileprivate var cornerRadius: Double { 22 }
  fileprivate var width: Double { 112 }
  fileprivate var height: Double { 44 }
}

extension SamplesPage.SampleButton {
  fileprivate var text: String { "Order" }
  fileprivate var width: Double { 96 }
}

extension SamplesPage.BrandBackground {
  fileprivate var backgroundColor: Color { .systemIndigo }
}

extension SamplesPage.Outlined {
  fileprivate var borderWidth: Double { 2 }
  fileprivate var borderColor: Color { .separator }
}

extension SamplesPage.SamplePhoto {
  fileprivate var image: ImageReference { .bookCover }
  fileprivate var accessibilityLabel: String { "A book" }
  fileprivate var width: Double { 72 }
  fileprivate var height: Double { 96 }
}

extension SamplesPage.Rounded {
  fileprivate var cornerRadius: Double { 12 }
  fileprivate var masksToBounds: Bool { true }
}

extension SamplesPage.SampleBox {
  fileprivate var width: Double { 96 }
  fileprivate var height: Double { 64 }
}
