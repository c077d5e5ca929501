import ProtocolStyle
import StyleTerminal
import Testing

@testable import Gallery
@testable import PageFixtures

/// The structure of the café and of a price list in a terminal.
///
/// `.ci/gtk` compares the same screens in Chromium and in a window of GTK.
@Suite struct LayoutTests {
  /// Where a text is: its line, and the columns from its first character to behind its last one.
  private struct Place: Equatable {
    let line: Int
    let columns: Range<Int>
  }

  private static func lines(columns: Int, _ attach: (StyleTree) -> Void) -> [String] {
    let tree = StyleTree()
    attach(tree)
    // Amounts don't break before the currency.
    return TerminalRenderer(columns: columns).text(of: tree).replacing("\u{A0}", with: " ")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The place of a text that's there once.
  private static func place(
    of text: String, in lines: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Place {
    let places = lines.enumerated().flatMap { index, line in
      line.ranges(of: text).map { range in
        let start = line.distance(from: line.startIndex, to: range.lowerBound)
        return Place(line: index, columns: start..<start + text.count)
      }
    }
    #expect(places.count == 1, "\(text) in \(lines)", sourceLocation: sourceLocation)
    return try #require(places.first, sourceLocation: sourceLocation)
  }

  private static func screen(_ screen: Cafe.Screen) -> [String] {
    lines(columns: 48) { tree in
      // As wide as the terminal, in which a column is 8 points.
      tree.override(Cafe.attach(screen, in: .harbor, to: nil, of: tree)) {
        $0.width = 384
        $0.minimumWidth = 384
        $0.maximumWidth = 384
      }
    }
  }

  static let texts: [(Cafe.Screen, [[String]])] = [
    (
      .menu,
      [
        ["Map", "Corner Café", "Cart"], ["Search menu"], ["Coffee", "Tea", "Food"],
        ["Cinnamon bun"], ["Out of the oven at 8 and at 14"], ["Add · 3.20 €"],
        ["Flat white", "3.80 €"], ["Cortado", "3.40 €"], ["Filter coffee", "2.90 €"],
        ["Menu", "Orders", "Account"],
      ]
    ),
    (
      .order,
      [
        ["Your order", "Edit"], ["Ready in 6 minutes"], ["Corner Café, Harbor Street 12"],
        ["2 × Flat white", "8.60 €"], ["1 × Cinnamon bun", "3.20 €"], ["Bring a cup", "−0.50 €"],
        ["Total", "11.30 €"], ["Add a note"], ["Pay 11.30 €"],
        ["Orders", "Account"],
      ]
    ),
  ]

  @Test(arguments: texts)
  func `texts are in the order of the page, and those beside each other on one line`(
    screen: Cafe.Screen, texts: [[String]]
  ) throws {
    // The price is in the button as well.
    let lines = Self.screen(screen).map { $0.replacing("Pay 11.30 €", with: "Pay") }
    var last = -1
    for row in texts {
      let places = try row.map { text in
        try Self.place(of: text == "Pay 11.30 €" ? "Pay" : text, in: lines)
      }
      #expect(Set(places.map(\.line)).count == 1, "\(row)")
      #expect(places.map(\.columns.lowerBound) == places.map(\.columns.lowerBound).sorted())
      #expect(places[0].line > last, "\(row)")
      last = places[0].line
    }
  }

  @Test func `prices are at the right of rows that fill the width, and buttons don't fill it`()
    throws
  {
    let lines = Self.screen(.menu)
    let prices = try ["3.80 €", "3.40 €", "2.90 €"].map { try Self.place(of: $0, in: lines) }
    let starts = try ["Flat white", "Cortado", "Filter coffee"].map {
      try Self.place(of: $0, in: lines).columns.lowerBound
    }
    #expect(Set(prices.map(\.columns.upperBound)).count == 1 && Set(starts).count == 1)
    let width = try #require(lines.map(\.count).max())
    // An icon follows the price, and is the last part of its row.
    let blanks = prices.map { price in
      lines[price.line].reversed().prefix { !$0.isLetter && !$0.isNumber && $0 != "+" }.count
    }
    #expect(Set(blanks).count == 1 && blanks[0] <= 4 && starts[0] <= 4, "\(lines)")
    let button = try Self.place(of: "Add · 3.20 €", in: lines)
    #expect(button.columns.lowerBound < width / 4 && button.columns.upperBound < width / 2)
  }

  @Test func `the three columns of a price list are aligned`() throws {
    let lines = Self.lines(columns: 64) { PriceList.attach(to: nil, of: $0) }
    // The same size is in two rows.
    let rows = try PriceList.rows.map { texts in
      let line = try #require(lines.first { $0.contains(texts[0]) })
      return try texts.map { try Self.place(of: $0, in: [line]).columns }
    }
    #expect(rows.count == 4)
    #expect(Set(rows.map { $0[0].lowerBound }).count == 1)
    #expect(Set(rows.map { $0[1].lowerBound }).count == 1)
    #expect(Set(rows.map { $0[2].upperBound }).count == 1)
    // Equal columns: the second one begins after a third.
    let (first, second) = (rows[0][0].lowerBound, rows[0][1].lowerBound)
    #expect(abs((second - first) - (rows[0][2].upperBound - first) / 3) <= 1)
    let total = try Self.place(of: "14.30 €", in: lines)
    #expect(total.columns.upperBound >= rows[0][2].upperBound)
  }
}
