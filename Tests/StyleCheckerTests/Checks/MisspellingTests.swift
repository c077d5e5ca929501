import Testing

@testable import StyleChecker

@Suite struct MisspellingTests {
  private static let slips = [
    ("cornerRaduis", "cornerRadius"), ("cornerRadus", "cornerRadius"),
    ("cornerRadiuss", "cornerRadius"), ("cornerRadiis", "cornerRadius"),
    ("cornerradius", "cornerRadius"), ("backgroundColour", "backgroundColor"),
    ("bakgroundColr", "backgroundColor"), ("ocrnerRadius", "cornerRadius"),
    ("alhpa", "alpha"), ("fnot", "font"),
  ]

  @Test(arguments: slips)
  func `a slip is likely`(name: String, other: String) {
    #expect(Misspelling.isLikely(name, of: other))
    #expect(Misspelling.isLikely(other, of: name))
  }

  private static let words = [
    ("alpha", "alpha"), ("texts", "text"), ("item", "items"), ("weight", "height"),
    ("tintColor", "textColor"), ("alhpaa", "alpha"), ("hintColor", "tintColor"),
    ("", "font"), ("f", "font"), ("cornerInset", "cornerRadius"),
    ("width2", "width"), ("alpha1", "alpha2"),
  ]

  @Test(arguments: words)
  func `another word is no slip`(name: String, other: String) {
    #expect(!Misspelling.isLikely(name, of: other))
  }
}
