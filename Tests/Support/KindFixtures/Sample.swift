import ProtocolStyle

/// An attribute with values of its type, some of which no view has from the start.
struct Sample: Sendable, CustomStringConvertible {
  let attribute: any AnyAttribute

  /// Writes one value each.
  let writes: [@Sendable (inout ViewModel) -> Void]

  init<Value: Hashable & Sendable & Codable>(_ attribute: Attribute<Value>) {
    self.attribute = attribute
    writes = Self.values(of: Value.self).map { value in { $0[attribute] = value } }
  }

  var description: String { attribute.name }

  static let all: [Sample] = AttributeList.standard.compactMap { attribute in
    func sample<Value>(_ type: Value.Type) -> Sample?
    where Value: Hashable & Sendable & Codable {
      (attribute as? Attribute<Value>).map { Sample($0) }
    }
    return sample(attribute.id.valueType)
  }

  /// The values of a type: those below, or all cases of an enumeration.
  private static func values<Value>(of type: Value.Type) -> [Value] {
    func cases<Case: CaseIterable>(_ type: Case.Type) -> [Value] {
      type.allCases.compactMap { $0 as? Value }
    }
    let listed = values.filter { Swift.type(of: $0) == type }.compactMap { $0 as? Value }
    return listed.isEmpty ? (type as? any CaseIterable.Type).map { cases($0) } ?? [] : listed
  }

  private static let values: [any Sendable] = [
    0.5, 3.0, 30.0, true, false, 4, "sample", color, font, text, image, insets,
    Offset(x: 3, y: 4), Gradient([.red, .blue], angle: 90),
    [.normal: color] as StateValues<Color>, [.normal: image] as StateValues<ImageReference>,
    [.normal: text] as StateValues<TextAttributes>, [.default: 3] as MetricsValues<Double>,
    [.default: image] as MetricsValues<ImageReference>,
    [BarPlacement(): image] as PlacementValues<ImageReference>, RangedValue(3, in: 1...7),
    RangedDate(CalendarDate(year: 2026, month: 11, day: 22)),
    ItemList(["one", "two"], selectedIndex: 1), PageNumber(2, of: 5),
    [.disabled] as ControlState, GridColumnsValue.count(2),
    OverlayValue(.bottomLeading, offset: Offset(x: 3, y: 4)),
    TransformValue(scale: 0.5, rotation: 30, offset: Offset(x: 1, y: 2)),
    CornerShapeValue.capsule, CornerShapeValue.radii(topLeading: 9),
    MotionValues(.easeIn(duration: 0.1)), RepeatingMotionValue.pulse(),
    BackgroundMaterialValue.thin,
    TextLineStyle(.double, color: color),
    [Shadow(color: color, offset: Offset(x: 3, y: 4), blur: 5, spread: 6)],
    [Shadow(color: color, offset: .zero, blur: 2, isInner: true)],
    OutlineValue(width: 3, color: color, offset: 1, style: .dashed),
    BordersValue(
      leading: .init(width: 2, color: color), bottom: .init(width: 3, color: color, style: .dashed)),
    Gradient([.red, color, .blue], shape: .radial(x: 0.25), colorSpace: .oklab),
    ContentSizeLimitsValue(maximum: .small), SymbolRenderingValue.palette([color]),
    FontDescriptor.Weight.bold, "a **b** [c](https://example.com)" as RichText,
    [.header] as AccessibilityTraits, [.scrollEdge: color] as BarAppearanceValues<Color>,
    [.scrollEdge: text] as BarAppearanceValues<TextAttributes>,
  ]

  private static let color = Color(red: 0.25, green: 0.5, blue: 0.75)
  private static let text = TextAttributes(foregroundColor: color, font: font)
  private static let font = FontDescriptor("Georgia", size: 21)
  private static let image = ImageReference.named("sample")
  private static let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
}
