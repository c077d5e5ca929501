import Testing

@testable import StyleChecker

@Suite struct AccessLevelTests {
  @Test func `access levels are ordered by how far a declaration is visible`() {
    let levels: [AccessLevel] = [.open, .private, .package, .public, .fileprivate, .internal]
    #expect(levels.sorted() == AccessLevel.allCases)
  }
}
