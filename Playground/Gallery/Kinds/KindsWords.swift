import ModernPack
import ProtocolStyle

/// Cards that show the attributes of layout, text, buttons, fields, surfaces and symbols.
///
/// Every value is that of a node, so a card is written as a screen of an app: without custom
/// attributes, and without a style sheet.
struct KindsWords {
  let tree: StyleTree

  /// Attaches the cards of a column.
  func attach(to column: AnyNodeHandle) {
    attachLayout(to: card("Prices", in: column))
    attachTexts(to: card("Texts", in: column))
    attachButtons(to: card("Buttons", in: column))
  }

  /// Attaches the card of fields.
  func attachFields(in column: AnyNodeHandle) { attachFields(to: card("Fields", in: column)) }

  /// Attaches the cards of surfaces and symbols.
  func attachSurfaces(in column: AnyNodeHandle) {
    attachSurfaces(to: card("Surfaces", in: column))
    attachSymbols(to: card("Symbols", in: column))
  }

  private func card(_ title: String, in column: AnyNodeHandle) -> AnyNodeHandle {
    let card = tree.attach(KindsCard(), to: column).erased
    tree.attach(KindsCardTitle(text: title), to: card)
    return card
  }

  private func attachLayout(to card: AnyNodeHandle) {
    let list = tree.attach(KindsPrices(), to: card)
    for (name, size, price) in [
      ("Paperback", "320 pages", "12.00 €"), ("Hardcover", "340 pages", "24.50 €"),
      ("Audio", "11 hours", "9.95 €"),
    ] {
      let row = tree.attach(KindsPriceRow(), to: list)
      tree.attach(KindsCaption(text: name), to: row)
      tree.attach(KindsCaption(text: size), to: row)
      tree.attach(KindsPrice(text: price), to: row)
    }
    let line = tree.attach(KindsLine(stackDistribution: .leading), to: card)
    tree.attach(KindsTag(text: "grows", growth: 1), to: line)
    tree.attach(KindsTag(text: "stays"), to: line)
    let cover = tree.attach(KindsLayers(), to: card)
    tree.attach(KindsWideCover(), to: cover)
    tree.attach(KindsRibbon(text: "New"), to: cover)
    let tags = tree.attach(KindsTags(), to: card)
    for text in ["science fiction", "winter", "diplomacy", "friendship", "politics"] {
      tree.attach(KindsTag(text: text), to: tags)
    }
  }

  private func attachTexts(to card: AnyNodeHandle) {
    tree.attach(
      KindsRichText(
        richText: "Now **9.95 €**, ~~12 €~~, *until Sunday*: [terms](https://example.com/terms)"),
      to: card)
    tree.attach(KindsMarkedText(text: "Underlined with dots", underline: .dotted), to: card)
    tree.attach(KindsMarkedText(text: "Struck through", strikethrough: .solid), to: card)
    tree.attach(KindsLimitedText(text: "Never larger than extra large"), to: card)
    tree.attach(KindsLink(text: "About the author", link: "https://example.com/author"), to: card)
  }

  private func attachButtons(to card: AnyNodeHandle) {
    let variants = tree.attach(KindsTags(), to: card)
    for variant in ButtonVariantValue.allCases {
      tree.attach(KindsVariant(text: "\(variant)", buttonVariant: variant), to: variants)
    }
    let sizes = tree.attach(KindsTags(), to: card)
    for size in ControlSizeValue.allCases {
      tree.attach(
        KindsVariant(text: "\(size)", buttonVariant: .tinted, controlSize: size), to: sizes)
    }
    let images = tree.attach(KindsTags(), to: card)
    for placement in ImagePlacementValue.allCases {
      tree.attach(KindsImageButton(text: "\(placement)", imagePlacement: placement), to: images)
    }
    let line = tree.attach(KindsLine(stackDistribution: .fillEqually), to: card)
    tree.attach(KindsSubtitleButton(text: "Borrow", subtitle: "for 14 days"), to: line)
    tree.attach(KindsBusyButton(text: "Sending"), to: line)
  }

