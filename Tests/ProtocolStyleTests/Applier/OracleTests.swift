import ProtocolStyle
import Testing

@testable import TestSupport

/// Thousands of random nodes, each compared with a plain reading; failures name the seed and the
/// step.
@Suite struct OracleTests {
  private let applier = StyleApplier()

  @Test(arguments: [1, 20_240_229, 0xC0FFEE] as [UInt64])
  func `styling a node equals a plain reading`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for step in 0..<TestScale.steps(3_000) {
      let node = Self.node(using: &generator)
      let isDark = Bool.random(using: &generator)
      var reading = PlainReading()
      reading.apply(node, isDark: isDark)
      let model = applier.viewModel(
        for: node, in: StyleEnvironment(colorScheme: isDark ? .dark : .light))
      try expect(model, toShow: reading, node, "seed \(seed), step \(step)")
    }
  }

  @Test(arguments: [2, 19_700_101, 0xBADCAB] as [UInt64])
  func `applying nodes over each other equals a plain reading`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for step in 0..<TestScale.steps(1_000) {
      var reading = PlainReading()
      var model = ViewModel(kind: .view)
      for turn in 0..<4 {
        let node = Self.node(using: &generator)
        let isDark = Bool.random(using: &generator)
        reading.apply(node, isDark: isDark)
        applier.apply(
          node, to: &model, in: StyleEnvironment(colorScheme: isDark ? .dark : .light))
        try expect(model, toShow: reading, node, "seed \(seed), step \(step), turn \(turn)")
      }
    }
  }

  private func expect(
    _ model: ViewModel, toShow reading: PlainReading, _ node: any OracleNode, _ place: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let slots = PlainReading.slots(of: model)
    guard slots != reading.shown else { return }
    func text(_ value: AnyHashable?) -> String { value.map { "\($0)" } ?? "nil" }
    let wrong = Set(slots.keys).union(reading.shown.keys)
      .filter { slots[$0] != reading.shown[$0] }
      .map { slot in
        let name = slot.place.map { "\(slot.name)[\($0)]" } ?? slot.name
        return "\(name): \(text(slots[slot])), not \(text(reading.shown[slot]))"
      }
    try #require(
      wrong.isEmpty, "\(place), \(type(of: node)) of \(node.state): \(wrong.sorted())",
      sourceLocation: sourceLocation)
  }

  private static func node(using generator: inout SeededGenerator) -> any OracleNode {
    let state = OracleState(using: &generator)
    return OracleNodes.types.randomElement(using: &generator)!.init(state: state)
  }
}

// MARK: - OracleState

/// The state that the getters of an oracle node depend on.
///
/// It consists of a few small numbers, each of which determines several attributes, so that many
/// nodes are equal and many differ from some attribute on.
struct OracleState: Sendable {
  var choices: [UInt8]

  /// The writes of the closure, one bit each.
  var closureBits: UInt64

  init(using generator: inout some RandomNumberGenerator) {
    choices = (0..<6).map { _ in UInt8.random(in: 0..<3, using: &generator) }
    // Usually few, and often none.
    closureBits =
      UInt64.random(in: .min ... .max, using: &generator)
      & UInt64.random(in: .min ... .max, using: &generator)
      & UInt64.random(in: .min ... .max, using: &generator)
      & UInt64.random(in: .min ... .max, using: &generator)
  }

  /// The writes of a node's closure, in order.
  var closureWrites: [OracleWrite] {
    OracleWrite.all.enumerated().filter { closureBits & (1 << $0.offset) != 0 }.map(\.element)
  }

  /// Returns one of three values, chosen by the number for an attribute's position.
  func pick<Value>(_ place: Int, _ first: Value, _ second: Value, _ third: Value) -> Value {
    [first, second, third][Int(choices[place % choices.count])]
  }

  func color(_ place: Int) -> Color { pick(place, .red, OracleState.adaptive, .green) }

