import FixturePack
import Foundation
import ProtocolStyle
import Testing

@testable import StyleTesting
@testable import TestSupport

@Suite struct GoldenTests {
  private static let matrix = StyleMatrix(themes: [[], [.sea]])

  @Test(arguments: [Golden.Format.text, .page])
  func `a node matches its golden`(format: Golden.Format) {
    expectStyles(of: BuyButton(), in: Self.matrix, golden: "BuyButton", format)
  }

  @Test(arguments: [Golden.Format.text, .page])
  func `a tree matches its golden`(format: Golden.Format) {
    let tree = StyleTree(packs: [.fixture])
    tree.attach(ShopScreen()) {
      Subtree(Card()) { BuyButton() }
      SwitchingButton()
    }
    expectStyles(of: tree, in: Self.matrix, golden: "Shop", format)
  }

  @Test(arguments: [Golden.Format.text, .page])
  func `renderings are the same each time`(format: Golden.Format) {
    func rendering() -> String {
      switch format {
      case .text: Self.matrix.text(of: BuyButton())
      case .page: Self.matrix.page(of: BuyButton())
      }
    }
    #expect(Set((0..<5).map { _ in rendering() }).count == 1)
  }

  @Test func `a golden is beside the test, named by test and format`() {
    let text = Golden("bars/dark", filePath: "/app/Tests/AppTests/BarTests.swift")
    #expect(text.path == "/app/Tests/AppTests/Goldens/bars/dark.txt")
    let page = Golden("Bar", .page, filePath: "/my app/BarTests.swift")
    #expect(page.path == "/my app/Goldens/Bar.html")
  }

  @Test func `only the exact contents of the file pass`() throws {
    try inFolder { file in
      let golden = Golden("one", isRecording: false, filePath: file)
      try write("one\n", to: golden)
      try golden.check("one\n")
      #expect(throws: GoldenFailure.self) { try golden.check("one") }
    }
  }

