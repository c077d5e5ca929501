import ProtocolStyle
import Testing

@Suite struct GridColumnsTests {
  @Test(arguments: [(-1, 1), (0, 1), (1, 1), (3, 3)])
  func `a count is at least one`(given: Int, count: Int) {
    #expect(GridColumnsValue.count(given).count == count)
    #expect(GridColumnsValue.count(given).minimum == nil)
  }

  @Test(arguments: [(240, 240), (0, 1), (-5, 1), (Double.nan, 1), (Double.infinity, 1)])
  func `a least width is finite and at least one point`(given: Double, minimum: Double) {
    #expect(GridColumnsValue.adaptive(minimum: given).minimum == minimum)
  }

  @Test(arguments: [
    (GridColumnsValue.count(3), 10.0, 0.0, 3), (.adaptive(minimum: 100), 99, 10, 1),
    (.adaptive(minimum: 100), 209, 10, 1), (.adaptive(minimum: 100), 210, 10, 2),
    (.adaptive(minimum: 100), 0, 0, 1), (.adaptive(minimum: 1), .infinity, 0, 1),
  ])
  func `as many columns as fit`(
    columns: GridColumnsValue, width: Double, spacing: Double, count: Int
  ) {
    #expect(columns.count(in: width, spacing: spacing) == count)
  }

  @Test(arguments: [
    (GridColumnsValue.count(1), "1 column"), (.count(3), "3 columns"),
    (.adaptive(minimum: 240), "columns of at least 240"),
  ])
  func `columns are described`(columns: GridColumnsValue, text: String) {
    #expect("\(columns)" == text)
  }

  @Test(arguments: [
    (#"{}"#, "neither"), (#"{"count":0}"#, "count 0"), (#"{"minimum":0.5}"#, "minimum 0.5"),
    (#"{"count":2,"minimum":9}"#, "count 2 and minimum 9.0"),
  ])
  func `other data is refused`(json: String, given: String) throws {
    let message =
      ": grid columns: \(given) was given; either a count or a minimum width, 1 or more, is accepted."
    #expect(throws: DecodingError.self) { try decoded(json, as: GridColumnsValue.self) }
    #expect(refusal(of: json, as: GridColumnsValue.self) == message)
  }
}

@Suite struct TransformTests {
  @Test func `numbers that aren't finite change nothing`() {
    let transform = TransformValue(scale: .nan, rotation: .infinity)
    #expect(transform.isIdentity)
    #expect(TransformValue(scaleX: .nan, scaleY: 2) == TransformValue(scaleX: 1, scaleY: 2))
  }

  @Test func `each part is interpolated`() {
    let end = TransformValue(scale: 3, rotation: -90, offset: Offset(x: 8, y: -4))
    #expect(TransformValue.identity.interpolated(to: end, at: 0) == .identity)
    #expect(
      TransformValue.identity.interpolated(to: end, at: 0.5)
        == TransformValue(scale: 2, rotation: -45, offset: Offset(x: 4, y: -2)))
    #expect(TransformValue.identity.interpolated(to: end, at: 1) == end)
  }

  @Test(arguments: [
    (TransformValue.identity, "identity"), (TransformValue(scale: 0.5), "scale(0.5)"),
    (
      TransformValue(scaleX: 1, scaleY: 2, rotation: 90, offset: Offset(x: 3, y: 0)),
      "translate(3, 0) rotate(90deg) scale(1, 2)"
    ),
  ])
  func `a transform is described as in CSS`(transform: TransformValue, text: String) {
    #expect("\(transform)" == text)
  }
}

@Suite struct CornerShapeTests {
  @Test func `radii aren't negative, and are numbers`() {
    #expect(CornerShapeValue.radii(topLeading: -1, bottomTrailing: .nan) == .radii(0))
  }

  @Test func `radii are interpolated, and other forms change at once`() {
    #expect(CornerShapeValue.radii(0).interpolated(to: .radii(8), at: 0.25) == .radii(2))
    #expect(CornerShapeValue.radii(4).interpolated(to: .capsule, at: 0.4) == .radii(4))
    #expect(CornerShapeValue.radii(4).interpolated(to: .capsule, at: 0.5) == .capsule)
  }

  @Test func `a shape is described clockwise`() {
    let shape = CornerShapeValue.radii(topLeading: 1, topTrailing: 2, bottomTrailing: 3)
    #expect("\(shape.continuous())" == "radii 1 2 3 0 continuous")
    #expect("\(CornerShapeValue.capsule)" == "capsule")
  }