  func number(_ place: Int) -> Double { pick(place, 0, 1, 2.5) }

  func flag(_ place: Int) -> Bool { pick(place, true, false, true) }

  func colors(_ place: Int) -> StateValues<Color> {
    pick(
      place, [:], [.normal: .blue, .highlighted: OracleState.adaptive],
      [.highlighted: .red, .selected: .cyan])
  }

  func images(_ place: Int) -> StateValues<ImageReference> {
    pick(place, [:], [.normal: .named("a")], [.disabled: .symbol("b")])
  }

  func titles(_ place: Int) -> StateValues<TextAttributes> {
    pick(
      place, [:], [.normal: TextAttributes(foregroundColor: OracleState.adaptive)],
      [.selected: TextAttributes(alignment: .left, shadowColor: .red)])
  }

  func positions(_ place: Int) -> MetricsValues<Double> {
    pick(place, [:], [.default: 1, .compact: 2], [.compact: 3, .compactPrompt: 4])
  }

  func backgrounds(_ place: Int) -> PlacementValues<ImageReference> {
    pick(
      place, [:], [BarPlacement(): .named("a")],
      [BarPlacement(.top): .named("b"), BarPlacement(.bottom, .compact): .symbol("c")])
  }

  static let adaptive = Color.adaptive(light: .white, dark: .black)
}

// MARK: - OracleWrite

/// A possible write of an oracle node's closure, both as data and as code.
struct OracleWrite: Sendable {
  /// The attribute, and the place on its axis if only one place is written.
  let slot: OracleSlot

  /// The written value, unresolved; nil for none.
  let value: (any Hashable & Sendable)?
  let perform: @Sendable (inout ViewModel) -> Void

  private init(
    _ name: String, at place: (any StyleAxis)? = nil, _ value: (any Hashable & Sendable)?,
    _ perform: @escaping @Sendable (inout ViewModel) -> Void
  ) {
    slot = OracleSlot(name: name, place: place?.description)
    self.value = value
    self.perform = perform
  }