  @Test func `the error for a missing golden explains how to record it`() throws {
    try inFolder { file in
      let golden = Golden("one", isRecording: false, filePath: file)
      let failure = #expect(throws: GoldenFailure.self) { try golden.check("a\nb") }
      #expect(failure?.code == .missing)
      #expect(
        failure?.description == """
          There is no golden file at \(golden.path). Run the test with STYLE_RECORD=1 to write it, \
          review it, and commit it:
          + a
          + b
          """)
      #expect(!FileManager.default.fileExists(atPath: golden.path))
    }
  }

  @Test func `a stale golden shows the lines that differ`() throws {
    try inFolder { file in
      let golden = Golden("one", isRecording: false, filePath: file)
      try write("1\n2\n3\n4\n5\n6\n7\n8\n9\n", to: golden)
      let failure = #expect(throws: GoldenFailure.self) {
        try golden.check("1\n2\n3\n4\nfive\n6\n7\n8\n9\n")
      }
      #expect(failure?.code == .stale)
      #expect(
        failure?.description == """
          The golden file at \(golden.path) differs from the result. If the change is intended, run \
          the test with STYLE_RECORD=1, and commit the file (- golden, + result):
          …
            3
            4
          - 5
          + five
            6
            7
          …
          """)
    }
  }

  private static let cuts: [(String, String, String)] = [
    (
      String(repeating: "a", count: 300) + "<b class=\"one\">" + String(repeating: "z", count: 300),
      String(repeating: "a", count: 300) + "<b class=\"two\">" + String(repeating: "z", count: 300),
      "- …" + String(repeating: "a", count: 30) + "<b class=\"one\">"
        + String(repeating: "z", count: 115) + "…\n"
        + "+ …" + String(repeating: "a", count: 30) + "<b class=\"two\">"
        + String(repeating: "z", count: 115) + "…"
    ),
    (
      "1\n" + String(repeating: "a", count: 200) + "x\n2",
      "1\n" + String(repeating: "a", count: 200) + "\n2",
      "  1\n- …" + String(repeating: "a", count: 40) + "x\n+ …" + String(repeating: "a", count: 40)
        + "\n  2"
    ),
    ("caf\u{E9}", "cafe\u{301}", "- caf\\u{00E9}\n+ cafe\\u{0301}"),
    ("1\r\n2\r\n", "1\n2\n", "- 1\\r\n- 2\\r\n+ 1\n+ 2"),
    ("a\nb\nc", "a\nx\ny\nc", "  a\n- b\n+ x\n+ y\n  c"),
  ]

  @Test(arguments: cuts)
  func `lines are cut around their first difference`(
    old: String, new: String, shown: String
  ) throws {
    try inFolder { file in
      let golden = Golden("one", isRecording: false, filePath: file)
      try write(old, to: golden)
      let failure = #expect(throws: GoldenFailure.self) { try golden.check(new) }
      #expect(failure?.detail == shown)
    }
  }

  private static func lines(_ text: String, _ numbers: some Sequence<Int>) -> [String] {
    numbers.map { "\(text) \($0)" }
  }

  @Test func `a text of which every line differs is shown up to a hundred lines`() {
    let (old, new) = (Self.lines("old", 0..<50_000), Self.lines("new", 0..<40_000))
    let text = LineDifference.text(
      from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
    let shown =
      old.prefix(100).map { "- \($0)" } + ["- … 49900 more lines"]
      + new.prefix(100).map { "+ \($0)" } + ["+ … 39900 more lines"]
    #expect(text == shown.joined(separator: "\n"))
  }

  @Test func `of many differences, the first are shown`() {
    let old = Self.lines("line", 0..<5_000)
    let new = old.enumerated().map { $0 % 10 == 5 ? "other \($0)" : $1 }
    let text = LineDifference.text(
      from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
    let shown = text.split(separator: "\n")
    #expect(shown.prefix(5) == ["…", "  line 3", "  line 4", "- line 5", "+ other 5"])
    #expect(shown.count == 1_001)
    let hidden = 2 * 500 - shown.count { $0.hasPrefix("- ") || $0.hasPrefix("+ ") }
    #expect(shown.last == "… \(hidden) more lines of the difference")
  }

  @Test func `an inserted, a removed and a changed line are found among many equal ones`() {
    // Each title occurs once, and the other lines many times.
    let old = (0..<4_000).flatMap { ["<li>", "title \($0)", "</li>"] }
    var new = old
    new[10_000] = "title"
    new.remove(at: 5_000)
    new.insert("<hr>", at: 30)
    let text = LineDifference.text(
      from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
    #expect(
      text.split(separator: "\n").filter { !$0.hasPrefix("  ") && $0 != "…" } == [
        "+ <hr>", "- \(old[5_000])", "- \(old[10_000])", "+ title",
      ])
  }

  @Test(arguments: TestScale.seeds(200))
  func `applying a random difference results in the new text`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // Texts that are larger than what is compared in full have longer runs of differences.
    let count = Int.random(in: 0..<(seed % 4 == 0 ? 900 : 12), using: &random)
    let letters = Int.random(in: 1...(seed % 2 == 0 ? 2_000 : 4), using: &random)
    func word() -> String { "\(Int.random(in: 0..<letters, using: &random))" }
    let old = (0..<count).map { _ in word() }
    var new = Bool.random(using: &random) ? old : (0..<count).map { _ in word() }
    for _ in 0..<Int.random(in: 0..<6, using: &random) {
      new.insert(word(), at: Int.random(in: 0...new.count, using: &random))
      new.remove(at: Int.random(in: 0..<new.count, using: &random))
    }
    let pairs = LineMatching(
      of: old.map { Substring($0).unicodeScalars }, new.map { Substring($0).unicodeScalars }
    ).pairs
    #expect(pairs.allSatisfy { old[$0.old] == new[$0.new] })
    #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.old < $1.old && $0.new < $1.new })
    // The standard library's algorithm finds the fewest changes, in quadratic time.
    let fewest = new.difference(from: old).count
    let changes = old.count + new.count - 2 * pairs.count
    #expect(count < 500 ? changes == fewest : changes >= fewest)
    let text = LineDifference.text(
      from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
    #expect(text.isEmpty == (old == new))
    let shown = text.split(separator: "\n")
    guard !shown.contains(where: { $0.contains("more lines") }) else { return }
    #expect(shown.count { $0.hasPrefix("- ") } == old.count - pairs.count)
    #expect(shown.count { $0.hasPrefix("+ ") } == new.count - pairs.count)
  }

  @Test func `recording writes the file and fails all the same`() throws {
    try inFolder { file in
      let golden = Golden("deep/one", isRecording: true, filePath: file)
      let written = #expect(throws: GoldenFailure.self) { try golden.check("new\n") }
      #expect(written?.code == .recorded)
      #expect(
        written?.description.hasPrefix(
          "The golden file at \(golden.path) was written. Review it, and run the test again without "
            + "recording:\n+ new") == true)
      try Golden("deep/one", isRecording: false, filePath: file).check("new\n")
      let again = #expect(throws: GoldenFailure.self) { try golden.check("new\n") }
      #expect(
        again?.description == "The golden file at \(golden.path) was up to date. Run the test "
          + "again without recording.")
    }
  }

  @Test func `the error for a failed recording has the reason`() throws {
    try inFolder { file in
      let golden = Golden("one/two", isRecording: true, filePath: file)
      // A file at the path of a folder.
      try write("", to: Golden("one", isRecording: true, filePath: file), at: "one")
      let failure = #expect(throws: GoldenFailure.self) { try golden.check("new") }
      #expect(failure?.code == .unwritable)
      #expect(failure?.detail.isEmpty == false)
    }
  }

  @Test func `an issue of a golden is where the expectation is`() throws {
    try inFolder { file in
      let line = #line + 2
      withKnownIssue {
        expectStyles(
          of: Card(), in: StyleMatrix(), golden: "Card", isRecording: true, filePath: file)
      } matching: { issue in
        issue.sourceLocation?.line == line
          && issue.comments.first?.rawValue.contains("was written") == true
      }
    }
  }

  /// Calls a closure with the path of a test in a new folder.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appending(path: "SomeTests.swift").path())
  }

  private func write(_ text: String, to golden: Golden, at name: String? = nil) throws {
    let folder = URL(filePath: golden.path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = name.map { folder.appending(path: $0) } ?? URL(filePath: golden.path)
    try Data(text.utf8).write(to: file)
  }
}
