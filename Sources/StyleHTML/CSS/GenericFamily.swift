/// The generic font family that replaces a font that isn't installed.
enum GenericFamily: String {
  case sansSerif = "sans-serif"
  case serif
  case monospace
  case cursive
  case fantasy

  /// Derives the class of a font from words in its name; sans-serif if it has none of them.
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