  private func attachFields(to card: AnyNodeHandle) {
    for (kind, placeholder) in [
      (InputKind.email, "name@example.com"), (.telephone, "+49 30 123456"), (.number, "12"),
      (.url, "example.com"), (.oneTimeCode, "123 456"),
    ] {
      tree.attach(KindsInput(inputKind: kind, placeholder: placeholder), to: card)
    }
    tree.attach(KindsClearField(text: "Le Guin"), to: card)
  }

  private func attachSurfaces(to card: AnyNodeHandle) {
    let backdrop = tree.attach(KindsBackdrop(), to: card)
    for material in [BackgroundMaterialValue.ultraThin, .regular, .thick, .glass] {
      let pane = tree.attach(KindsPane(backgroundMaterial: material), to: backdrop)
      tree.attach(KindsPaneText(text: "\(material)"), to: pane)
    }
    let shapes = tree.attach(KindsLine(stackDistribution: .equalSpacing), to: card)
    for shape in [
      CornerShapeValue.capsule, .radii(topLeading: 20, bottomTrailing: 20),
      .radii(16).continuous(),
    ] {
      tree.attach(KindsShape(cornerShape: shape), to: shapes)
    }
    tree.attach(KindsShape(transform: TransformValue(rotation: 12)), to: shapes)
    tree.attach(KindsShape(blur: 3), to: shapes)
    let boxes = tree.attach(KindsLine(stackDistribution: .equalSpacing), to: card)
    for shadows in KindsBox.samples {
      let box = tree.attach(KindsBox(shadows: shadows), to: boxes)
      tree.attach(KindsDot(), to: box)
    }
    for style in LineStyle.allCases {
      let outline = OutlineValue(
        width: 2, color: Token.modernAccent.value, offset: 3, style: style)
      tree.attach(KindsBox(outline: outline), to: boxes)
    }
    let edges = tree.attach(KindsLine(stackDistribution: .equalSpacing), to: card)
    for style in LineStyle.allCases {
      let line = BordersValue.Line(width: 3, color: Token.modernAccent.value, style: style)
      tree.attach(KindsEdges(borders: BordersValue(leading: line, bottom: line)), to: edges)
    }
    tree.attach(KindsGradientBorder(), to: edges)
    let paints = tree.attach(KindsLine(stackDistribution: .equalSpacing), to: card)
    for shape in [Gradient.Shape.linear(angle: 90), .radial(), .angular()] {
      tree.attach(KindsPaint(backgroundGradient: .kinds(shape)), to: paints)
    }
    tree.attach(KindsMasked(), to: paints)
    let moving = tree.attach(KindsLine(stackDistribution: .equalSpacing), to: card)
    for motion in [RepeatingMotionValue.pulse(), .shimmer(), .spin()] {
      tree.attach(KindsMoving(repeatingMotion: motion), to: moving)
    }
    tree.attach(KindsPaintedText(), to: card)
    let tints = tree.attach(KindsLine(stackDistribution: .leading), to: card)
    tree.attach(KindsPaintedSymbol(), to: tints)
    tree.attach(KindsPaintedProgress(), to: tints)
  }

  private func attachSymbols(to card: AnyNodeHandle) {
    let line = tree.attach(KindsLine(stackDistribution: .equalSpacing), to: card)
    for weight in [FontDescriptor.Weight.light, .regular, .heavy] {
      tree.attach(KindsSymbol(label: "Weight", symbolWeight: weight), to: line)
    }
    for scale in SymbolScaleValue.allCases {
      tree.attach(KindsSymbol(label: "Scale", symbolScale: scale), to: line)
    }
    tree.attach(KindsSymbol(label: "Hierarchy", symbolRendering: .hierarchical), to: line)
    tree.attach(
      KindsSymbol(label: "Palette", symbolRendering: .palette([.systemPink, .systemTeal])),
      to: line)
    tree.attach(KindsSymbol(label: "Value", symbolValue: 0.5), to: line)
  }
}

// MARK: - Layout

