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

  /// What was written, by attribute and state; a slot without state says that of an attribute with
  /// states there are any values at all.
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
    case let colors as StateValues<Color>: write(states: colors, to: slot, at: level)
    case let images as StateValues<ImageReference>: write(states: images, to: slot, at: level)
    case let titles as StateValues<TextAttributes>: write(states: titles, to: slot, at: level)
    default:
      if slot.state != nil {
        written[OracleSlot(name: slot.name)] = Written(level: level, value: "states")
      }
      written[slot] = Written(level: level, value: value.map(decided))
    }
  }

  private mutating func write<Value>(
    states: StateValues<Value>, to slot: OracleSlot, at level: Level
  ) {
    written[slot] = Written(level: level, value: "states")
    for (state, value) in states {
      write(value, to: OracleSlot(name: slot.name, state: state), at: level)
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
    _ name: String, _ state: ControlState? = nil, from inputs: [String], _ value: Value?
  ) {
    let levels = inputs.compactMap { written[OracleSlot(name: $0)] }.filter { $0.value != nil }
    let slot = OracleSlot(name: name, state: state)
    guard let value, let level = levels.map(\.level).max() else { return }
    if let own = written[slot], own.level >= level { return }
    shown[slot] = value
    if state != nil { shown[OracleSlot(name: name)] = "states" }
  }

  private func input<Value>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    written[OracleSlot(name: name)]?.value?.base as? Value
  }

  /// A value with its colours decided, which are either plain or the one adaptive colour.
  private func decided(_ value: Any) -> AnyHashable {
    switch value {
    case let color as Color: return AnyHashable(decided(color))
    case var text as TextAttributes:
      text.foregroundColor = text.foregroundColor.map(decided)
      text.shadowColor = text.shadowColor.map(decided)
      return AnyHashable(text)
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
      func add<Value>(_ states: StateValues<Value>) {
        slots[OracleSlot(name: name)] = "states"
        for (state, value) in states {
          slots[OracleSlot(name: name, state: state)] = AnyHashable(value)
        }
      }
      switch element.value {
      case let colors as StateValues<Color>: add(colors)
      case let images as StateValues<ImageReference>: add(images)
      case let titles as StateValues<TextAttributes>: add(titles)
      default: slots[OracleSlot(name: name)] = AnyHashable(element.value)
      }
    }
    return slots
  }
}

extension PlainReading {
  private static let readers: [(String, @Sendable (any StyleNode) -> Any?)] =
    layerAndView + text + controls

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
}