  /// In the order of writing.
  static let all = [
    OracleWrite("backgroundColor", Color.blue) { $0.backgroundColor = .blue },
    OracleWrite("backgroundColor", nil) { $0.backgroundColor = nil },
    OracleWrite("barTintColor", OracleState.adaptive) { $0.barTintColor = OracleState.adaptive },
    OracleWrite("barTintColor", nil) { $0[.barTintColor] = nil },
    OracleWrite("textColor", Color.cyan) { $0.textColor = .cyan },
    OracleWrite("textColor", nil) { $0.textColor = nil },
    OracleWrite("font", FontDescriptor("Futura", size: 5)) {
      $0.font = FontDescriptor("Futura", size: 5)
    },
    OracleWrite("font", nil) { $0.font = nil },
    OracleWrite("textAlignment", TextAlignmentValue.center) { $0.textAlignment = .center },
    OracleWrite("textAlignment", TextAlignmentValue.justified) { $0.textAlignment = .justified },
    OracleWrite("contentHorizontalAlignment", ContentHorizontalAlignmentValue.trailing) {
      $0.contentHorizontalAlignment = .trailing
    },
    OracleWrite("contentHorizontalAlignment", nil) { $0.contentHorizontalAlignment = nil },
    OracleWrite("titleTextAttributes", TextAttributes(foregroundColor: OracleState.adaptive)) {
      $0.titleTextAttributes = TextAttributes(foregroundColor: OracleState.adaptive)
    },
    OracleWrite("titleTextAttributes", nil) { $0.titleTextAttributes = nil },
    OracleWrite("tintColor", Color.magenta) { $0.tintColor = .magenta },
    OracleWrite("tintColor", nil) { $0.tintColor = nil },
    OracleWrite("pageIndicatorTintColor", Color.brown) { $0.pageIndicatorTintColor = .brown },
    OracleWrite("currentPageTintColor", Color.purple) { $0.currentPageTintColor = .purple },
    OracleWrite("titleColorForState", at: ControlState.highlighted, Color.orange) {
      $0[.titleColorForState, .highlighted] = .orange
    },
    OracleWrite("titleColorForState", at: ControlState.normal, OracleState.adaptive) {
      $0[.titleColorForState, .normal] = OracleState.adaptive
    },
    OracleWrite(
      "titleTextAttributesForState", at: ControlState.selected, TextAttributes(alignment: .right)
    ) {
      $0[.titleTextAttributesForState, .selected] = TextAttributes(alignment: .right)
    },
    OracleWrite("onTintColor", Color.gray) { $0.onTintColor = .gray },
    OracleWrite("alpha", 0.75) { $0.alpha = 0.75 },
    OracleWrite("titleColorForState", at: ControlState.normal, nil) {
      $0[.titleColorForState, .normal] = nil
    },
    OracleWrite("titleTextAttributesForState", at: ControlState.normal, nil) {
      $0[.titleTextAttributesForState, .normal] = nil
    },
    OracleWrite("titleVerticalPositionForMetrics", at: BarMetrics.default, 7.0) {
      $0[.titleVerticalPositionForMetrics, .default] = 7
    },
    OracleWrite("titleVerticalPositionForMetrics", at: BarMetrics.compact, nil) {
      $0[.titleVerticalPositionForMetrics, .compact] = nil
    },
    OracleWrite(
      "backgroundImageForPlacement", at: BarPlacement(.top), ImageReference.named("d")
    ) {
      $0[.backgroundImageForPlacement, BarPlacement(.top)] = .named("d")
    },
    OracleWrite("backgroundImageForPlacement", nil) { $0.backgroundImageForPlacement = nil },
    OracleWrite("text", "Rent") { $0.text = "Rent" },
    OracleWrite("text", nil) { $0.text = nil },
    OracleWrite("accessibilityLabel", "Rent this") { $0.accessibilityLabel = "Rent this" },
  ]
}

/// An attribute by name, or one place on its axis, by its description.
struct OracleSlot: Hashable, Sendable {
  var name: String
  var place: String?
}

// MARK: - OracleNode

/// A node of the random comparison; all of its getters depend on its state.
protocol OracleNode: StyleNode {
  var state: OracleState { get }

  init(state: OracleState)
}

extension BorderWidth where Self: OracleNode { var borderWidth: Double { state.number(0) } }
extension BorderColor where Self: OracleNode { var borderColor: Color { state.color(1) } }
extension CornerRadius where Self: OracleNode { var cornerRadius: Double { state.number(2) } }
extension ShadowColor where Self: OracleNode { var shadowColor: Color { state.color(3) } }
extension ShadowOpacity where Self: OracleNode { var shadowOpacity: Double { state.number(4) } }
extension ShadowRadius where Self: OracleNode { var shadowRadius: Double { state.number(5) } }
extension MasksToBounds where Self: OracleNode { var masksToBounds: Bool { state.flag(0) } }
extension ShouldRasterize where Self: OracleNode { var shouldRasterize: Bool { state.flag(1) } }
extension BackgroundColor where Self: OracleNode { var backgroundColor: Color { state.color(2) } }
extension TintColor where Self: OracleNode { var tintColor: Color { state.color(3) } }
extension Alpha where Self: OracleNode { var alpha: Double { state.number(4) } }
extension Opaque where Self: OracleNode { var isOpaque: Bool { state.flag(5) } }
extension TextColor where Self: OracleNode { var textColor: Color { state.color(0) } }
extension BarTintColor where Self: OracleNode { var barTintColor: Color { state.color(1) } }
extension Translucent where Self: OracleNode { var isTranslucent: Bool { state.flag(2) } }
extension OnTintColor where Self: OracleNode { var onTintColor: Color { state.color(3) } }
extension ThumbTintColor where Self: OracleNode { var thumbTintColor: Color { state.color(4) } }
extension TrackTintColor where Self: OracleNode { var trackTintColor: Color { state.color(5) } }

