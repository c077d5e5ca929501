import ProtocolStyle

/// What a view model should be, worked out without plans, layouts or levels of entries: each
/// attribute is read by a cast, each slot remembers who wrote it, and systems.md §1 says the rest.
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

  /// What was written, by attribute and place; a slot without place says that of an attribute with
  /// an axis there are any values at all.
  private var written: [OracleSlot: Written] = [:]
  private var isDark = false

  /// What is seen.
  private(set) var shown: [OracleSlot: AnyHashable] = [:]

  /// Applies a node over what was written before.
  mutating func apply(_ node: any OracleNode, isDark: Bool) {
    self.isDark = isDark
    let row = KindRow.all.first { $0.kind == type(of: node).nodeKind }!
    written = written.filter { row.used.contains($0.key.name) }
    for slot in written.keys { written[slot]!.level = .beneath }
    for (name, read) in Self.readers where row.used.contains(name) {
      if let value = read(node) { write(value, to: OracleSlot(name: name), at: .conformances) }
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
      // None at a place does not make values where there are none.
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

  /// A value with its colors decided, which are either plain or the one adaptive color.
  private func decided(_ value: Any) -> AnyHashable {
    switch value {
    case let color as Color: return AnyHashable(decided(color))
    case var text as TextAttributes:
      text.foregroundColor = text.foregroundColor.map(decided)
      text.shadowColor = text.shadowColor.map(decided)
      return AnyHashable(text)
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
  /// What a view model shows, in the same form.
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

extension PlainReading {
  private static let readers: [(String, @Sendable (any StyleNode) -> Any?)] =
    layerAndView + text + controls + bars + stylesheet + content

  private static let layerAndView: [(String, @Sendable (any StyleNode) -> Any?)] = [
    ("borderWidth", { ($0 as? any BorderWidth)?.borderWidth }),
    ("borderColor", { ($0 as? any BorderColor)?.borderColor }),
    ("cornerRadius", { ($0 as? any CornerRadius)?.cornerRadius }),
    ("shadowColor", { ($0 as? any ShadowColor)?.shadowColor }),
    ("shadowOpacity", { ($0 as? any ShadowOpacity)?.shadowOpacity }),
    ("shadowOffset", { ($0 as? any ShadowOffset)?.shadowOffset }),
    ("shadowRadius", { ($0 as? any ShadowRadius)?.shadowRadius }),
    ("masksToBounds", { ($0 as? any MasksToBounds)?.masksToBounds }),
    ("shouldRasterize", { ($0 as? any ShouldRasterize)?.shouldRasterize }),
    ("backgroundColor", { ($0 as? any BackgroundColor)?.backgroundColor }),
    ("tintColor", { ($0 as? any TintColor)?.tintColor }),
    ("alpha", { ($0 as? any Alpha)?.alpha }),
    ("contentMode", { ($0 as? any ContentMode)?.contentMode }),
    ("isOpaque", { ($0 as? any Opaque)?.isOpaque }),
    ("isHidden", { ($0 as? any Hidden)?.isHidden }),
    ("spacing", { ($0 as? any Spacing)?.spacing }),
  ]

  private static let text: [(String, @Sendable (any StyleNode) -> Any?)] = [
    ("textColor", { ($0 as? any TextColor)?.textColor }),
    ("font", { ($0 as? any Font)?.font }),
    ("textAlignment", { ($0 as? any TextAlignment)?.textAlignment }),
    ("lineBreakMode", { ($0 as? any LineBreakMode)?.lineBreakMode }),
    (
      "adjustsFontSizeToFitWidth",
      { ($0 as? any AdjustsFontSizeToFitWidth)?.adjustsFontSizeToFitWidth }
    ),
    ("borderStyle", { ($0 as? any BorderStyle)?.borderStyle }),
    (
      "titleTextAttributesForState",
      { ($0 as? any TitleTextAttributesForState)?.titleTextAttributesForState }
    ),
  ]

  private static let controls: [(String, @Sendable (any StyleNode) -> Any?)] = [
    (
      "contentVerticalAlignment",
      { ($0 as? any ContentVerticalAlignment)?.contentVerticalAlignment }
    ),
    (
      "contentHorizontalAlignment",
      { ($0 as? any ContentHorizontalAlignment)?.contentHorizontalAlignment }
    ),
    ("contentEdgeInsets", { ($0 as? any ContentEdgeInsets)?.contentEdgeInsets }),
    ("titleEdgeInsets", { ($0 as? any TitleEdgeInsets)?.titleEdgeInsets }),
    ("titleColorForState", { ($0 as? any TitleColorForState)?.titleColorForState }),
    (
      "titleShadowColorForState",
      { ($0 as? any TitleShadowColorForState)?.titleShadowColorForState }
    ),
    ("imageForState", { ($0 as? any ImageForState)?.imageForState }),
    ("backgroundImageForState", { ($0 as? any BackgroundImageForState)?.backgroundImageForState }),
    ("minimumTrackTintColor", { ($0 as? any MinimumTrackTintColor)?.minimumTrackTintColor }),
    ("maximumTrackTintColor", { ($0 as? any MaximumTrackTintColor)?.maximumTrackTintColor }),
    ("thumbTintColor", { ($0 as? any ThumbTintColor)?.thumbTintColor }),
    ("onTintColor", { ($0 as? any OnTintColor)?.onTintColor }),
    ("progressTintColor", { ($0 as? any ProgressTintColor)?.progressTintColor }),
    ("trackTintColor", { ($0 as? any TrackTintColor)?.trackTintColor }),
    ("barTintColor", { ($0 as? any BarTintColor)?.barTintColor }),
    ("isTranslucent", { ($0 as? any Translucent)?.isTranslucent }),
    ("currentPageTintColor", { ($0 as? any CurrentPageTintColor)?.currentPageTintColor }),
  ]
  private static let bars: [(String, @Sendable (any StyleNode) -> Any?)] = [
    ("barStyle", { ($0 as? any BarStyle)?.barStyle }),
    ("shadowImage", { ($0 as? any ShadowImage)?.shadowImage }),
    (
      "largeTitleTextAttributes",
      { ($0 as? any LargeTitleTextAttributes)?.largeTitleTextAttributes }
    ),
    (
      "titleVerticalPositionForMetrics",
      { ($0 as? any TitleVerticalPositionForMetrics)?.titleVerticalPositionForMetrics }
    ),
    ("backIndicatorImage", { ($0 as? any BackIndicatorImage)?.backIndicatorImage }),
    (
      "backIndicatorTransitionMaskImage",
      { ($0 as? any BackIndicatorTransitionMaskImage)?.backIndicatorTransitionMaskImage }
    ),
    (
      "backgroundImageForMetrics",
      { ($0 as? any BackgroundImageForMetrics)?.backgroundImageForMetrics }
    ),
    (
      "backgroundImageForPlacement",
      { ($0 as? any BackgroundImageForPlacement)?.backgroundImageForPlacement }
    ),
    ("statusBarStyle", { ($0 as? any StatusBarStyle)?.statusBarStyle }),
  ]

  private static let stylesheet: [(String, @Sendable (any StyleNode) -> Any?)] = [
    ("padding", { ($0 as? any Padding)?.padding }),
    ("width", { ($0 as? any Width)?.width }),
    ("height", { ($0 as? any Height)?.height }),
    ("backgroundGradient", { ($0 as? any BackgroundGradient)?.backgroundGradient }),
    ("letterSpacing", { ($0 as? any LetterSpacing)?.letterSpacing }),
    ("dividerColor", { ($0 as? any DividerColor)?.dividerColor }),
  ]

  private static let content: [(String, @Sendable (any StyleNode) -> Any?)] = [
    ("text", { ($0 as? any TextContent)?.text }),
    ("accessibilityLabel", { ($0 as? any AccessibilityLabelContent)?.accessibilityLabel }),
    (
      "rangedDate",
      {
        ($0 as? any DateContent).map {
          RangedDate(
            $0.date, minimum: $0.minimumDate, maximum: $0.maximumDate, mode: $0.datePickerMode)
        }
      }
    ),
    ("detailText", { ($0 as? any DetailTextContent)?.detailText }),
    ("badge", { ($0 as? any BadgeContent)?.badge }),
    ("prompt", { ($0 as? any PromptContent)?.prompt }),
    ("isSecureTextEntry", { ($0 as? any SecureTextContent)?.isSecureTextEntry }),
    ("detailTextColor", { ($0 as? any DetailTextColor)?.detailTextColor }),
    ("accessoryType", { ($0 as? any AccessoryType)?.accessoryType }),
    ("badgeColor", { ($0 as? any BadgeColor)?.badgeColor }),
    ("isAnimating", { ($0 as? any Animating)?.isAnimating }),
    ("isOn", { ($0 as? any OnContent)?.isOn }),
    (
      "rangedValue",
      { ($0 as? any ValueContent).map { RangedValue($0.value, in: $0.range) } }
    ),
    (
      "items",
      { ($0 as? any ItemsContent).map { ItemList($0.items, selectedIndex: $0.selectedIndex) } }
    ),
    (
      "page",
      { ($0 as? any PageContent).map { PageNumber($0.currentPage, of: $0.numberOfPages) } }
    ),
  ]
}
