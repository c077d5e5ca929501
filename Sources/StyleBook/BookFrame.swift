internal import Foundation
internal import ProtocolStyle
internal import StyleHTML
internal import StyleSampling

/// The parts that the pages of a module have: the head, the sidebar and the search field.
struct BookFrame {
  private let title: String
  private let chapters: [BookChapter]

  /// The path from the pages to the site's root.
  private let root: String

  /// The sidebar, made once because it grows with the samples as the pages do.
  private let sidebar: Sidebar

  /// Makes the frame of a module's pages.
  ///
  /// - Parameters:
  ///   - title: The title of the book.
  ///   - chapters: All modules.
  ///   - current: The module; nil for the first page.
  init(title: String, chapters: [BookChapter], in current: BookChapter? = nil) {
    (self.title, self.chapters) = (title, chapters)
    root = current == nil ? "" : "../"
    sidebar = Sidebar(of: chapters, in: current, root: root)
  }

  /// Returns a page.
  ///
  /// - Parameters:
  ///   - name: The title of the page.
  ///   - path: The path from the site's root.
  ///   - content: The elements of the page's main part.
  /// - Returns: The whole document.
  func page(_ name: String, at path: String, content: String) -> String {
    let whole = name == title ? title : "\(name) · \(title)"
    return StyleBookAssets.pageHTML(
      title: whole.escapedForMarkup, head: StyleBookAssets.bookHeadHTML(root: root),
      body: StyleBookAssets.bookBodyHTML(
        root: root, book: title.escapedForMarkup, visions: Self.visions,
        sidebar: sidebar.text(at: path), content: content, filters: ColorVision.filters))
  }

  /// The choices of color vision.
  private static let visions =
    ColorVision.allCases.map {
      "<option value=\"\($0.filter)\">\($0.rawValue.capitalized)</option>"
    }
    .joined()

  /// The name of a kind in words: `Activity indicator` for `activityIndicator`.
  static func title(ofKind kind: String) -> String {
    // Without a regular expression, because every page has the titles of all kinds.
    let words = kind.reduce(into: "") { words, letter in
      words += ("A"..."Z").contains(letter) ? " \(letter.lowercased())" : "\(letter)"
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The identifier of a kind's part of a module's page.
  static func identifier(ofKind kind: String) -> String { "kind-\(kind)".escapedForMarkup }

  /// The script with the data of the search: each sample's name, type, kind, module and path.
  var searchData: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let rows = chapters.flatMap { chapter in
      // Encoding strings can't fail.
      chapter.entries.compactMap { entry in
        let kind = entry.sample.nodeType.nodeKind.name
        let texts = [entry.sample.name, entry.typeName, kind, chapter.module, entry.path]
        return (try? encoder.encode(texts)).map { String(decoding: $0, as: UTF8.self) }
      }
    }
    return "const styleBook = [\n\(rows.joined(separator: ",\n"))\n]\n"
  }
}

// MARK: - Sidebar

/// The links of the pages of a module, by kind, and those to other modules.
private struct Sidebar {
  private var text = ""

  /// Where the links to pages get the mark of the current page, as numbers of bytes.
  private var places: [String: Int] = [:]

  /// The number of samples of a kind that are listed at most.
  private static let longestList = 60

  init(of chapters: [BookChapter], in current: BookChapter?, root: String) {
    let isShort = chapters.map(\.entries.count).reduce(0, +) <= Self.longestList
    for chapter in chapters {
      let isOpen = chapter.path == current?.path || current == nil && isShort || chapters.count == 1
      text +=
        "<details\(isOpen ? " open" : "")><summary>\(chapter.module.escapedForMarkup)</summary>\n<ul>"
      add("Overview", to: chapter.path, root: root)
      add("Tokens", to: chapter.tokensPath, root: root)
      for (kind, entries) in chapter.kinds {
        let title = BookFrame.title(ofKind: kind).escapedForMarkup
        // Samples of other modules are on these modules' pages, so that pages stay small.
        guard isOpen, entries.count <= Self.longestList else {
          let target = "\(root)\(chapter.path.address)#\(BookFrame.identifier(ofKind: kind))"
          text +=
            "<li><a href=\"\(target)\">\(title)</a> <span class=\"count\">\(entries.count)</span></li>\n"
          continue
        }
        text += "<li><span class=\"kind\">\(title)</span><ul>"
        for entry in entries { add(entry.sample.name, to: entry.path, root: root) }
        text += "</ul></li>\n"
      }
      text += "</ul></details>\n"
    }
  }

  private mutating func add(_ name: String, to path: String, root: String) {
    text += "<li><a href=\"\(root)\(path.address)\""
    places[path] = text.utf8.count
    text += ">\(name.escapedForMarkup)</a></li>\n"
  }

  /// The elements for the page at a path from the site's root.
  func text(at path: String) -> String {
    guard let place = places[path] else { return text }
    let index = text.utf8.index(text.startIndex, offsetBy: place)
    return "\(text[..<index]) aria-current=\"page\"\(text[index...])"
  }
}