extension ShadowOffset where Self: OracleNode {
  var shadowOffset: Offset { Offset(x: state.number(0), y: state.number(1)) }
}

extension Shadows where Self: OracleNode {
  var shadows: [Shadow] {
    [Shadow(color: state.color(1), offset: .zero, blur: state.number(3), spread: state.number(2))]
  }
}

extension Outline where Self: OracleNode {
  var outline: OutlineValue { OutlineValue(width: state.number(5), color: state.color(4)) }
}

extension ContentMode where Self: OracleNode {
  var contentMode: ContentModeValue { state.pick(2, .scaleToFill, .top, .redraw) }
}

extension Font where Self: OracleNode {
  var font: FontDescriptor {
    state.pick(3, .system(size: 17), FontDescriptor("Helvetica Neue", size: 9), .system(size: 1))
  }
}

extension TextAlignment where Self: OracleNode {
  var textAlignment: TextAlignmentValue { state.pick(4, .natural, .left, .right) }
}

extension LineBreakMode where Self: OracleNode {
  var lineBreakMode: LineBreakModeValue { state.pick(5, .byClipping, .byWordWrapping, .byClipping) }
}

extension AdjustsFontSizeToFitWidth where Self: OracleNode {
  var adjustsFontSizeToFitWidth: Bool { state.flag(0) }
}

extension BorderStyle where Self: OracleNode {
  var borderStyle: BorderStyleValue { state.pick(1, .borderless, .line, .bezel) }
}

extension ContentVerticalAlignment where Self: OracleNode {
  var contentVerticalAlignment: ContentVerticalAlignmentValue {
    state.pick(2, .top, .fill, .bottom)
  }
}

extension ContentHorizontalAlignment where Self: OracleNode {
  var contentHorizontalAlignment: ContentHorizontalAlignmentValue {
    state.pick(3, .leading, .fill, .center)
  }
}

extension ContentEdgeInsets where Self: OracleNode {
  var contentEdgeInsets: EdgeInsets { EdgeInsets(state.number(4)) }
}

extension TitleEdgeInsets where Self: OracleNode {
  var titleEdgeInsets: EdgeInsets { EdgeInsets(state.number(5)) }
}

extension TitleColorForState where Self: OracleNode {
  var titleColorForState: StateValues<Color> { state.colors(0) }
}

extension TitleShadowColorForState where Self: OracleNode {
  var titleShadowColorForState: StateValues<Color> { state.colors(1) }
}

extension ImageForState where Self: OracleNode {
  var imageForState: StateValues<ImageReference> { state.images(2) }
}

extension BackgroundImageForState where Self: OracleNode {
  var backgroundImageForState: StateValues<ImageReference> { state.images(3) }
}

extension TitleTextAttributesForState where Self: OracleNode {
  var titleTextAttributesForState: StateValues<TextAttributes> { state.titles(4) }
}

extension MinimumTrackTintColor where Self: OracleNode {
  var minimumTrackTintColor: Color { state.color(0) }
}

extension MaximumTrackTintColor where Self: OracleNode {
  var maximumTrackTintColor: Color { state.color(1) }
}

extension ProgressTintColor where Self: OracleNode {
  var progressTintColor: Color { state.color(2) }
}

extension CurrentPageTintColor where Self: OracleNode {
  var currentPageTintColor: Color { state.color(5) }
}

extension Padding where Self: OracleNode { var padding: EdgeInsets { EdgeInsets(state.number(1)) } }
extension LetterSpacing where Self: OracleNode { var letterSpacing: Double { state.number(2) } }
extension DividerColor where Self: OracleNode { var dividerColor: Color { state.color(3) } }

