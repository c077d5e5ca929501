/// The number of columns that text takes up in a terminal, by grapheme cluster.
///
/// The columns of a cluster are those of its scalars, with three exceptions: what follows a joiner
/// takes up none, neither does the skin tone of an emoji, and a variation selector makes a narrow
/// emoji wide. That's how terminals that know clusters draw them.
enum ColumnWidth {
  /// The columns of a text; nonprintable characters count as 0.
  static func columns(of text: some StringProtocol) -> Int {
    // Fast path: most text is ASCII, one column per character.
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text.utf8.count }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns of a character; 0 for a nonprintable one.
  static func columns(of character: Character) -> Int {
    var columns = 0
    var isJoined = false
    var last: Unicode.Scalar?
    for scalar in character.unicodeScalars {
      if isJoined {
        isJoined = false
        continue
      }
      switch scalar {
      case "\u{200D}": isJoined = true
      case "\u{FE0F}":
        if let last, last.columns == 1, last.isNarrowEmoji { columns += 1 }
        last = nil
      default:
        if scalar.properties.isEmojiModifier, last?.properties.isEmoji == true { continue }
        guard let width = scalar.columns, width > 0 else { continue }
        columns += width
        last = scalar
      }
    }
    return columns
  }
}

extension Unicode.Scalar {
  /// The columns of the scalar by Unicode's properties; nil if it can't be printed.
  var columns: Int? {
    switch properties.generalCategory {
    case .control, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator: return nil
    case .nonspacingMark, .enclosingMark, .spacingMark, .format: return 0
    default: break
    }
    // The vowels and final consonants of a Hangul syllable are part of its first letter.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value) { return 0 }
    // Two regional indicators are one flag, of two columns.
    if isRegionalIndicator { return 1 }
    if properties.isEmojiPresentation { return 2 }
    return Self.wide.contains { $0.contains(value) } ? 2 : 1
  }

  /// Whether a variation selector makes the scalar an emoji, of two columns instead of one.
  fileprivate var isNarrowEmoji: Bool { properties.isEmoji && !isRegionalIndicator }

  private var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// The blocks whose characters are wide or full-width in Unicode's table of East Asian widths.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
    0x3041...0x3247, 0x3250...0xA4CF,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265,
    0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
