#if canImport(Glibc)
import Testing

@testable import StyleTerminal

/// The widths for systems without `wcwidth`, compared with those of Glibc.
@Suite struct ScalarColumnsTests {
  @Test func `the columns are those of the C library, but for its few exceptions`() {
    let differing = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init).filter { scalar in
      let known = ColumnWidth.columns(of: scalar)
      // The C library's version of Unicode may be older, where new characters have no width yet.
      return known >= 0 && known != scalar.columnsByProperties
    }
    // The signs that enclose the numbers after them, and a vowel of Ahom.
    let exceptions: Set<UInt32> = [
      0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD,
      0x110CD, 0x1171E,
    ]
    #expect(differing.filter { !exceptions.contains($0.value) } == [])
  }

  @Test(arguments: [
    ("a", 1), ("é", 1), ("漢", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2), ("😀", 2), ("\u{301}", 0),
    ("\u{200D}", 0), ("\u{AD}", 1), ("\u{7}", -1), ("\u{1160}", 0), ("\u{1F1E9}", 1),
  ])
  func `a character has its columns`(text: String, columns: Int) {
    #expect(text.unicodeScalars.map(\.columnsByProperties).max() == columns)
  }
}
#endif
