public import Foundation
internal import ProtocolStyle
internal import StyleHTML
public import StyleSampling

/// A static site that shows samples in their themes, color schemes, states and variants.
///
/// ```swift
/// import Foundation
/// import StyleBook
/// import StyleSampling
///
/// if let catalog = StyleSampleCatalog.loaded() {
///   try StyleBook("Shop", catalog).write(to: URL(filePath: ".build/style-book"))
/// }
/// ```
///
/// Open `index.html` from the folder or serve it from any host: pages load no framework, and need a
/// script only to search, to fit pictures into cards and to combine a theme with a color scheme. Each
/// sample has a separate page with its result in every theme and color scheme, its states, text sizes,
/// direction, contrast and variants, the traits that its type adopts, an explanation of each value, and
/// the inspector's findings. Each module has a page of
/// tokens with the samples that read them.
///
/// A page is at most 300,000 bytes large. Where a sample's tables would exceed it, the page
/// states how many rows it omits.
public struct StyleBook {
  /// The largest size of a page: 300,000 bytes.
  package static let pageLimit = 300_000

  /// The title of the site.
  package let title: String

  /// The samples.
  package let catalog: StyleSampleCatalog

  let sources: SourceListing

  /// Creates a book.
  ///
  /// - Parameters:
  ///   - title: The title of the site; `Style book` by default.
  ///   - catalog: The samples.
  ///   - sources: Folders with Swift files, from which pages show the declarations of samples and
  ///     their traits; none by default. Folders and files that can't be read have no declarations.
  public init(
    _ title: String = "Style book", _ catalog: StyleSampleCatalog, sources: [URL] = []
  ) {
    self.title = title
    self.catalog = catalog
    self.sources = SourceListing(of: sources)
  }

  /// The files of a book that a call wrote.
  public struct Report: Hashable, Sendable, CustomStringConvertible {
    /// The number of pages, style sheets and scripts that were new or had changed.
    public var writtenCount = 0

    /// The number of files that were the same already.
    package var unchangedCount = 0

    /// The number of files of an earlier book that were removed, because no sample has them now.
    package var removedCount = 0

    /// The number of samples.
    package var sampleCount = 0

    /// The numbers on one line: `12 samples; 40 files written, 3 unchanged, 0 removed`.
    public var description: String {
      "\(sampleCount) samples; \(writtenCount) files written, \(unchangedCount) unchanged, "
        + "\(removedCount) removed"
    }
  }

  /// Writes the site to a folder, which is created if it doesn't exist.
  ///
  /// Only files whose content changed are written. Files that an earlier call wrote and that aren't
  /// part of the book anymore are removed; others in the folder stay.
  ///
  /// - Parameters:
  ///   - folder: The folder, whose `index.html` is the first page.
  ///   - progress: Called before each sample with its name, its number from 1, and their total.
  /// - Returns: The numbers of files.
  /// - Throws: An error of the file system.
  @discardableResult
  public func write(
    to folder: URL,
    progress: (_ sample: String, _ number: Int, _ total: Int) -> Void = { _, _, _ in }
  ) throws -> Report {
    try writeFiles(to: folder, isLive: false, progress).report
  }

  /// Writes the files that changed, and returns their paths.
  func writeFiles(
    to folder: URL, isLive: Bool, _ progress: (String, Int, Int) -> Void
  ) throws -> (report: Report, written: [String]) {
    var report = Report()
    var paths = isLive ? [Self.looksName, Self.changesName] : []
    var written: [String] = []
    try forEachFile(isLive: isLive, progress: progress) { file in
      paths.append(file.path)
      if file.isSample { report.sampleCount += 1 }
      let url = folder.appending(path: file.path)
      let data = Data(file.text.utf8)
      if let old = try? Data(contentsOf: url), old == data {
        report.unchangedCount += 1
        return
      }
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
      written.append(file.path)
      report.writtenCount += 1
    }
    let list = folder.appending(path: Self.listName)
    let old = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
    let new = paths.joined(separator: "\n")
    // A write waits for the disk, which takes longer than the comparison of all files.
    if new == old { return (report, written) }
    for path in Set(old.split(separator: "\n").map(String.init)).subtracting(paths).sorted()
    where !path.split(separator: "/").contains("..") && !path.hasPrefix("/") {
      if (try? FileManager.default.removeItem(at: folder.appending(path: path))) != nil {
        report.removedCount += 1
      }
    }
    try Data(new.utf8).write(to: list, options: .atomic)
    return (report, written)
  }

  /// The name of the file that lists the files of a book.
  private static let listName = "style-book-files.txt"
}

// MARK: - Files

extension StyleBook {
  /// A file of the site.
  struct File {
    let path: String
    let text: String
    var isSample = false
  }

  /// Calls a closure with each file of the site.
  func forEachFile(
    isLive: Bool, progress: (String, Int, Int) -> Void, _ body: (File) throws -> Void
  ) throws {
    let chapters = BookChapter.all(of: catalog)
    let total = chapters.map(\.entries.count).reduce(0, +)
    var number = 0
    var cardsOfChapters: [(chapter: BookChapter, cards: [SamplePage.Card])] = []
    var maker = CatalogMaker(title, sources: sources)
    for chapter in chapters {
      var uses = TokenUses()
      var cards: [SamplePage.Card] = []
      var facts: [SampleFacts] = []
      let tools = ChapterTools(of: chapter, sources: sources)
      let frame = BookFrame(title: title, chapters: chapters, in: chapter)
      for entry in chapter.entries {
        number += 1
        progress(entry.sample.name, number, total)
        let page = SamplePage(entry, of: chapter, with: tools, sources: sources)
        uses.add(Set(page.facts.tokens.keys), of: entry)
        cards.append(page.card)
        facts.append(page.facts)
        let text = frame.page(entry.sample.name, at: entry.path, content: page.content)
        try body(File(path: entry.path, text: text, isSample: true))
        try body(File(path: entry.styleSheetPath, text: page.css))
      }
      cardsOfChapters.append((chapter, cards))
      maker.add(chapter, facts)
      let content = ModulePage(chapter, cards).content
      try body(
        File(
          path: chapter.path,
          text: frame.page(chapter.module, at: chapter.path, content: content)))
      let tokens = TokenPage(chapter, uses).content
      try body(
        File(
          path: chapter.tokensPath,
          text: frame.page(
            "Tokens of \(chapter.module)", at: chapter.tokensPath, content: tokens)))
    }
    let frame = BookFrame(title: title, chapters: chapters)
    let index = IndexPage(title, cardsOfChapters).content
    try body(File(path: "index.html", text: frame.page(title, at: "index.html", content: index)))
    try body(File(path: "samples.js", text: frame.searchData))
    try body(File(path: "catalog.json", text: try maker.catalog.reportJSON))
    try body(File(path: "catalog.md", text: maker.catalog.markdown))
    typealias Assets = StyleBookAssets
    try body(File(path: "book.css", text: Assets.pageCSS + Assets.bookCSS))
    try body(
      File(
        path: "book.js",
        text: Assets.pageJS + Assets.bookJS + (isLive ? ";" + Assets.bookLiveJS : "")))
    let results = Assets.resultCSS + Assets.bookResultsCSS
    try body(File(path: "kinds.css", text: HTMLFragment.kindSheet + results))
  }
}
