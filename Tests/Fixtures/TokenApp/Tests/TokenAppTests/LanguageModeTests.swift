import PlainSwift5
import PlainSwift6
import StrictSwift5
import StrictSwift6
import Testing

/// In a file of its own, because each of these modules declares the pack `brandTokens`.
@Suite struct LanguageModeTests {
  @Test func `code that each build generates compiles in each language mode`() {
    let names = [
      PlainSwift5.tokenNames, PlainSwift6.tokenNames, StrictSwift5.tokenNames,
      StrictSwift6.tokenNames,
    ]
    #expect(names == Array(repeating: ["brand.gap", "brand.edge"], count: 4))
  }
}
