internal import Foundation
internal import ProtocolStyle
internal import StyleSampling

/// The parts that all pages have: the head, the sidebar and the search field.
struct BookFrame {
  let title: String
  let chapters: [BookChapter]

  /// Returns a page.
  ///
  /// - Parameters:
  ///   - name: The title of the page.
  ///   - path: The path from the site's root.
  ///   - chapter: The module that the page is about; nil for the first page.
  ///   - content: The elements of the page's main part.
  /// - Returns: The whole document.
  func page(
    _ name: String, at path: String, in chapter: BookChapter?, content: String
  ) -> String {
    let root = path.contains("/") ? "../" : ""
    let whole = name == title ? title : "\(name) · \(title)"
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(whole.escaped)</title>
      <link rel="stylesheet" href="\(root)book.css">
      <script src="\(root)samples.js" defer></script>
      <script src="\(root)book.js" defer data-root="\(root)"></script>
      </head><body>
      <a class="skip" href="#content">Skip to content</a>
      <header class="side">
      <a class="home" href="\(root)index.html">\(title.escaped)</a>
      <search><label for="search">Search samples</label>
      <input id="search" type="search" autocomplete="off" placeholder="Press / to search">
      <ul id="found" hidden></ul><p id="count" role="status"></p></search>
      <nav aria-label="Samples">
      \(sidebar(at: path, in: chapter, root: root))
      </nav></header>
      <main id="content">
      \(content)
      </main></body></html>

      """
  }

  private func sidebar(at path: String, in current: BookChapter?, root: String) -> String {
    chapters.map { chapter in
      let isOpen = chapter.path == current?.path || chapters.count == 1
      let kinds = chapter.kinds.map { kind, entries -> String in
        // Samples of other modules are on these modules' pages, so that pages stay small.
        guard isOpen, entries.count <= Self.longestList else {
          let target = "\(root)\(chapter.path.address)#\(Self.identifier(ofKind: kind))"
          return "<li><a href=\"\(target)\">\(Self.title(ofKind: kind).escaped)</a> "
            + "<span class=\"count\">\(entries.count)</span></li>"
        }
        let links = entries.map { entry in
          "<li>\(link(entry.sample.name, to: entry.path, at: path, root: root))</li>"
        }
        let title = Self.title(ofKind: kind).escaped
        return "<li><span class=\"kind\">\(title)</span><ul>\(links.joined())</ul></li>"
      }
      let tokens = link("Tokens", to: chapter.tokensPath, at: path, root: root)
      return """
        <details\(isOpen ? " open" : "")><summary>\(chapter.module.escaped)</summary>
        <ul><li>\(link("Overview", to: chapter.path, at: path, root: root))</li>
        <li>\(tokens)</li>\(kinds.joined(separator: "\n"))</ul></details>
        """
    }.joined(separator: "\n")
  }

  /// The number of samples of a kind that the sidebar lists at most.
  private static let longestList = 60

  private func link(_ text: String, to target: String, at path: String, root: String) -> String {
    let current = target == path ? " aria-current=\"page\"" : ""
    return "<a href=\"\(root)\(target.address)\"\(current)>\(text.escaped)</a>"
  }

  /// The name of a kind in words: `Activity indicator` for `activityIndicator`.
  static func title(ofKind kind: String) -> String {
    // Without a regular expression, because every page has the titles of all kinds.
    let words = kind.reduce(into: "") { words, letter in
      words += ("A"..."Z").contains(letter) ? " \(letter.lowercased())" : "\(letter)"
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The identifier of a kind's part of a module's page.
  static func identifier(ofKind kind: String) -> String { "kind-\(kind)".escaped }

  /// The main part of the first page.
  var contents: String {
    let cards = chapters.map { chapter in
      let count = chapter.entries.count
      let themes = chapter.section.themes.count
      let kinds = chapter.kinds.map { Self.title(ofKind: $0.kind).escaped }.joined(separator: ", ")
      return """
        <li class="card"><a href="\(chapter.path.address)">\(chapter.module.escaped)</a>
        <p>\(count) sample\(count == 1 ? "" : "s"), \(themes) theme\(themes == 1 ? "" : "s")</p>
        <p class="quiet">\(kinds)</p></li>
        """
    }
    let empty =
      "<p>There are no samples yet. Conform a type to <code>StyleSamples</code>, and write the book "
      + "again.</p>"
    return "<h1>\(title.escaped)</h1>"
      + (cards.isEmpty ? empty : "<ul class=\"cards\">\(cards.joined(separator: "\n"))</ul>")
  }

  /// The script with the data of the search: each sample's name, type, kind, module and path.
  var searchData: String {
    let rows = chapters.flatMap { chapter in
      chapter.entries.map { entry in
        let kind = entry.sample.nodeType.nodeKind.name
        let texts = [entry.sample.name, entry.typeName, kind, chapter.module, entry.path]
        return "[\(texts.map(Self.json).joined(separator: ","))]"
      }
    }
    return "const styleBook = [\n\(rows.joined(separator: ",\n"))\n]\n"
  }

  private static func json(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\u{2028}", "\u{2029}", "\0"..."\u{1F}", "<":
        result += "\\u" + String(format: "%04x", scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
