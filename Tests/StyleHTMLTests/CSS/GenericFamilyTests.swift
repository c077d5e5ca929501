import Testing

@testable import StyleHTML

@Suite struct GenericFamilyTests {
  private static let fonts: [(String, GenericFamily)] = [
    ("Helvetica Neue", .sansSerif), ("Georgia", .serif), ("Times New Roman", .serif),
    ("PT Sans", .sansSerif), ("PT Serif", .serif), ("Courier New", .monospace),
    ("SF Mono", .monospace), ("Menlo", .monospace), ("Snell Roundhand", .cursive),
    ("Brush Script MT", .cursive), ("Papyrus", .fantasy), ("Unknown", .sansSerif),
    ("Gill Sans", .sansSerif), ("American Typewriter", .monospace), ("Rockwell", .serif),
  ]

  @Test(arguments: fonts)
  func `a font falls back to its class`(name: String, family: GenericFamily) {
    #expect(GenericFamily(of: name) == family)
  }
}