extension Borders where Self: OracleNode {
  var borders: BordersValue {
    BordersValue(bottom: .init(width: state.number(5), color: state.color(3)))
  }
}

extension BorderGradient where Self: OracleNode {
  var borderGradient: Gradient { Gradient([state.color(2), .black]) }
}
extension TintGradient where Self: OracleNode {
  var tintGradient: Gradient { Gradient([state.color(3), .white]) }
}
extension BackgroundGradient where Self: OracleNode {
  var backgroundGradient: Gradient { Gradient([.white, state.color(4)]) }
}

extension TitleVerticalPositionForMetrics where Self: OracleNode {
  var titleVerticalPositionForMetrics: MetricsValues<Double> { state.positions(5) }
}

extension BackgroundImageForPlacement where Self: OracleNode {
  var backgroundImageForPlacement: PlacementValues<ImageReference> { state.backgrounds(0) }
}

extension TextContent where Self: OracleNode {
  var text: String { state.pick(1, "", "Buy", "Sell") }
}

extension AccessibilityLabelContent where Self: OracleNode {
  var accessibilityLabel: String { state.pick(2, "Close", "", "Open") }
}

extension ValueContent where Self: OracleNode { var value: Double { state.number(3) } }
extension OnContent where Self: OracleNode { var isOn: Bool { state.flag(4) } }
extension PageContent where Self: OracleNode { var numberOfPages: Int { Int(state.number(5)) } }

extension ItemsContent where Self: OracleNode {
  var items: [String] { ["Day", "Week"] }
  var selectedIndex: Int? { state.pick(0, nil, 1, 2) }
}

extension CustomClosure where Self: OracleNode {
  var customClosure: StyleClosure {
    { [writes = state.closureWrites] model in
      for write in writes { write.perform(&model) }
    }
  }
}

// MARK: - OracleNodes

/// Types of nodes with various attributes, some of which their kinds don't use.
enum OracleNodes {
  static let types: [any OracleNode.Type] = [
    Bare.self, Boxed.self, Full.self, Call.self, Titled.self, Smart.self, Enumerated.self,
    Caption.self, Field.self, Writer.self, Finder.self, Bar.self, TintedBar.self, SmartBar.self,
    Tools.self, Tabs.self, Item.self, SmartItem.self, Tab.self, Segments.self, SmartSegments.self,
    Volume.self, Wifi.self, Upload.self, Pages.self, SmartPages.self, Final.self, Screen.self,
    Everything.self,
  ]

  struct Bare: ViewNode, OracleNode { var state: OracleState }

  struct Boxed: ViewNode, OracleNode, BorderWidth, BorderColor, ShadowColor, ShadowOffset {
    var state: OracleState
  }

  struct Full:
    ViewNode, OracleNode, BorderWidth, BorderColor, CornerRadius, ShadowColor, ShadowOpacity,
    ShadowOffset, ShadowRadius, MasksToBounds, ShouldRasterize, BackgroundColor, TintColor, Alpha,
    ContentMode, Opaque, Padding, BackgroundGradient, Borders, AccessibilityLabelContent
  {
    var state: OracleState
  }

  struct Call: ButtonNode, OracleNode, BackgroundColor, Font, TextColor, BorderColor, TextContent {
    var state: OracleState
  }

  struct Titled:
    ButtonNode, OracleNode, TextColor, TextAlignment, TitleColorForState, TitleShadowColorForState,
    ImageForState, BackgroundImageForState, ContentEdgeInsets, TitleEdgeInsets
  {
    var state: OracleState
  }

  struct Smart:
    ButtonNode, OracleNode, TextColor, TextAlignment, TitleColorForState,
    ContentHorizontalAlignment, TextContent, AccessibilityLabelContent, CustomClosure
  {
    var state: OracleState
  }

  enum Enumerated: ButtonNode, OracleNode, TextAlignment, ContentVerticalAlignment, CustomClosure {
    case light(OracleState)
    case heavy(OracleState, width: Double)

