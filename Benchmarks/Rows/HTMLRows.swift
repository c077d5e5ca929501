import BenchmarkPack
import ProtocolStyle
import StyleHTML

/// Rendering and patching pages.
enum HTMLRows {
  static let all: [Benchmark] = [
    Benchmark(name: "html.render", baseline: "appending finished strings", bar: 3) {
      let catalogue = Catalogue(cards: 20_000)
      let strings = catalogue.strings()
      return .time(
        items: catalogue.nodeCount, ours: { keep(catalogue.page()) },
        baseline: {
          var bytes: [UInt8] = []
          for string in strings { bytes.append(contentsOf: string.utf8) }
          keep(bytes)
        })
    },
    Benchmark(name: "html.growth", baseline: "a page of 10,000 nodes", bar: 1.2) {
      let (large, small) = (Catalogue(cards: 200_000), Catalogue(cards: 2_000))
      return .time(
        items: large.nodeCount, ours: { keep(large.page()) },
        baseline: { for _ in 0..<100 { keep(small.page()) } })
    },
    Benchmark(name: "html.patch", baseline: "a full page", bar: 0.05) {
      let (catalogue, other) = (Catalogue(cards: 20_000), Catalogue(cards: 20_000))
      let page = HTMLPage(of: catalogue.tree, isPatchable: true)
      keep(page.bytes())
      let (ourRounds, theirRounds) = (Rounds(), Rounds())
      return .time(
        items: catalogue.nodeCount,
        ours: {
          catalogue.switchOffers(ourRounds.next())
          let patch = page.patch(for: catalogue.tree.refresh())
          precondition(patch.operations.count == catalogue.nodeCount / 100, "One in a hundred.")
          keep(patch)
        },
        baseline: {
          other.switchOffers(theirRounds.next())
          keep(HTMLPage(of: other.tree, isPatchable: true).bytes())
        })
    },
    Benchmark(name: "html.size", baseline: "a style attribute per element", bar: 0.4) {
      let catalogue = Catalogue(cards: 20_000)
      return .amount(
        unit: "B", ours: { Double(catalogue.page().count) / Double(catalogue.nodeCount) },
        baseline: {
          Double(catalogue.byteCountWithStyleAttributes()) / Double(catalogue.nodeCount)
        })
    },
  ]
}

// MARK: - HTMLNodes

// A catalog as a page shows it: a screen of cards with text and a button in each.

struct CatalogueCard: ViewNode, YellowBackground, GreenBorder, Rounded {}

struct CatalogueLabel: LabelNode, BrandFont, TextContent, TextColor {
  var text: String
  var textColor: Color { .darkGray }
}

/// A label whose color is a token's; one in a hundred nodes is one.
struct CatalogueOffer: LabelNode, BrandFont, TextContent, BackgroundColor {
  var text: String
  var backgroundColor: Color { Token.badge.value }
}

struct CatalogueTitle: LabelNode, BrandFont, TextContent, TextColor, TextAlignment {
  var text: String
  var textColor: Color { .black }
}

/// Five nodes per card: the card, a title, a description, a price, and a button.
struct Catalogue {
  let tree: StyleTree
  let nodeCount: Int

  private static let sheet = StyleSheet {
    StyleRule(for: .button, when: .controlState(.highlighted)) { $0.alpha = 0.5 }
    StyleRule(for: .label, containedIn: [CatalogueCard.self]) { $0.maximumNumberOfLines = 2 }
  }

  init(cards: Int) {
    tree = StyleTree(styleSheet: Self.sheet)
    let screen = tree.attach(ShopScreen())
    for number in 0..<cards {
      let card = tree.attach(CatalogueCard(), to: screen)
      tree.attach(CatalogueTitle(text: "Tea & cake no. \(number)"), to: card)
      let text = "Leaves of the second harvest, dried in the shade, and a slice of cake."
      tree.attach(CatalogueLabel(text: text), to: card)
      // One node in a hundred.
      if number.isMultiple(of: 20) {
        tree.attach(CatalogueOffer(text: "\(number % 90).50 €"), to: card)
      } else {
        tree.attach(CatalogueLabel(text: "\(number % 90).50 €"), to: card)
      }
      tree.attach(TitledButton(text: "Buy"), to: card)
    }
    nodeCount = 1 + cards * 5
    tree.refresh()
  }

  /// Switches a token that one node in a hundred reads.
  func switchOffers(_ round: Int) {
    tree.tokens[.badge] = round.isMultiple(of: 2) ? .red : .green
  }

  /// The page as written by the library, in one array.
  func page() -> [UInt8] { HTMLPage(of: tree).bytes() }

  /// The page as strings, one for each node, the first of which includes the head.
  ///
  /// Text is escaped, so each `<` before a letter begins an element, and each element is one node.
  func strings() -> [String] {
    let page = page()
    let body = page.indices.first { page[$0...].starts(with: "<body><main>".utf8) } ?? 0
    let starts = page.indices.dropFirst(body + 12).filter {
      page[$0] == UInt8(ascii: "<") && page[$0 + 1] != UInt8(ascii: "/")
    }
    precondition(starts.count == nodeCount, "Each node is an element.")
    return zip([0] + starts.dropFirst(), starts.dropFirst() + [page.count]).map {
      String(decoding: page[$0..<$1], as: UTF8.self)
    }
  }

  /// The size of the page with a style attribute in place of each class, in bytes.
  ///
  /// The style sheet doesn't contain the classes' rules anymore; control states, which a style
  /// attribute can't express, are omitted.
  func byteCountWithStyleAttributes() -> Int {
    let page = String(decoding: page(), as: UTF8.self)
    var count = page.utf8.count
    for rule in page.matches(of: #/\.s[0-9a-v]{9}[^{}]*\{[^{}]*\}/#) {
      count -= rule.output.utf8.count
    }
    var declarations: [Substring: Int] = [:]
    for rule in page.matches(of: #/\.(s[0-9a-v]{9})\{([^{}]*)\}/#) {
      declarations[rule.1] = rule.2.utf8.count
    }
    for match in page.matches(of: #/ class="(s[0-9a-v]{9})"/#) {
      count += " style=\"\"".utf8.count + (declarations[match.1] ?? 0) - match.0.utf8.count
    }
    return count
  }
}
