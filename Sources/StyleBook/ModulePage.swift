internal import ProtocolStyle
internal import StyleInspector
internal import StyleSampling

/// The main part of a module's page: a card for each sample, by kind.
struct ModulePage {
  let content: String

  init(_ chapter: BookChapter, _ cards: [SamplePage.Card]) {
    var list = CardList(root: "../")
    let items = list.items(of: chapter, cards)
    content = """
      <h1>\(chapter.module.escapedForMarkup)</h1>
      <p class="quiet">\(chapter.counts)</p>
      \(items.isEmpty ? "<p>The module has no samples.</p>" : "<ul class=\"cards\">\(items)</ul>")
      \(Self.unshown(chapter.section.unshownTypes))
      """
  }

  private static func unshown(_ types: [any StyleNode.Type]) -> String {
    if types.isEmpty { return "" }
    let names = types.map {
      "<li><code>\(StyleSampleCatalog.qualifiedName(of: $0).escapedForMarkup)</code></li>"
    }
    return """
      <section><h2>Without a sample</h2>
      <p>No sample shows these nodes. Give their stored properties defaults and conform them to \
      <code>DefaultStyleSample</code>, or list samples of them.</p>
      <ul class="plain">\(names.joined())</ul></section>
      """
  }
}

// MARK: - IndexPage

/// The main part of the first page: the cards of all modules.
struct IndexPage {
  let content: String

  /// The number of cards of all modules.
  private static let mostCards = 48

  init(_ title: String, _ chapters: [(chapter: BookChapter, cards: [SamplePage.Card])]) {
    var list = CardList(root: "")
    let sections = chapters.map { chapter, cards in
      let items = list.items(of: chapter, cards, limit: max(4, Self.mostCards / chapters.count))
      let path = chapter.path.address
      return """
        <section><h2><a href="\(path)">\(chapter.module.escapedForMarkup)</a></h2>
        <p class="quiet">\(chapter.counts) · <a href="\(chapter.tokensPath.address)">tokens</a></p>
        <ul class="cards">\(items)</ul></section>
        """
    }
    let empty =
      "<p>There are no samples yet. Conform a type to <code>StyleSamples</code>, and write the book "
      + "again.</p>"
    content =
      "<h1>\(title.escapedForMarkup)</h1>"
      + (sections.isEmpty ? empty : sections.joined(separator: "\n"))
  }
}

// MARK: - CardList

/// The cards of samples on a page: a small result of each, its name, kind and type.
private struct CardList {
  /// The path from the page to the site's root.
  let root: String

  /// The bytes of results that the page still has room for; later cards have none.
  private var room = 180_000

  init(root: String) { self.root = root }

  /// The cards of a module by kind, with a link to its page in place of those above a limit.
  mutating func items(
    of chapter: BookChapter, _ cards: [SamplePage.Card], limit: Int = .max
  ) -> String {
    let byPage = Dictionary(cards.map { ($0.entry.page, $0) }, uniquingKeysWith: { one, _ in one })
    var items: [String] = []
    for (kind, entries) in chapter.kinds {
      for (place, entry) in entries.enumerated() where items.count < limit {
        // Links lead to a kind by its first card.
        let identifier = place == 0 && limit == .max ? BookFrame.identifier(ofKind: kind) : nil
        let address = root.isEmpty ? entry.path : entry.page
        items.append(
          """
          <li class="card"\(identifier.map { " id=\"\($0)\"" } ?? "")>\
          <div class="preview" data-frames>\(byPage[entry.page].map { picture(of: $0) } ?? "")</div>\
          <a href="\(address.address)">\(entry.sample.name.escapedForMarkup)</a>\
          <p class="quiet">\(BookFrame.title(ofKind: kind).escapedForMarkup)</p>\
          <p class="quiet"><code>\(entry.typeName.escapedForMarkup)</code></p></li>
          """)
      }
    }
    let omitted = chapter.entries.count - items.count
    if omitted > 0 {
      items.append(
        "<li class=\"card\"><a href=\"\(chapter.path.address)\">\(omitted) more samples of "
          + "\(chapter.module.escapedForMarkup)</a></li>")
    }
    return items.joined(separator: "\n")
  }

  private mutating func picture(of card: SamplePage.Card) -> String {
    let picture = ShadowPart.card(
      css: card.css, root: root,
      body: "<book-picture class=\"light\" aria-hidden=\"true\"><book-inert inert>\(card.html)"
        + "</book-inert></book-picture>")
    guard picture.utf8.count <= room else { return "" }
    room -= picture.utf8.count
    return picture
  }
}

// MARK: - TokenPage

/// The main part of a page with a module's tokens.
struct TokenPage {
  let content: String

  init(_ chapter: BookChapter, _ uses: TokenUses) {
    let situations = TokenSituations(chapter.looks.map(\.themes))
    let tokens = situations.tokens(besides: chapter.declaredTokens.union(uses.entries.keys))
    let sections = tokens.map { token in
      Self.section(token, situations, uses.entries[token] ?? [])
    }
    content = """
      <h1>Tokens of \(chapter.module.escapedForMarkup)</h1>
      \(sections.isEmpty ? "<p>No sample reads a token.</p>" : sections.joined(separator: "\n"))
      """
  }

  private static func section(
    _ token: TokenID, _ situations: TokenSituations, _ users: [BookChapter.Entry]
  ) -> String {
    let values = situations.values(of: token).map { value -> String in
      let text = value.description.escapedForMarkup
      let situation = value.situation
      let name = "\(situation.themes.last?.name ?? "no theme"), \(situation.scheme.rawValue)"
      let swatch =
        value.value is Color
        ? "<span class=\"swatch\" style=\"--color:\(text)\"></span>" : ""
      return
        "<li>\(swatch)<span>\(text)</span> <span class=\"quiet\">\(name.escapedForMarkup)</span></li>"
    }
    let mostUsers = 40
    var links = users.prefix(mostUsers).map { entry in
      "<a href=\"\(entry.page.address)\">\(entry.sample.name.escapedForMarkup)</a>"
    }
    if users.count > mostUsers { links.append("\(users.count - mostUsers) more") }
    let readers = links.isEmpty ? "no sample" : links.joined(separator: ", ")
    let summary = token.summary.map { "<p>\($0.escapedForMarkup)</p>" } ?? ""
    let deprecation =
      token.deprecation.map { "<p class=\"note\">Deprecated. \($0.escapedForMarkup)</p>" } ?? ""
    return """
      <section class="token"><h2><code>\(token.name.escapedForMarkup)</code></h2>\(summary)\(deprecation)
      <ul class="values">\(values.joined())</ul><p class="quiet">Read by \(readers).</p></section>
      """
  }
}
