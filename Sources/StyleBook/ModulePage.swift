internal import ProtocolStyle
internal import StyleSampling

/// The main part of a module's page: a card for each sample.
struct ModulePage {
  let content: String

  /// The bytes of results that a page shows at most; later cards have none.
  private static let resultLimit = 180_000

  init(_ chapter: BookChapter, _ cards: [SamplePage.Card]) {
    var room = Self.resultLimit
    var results: [String: String] = [:]
    for card in cards {
      let picture = ShadowPart.text(
        css: card.css,
        body: "<book-picture class=\"light\" aria-hidden=\"true\"><book-inert inert>\(card.html)"
          + "</book-inert></book-picture>")
      guard picture.utf8.count <= room else { continue }
      room -= picture.utf8.count
      results[card.entry.page] = picture
    }
    let kinds = chapter.kinds.map { kind, entries in
      let items = entries.map { entry in
        """
        <li class="card"><div class="preview">\(results[entry.page] ?? "")</div>\
        <a href="\(entry.page.address)">\(entry.sample.name.escapedForMarkup)</a>\
        <p class="quiet"><code>\(entry.typeName.escapedForMarkup)</code></p></li>
        """
      }
      return """
        <section id="\(BookFrame.identifier(ofKind: kind))"><h2>\(BookFrame.title(ofKind: kind).escapedForMarkup)</h2>
        <ul class="cards">\(items.joined(separator: "\n"))</ul></section>
        """
    }
    content = """
      <h1>\(chapter.module.escapedForMarkup)</h1>
      \(kinds.isEmpty ? "<p>The module has no samples.</p>" : kinds.joined(separator: "\n"))
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

// MARK: - TokenPage

/// The main part of a page with a module's tokens.
struct TokenPage {
  let content: String

  init(_ chapter: BookChapter, _ uses: TokenUses) {
    var tokens = Set(chapter.section.packs.flatMap(\.tokens).map(\.id))
    tokens.formUnion(uses.entries.keys)
    for theme in chapter.section.themes {
      var context = StyleContext()
      tokens.formUnion(context.add(theme).tokens)
    }
    let situations = chapter.looks.flatMap { look in
      StyleEnvironment.ColorScheme.allCases.map { scheme in
        var context = StyleContext(environment: StyleEnvironment(colorScheme: scheme))
        for theme in look.themes { context.add(theme) }
        return ("\(look.name), \(scheme.rawValue)", context)
      }
    }
    let sorted = tokens.sorted { ($0.name, $0.module) < ($1.name, $1.module) }
    let sections = sorted.map { token in
      Self.section(token, situations, uses.entries[token] ?? [])
    }
    content = """
      <h1>Tokens of \(chapter.module.escapedForMarkup)</h1>
      \(sections.isEmpty ? "<p>No sample reads a token.</p>" : sections.joined(separator: "\n"))
      """
  }

  private static func section(
    _ token: TokenID, _ situations: [(name: String, context: StyleContext)],
    _ users: [BookChapter.Entry]
  ) -> String {
    let values = situations.map { name, context -> String in
      var context = context
      let value = context.run { token.value as Any }
      let color = (value as? Color).map { color in context.run { color.resolved() } }
      let text = (color.map { "\($0)" } ?? "\(value)").escapedForMarkup
      let swatch = color == nil ? "" : "<span class=\"swatch\" style=\"--color:\(text)\"></span>"
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
    return """
      <section class="token"><h2><code>\(token.name.escapedForMarkup)</code></h2>\(summary)
      <ul class="values">\(values.joined())</ul><p class="quiet">Read by \(readers).</p></section>
      """
  }
}
