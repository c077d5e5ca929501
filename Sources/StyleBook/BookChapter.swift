internal import Foundation
internal import ProtocolStyle
internal import StyleInspector
internal import StyleSampling

/// A module's part of a book, with the paths of its pages.
struct BookChapter {
  /// A sample with the files of its page.
  struct Entry {
    let sample: StyleSample

    /// The name of the type, without its module.
    let typeName: String

    /// The module's folder, and the names of the files without their extensions.
    fileprivate let folder: String
    fileprivate let name: String

    /// The file of the page, and that with the style sheet of its results, in the module's folder.
    var page: String { "\(name).html" }
    var styleSheet: String { "\(name).css" }

    /// Their paths from the site's root.
    var path: String { "\(folder)/\(page)" }
    var styleSheetPath: String { "\(folder)/\(styleSheet)" }
  }

  /// Themes in which samples are shown.
  struct Look {
    let name: String
    let themes: [Theme]

    /// The beginning of the identifiers of the look's results.
    let identifier: String
  }

  let section: StyleSampleCatalog.Section
  let entries: [Entry]
  let looks: [Look]

  /// The name of the module's folder.
  private let folder: String

  var module: String { section.module }
  var path: String { "\(folder)/index.html" }
  var tokensPath: String { "\(folder)/tokens.html" }

  /// The tokens of the module's packs.
  var declaredTokens: Set<TokenID> { Set(section.packs.flatMap(\.tokens).map(\.id)) }

  /// The numbers of samples and themes: `12 samples, 1 theme`.
  var counts: String {
    "\(entries.count.counted("sample")), \(section.themes.count.counted("theme"))"
  }

  /// The samples by kind, in the order of the kinds' names.
  var kinds: [(kind: String, entries: [Entry])] {
    Dictionary(grouping: entries) { $0.sample.nodeType.nodeKind.name }
      .map { (kind: $0.key, entries: $0.value) }.sorted { $0.kind < $1.kind }
  }

  static func all(of catalog: StyleSampleCatalog) -> [BookChapter] {
    var folders = UniqueNames()
    return catalog.sections.map { BookChapter($0, folder: folders.unique($0.module)) }
  }

  private init(_ section: StyleSampleCatalog.Section, folder: String) {
    self.section = section
    self.folder = folder
    var names = UniqueNames(used: ["index", "tokens"])
    entries = section.samples.map { sample in
      let full = sample.qualifiedTypeName
      let prefix = sample.module + "."
      let type = full.hasPrefix(prefix) ? String(full.dropFirst(prefix.count)) : full
      let name = sample.name == type ? type : "\(type)-\(sample.name)"
      return Entry(sample: sample, typeName: type, folder: folder, name: names.unique(name))
    }
    var identifiers = UniqueNames()
    looks =
      [Look(name: "no theme", themes: [], identifier: identifiers.unique("plain"))]
      + section.themes.map {
        Look(name: $0.name, themes: [$0], identifier: identifiers.unique($0.name))
      }
  }
}

/// Turns texts into different names for files and identifiers, of letters, digits and hyphens.
struct UniqueNames {
  private var used: Set<String>

  init(used: Set<String> = []) {
    self.used = used
  }

  /// Returns a name that wasn't returned before, also where case doesn't matter.
  mutating func unique(_ text: String) -> String {
    let words = text.unicodeScalars.split { scalar in
      !(scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
    }
    let whole = words.map(String.init).joined(separator: "-")
    let name = whole.isEmpty ? "sample" : String(whole.prefix(60))
    var (result, number) = (name, 2)
    while !used.insert(result.lowercased()).inserted {
      result = "\(name)-\(number)"
      number += 1
    }
    return result
  }
}

/// The samples that read each token.
struct TokenUses {
  private(set) var entries: [TokenID: [BookChapter.Entry]] = [:]

  mutating func add(_ tokens: Set<TokenID>, of entry: BookChapter.Entry) {
    for token in tokens { entries[token, default: []].append(entry) }
  }
}

extension String {
  /// The path percent-encoded for an address.
  var address: String {
    // Nearly all paths are plain, and each page has many.
    let isPlain = unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "/": true
      default: false
      }
    }
    if isPlain { return self }
    return (addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? self).escapedForMarkup
  }
}