    init(state: OracleState) {
      self = state.choices[0] == 0 ? .light(state) : .heavy(state, width: 1)
    }

    var state: OracleState {
      switch self {
      case .light(let state): state
      case .heavy(let state, _): state
      }
    }
  }

  struct Caption:
    LabelNode, OracleNode, TextColor, Font, TextAlignment, LineBreakMode,
    AdjustsFontSizeToFitWidth, BarTintColor, LetterSpacing, TextContent
  {
    var state: OracleState
  }

  struct Field:
    TextFieldNode, OracleNode, BorderStyle, TextColor, TextAlignment, LineBreakMode, Opaque,
    LetterSpacing
  {
    var state: OracleState
  }

  struct Writer: TextViewNode, OracleNode, Font, BorderStyle, Alpha { var state: OracleState }
  struct Finder: SearchBarNode, OracleNode, Font, TextColor, TintColor { var state: OracleState }

  struct Bar:
    NavigationBarNode, OracleNode, BackgroundColor, TextColor, Font, Translucent,
    TitleVerticalPositionForMetrics, TextContent
  {
    var state: OracleState
  }

  struct TintedBar: NavigationBarNode, OracleNode, BackgroundColor, BarTintColor, TextAlignment {
    var state: OracleState
  }

  struct SmartBar:
    NavigationBarNode, OracleNode, BackgroundColor, BarTintColor, Font,
    TitleVerticalPositionForMetrics, BackgroundImageForPlacement, CustomClosure
  {
    var state: OracleState
  }

  struct Tools:
    ToolbarNode, OracleNode, BarTintColor, Font, BackgroundImageForPlacement,
    TitleVerticalPositionForMetrics, CustomClosure
  {
    var state: OracleState
  }

  struct Tabs: TabBarNode, OracleNode, BackgroundColor, CustomClosure { var state: OracleState }

  struct Item: BarButtonItemNode, OracleNode, TextColor, Font, TintColor, BackgroundColor {
    var state: OracleState
  }

  struct SmartItem:
    BarButtonItemNode, OracleNode, TextColor, TextAlignment, TitleTextAttributesForState,
    CustomClosure
  {
    var state: OracleState
  }

  struct Tab: TabBarItemNode, OracleNode, TitleTextAttributesForState, TintColor {
    var state: OracleState
  }

  struct Segments:
    SegmentedControlNode, OracleNode, TextColor, Font, TextAlignment, Alpha, DividerColor,
    ItemsContent
  {
    var state: OracleState
  }

  struct SmartSegments:
    SegmentedControlNode, OracleNode, TextColor, TitleTextAttributesForState, CustomClosure
  {
    var state: OracleState
  }

  struct Volume:
    SliderNode, OracleNode, MinimumTrackTintColor, MaximumTrackTintColor, ThumbTintColor,
    TrackTintColor, ValueContent
  {
    var state: OracleState
  }

  struct Wifi: SwitchNode, OracleNode, OnTintColor, ThumbTintColor, ProgressTintColor, OnContent {
    var state: OracleState
  }

  struct Upload:
    ProgressNode, OracleNode, ProgressTintColor, TrackTintColor, OnTintColor, ValueContent,
    TextContent
  {
    var state: OracleState
  }

  struct Pages: PageControlNode, OracleNode, TintColor, CurrentPageTintColor, PageContent {
    var state: OracleState
  }

  struct SmartPages: PageControlNode, OracleNode, TintColor, CustomClosure {
    var state: OracleState
  }

  final class Final: ButtonNode, OracleNode, TextColor, CornerRadius, Font, CustomClosure {
    let state: OracleState
    init(state: OracleState) { self.state = state }
  }

  struct Screen: ScreenNode, OracleNode, BackgroundColor, TintColor, CustomClosure {
    var state: OracleState
  }

