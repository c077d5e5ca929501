import ProtocolStyle

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
