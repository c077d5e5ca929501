import Foundation
import ProtocolStyle
import StyleHTML

/// A theme studio: the café on a phone and a tablet, controls that restyle it at once, and the Swift of
/// the theme.
///
/// The page is static. Color schemes and motion are looks, and the tokens of the café's themes are live,
/// so a control only sets an attribute or custom properties.
enum Studio {
  /// The tokens that controls set.
  static let liveTokens: [any AnyToken] =
    StudioBrand.all[0].colors.map(\.token)
    + [Token.cafeCorner, Token.cafeFieldCorner, Token.cafeBorder, Token.cafeFieldBorder]
    + [Token.cafeGap, Token.cafeRow]
    + [
      Token.cafeTitle, Token.cafeTotal, Token.cafeHeadline, Token.cafeBody, Token.cafeNote,
    ]

  /// The looks of the page: its own, which follows the browser, and those of the café, whose names the
  /// script has as well.
  ///
  /// Brands differ in rules here, because the script sets the values of all tokens.
  static var looks: [HTMLLook] {
    let first = StudioBrand.all[0].theme
    return [HTMLLook("page", themes: [first])]
      + StudioBrand.all.flatMap { brand in
        let rules = Theme(brand.name, styleSheet: brand.rules)
        return schemes.flatMap { scheme in
          [false, true].map { isStill in
            HTMLLook(
              "\(brand.name)-\(scheme.rawValue)-\(isStill ? "reduced" : "full")",
              themes: [first, rules], colorScheme: scheme,
              environment: StyleEnvironment.Changes { $0.reduceMotion = isStill })
          }
        }
      }
  }

  private static let schemes: [StyleEnvironment.ColorScheme] = [.light, .dark]

  /// The elements of the studio's own kinds.
  static let elements: [NodeKind: HTMLElement] = [
    .studioCode: HTMLElement(.pre), .studioNote: HTMLElement(.p),
  ]

  /// The scripts of the controls, the ladder, the inspector and the color well.
  static let script = [
    StudioAssets.controlsJS, InspectorAssets.ladderJS, StudioAssets.inspectorJS,
    StudioAssets.derivedJS,
  ].joined(separator: ";")

