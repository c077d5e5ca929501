import ProtocolStyle
import Testing

@Suite struct AttributeInterpolatableTests {
  static let interpolatable: Set<String> = [
    "borderWidth", "borderColor", "cornerRadius", "shadowColor", "shadowOpacity", "shadowOffset",
    "shadowRadius", "backgroundColor", "backgroundGradient", "tintColor", "alpha", "padding",
    "spacing", "width", "height", "textColor", "font", "placeholderColor", "textShadowColor",
    "textShadowOffset", "letterSpacing", "lineHeight", "contentEdgeInsets", "titleEdgeInsets",
    "titleColorForState", "titleShadowColorForState", "minimumTrackTintColor",
    "maximumTrackTintColor", "thumbTintColor", "onTintColor", "progressTintColor", "trackTintColor",
    "barTintColor", "titleTextAttributesForState", "dividerColor", "currentPageTintColor",
    "pageIndicatorTintColor", "currentPageIndicatorTintColor", "titleTextAttributes",
    "largeTitleTextAttributes", "titleVerticalPositionForMetrics", "separatorColor", "rowHeight",
    "detailTextColor", "badgeColor",
  ]

  @Test(arguments: AttributeList.standard.map(\.id))
  func `each standard attribute says whether it can be interpolated`(attribute: AttributeID) {
    #expect(attribute.isInterpolatable == Self.interpolatable.contains(attribute.name))
  }

  @Test func `the table names standard attributes only`() {
    #expect(Self.interpolatable.isSubset(of: AttributeList.standard.map(\.name)))
  }

  @Test func `content is not, whatever its type`() {
    #expect(!Attribute<Double>("interpolatedLevel", isContent: true).isInterpolatable)
    #expect(Attribute<Double>("interpolatedGauge").isInterpolatable)
  }

  @Test(arguments: StandardAttribute.all)
  func `what only one of two has comes and goes at 0.5`(row: StandardAttribute) {
    var end = ViewModel(kind: .view)
    row.writeOther(&end)
    let start = ViewModel(kind: .view)
    #expect(start.interpolated(to: end, at: 0.49) == start)
    #expect(start.interpolated(to: end, at: 0.5) == end)
    #expect(end.interpolated(to: start, at: 0.49) == end)
    #expect(end.interpolated(to: start, at: 0.5) == start)
  }
}
