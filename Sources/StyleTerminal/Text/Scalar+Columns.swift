extension Unicode.Scalar {
  /// The columns by Unicode's properties, for systems whose C library has no `wcwidth`; -1 for a
  /// scalar that can't be printed.
  ///
  /// Compiled on all systems, so that a test compares it with `wcwidth`.
  var columnsByProperties: Int {
    if value == 0 { return 0 }
    switch properties.generalCategory {
    case .control, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator: return -1
    // A soft hyphen is drawn.
    case .nonspacingMark, .enclosingMark: return 0
    case .format: return value == 0xAD ? 1 : 0
    default: break
    }
    // The vowels and final consonants of a Hangul syllable are part of its first letter.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value) { return 0 }
    // Two regional indicators are one flag, of two columns.
    if (0x1F1E6...0x1F1FF).contains(value) { return 1 }
    if properties.isEmojiPresentation { return 2 }
    return Self.wide.contains { $0.contains(value) } ? 2 : 1
  }

  /// The blocks whose characters are wide or full-width in Unicode's table of East Asian widths.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265,
    0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
