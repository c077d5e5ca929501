import ProtocolStyle
import Testing

@Suite struct StandardEnvironmentTests {
  @Test func `the default environment is a light screen with the usual text size`() {
    let environment = StyleEnvironment()
    #expect(environment.colorScheme == .light)
    #expect(environment.contrast == .standard)
    #expect(environment.contentSizeCategory == .large)
    #expect(environment.layoutDirection == .leftToRight)
    #expect(environment.horizontalSizeClass == .regular)
    #expect(environment.verticalSizeClass == .regular)
    #expect(environment.idiom == .unspecified)
    #expect(environment.orientation == .portrait)
    #expect(environment.displayScale == 1)
    #expect(!environment.reduceMotion)
  }

  @Test(arguments: EnvironmentRow.all)
  func `every property counts for equality`(property: EnvironmentRow) {
    var environment = StyleEnvironment()
    property.change(&environment)
    #expect(environment != StyleEnvironment())
  }

  @Test(arguments: [0, -2, .nan, .infinity] as [Double])
  func `an invalid scale is replaced by 1`(scale: Double) {
    var environment = StyleEnvironment()
    environment.displayScale = 3
    environment.displayScale = scale
    #expect(environment.displayScale == 1)
  }

  @Test func `categories are ordered by size`() {
    #expect(
      StyleEnvironment.ContentSizeCategory.allCases
        == StyleEnvironment.ContentSizeCategory.allCases.sorted())
    #expect(!StyleEnvironment.ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(StyleEnvironment.ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
  }

  @Test func `two orientations are landscape`() {
    #expect(
      StyleEnvironment.Orientation.allCases.filter(\.isLandscape) == [
        .landscapeLeft, .landscapeRight,
      ])
  }
}