struct KindsCardTitle: LabelNode, ModernTextAppearance, TextContent, AccessibilityTraitsContent {
  var text: String
  var accessibilityTraits: AccessibilityTraits { .header }
  var font: FontDescriptor { FontDescriptor(textStyle: .headline) }
}

struct KindsPrices: ViewNode, GridColumns, Spacing {
  var gridColumns: GridColumnsValue { .count(3) }
  var spacing: Double { 6 }
}

struct KindsPriceRow: ViewNode, StackAxis {
  var stackAxis: StackAxisValue { .horizontal }
}

struct KindsPrice: LabelNode, ModernTextAppearance, TextAlignment, TextContent {
  var text: String
  var font: FontDescriptor { FontDescriptor(textStyle: .footnote).monospacedDigits() }
  var textAlignment: TextAlignmentValue { .right }
}

/// Children beside each other, in the middle of the line.
struct KindsLine: ViewNode, StackAxis, StackAlignment, StackDistribution, Spacing {
  var stackDistribution: StackDistributionValue
  var stackAxis: StackAxisValue { .horizontal }
  var stackAlignment: StackAlignmentValue { .center }
  var spacing: Double { 8 }
}

/// Children beside each other, on several lines.
struct KindsTags: ViewNode, StackAxis, StackAlignment, StackWrapping, Spacing {
  var stackAxis: StackAxisValue { .horizontal }
  var stackAlignment: StackAlignmentValue { .center }
  var wrapsChildren: Bool { true }
  var spacing: Double { 8 }
}

struct KindsTag: LabelNode, ModernTagAppearance, Growth, TextContent {
  var text: String
  var growth = 0.0
  var backgroundColor: Color { Token.modernSurface.value }
}

/// Children over each other.
struct KindsLayers: ViewNode, StackAxis, StackAlignment, Overflow, CornerShape, MaximumWidth {
  var stackAxis: StackAxisValue { .layered }
  var stackAlignment: StackAlignmentValue { .trailing }
  var overflow: OverflowValue { .clipped }
  var cornerShape: CornerShapeValue { .concentric }
  var maximumWidth: Double { 520 }
}

struct KindsWideCover: ImageNode, ImageContent, ContentMode, AspectRatio, MaximumHeight,
  AccessibilityLabelContent
{
  var image: ImageReference { .bookCover }
  var contentMode: ContentModeValue { .scaleAspectFill }
  var aspectRatio: Double { 2.4 }
  var maximumHeight: Double { 220 }
  var accessibilityLabel: String { "The cover, a sun over hills" }
}

struct KindsRibbon: LabelNode, ModernTagAppearance, TextContent {
  var text: String
  var backgroundColor: Color { Token.modernAccent.value }
  var textColor: Color { Token.modernOnAccent.value }
}

// MARK: - Texts

struct KindsRichText: LabelNode, ModernTextAppearance, MaximumNumberOfLines, TintColor,
  RichTextContent
{
  var richText: RichText
  var tintColor: Color { Token.modernAccent.value }
  var maximumNumberOfLines: Int { 0 }
}

struct KindsMarkedText: LabelNode, ModernCaptionAppearance, Underline, Strikethrough, TextContent {
  var text: String
  var underline = TextLineStyle.hidden
  var strikethrough = TextLineStyle.hidden
}

struct KindsLimitedText: LabelNode, ModernCaptionAppearance, ContentSizeLimits,
  MinimumScaleFactor, TextContent
{
  var text: String
  var contentSizeLimits: ContentSizeLimitsValue { ContentSizeLimitsValue(maximum: .extraLarge) }
  var minimumScaleFactor: Double { 0.8 }
}

struct KindsLink: LinkNode, ModernTint, Underline, TextContent, LinkContent {
  var text: String
  var link: String
  var underline: TextLineStyle { .solid }
}

// MARK: - Buttons

struct KindsVariant: ButtonNode, ModernTint, ButtonVariant, ControlSize, TextContent {
  var text: String
  var buttonVariant: ButtonVariantValue
  var controlSize = ControlSizeValue.regular
}