  struct Everything:
    NavigationBarNode, OracleNode, EveryBaseProtocol, TextContent, AccessibilityLabelContent,
    ValueContent, CustomClosure
  {
    var state: OracleState
  }
}

// MARK: - PlainReading

/// The expected view model, computed without plans, layouts or levels of entries.
///
/// Each attribute is read by a cast, each slot stores the level that wrote it, and everything else
/// follows systems.md §1.
struct PlainReading {
  private enum Level: Int, Comparable {
    case beneath
    case conformances
    case closure

    static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  private struct Written {
    var level: Level
    var value: AnyHashable?
  }

  /// The written values, by attribute and place; a slot without a place means that an attribute
  /// with an axis has any values.
  private var written: [OracleSlot: Written] = [:]
  private var isDark = false

  /// The visible values.
  private(set) var shown: [OracleSlot: AnyHashable] = [:]

  /// Applies a node over the existing values.
  mutating func apply(_ node: any OracleNode, isDark: Bool) {
    self.isDark = isDark
    let row = KindRow.all.first { $0.kind == type(of: node).nodeKind }!
    written = written.filter { row.used.contains($0.key.name) }
    for slot in written.keys { written[slot]!.level = .beneath }
    for attribute in StandardAttribute.all where row.used.contains(attribute.name) {
      if let value = attribute.reading(node) {
        write(value, to: OracleSlot(name: attribute.name), at: .conformances)
      }
    }
    if node is any CustomClosure {
      for closureWrite in node.state.closureWrites where row.used.contains(closureWrite.slot.name) {
        write(closureWrite.value, to: closureWrite.slot, at: .closure)
      }
    }
    shown = written.compactMapValues(\.value)
    derive(row)
  }

  private mutating func write(_ value: Any?, to slot: OracleSlot, at level: Level) {
    switch value {
    case let colors as StateValues<Color>: write(places: colors, to: slot, at: level)
    case let images as StateValues<ImageReference>: write(places: images, to: slot, at: level)
    case let titles as StateValues<TextAttributes>: write(places: titles, to: slot, at: level)
    case let positions as MetricsValues<Double>: write(places: positions, to: slot, at: level)
    case let images as MetricsValues<ImageReference>: write(places: images, to: slot, at: level)
    case let images as PlacementValues<ImageReference>: write(places: images, to: slot, at: level)
    default:
      // Writing nil at a place doesn't create values if there were none.
      if slot.place != nil && value != nil {
        written[OracleSlot(name: slot.name)] = Written(level: level, value: "values")
      }
      written[slot] = Written(level: level, value: value.map(decided))
      if slot.place == nil && value == nil {
        for other in written.keys where other.name == slot.name { written[other]!.value = nil }
      }
    }
  }

  private mutating func write<Axis, Value>(
    places values: AxisValues<Axis, Value>, to slot: OracleSlot, at level: Level
  ) {
    written[slot] = Written(level: level, value: "values")
    for (place, value) in values {
      write(value, to: OracleSlot(name: slot.name, place: place.description), at: level)
    }
  }

