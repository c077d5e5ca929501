import ProtocolStyle

/// Values of each type of standard attributes, including adaptive ones and extremes.
enum AttributeSamples {
  /// Returns a view model for each sample of an attribute, with only that attribute.
  static func models(of attribute: AttributeID) -> [ViewModel] {
    func models<Value: Hashable & Sendable & Codable>(_ type: Value.Type) -> [ViewModel] {
      guard let key = AttributeList.standard.first(where: { $0.id == attribute }),
        let key = key as? Attribute<Value>
      else { return [] }
      return values(of: type).map { value in
        var model = ViewModel(kind: .view)
        model[key] = value
        return model
      }
    }
    return models(attribute.valueType)
  }

  static func values<Value>(of type: Value.Type) -> [Value] {
    if let listed = listed.first(where: { $0.key == ObjectIdentifier(type) }) {
      return listed.values.compactMap { $0 as? Value }
    }
    func cases<Case: CaseIterable>(_ type: Case.Type) -> [Value] {
      type.allCases.compactMap { $0 as? Value }
    }
    return (type as? any CaseIterable.Type).map { cases($0) } ?? []
  }

  private static func list<Value: Sendable>(
    _ values: [Value]
  ) -> (key: ObjectIdentifier, values: [any Sendable]) {
    (ObjectIdentifier(Value.self), values)
  }

  private static let listed: [(key: ObjectIdentifier, values: [any Sendable])] = [
    list(numbers), list([false, true]), list([0, 1, -1, Int.max, .min]), list(texts), list(colors),
    list(fonts), list(textAttributes), list(images),
    list([Offset(x: 0, y: 0), Offset(x: -0.1, y: 1e300)]),
    list([EdgeInsets.zero, EdgeInsets(top: 0.1, left: -2, bottom: 3e-9, right: 4)]),
    list([
      Gradient([]), Gradient(colors), Gradient([.red], angle: -30.5),
      Gradient(stops: [.init(.red, at: 0.5), .init(colors[0], at: 0.5), .init(.blue, at: 1 / 3)]),
    ]),
    list([RangedValue(0.1), RangedValue(3, in: -1...10), RangedValue(1e-300, in: -1e300...1e300)]),
    list([
      RangedDate(CalendarDate(year: 1, month: 1, day: 1)),
      RangedDate(
        CalendarDate(year: 2024, month: 2, day: 29, hour: 23, minute: 59),
        minimum: CalendarDate(year: 2024, month: 2, day: 29),
        maximum: CalendarDate(year: 9999, month: 12, day: 31), mode: .time),
    ]),
    list([ItemList([]), ItemList(texts, images: [nil, images[0]], selectedIndex: 1)]),
    list([PageNumber(0, of: 0), PageNumber(2, of: 3), PageNumber(.max, of: .max)]),
    list([
      ControlState.normal, [.highlighted, .selected], ControlState(rawValue: 1 << 16),
      ControlState(rawValue: .max),
    ]),
    list([
      OverlayValue(.topTrailing), OverlayValue(.leading, offset: Offset(x: -0.1, y: 1e300)),
    ]),
    list([GridColumnsValue.count(1), .count(3), .adaptive(minimum: 240.5)]),
    list([
      TransformValue.identity,
      TransformValue(scale: 0.9, rotation: -45, offset: Offset(x: 1, y: 0)),
      TransformValue(scaleX: -1, scaleY: 2),
    ]),
    list([
      CornerShapeValue.uniform, .capsule, .concentric.continuous(), .radii(12.5),
      .radii(topLeading: 1, bottomTrailing: 4).continuous(),
    ]),
    list([
      BackgroundMaterialValue.hidden, .ultraThin, .thin, .regular, .thick, .ultraThick, .glass,
      .glass(tint: colors[0]), .thin.fallback(.red),
    ]),
    list([
      MotionValues.immediate, MotionValues(.easeInOut(duration: 0.2)),
      MotionValues(.spring(duration: 1 / 3, bounce: -0.1).delay(0.1))
        .with(.timingCurve(0.1, -1, 1, 2), for: .transform, .alpha)
        .with(.immediate, for: .alpha).with(presence: .fade.scaled(0.9).curve(.snappy())),
    ]),
    list([
      RepeatingMotionValue.stopped, .pulse(), .shimmer(), .spin(duration: 1 / 3),
      RepeatingMotionValue(
        .spring(duration: 0.3, bounce: 0.1).delay(0.1), direction: .alternatingReverse, count: 3,
        stagger: 0.05
      ).animating(.backgroundColor, colors[0], .clear, at: [0.1, 0.9]).animating(.width, 1e300),
    ]),
    list([
      [Shadow](), colors.map { Shadow(color: $0, offset: Offset(x: 1, y: -0.1), blur: 1 / 3) },
      [
        Shadow(color: .red, offset: .zero, blur: 0, spread: -1e300, isInner: true),
        Shadow(color: colors[0], offset: .zero, blur: 1e300, spread: 0.1),
      ],
    ]),
    list([
      OutlineValue.hidden, OutlineValue(width: 0.1, color: colors[0], offset: -3, style: .dotted),
      OutlineValue(width: 1e300, color: .red, style: .dashed),
    ]),
    list([
      BordersValue(), BordersValue(.init(width: 0.1, color: colors[0], style: .dotted)),
      BordersValue(
        top: .init(width: 0, color: .red), trailing: .init(width: 1e300, color: colors[1])),
    ]),
    list(lines),
    list([
      ContentSizeLimitsValue.all, ContentSizeLimitsValue(maximum: .accessibilityLarge),
      ContentSizeLimitsValue(minimum: .large, maximum: .large),
    ]),
    list([SymbolRenderingValue.monochrome, .hierarchical, .palette(colors), .multicolor]),
    list([FontDescriptor.Weight.ultraLight, .regular, .black]),
    list([
      RichText([]), "Pay **12 €** ~~15 €~~ [now](https://example.com)",
      RichText(
        fonts.map { TextRun("a").font($0) } + colors.map { TextRun("b").color($0) }
          + lines.map { TextRun("c").underline($0).strikethrough($0).code().italic(false) }),
    ]),
    list([AccessibilityTraits(), [.header], [.button, .modal, .selected]]),
    list([BarAppearanceValues<Color>(), [.standard: colors[0], .compactScrollEdge: .clear]]),
    list([
      BarAppearanceValues<TextAttributes>(), [.scrollEdge: textAttributes[0]],
    ]),
    list(stateValues(colors)), list(stateValues(images)), list(stateValues(textAttributes)),
    list([MetricsValues<Double>(), [.default: 0.1, .compactPrompt: -2]]),
    list([MetricsValues<ImageReference>(), [.default: images[0], .compact: images[1]]]),
    list([
      PlacementValues<ImageReference>(),
      [BarPlacement(): images[0], BarPlacement(.top, .compact): images[2]],
    ]),
  ]