  @Test func `radii of another form are refused`() {
    #expect(
      refusal(of: #"{"form":"capsule","radii":{}}"#, as: CornerShapeValue.self) != nil)
  }
}

@Suite struct BackgroundMaterialTests {
  @Test(arguments: BackgroundMaterialValue.Style.allCases)
  func `a material has a fallback for light and dark`(style: BackgroundMaterialValue.Style) throws {
    let material = try decoded(#"{"style":"\#(style.rawValue)"}"#, as: BackgroundMaterialValue.self)
    var model = ViewModel(kind: .view)
    let colors = StyleEnvironment.ColorScheme.allCases.map { scheme in
      StyleEnvironment(colorScheme: scheme).evaluating {
        model.backgroundMaterial = material
        return model.backgroundMaterial?.fallbackColor
      }
    }
    #expect(style == .hidden ? colors == [.clear, .clear] : colors[0] != colors[1])
  }

  @Test func `glass mixes its tint into the fallback, and others have none`() {
    #expect(
      BackgroundMaterialValue.glass(tint: .red).fallbackColor
        != BackgroundMaterialValue.glass.fallbackColor)
    #expect(
      refusal(of: ##"{"style":"thin","tint":"#ff0000"}"##, as: BackgroundMaterialValue.self) != nil)
    #expect(BackgroundMaterialValue.thin.fallback(.red).fallbackColor == .red)
  }
}

@Suite struct AccessibilityTraitsTests {
  @Test func `traits are described by their names`() {
    #expect("\(AccessibilityTraits([.summary, .header]))" == "header, summary")
    #expect("\(AccessibilityTraits())" == "no traits")
    #expect(AccessibilityTraits(rawValue: .max).contains(.modal))
  }

  @Test func `an unknown name suggests the nearest one`() {
    #expect(
      refusal(of: #"["haeder"]"#, as: AccessibilityTraits.self)
        == #": accessibility trait: "haeder" was given; "header" is accepted."#)
  }
}

@Suite struct ContentSizeLimitsTests {
  struct Total: LabelNode, Font, ContentSizeLimits {
    var font = FontDescriptor(textStyle: .body)
    var contentSizeLimits = ContentSizeLimitsValue(minimum: .medium, maximum: .extraLarge)
  }

  private static func environment(
    _ category: StyleEnvironment.ContentSizeCategory
  ) -> StyleEnvironment {
    var environment = StyleEnvironment()
    environment.contentSizeCategory = category
    return environment
  }

  @Test(arguments: StyleEnvironment.ContentSizeCategory.allCases)
  func `a font follows the categories within the limits`(
    category: StyleEnvironment.ContentSizeCategory
  ) {
    let model = StyleApplier().viewModel(
      for: Total(), in: Self.environment(category))
    let nearest = min(max(category, .medium), .extraLarge)
    #expect(model.font?.size == FontDescriptor.TextStyle.body.size(for: nearest))
    #expect(model.font?.textStyle == .body)
  }

  @Test func `a font relative to a text style is limited in proportion`() {
    let node = Total(font: FontDescriptor("Georgia", size: 34, relativeTo: .body))
    let model = StyleApplier().viewModel(
      for: node, in: Self.environment(.accessibilityLarge))
    #expect(model.font?.size == 38)
  }

  @Test func `a font of a fixed size isn't changed`() {
    let model = StyleApplier().viewModel(
      for: Total(font: .system(size: 20)),
      in: Self.environment(.accessibilityLarge))
    #expect(model.font?.size == 20)
  }

  @Test func `limits that a rule writes hold for the node's own font, and follow the environment`()
  {
    struct Price: LabelNode, Font {
      var font: FontDescriptor { FontDescriptor(textStyle: .body) }
    }
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .label) { $0.contentSizeLimits = ContentSizeLimitsValue(maximum: .large) }
      })
    let price = tree.attach(Price())
    let sizes = [StyleEnvironment.ContentSizeCategory.small, .extraExtraLarge, .medium].map {
      tree.environment.contentSizeCategory = $0
      return tree.viewModel(of: price).font?.size
    }
    #expect(sizes == [15, 17, 16])
  }

  @Test func `limits in the wrong order are exchanged`() {
    let limits = ContentSizeLimitsValue(minimum: .large, maximum: .small)
    #expect(limits.minimum == .small)
    #expect(limits.maximum == .large)
    #expect("\(limits)" == "small…large")
  }
}
