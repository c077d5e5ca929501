/// The generic family that stands in for a font that a reader doesn't have.
enum GenericFamily: String {
  case sansSerif = "sans-serif"
  case serif
  case monospace
  case cursive
  case fantasy

  /// Finds the class of a font by words of its name; sans-serif for names without such a word.
  init(of name: String) {
    let words = name.lowercased()
    func has(_ parts: [String]) -> Bool { parts.contains { words.contains($0) } }
    self =
      if has(["mono", "courier", "menlo", "monaco", "consolas", "code", "typewriter"]) {
        .monospace
      } else if has(["sans", "helvetica", "arial", "gothic", "grotesk"]) {
        .sansSerif
      } else if has(Self.serifs) {
        .serif
      } else if has(["script", "hand", "brush", "cursive", "chancery", "comic", "snell"]) {
        .cursive
      } else if has(["papyrus", "impact", "herculanum", "phosphate"]) {
        .fantasy
      } else {
        .sansSerif
      }
  }

  private static let serifs = [
    "serif", "times", "georgia", "garamond", "palatino", "baskerville", "bodoni", "didot", "caslon",
    "cambria", "charter", "hoefler", "new york", "iowan", "rockwell", "american", "cochin",
    "superclarendon", "slab", "book antiqua", "merriweather", "lora", "playfair",
  ]
}