  private static let numbers: [Double] = [
    0, 1, -1, 0.1, 1 / 3, .pi, 1e300, -1e-300, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
  ]

  private static let texts = [
    "", "Buy", "caf\u{E9}", "cafe\u{301}", "\"\\/\u{0}\u{7}\n\u{2028}", "日本 🙂",
  ]

  private static let colors: [Color] = [
    .adaptive(light: .white, dark: .black), .red, .systemBlue, Color(white: 1 / 3, alpha: 0.1),
    Color(red: -0.2, green: 1.7, blue: 1e-9), .adaptive(light: Color(white: 0.3), dark: .clear),
  ]

  private static let fonts: [FontDescriptor] =
    FontDescriptor.TextStyle.allCases.map { FontDescriptor(textStyle: $0) } + [
      .system(), .system(size: 17), .system(size: 1 / 3, weight: .black, design: .rounded),
      FontDescriptor("Georgia", size: 17), FontDescriptor("Caf\u{E9}", size: 9, isItalic: true),
      FontDescriptor(textStyle: .headline, design: .serif).withWeight(.regular).italic(),
      FontDescriptor(textStyle: .body).withSize(20),
      FontDescriptor(textStyle: .body).monospacedDigits(),
      .system(size: 12).monospacedDigits(),
    ]

  private static let textAttributes: [TextAttributes] =
    fonts.map { TextAttributes(font: $0) } + colors.map { TextAttributes(foregroundColor: $0) } + [
      TextAttributes(),
      TextAttributes(
        foregroundColor: colors[0], font: fonts[0], alignment: .center, shadowColor: colors[0],
        shadowOffset: Offset(x: 1, y: 0.1)),
    ]

  private static let lines: [TextLineStyle] =
    TextLineStyle.Pattern.allCases.map { TextLineStyle($0) }
    + colors.map {
      TextLineStyle(.dashed, color: $0)
    }

  private static let images: [ImageReference] =
    texts.map { .named($0) } + texts.map { .symbol($0) } + [gif].compactMap(\.self)

  private static let gif = try? ImageReference(
    dataURL: "data:image/gif;base64,R0lGODlhAQABAAAAACw=")

  private static func stateValues<Value: Hashable & Sendable & Codable>(
    _ values: [Value]
  ) -> [StateValues<Value>] {
    [[:], [.normal: values[0]], [.normal: values[0], [.highlighted, .selected]: values[1]]]
      + values.map { [.disabled: $0] }
  }
}

extension ViewModel {
  /// The names of the attributes that the kind derived, in order.
  var derivedNames: [String] { filter(\.isDerived).map(\.attribute.name) }
}
