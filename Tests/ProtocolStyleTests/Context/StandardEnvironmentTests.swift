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

  private static let changes: [@Sendable (inout StyleEnvironment) -> Void] = [
    { $0.colorScheme = .dark },
    { $0.contrast = .increased },
    { $0.contentSizeCategory = .small },
    { $0.layoutDirection = .rightToLeft },
    { $0.horizontalSizeClass = .compact },
    { $0.verticalSizeClass = .compact },
    { $0.idiom = .phone },
    { $0.orientation = .landscapeLeft },
    { $0.displayScale = 2 },
    { $0.reduceMotion = true },
  ]

  @Test(arguments: changes.indices)
  func `every property affects equality`(index: Int) {
    var environment = StyleEnvironment()
    Self.changes[index](&environment)
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
