import ProtocolStyle
import Testing

@Suite struct ViewModelRoundTripTests {
  @Test(arguments: AttributeList.standard.map(\.id))
  func `an attribute reads back as it was written`(attribute: AttributeID) throws {
    func expect<Value: Hashable & Sendable & Codable>(_ type: Value.Type) throws {
      let key = try #require(
        AttributeList.standard.first { $0.id == attribute } as? Attribute<Value>)
      let example = Self.examples.first { type == Swift.type(of: $0.value) } ?? Self.lastCase(type)
      let (value, json) = try #require(example, "Add an example of \(type).")
      var model = ViewModel(kind: .view)
      model[key] = value as? Value
      let members = [(attribute.name, json), ("kind", #""view""#)].sorted { $0.0 < $1.0 }
      try expectRoundTrip(
        model, as: "{\(members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ","))}")
    }
    try expect(attribute.valueType)
  }

  @Test(arguments: KindRow.all, StyleEnvironment.ColorScheme.allCases)
  func `a view model with all attributes of its kind is decoded to an equal one`(
    row: KindRow, colorScheme: StyleEnvironment.ColorScheme
  ) throws {
    let environment = StyleEnvironment(colorScheme: colorScheme)
    let model = StyleApplier().viewModel(for: row.adoptingAll, in: environment)
    let copy = try decoded(try encoded(model), as: ViewModel.self)
    #expect(copy == model)
    #expect(copy.kind == row.kind)
    #expect(copy.difference(from: model) == [])
    #expect(copy.hasSameStyle(as: model))
    #expect(Set(copy.map(\.attribute.name)) == row.used)
    #expect(try encoded(copy) == encoded(model))
  }

  @Test(arguments: KindRow.all)
  func `derived values are decoded as written, and equal`(row: KindRow) throws {
    let model = StyleApplier().viewModel(for: row.adoptingInputs)
    let copy = try decoded(try encoded(model), as: ViewModel.self)
    #expect(copy == model)
    #expect(copy.hashValue == model.hashValue)
    #expect(Set(model.derivedNames) == row.derived)
    #expect(copy.derivedNames == [])
    #expect(copy.difference(from: model) == [])
  }

  typealias Example = (value: any Sendable, json: String)

  /// The name of an enumeration's last case, in quotes.
  private static func lastCase(_ type: any Any.Type) -> Example? {
    func last<Case: CaseIterable & RawRepresentable & Sendable>(_ type: Case.Type) -> Example? {
      type.allCases.map { $0 }.last.map { ($0, "\"\($0.rawValue)\"") }
    }
    return (type as? any (CaseIterable & RawRepresentable & Sendable).Type).flatMap { last($0) }
  }

  /// A value of each type that attributes have, with its JSON.
  private static let examples: [Example] = [
    (-0.5, "-0.5"), (false, "false"), (3, "3"), ("Buy", #""Buy""#), (Color.red, red),
    (FontDescriptor.system(size: 12), #"{"size":12}"#),
    (Offset(x: 1, y: 2), #"{"x":1,"y":2}"#),
    (EdgeInsets(4), #"{"bottom":4,"left":4,"right":4,"top":4}"#),
    (
      Gradient([.red, .blue], angle: 90),
      ##"""
      {"angle":90,"stops":[{"color":"#ff0000","location":0},{"color":"#0000ff","location":1}]}
      """##
    ),
    (ImageReference.symbol("arrow.left"), #"{"symbol":"arrow.left"}"#),
    (TextAttributes(foregroundColor: .red), #"{"foregroundColor":\#(red)}"#),
    (
      [.normal: .black, .highlighted: .red] as StateValues<Color>,
      ##"{"highlighted":"#ff0000","normal":"#000000"}"##
    ),
    (
      [.disabled: .symbol("star.fill")] as StateValues<ImageReference>,
      #"{"disabled":{"symbol":"star.fill"}}"#
    ),
    (
      [.normal: TextAttributes(alignment: .center)] as StateValues<TextAttributes>,
      #"{"normal":{"alignment":"center"}}"#
    ),
    ([.default: 2, .compact: -1.5] as MetricsValues<Double>, #"{"compact":-1.5,"default":2}"#),
    (
      [.compactPrompt: .named("Low")] as MetricsValues<ImageReference>,
      #"{"compactPrompt":{"named":"Low"}}"#
    ),
    (
      [BarPlacement(): .named("Bar"), BarPlacement(.top, .compact): .named("Low")]
        as PlacementValues<ImageReference>,
      #"{"any/default":{"named":"Bar"},"top/compact":{"named":"Low"}}"#
    ),
    (RangedValue(3, in: -1...10), #"{"maximum":10,"minimum":-1,"value":3}"#),
    (
      ItemList(["Day", "Week"], selectedIndex: 1), #"{"selectedIndex":1,"titles":["Day","Week"]}"#
    ),
    (
      RangedDate(
        CalendarDate(year: 2026, month: 2, day: 1, hour: 9, minute: 41), mode: .dateAndTime),
      #"{"date":"2026-02-01T09:41","mode":"dateAndTime"}"#
    ),
    (GridColumnsValue.adaptive(minimum: 240), #"{"minimum":240}"#),
    (OverlayValue(.bottom), #"{"alignment":"bottom"}"#),
    (
      RepeatingMotionValue(.linear(duration: 2), direction: .alternating, count: 3, stagger: 0.5)
        .animating(.alpha, 1, 0).animating(.width, 8, 9, at: [0, 0.5]),
      """
      {"count":3,"curve":{"controlPoints":[0,0,1,1],"duration":2,"form":"timingCurve"},\
      "direction":"alternating","stagger":0.5,"tracks":[{"attribute":"alpha","values":[1,0]},\
      {"attribute":"width","positions":[0,0.5],"values":[8,9]}]}
      """
    ),
    (
      OverlayValue(.topTrailing, offset: Offset(x: 6, y: -6)),
      #"{"alignment":"topTrailing","offset":{"x":6,"y":-6}}"#
    ),
    (TransformValue(scale: 0.5, rotation: 90), #"{"rotation":90,"scaleX":0.5,"scaleY":0.5}"#),
    (CornerShapeValue.capsule.continuous(), #"{"form":"capsule","isContinuous":true}"#),
    (
      BackgroundMaterialValue.glass(tint: .red).fallback(.red),
      ##"{"fallbackColor":"#ff0000","style":"glass","tint":"#ff0000"}"##
    ),
    (
      MotionValues(.spring(duration: 0.4, bounce: 0.2))
        .with(.linear(duration: 0.1), for: .alpha).with(presence: .fade),
      """
      {"changes":[{"curve":{"bounce":0.2,"duration":0.4,"form":"spring"}},\
      {"attributes":["alpha"],\
      "curve":{"controlPoints":[0,0,1,1],"duration":0.1,"form":"timingCurve"}}],\
      "presence":{"alpha":0}}
      """
    ),
    (
      [Shadow(color: .red, offset: Offset(x: 0, y: 2), blur: 8, spread: -1, isInner: true)],
      ##"[{"blur":8,"color":"#ff0000","isInner":true,"offset":{"x":0,"y":2},"spread":-1}]"##
    ),
    (
      OutlineValue(width: 2, color: .red, offset: 1, style: .dashed),
      ##"{"color":"#ff0000","offset":1,"style":"dashed","width":2}"##
    ),
    (
      BordersValue(
        left: nil, bottom: .init(width: 1, color: .red),
        right: .init(width: 2, color: .blue, style: .dotted)),
      """
      {"bottom":{"color":"#ff0000","width":1},\
      "right":{"color":"#0000ff","style":"dotted","width":2}}
      """
    ),
    (
      Gradient([.red], shape: .radial(x: 0.25, radius: 1), colorSpace: .oklab),
      """
      {"colorSpace":"oklab","form":"radial","radius":1,\
      "stops":[{"color":"#ff0000","location":0}],"x":0.25}
      """
    ),
    (
      Gradient([], shape: .angular(y: 0, angle: 45), colorSpace: .oklch),
      #"{"angle":45,"colorSpace":"oklch","form":"angular","stops":[],"y":0}"#
    ),
    (TextLineStyle(.dotted, color: .red), ##"{"color":"#ff0000","pattern":"dotted"}"##),
    (
      ContentSizeLimitsValue(minimum: .small, maximum: .extraLarge),
      #"{"maximum":"extraLarge","minimum":"small"}"#
    ),
    (SymbolRenderingValue.palette([.red]), ##"{"colors":["#ff0000"],"mode":"palette"}"##),
    (FontDescriptor.Weight.bold, "700"),
    (
      "Pay **12 €**" as RichText, #"[{"text":"Pay "},{"text":"12 €","weight":700}]"#
    ),
    ([.header, .button] as AccessibilityTraits, #"["button","header"]"#),
    (
      [.scrollEdge: .red, .standard: .black] as BarAppearanceValues<Color>,
      ##"{"scrollEdge":"#ff0000","standard":"#000000"}"##
    ),
    (
      [.compact: TextAttributes(alignment: .center)] as BarAppearanceValues<TextAttributes>,
      #"{"compact":{"alignment":"center"}}"#
    ),
    (PageNumber(2, of: 3), #"{"count":3,"current":2}"#), (ControlState.disabled, #""disabled""#),
  ]

  private static let red = ##""#ff0000""##
}