struct KindsImageButton: ButtonNode, ModernTint, ButtonVariant, ImagePlacement, ImagePadding,
  TextContent, ImageContent
{
  var text: String
  var imagePlacement: ImagePlacementValue
  var image: ImageReference { .symbol("heart") }
  var buttonVariant: ButtonVariantValue { .gray }
  var imagePadding: Double { 4 }
}

struct KindsSubtitleButton: ButtonNode, ModernTint, ButtonVariant, TextContent, SubtitleContent,
  AccessibilityHintContent
{
  var text: String
  var subtitle: String
  var buttonVariant: ButtonVariantValue { .filled }
  var accessibilityHint: String { "Adds the book to your shelf" }
}

struct KindsBusyButton: ButtonNode, ModernTint, ButtonVariant, ShowsActivity, TextContent,
  AccessibilityIdentifierContent
{
  var text: String
  var buttonVariant: ButtonVariantValue { .tinted }
  var showsActivity: Bool { true }
  var accessibilityIdentifier: String { "sending" }
}

// MARK: - Fields

struct KindsInput: TextFieldNode, ModernFieldAppearance, InputKindContent, PlaceholderContent,
  TextContent, AccessibilityLabelContent
{
  var text: String { "" }
  var inputKind: InputKind
  var placeholder: String
  var backgroundColor: Color { Token.modernSurface.value }
  var accessibilityLabel: String { "Field for \(inputKind)" }
}

struct KindsClearField: TextFieldNode, ModernFieldAppearance, ClearButtonMode, TextContent,
  LeadingImageContent, TrailingImageContent, AccessibilityLabelContent
{
  var text: String
  var clearButtonMode: ClearButtonModeValue { .always }
  var leadingImage: ImageReference { .symbol("magnifyingglass") }
  var trailingImage: ImageReference { .symbol("mic") }
  var backgroundColor: Color { Token.modernSurface.value }
  var accessibilityLabel: String { "Author" }
}

// MARK: - Surfaces

struct KindsBackdrop: ViewNode, BackgroundGradient, GridColumns, Spacing, Padding, CornerRadius {
  var backgroundGradient: Gradient {
    Gradient([.systemOrange, .systemPink, .systemPurple], angle: 60)
  }
  var gridColumns: GridColumnsValue { .adaptive(minimum: 120) }
  var spacing: Double { 10 }
  var padding: EdgeInsets { EdgeInsets(12) }
  var cornerRadius: Double { 16 }
}

struct KindsPane: ViewNode, BackgroundMaterial, CornerShape, Padding {
  var backgroundMaterial: BackgroundMaterialValue
  var cornerShape: CornerShapeValue { .concentric }
  var padding: EdgeInsets { EdgeInsets(10) }
}

struct KindsPaneText: LabelNode, ModernTextAppearance, TextContent {
  var text: String
  var font: FontDescriptor { FontDescriptor(textStyle: .footnote) }
}

struct KindsShape: ViewNode, BackgroundColor, Width, Height, CornerShape, Transform, Blur {
  var cornerShape = CornerShapeValue.uniform
  var transform = TransformValue.identity
  var blur = 0.0
  var backgroundColor: Color { Token.modernAccent.value }
  var width: Double { 48 }
  var height: Double { 36 }
}

struct KindsEdges: ViewNode, BackgroundColor, Borders, Width, Height {
  var borders: BordersValue
  var backgroundColor: Color { Token.modernSurface.value }
  var width: Double { 64 }
  var height: Double { 32 }
}

extension Gradient {
  fileprivate static func kinds(_ shape: Shape) -> Gradient {
    Gradient(
      [.systemOrange, .systemPink, .systemPurple, .systemOrange], shape: shape, colorSpace: .oklab)
  }
}

struct KindsPaint: ViewNode, BackgroundGradient, Width, Height, CornerRadius {
  var backgroundGradient: Gradient
  var width: Double { 48 }
  var height: Double { 48 }
  var cornerRadius: Double { 10 }
}