  /// The script with the brands' values, and the explanations of the café in each discrete look.
  ///
  /// - Parameters:
  ///   - cafe: The nodes that are explained.
  ///   - tree: Their tree, whose themes and environment are the same afterwards.
  /// - Returns: The script.
  /// - Throws: An error if the data can't be encoded.
  static func source(explaining cafe: [AnyNodeHandle], of tree: StyleTree) throws -> String {
    let source = StudioSource()
    var explanations = Explanations()
    let (themes, environment) = (tree.themes, tree.environment)
    for brand in StudioBrand.all {
      for scheme in schemes {
        for contrast in [StyleEnvironment.Contrast.standard, .increased] {
          tree.themes = [brand.theme]
          tree.environment.colorScheme = scheme
          tree.environment.contrast = contrast
          explanations.add(
            cafe, of: tree, look: "\(brand.name) \(scheme.rawValue) \(contrast.rawValue)"
          ) { source.providers(of: $1, in: $0) }
        }
      }
    }
    (tree.themes, tree.environment) = (themes, environment)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    func json(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    return """
      const brands = \(try json(StudioBrand.all.map(\.data)));
      const accents = \(try json(StudioSwatch.all.map(\.1.hex)));
      const derived = \(try json(DerivedBrand.all.map(\.data)));
      const pairs = \(try json(ContrastPair.all));
      const data = \(try json(explanations));
      const files = \(try json(source.files));
      \(script)
      """
  }

  /// Attaches the studio: the café and the source, and beside them the controls and the inspector.
  ///
  /// - Parameters:
  ///   - parent: The node in which it is.
  ///   - tree: The tree.
  ///   - attachHead: Attaches what is above the café.
  /// - Returns: The nodes of the café.
  static func attach(
    to parent: AnyNodeHandle, of tree: StyleTree, below attachHead: (AnyNodeHandle) -> Void
  ) -> [AnyNodeHandle] {
    let studio = tree.attach(StudioRow(), to: parent)
    let column = tree.attach(StudioColumn(), to: studio).erased
    attachHead(column)
    let stage = tree.attach(StudioStage(), to: column)
    let builder = CafeBuilder(tree: tree)
    let phone = tree.attach(StudioPhone(), to: stage)
    builder.attachMenu(to: tree.attach(CafeScreen(), to: phone).erased)
    let tablet = tree.attach(StudioTablet(), to: stage)
    for attach in [builder.attachDrink, builder.attachOrder] {
      attach(tree.attach(CafeScreen(), to: tree.attach(StudioPane(), to: tablet)).erased)
    }
    attachCode(to: column, of: tree)
    let side = tree.attach(StudioSide(), to: studio).erased
    tree.attach(
      StudioSegments(
        name: "sheet", items: ["Accent", "Theme", "Why?"], selectedIndex: 0,
        accessibilityLabel: "Part of the studio"), to: side)
    attachControls(to: tree.attach(StudioPanel(), to: side).erased, of: tree)
    attachInspector(to: side, of: tree)
    return [phone.erased, tablet.erased].flatMap { tree.nodes(in: $0).dropFirst() }
  }

  private static func attachControls(to panel: AnyNodeHandle, of tree: StyleTree) {
    let presets = tree.attach(StudioSwatches(name: "presets"), to: panel)
    for (text, state) in StudioPreset.all {
      tree.attach(StudioPreset(text: text, link: "#\(state)"), to: presets)
    }
    let accents = tree.attach(StudioControls(name: "accents"), to: panel).erased
    let foot = tree.attach(StudioFoot(), to: panel)
    tree.attach(StudioNote(name: "note", text: "Each text can be read."), to: foot)
    tree.attach(StudioButton(name: "fix", text: "Use the nearest that passes"), to: foot)
    tree.attach(StudioButton(name: "reset", text: "Reset"), to: foot)
    let themes = tree.attach(StudioControls(name: "themes"), to: panel).erased
    func attach(_ label: String, _ control: some StyleNode, to controls: AnyNodeHandle) {
      let group = tree.attach(StudioGroup(), to: controls)
      tree.attach(StudioLabel(text: label), to: group)
      tree.attach(control, to: group)
    }
    func segments(_ label: String, _ name: String, _ items: [String], _ selected: Int = 0) {
      attach(
        label,
        StudioSegments(
          name: name, items: items, selectedIndex: selected, accessibilityLabel: label),
        to: themes)
    }
    func slider(
      _ label: String, _ name: String, _ range: ClosedRange<Double>, _ value: Double,
      to controls: AnyNodeHandle
    ) {
      let group = tree.attach(StudioGroup(), to: controls)
      tree.attach(StudioLabel(text: label), to: group)
      let place = tree.attach(StudioLine(), to: group)
      tree.attach(
        StudioSlider(name: name, value: value, range: range, accessibilityLabel: label), to: place)
      tree.attach(StudioValue(name: name, text: ""), to: place)
    }
    let swatches = tree.attach(StudioSwatches(name: "swatches"), to: accents)
    for (name, color) in StudioSwatch.all {
      tree.attach(StudioSwatch(accessibilityLabel: name, backgroundColor: color), to: swatches)
    }
    slider("Hue", "hue", 0...360, 200, to: accents)
    slider("Lightness", "lightness", 0...100, 48, to: accents)
    segments("Brand", "brand", StudioBrand.all.map(\.theme.title))
    segments("Scheme", "scheme", ["Light", "Dark"])
    segments("Contrast", "contrast", ["Standard", "High"])
    segments("Motion", "motion", ["Full", "Reduced"])
    segments("Text size", "size", ["S", "M", "L", "XL"], 1)
    segments("Font", "font", ["Brand", "Sans", "Serif", "Mono"])
    slider("Radius", "corner", 0...28, 16, to: themes)
    slider("Density", "density", 8...24, 14, to: themes)
  }

  private static func attachInspector(to side: AnyNodeHandle, of tree: StyleTree) {
    let inspector = tree.attach(StudioInspector(), to: side)
    let head = tree.attach(StudioCodeHead(), to: inspector)
    tree.attach(StudioTitle(text: ""), to: head)
    let commands = tree.attach(StudioCommands(), to: head)
    for (name, text, label) in [
      ("previous", "←", "Previous element"), ("next", "→", "Next element"),
      ("around", "↑", "Element around it"),
    ] {
      tree.attach(StudioCommand(name: name, text: text, accessibilityLabel: label), to: commands)
    }
    tree.attach(StudioNote(name: "kind", text: ""), to: inspector)
  }

  private static func attachCode(to side: AnyNodeHandle, of tree: StyleTree) {
    let card = tree.attach(StudioCodeCard(), to: side)
    let head = tree.attach(StudioCodeHead(), to: card)
    tree.attach(
      StudioSegments(
        name: "file", items: ["Theme", "Traits", "Nodes", "Rules"], selectedIndex: 0,
        accessibilityLabel: "File"), to: head)
    tree.attach(StudioButton(name: "copy", text: "Copy"), to: head)
    tree.attach(StudioCode(text: "// The Swift of the theme, once a script runs."), to: card)
  }
}

// MARK: - Kinds

protocol StudioCodeNode: LabelNode {}
extension StudioCodeNode { static var nodeKind: NodeKind { .studioCode } }

protocol StudioNoteNode: LabelNode {}
extension StudioNoteNode { static var nodeKind: NodeKind { .studioNote } }

extension NodeKind {
  fileprivate static let studioCode = NodeKind(
    "studioCode", of: (any StudioCodeNode).self, parent: .label)
  fileprivate static let studioNote = NodeKind(
    "studioNote", of: (any StudioNoteNode).self, parent: .label)
}

// MARK: - Colors

extension Color {
  /// The colors of the studio around the café.
  fileprivate static let studioInk = adaptive(
    light: Color(rgb: 0x15181C), dark: Color(rgb: 0xF1F3F5))
  fileprivate static let studioQuietInk = adaptive(
    light: Color(rgb: 0x545D68), dark: Color(rgb: 0xA9B3BE))
  fileprivate static let studioSurface = adaptive(
    light: Color(rgb: 0xFFFFFF), dark: Color(rgb: 0x16191D))
  fileprivate static let studioLine = adaptive(
    light: Color(rgb: 0xDDE1E6), dark: Color(rgb: 0x2C3138))
  fileprivate static let studioBackdrop = adaptive(
    light: Color(rgb: 0xEEF0F3), dark: Color(rgb: 0x1D2126))
  fileprivate static let studioAccent = adaptive(
    light: Color(rgb: 0x2F3CC9), dark: Color(rgb: 0xA5AEFF))
}

// MARK: - Layout

/// The café above its source.
private struct StudioColumn: ViewNode, Width, Growth, MinimumWidth, Spacing {
  var width: Double { 600 }
  var growth: Double { 1 }
  var minimumWidth: Double { 0 }
  var spacing: Double { 14 }
}

/// The café, and the controls and the inspector beside it.
private struct StudioRow: ViewNode, StyleClassed, StackAxis, StackAlignment, Spacing {
  var styleClasses: [String] { ["studio-row"] }
  var stackAxis: StackAxisValue { .horizontal }
  var stackAlignment: StackAlignmentValue { .leading }
  var spacing: Double { 20 }
}

protocol StudioCard: BackgroundColor, BorderColor, BorderWidth, CornerRadius, Padding {}
extension StudioCard {
  var backgroundColor: Color { .studioSurface }
  var borderColor: Color { .studioLine }
  var borderWidth: Double { 1 }
  var cornerRadius: Double { 18 }
  var padding: EdgeInsets { EdgeInsets(16) }
}

/// The controls, and below them what they result in.
private struct StudioPanel: ViewNode, StudioCard, StyleClassed, Spacing {
  var styleClasses: [String] { ["studio-panel"] }
  var spacing: Double { 8 }
}

/// Controls below each other.
private struct StudioControls: ViewNode, StyleClassed, Spacing {
  var name: String
  var styleClasses: [String] { ["studio-\(name)"] }
  var spacing: Double { 6 }
}

/// A control after its name.
private struct StudioGroup: ViewNode, StyleClassed, StackAxis, StackAlignment, Spacing {
  var styleClasses: [String] { ["studio-group"] }
  var stackAxis: StackAxisValue { .horizontal }
  var stackAlignment: StackAlignmentValue { .center }
  var spacing: Double { 8 }
}

/// A slider before its value.
private struct StudioLine: ViewNode, StyleClassed, StackAxis, StackAlignment, Growth, Spacing {
  var styleClasses: [String] { ["studio-line"] }
  var stackAxis: StackAxisValue { .horizontal }
  var stackAlignment: StackAlignmentValue { .center }
  var growth: Double { 1 }
  var spacing: Double { 8 }
}

/// Named accents or presets side by side.
private struct StudioSwatches: ViewNode, StyleClassed, StackAxis, StackDistribution {
  var name: String
  var styleClasses: [String] { ["studio-\(name)"] }
  var stackAxis: StackAxisValue { .horizontal }
  var stackDistribution: StackDistributionValue { .equalSpacing }
}

/// The least contrast of a text, and what one can do.
private struct StudioFoot: ViewNode, StackAxis, StackWrapping, StackAlignment, Spacing {
  var stackAxis: StackAxisValue { .horizontal }
  var wrapsChildren: Bool { true }
  var stackAlignment: StackAlignmentValue { .center }
  var spacing: Double { 10 }
}

/// The café's devices, on which a look is set.
private struct StudioStage: ViewNode, StyleClassed, StackAxis, StackWrapping, StackAlignment,
  Spacing
{
  var styleClasses: [String] { ["studio-stage"] }
  var stackAxis: StackAxisValue { .horizontal }
  var wrapsChildren: Bool { true }
  var stackAlignment: StackAlignmentValue { .fill }
  var spacing: Double { 20 }
}

private struct StudioPhone: ViewNode, CafePhoneAppearance {}

/// A display with two screens side by side, or below each other where it's narrow.
private struct StudioTablet: ViewNode, StyleClassed, BackgroundColor, BorderColor, BorderWidth,
  CornerRadius, Overflow, ShadowColor, ShadowOffset, ShadowOpacity, ShadowRadius, StackAxis,
  StackWrapping, Width, Growth, Spacing
{
  var styleClasses: [String] { ["studio-tablet"] }
  var backgroundColor: Color { Token.cafeGround.value }
  var borderColor: Color { Color.gray.withAlpha(0.5) }
  var cornerRadius: Double { 26 }
  var overflow: OverflowValue { .clipped }
  var shadowOffset: Offset { Offset(x: 0, y: 10) }
  var shadowOpacity: Double { 0.13 }
  var shadowRadius: Double { 14 }
  var stackAxis: StackAxisValue { .horizontal }
  var wrapsChildren: Bool { true }
  var width: Double { 510 }
  var growth: Double { 4 }
  var spacing: Double { 0 }
}

/// A part of the tablet, with a screen.
private struct StudioPane: ViewNode, Growth, Width {
  var width: Double { 250 }
  var growth: Double { 1 }
}

// MARK: - Controls

private struct StudioLabel: LabelNode, TextColor, Font, TextContent, Width, MinimumWidth {
  var text: String
  var width: Double { 64 }
  var minimumWidth: Double { 64 }
  var textColor: Color { .studioQuietInk }
  var font: FontDescriptor { .system(size: 13, weight: .medium) }
}

private struct StudioSegments: SegmentedControlNode, StyleClassed, TextColor, Font, TintColor,
  ItemsContent, AccessibilityLabelContent
{
  var name: String
  var items: [String]
  var selectedIndex: Int?
  var accessibilityLabel: String
  var styleClasses: [String] { ["studio-\(name)"] }
  var textColor: Color { .studioInk }
  var font: FontDescriptor { .system(size: 14) }
  var tintColor: Color { .studioAccent }
}

private struct StudioSlider: SliderNode, StyleClassed, MinimumTrackTintColor, MaximumTrackTintColor,
  ThumbTintColor, ValueContent, AccessibilityLabelContent
{
  var name: String
  var value: Double
  var range: ClosedRange<Double>
  var accessibilityLabel: String
  var styleClasses: [String] { ["studio-\(name)"] }
  var minimumTrackTintColor: Color { .studioAccent }
  var maximumTrackTintColor: Color { .studioQuietInk }
  var thumbTintColor: Color { .studioAccent }
}

/// The value of a slider, with its unit.
private struct StudioValue: LabelNode, StyleClassed, TextColor, Font, TextAlignment, TextContent,
  MinimumWidth
{
  var name: String
  var text: String
  var styleClasses: [String] { ["studio-\(name)-value"] }
  var textColor: Color { .studioInk }
  var font: FontDescriptor { FontDescriptor.system(size: 13).monospacedDigits() }
  var textAlignment: TextAlignmentValue { .right }
  var minimumWidth: Double { 44 }
}

/// A named accent.
private struct StudioSwatch: ButtonNode, StyleClassed, BackgroundColor, BorderColor, BorderWidth,
  CornerShape, Width, Height, AccessibilityLabelContent
{
  static let all: [(String, Color)] = [
    ("Lagoon", Color(rgb: 0x0B6A72)), ("Cobalt", Color(rgb: 0x1F55C4)),
    ("Violet", Color(rgb: 0x6D3BD1)), ("Orchid", Color(rgb: 0xA8278F)),
    ("Cherry", Color(rgb: 0xB3261E)), ("Copper", Color(rgb: 0x96510B)),
    ("Moss", Color(rgb: 0x3F6B12)),
  ]

  var accessibilityLabel: String
  var backgroundColor: Color
  var styleClasses: [String] { ["studio-swatch"] }
  var borderColor: Color { .studioLine }
  var cornerShape: CornerShapeValue { .capsule }
  var width: Double { 28 }
  var height: Double { 28 }
}

/// A preset, whose link is the state of the controls.
private struct StudioPreset: LinkNode, StyleClassed, BackgroundColor, TextColor, Font, CornerRadius,
  TextAlignment, TextContent, LinkContent
{
  static let all = [
    ("Calm", "scheme=0&font=2&corner=22&density=20&accent=3f6b12"),
    ("Bold", "brand=2&scheme=1&size=2"),
    ("Compact", "size=0&font=1&corner=6&density=8"),
    ("Playful", "scheme=0&corner=28&density=16&accent=a8278f"),
  ]

  var text: String
  var link: String
  var styleClasses: [String] { ["studio-preset"] }
  var backgroundColor: Color { .studioBackdrop }
  var textColor: Color { .studioAccent }
  var font: FontDescriptor { .system(size: 13, weight: .semibold) }
  var cornerRadius: Double { 9 }
  var textAlignment: TextAlignmentValue { .center }
}

struct StudioNote: StudioNoteNode, StyleClassed, TextColor, Font, TextContent {
  var name: String
  var text: String
  var styleClasses: [String] { ["studio-\(name)"] }
  var textColor: Color { .studioInk }
  var font: FontDescriptor { .system(size: 13) }
}

private protocol StudioButtonAppearance: BackgroundColor, TextColor, Font, CornerRadius,
  ContentEdgeInsets
{}
extension StudioButtonAppearance {
  var backgroundColor: Color { .studioBackdrop }
  var textColor: Color { .studioAccent }
  var font: FontDescriptor { .system(size: 14, weight: .semibold) }
  var cornerRadius: Double { 9 }
  var contentEdgeInsets: EdgeInsets { EdgeInsets(top: 7, left: 14, bottom: 7, right: 14) }
}

private struct StudioButton: ButtonNode, StyleClassed, StudioButtonAppearance, TextContent {
  var name: String
  var text: String
  var styleClasses: [String] { ["studio-\(name)"] }
}

private struct StudioTitle: StudioNoteNode, StyleClassed, TextColor, Font, TextContent {
  var text: String
  var styleClasses: [String] { ["studio-node"] }
  var textColor: Color { .studioInk }
  var font: FontDescriptor { .system(size: 19, weight: .bold) }
}

private struct StudioCommands: ViewNode, StackAxis, Spacing {
  var stackAxis: StackAxisValue { .horizontal }
  var spacing: Double { 4 }
}

private struct StudioCommand: ButtonNode, StyleClassed, StudioButtonAppearance, TextContent,
  AccessibilityLabelContent
{
  var name: String
  var text: String
  var accessibilityLabel: String
  var styleClasses: [String] { ["studio-\(name)"] }
  var contentEdgeInsets: EdgeInsets { EdgeInsets(4) }
}

// MARK: - Code

/// The column beside the café.
private struct StudioSide: ViewNode, StyleClassed, Width, MinimumWidth, Spacing {
  var styleClasses: [String] { ["studio-side"] }
  var width: Double { 320 }
  var minimumWidth: Double { 320 }
  var spacing: Double { 12 }
}

/// The inspector, which the script fills.
private struct StudioInspector: ViewNode, StyleClassed, StudioCard, TextColor {
  var styleClasses: [String] { ["studio-inspector"] }
  var textColor: Color { .studioInk }
}

/// The source, with the live theme first.
private struct StudioCodeCard: ViewNode, StyleClassed, StudioCard, Spacing {
  var styleClasses: [String] { ["studio-card"] }
  var spacing: Double { 8 }
}

private struct StudioCodeHead: ViewNode, StackAxis, StackAlignment, StackDistribution {
  var stackAxis: StackAxisValue { .horizontal }
  var stackAlignment: StackAlignmentValue { .center }
  var stackDistribution: StackDistributionValue { .equalSpacing }
}

struct StudioCode: StudioCodeNode, StyleClassed, TextColor, Font, LineBreakMode, LineHeight,
  MaximumNumberOfLines, TextContent
{
  var name = "code"
  var text: String
  var styleClasses: [String] { ["studio-source", "studio-\(name)"] }
  var textColor: Color { .studioInk }
  var font: FontDescriptor { .system(size: 13, design: .monospaced) }
  var lineBreakMode: LineBreakModeValue { .byWordWrapping }
  var lineHeight: Double { 1.5 }
  var maximumNumberOfLines: Int { 0 }
}
