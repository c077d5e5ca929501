import Testing

@testable import StyleTesting

@Suite struct CombinationNamesTests {
  private static let names = CombinationNames([
    ["plain", "sea"], ["light", "dark"], ["a", "b", "c"],
  ])

  /// Sets of combinations, which are numbered with the last axis fastest, and their names.
  private static let sets: [(Set<Int>, String?)] = [
    (Set(0..<12), nil),
    (Set(0..<6), "plain"),
    ([0, 1, 2, 6, 7, 8], "light"),
    ([1, 4, 7, 10], "b"),
    ([0, 2, 6, 8], "light · a, c"),
    ([9], "sea · dark · a"),
    ([0, 1, 2, 6], "plain · light | sea · light · a"),
    ([0, 4], "plain · light · a | plain · dark · b"),
  ]

  @Test(arguments: sets)
  func `a set is named by the places that make it`(set: Set<Int>, text: String?) {
    #expect(Self.names.text(of: set) == text)
  }
}