struct KindsGradientBorder: ViewNode, BackgroundColor, BorderWidth, BorderGradient, Width, Height,
  CornerRadius
{
  var backgroundColor: Color { Token.modernSurface.value }
  var borderWidth: Double { 3 }
  var borderGradient: Gradient { .kinds(.angular()) }
  var width: Double { 64 }
  var height: Double { 32 }
  var cornerRadius: Double { 8 }
}

struct KindsMoving: ViewNode, BackgroundColor, RepeatingMotion, Width, Height, CornerRadius {
  var repeatingMotion: RepeatingMotionValue
  var backgroundColor: Color { Token.modernAccent.value }
  var width: Double { 40 }
  var height: Double { 40 }
  var cornerRadius: Double { 8 }
}

struct KindsMasked: ViewNode, BackgroundColor, MaskGradient, Width, Height {
  var backgroundColor: Color { Token.modernAccent.value }
  var maskGradient: Gradient { Gradient([.black, .clear], shape: .radial()) }
  var width: Double { 48 }
  var height: Double { 48 }
}

struct KindsPaintedSymbol: ImageNode, TintGradient, ImageContent, AccessibilityLabelContent {
  var image: ImageReference { .symbol("star.fill") }
  var accessibilityLabel: String { "A symbol in a gradient" }
  var tintGradient: Gradient { .kinds(.linear(angle: 135)) }
}

struct KindsPaintedProgress: ProgressNode, TintGradient, ValueContent, Width,
  AccessibilityLabelContent
{
  var value: Double { 0.7 }
  var accessibilityLabel: String { "Progress in a gradient" }
  var tintGradient: Gradient { .kinds(.linear(angle: 90)) }
  var width: Double { 200 }
}

struct KindsPaintedText: LabelNode, TextGradient, TextContent, Font {
  var text: String { "Text in a gradient" }
  var textGradient: Gradient {
    Gradient([.systemPink, .systemPurple], shape: .linear(angle: 90), colorSpace: .oklch)
  }
  var font: FontDescriptor { FontDescriptor(textStyle: .title2) }
}

/// A dot over a corner of its parent.
struct KindsDot: ViewNode, Overlay, BackgroundColor, CornerShape, Width, Height {
  var overlay: OverlayValue { OverlayValue(.topTrailing, offset: Offset(x: 4, y: -4)) }
  var backgroundColor: Color { .systemRed }
  var cornerShape: CornerShapeValue { .capsule }
  var width: Double { 10 }
  var height: Double { 10 }
}

struct KindsBox: ViewNode, ModernRaised, Width, Height, CornerRadius, Shadows, Outline {
  var shadows: [Shadow] = []
  var outline = OutlineValue.hidden
  var width: Double { 44 }
  var height: Double { 32 }
  var cornerRadius: Double { 8 }

  /// One shadow, two, a ring, and one inside.
  static let samples: [[Shadow]] = {
    let shade = Color.black.withAlpha(0.3)
    let near = Shadow(color: shade, offset: Offset(x: 0, y: 1), blur: 3)
    return [
      [near],
      [near, Shadow(color: shade, offset: Offset(x: 0, y: 10), blur: 16, spread: -4)],
      [Shadow(color: .systemTeal, offset: .zero, blur: 0, spread: 4)],
      [Shadow(color: shade, offset: Offset(x: 0, y: 2), blur: 6, isInner: true)],
    ]
  }()
}

// MARK: - Symbols

struct KindsSymbol: ImageNode, ModernTint, ImageContent, Width, Height, SymbolWeight, SymbolScale,
  SymbolRendering, SymbolValue, AccessibilityLabelContent
{
  var label: String
  var symbolWeight = FontDescriptor.Weight.regular
  var symbolScale = SymbolScaleValue.medium
  var symbolRendering = SymbolRenderingValue.monochrome
  var symbolValue = 1.0
  var image: ImageReference { .symbol("speaker.wave.3") }
  var width: Double { 28 }
  var height: Double { 28 }
  var accessibilityLabel: String { label }
}