  private mutating func derive(_ row: KindRow) {
    let color: Color = input("shadowColor") ?? .black
    let opacity: Double = input("shadowOpacity") ?? 0.3
    let radius: Double = input("shadowRadius") ?? 3
    derive(
      "shadows", from: ["shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius"],
      [
        Shadow(
          color: color.withAlpha(color.alpha * min(max(opacity, 0), 1)),
          offset: input("shadowOffset") ?? Offset(x: 0, y: -3), blur: 2 * radius)
      ])
    let text = TextAttributes(
      foregroundColor: input("textColor"), font: input("font"), alignment: input("textAlignment"))
    let texts = ["textColor", "font", "textAlignment"]
    switch row.name {
    case "navigationBar":
      derive("barTintColor", from: ["backgroundColor"], input("backgroundColor", as: Color.self))
      derive("titleTextAttributes", from: texts, text)
    case "toolbar", "tabBar":
      derive("barTintColor", from: ["backgroundColor"], input("backgroundColor", as: Color.self))
    case "button":
      derive("titleColorForState", .normal, from: ["textColor"], input("textColor", as: Color.self))
      let places: [TextAlignmentValue: ContentHorizontalAlignmentValue] = [
        .left: .left, .center: .center, .right: .right,
      ]
      derive(
        "contentHorizontalAlignment", from: ["textAlignment"],
        input("textAlignment").flatMap { places[$0] })
    case "barButtonItem", "tabBarItem", "segmentedControl":
      derive("titleTextAttributesForState", .normal, from: texts, text)
    case "pageControl":
      derive("pageIndicatorTintColor", from: ["tintColor"], input("tintColor", as: Color.self))
      derive(
        "currentPageIndicatorTintColor", from: ["currentPageTintColor"],
        input("currentPageTintColor", as: Color.self))
    default: break
    }
  }

  private mutating func derive<Value: Hashable>(
    _ name: String, _ place: ControlState? = nil, from inputs: [String], _ value: Value?
  ) {
    let levels = inputs.compactMap { written[OracleSlot(name: $0)] }.filter { $0.value != nil }
    let slot = OracleSlot(name: name, place: place?.description)
    guard let value, let level = levels.map(\.level).max() else { return }
    if let own = written[slot], own.level >= level { return }
    shown[slot] = value
    if place != nil { shown[OracleSlot(name: name)] = "values" }
  }

  private func input<Value>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    written[OracleSlot(name: name)]?.value?.base as? Value
  }

  /// Returns a value with resolved colors, which are either plain or the one adaptive color.
  private func decided(_ value: Any) -> AnyHashable {
    switch value {
    case let color as Color: return AnyHashable(decided(color))
    case var text as TextAttributes:
      text.foregroundColor = text.foregroundColor.map(decided)
      text.shadowColor = text.shadowColor.map(decided)
      return AnyHashable(text)
    case let shadows as [Shadow]:
      return AnyHashable(
        shadows.map {
          Shadow(color: decided($0.color), offset: $0.offset, blur: $0.blur, spread: $0.spread)
        })
    case let outline as OutlineValue:
      return AnyHashable(OutlineValue(width: outline.width, color: decided(outline.color)))
    case let borders as BordersValue:
      let line = borders.bottom.map {
        BordersValue.Line(width: $0.width, color: decided($0.color), style: $0.style)
      }
      return AnyHashable(BordersValue(bottom: line))
    case let gradient as Gradient:
      let stops = gradient.stops.map { Gradient.Stop(decided($0.color), at: $0.location) }
      return AnyHashable(Gradient(stops: stops, angle: gradient.angle))
    default: return value as! AnyHashable
    }
  }

  private func decided(_ color: Color) -> Color {
    color == OracleState.adaptive ? isDark ? .black : .white : color
  }
}

extension PlainReading {
  /// Returns the visible values of a view model in the same form.
  static func slots(of model: ViewModel) -> [OracleSlot: AnyHashable] {
    var slots: [OracleSlot: AnyHashable] = [:]
    for element in model {
      let name = element.attribute.name
      func add<Axis, Value>(_ values: AxisValues<Axis, Value>) {
        slots[OracleSlot(name: name)] = "values"
        for (place, value) in values {
          slots[OracleSlot(name: name, place: place.description)] = AnyHashable(value)
        }
      }
      switch element.value {
      case let colors as StateValues<Color>: add(colors)
      case let images as StateValues<ImageReference>: add(images)
      case let titles as StateValues<TextAttributes>: add(titles)
      case let positions as MetricsValues<Double>: add(positions)
      case let images as MetricsValues<ImageReference>: add(images)
      case let images as PlacementValues<ImageReference>: add(images)
      default: slots[OracleSlot(name: name)] = AnyHashable(element.value)
      }
    }
    return slots
  }
}
