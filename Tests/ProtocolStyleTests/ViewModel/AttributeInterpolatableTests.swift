import ProtocolStyle
import Testing

@Suite struct AttributeInterpolatableTests {
  /// The types with values between any two.
  static let interpolatable: [any Any.Type] = [
    Double.self, Color.self, Offset.self, EdgeInsets.self, Gradient.self, FontDescriptor.self,
    TextAttributes.self, StateValues<Color>.self, StateValues<TextAttributes>.self,
    MetricsValues<Double>.self,
  ]

  @Test(arguments: AttributeList.standard.map(\.id))
  func `a standard attribute is interpolatable if its values are, unless it's content`(
    attribute: AttributeID
  ) {
    let isInterpolatable = Self.interpolatable.contains { $0 == attribute.valueType }
    #expect(attribute.isInterpolatable == (isInterpolatable && !attribute.isContent))
  }

  @Test func `content cannot, with any type`() {
    #expect(!Attribute<Double>("interpolatedLevel", isContent: true).isInterpolatable)
    #expect(Attribute<Double>("interpolatedGauge").isInterpolatable)
  }

  @Test(arguments: StandardAttribute.all)
  func `an attribute that only one of two has changes at 0.5`(row: StandardAttribute) {
    var end = ViewModel(kind: .view)
    row.writeSample(&end)
    let start = ViewModel(kind: .view)
    #expect(start.interpolated(to: end, at: 0.49) == start)
    #expect(start.interpolated(to: end, at: 0.5) == end)
    #expect(end.interpolated(to: start, at: 0.49) == end)
    #expect(end.interpolated(to: start, at: 0.5) == start)
  }
}
