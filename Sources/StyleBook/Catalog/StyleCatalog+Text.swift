internal import Foundation

extension StyleCatalog {
  /// The catalog as Markdown: a list for each sort of entries, and the code of samples' nodes.
  package var markdown: String {
    var lines = ["# \(title)"]
    for module in modules {
      lines += ["", "## \(module.name)"]
      for sort in ["sample", "node", "trait", "token"] {
        let entries = module.entries.filter { $0.sort == sort }
        if entries.isEmpty { continue }
        lines += ["", "### \(sort.capitalized)s", ""] + entries.map { "- \($0.markdown)" }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// An entry of a catalog as a reader sees it.
  package struct Entry: Codable, Hashable, Sendable {
    /// The sort of thing: `node`, `trait`, `token` or `sample`.
    package let sort: String
    package let module: String
    package let name: String

    /// Its purpose, or its parts, in a line.
    package let detail: String

    /// How it's written in Swift: the first line of its declaration, or a use of it.
    package let code: String

    /// The line in a list.
    fileprivate var markdown: String {
      "`\(code)`" + (detail.isEmpty ? "" : ": \(detail)")
    }
  }
}

extension StyleCatalog.Module {
  /// The entries, by sort.
  var entries: [StyleCatalog.Entry] {
    samples.map { sample in
      entry(
        "sample", sample.name,
        [
          sample.name == sample.node ? nil : "“\(sample.name)”", sample.kind, sample.note,
          sample.findings.isEmpty ? nil : "\(sample.findings.count) findings",
        ], sample.node)
    }
      + nodes.map { node in
        entry(
          "node", node.name,
          [node.kind, Self.list("traits", node.traits)]
            + node.variants.map { Self.list($0.property, $0.values) },
          node.declarations.first?.head ?? node.name)
      }
      + traits.map { trait in
        entry(
          "trait", trait.name, [Self.list("attributes", trait.attributes)],
          trait.declarations.first?.head ?? trait.name)
      }
      + tokens.map { token in
        entry(
          "token", token.name,
          [
            token.summary, token.deprecation.map { "deprecated: \($0)" },
            Self.list("for", token.roles), token.values.first.map { "\($0.value) by default" },
          ], "Token<\(token.type)>.\(token.name)")
      }
  }

  /// An entry whose detail consists of the parts that aren't empty, on one line.
  private func entry(
    _ sort: String, _ name: String, _ parts: [String?], _ code: String
  ) -> StyleCatalog.Entry {
    let detail = parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "; ")
    return StyleCatalog.Entry(
      sort: sort, module: self.name, name: name,
      detail: detail.split(whereSeparator: \.isNewline).joined(separator: " "), code: code)
  }

  /// A list with its name; nil for none.
  private static func list(_ name: String, _ values: [String]) -> String? {
    values.isEmpty ? nil : "\(name) \(values.joined(separator: ", "))"
  }
}

extension StyleCatalog.Declaration {
  /// The first line, without the brace at its end.
  fileprivate var head: String {
    String(code.prefix { !$0.isNewline && $0 != "{" }).trimmingCharacters(in: .whitespaces)
  }
}

// MARK: - Searching

extension StyleCatalog {
  /// Finds the entries that a text is about.
  ///
  /// A word counts where it's a word of an entry's name, kind, traits, attributes, roles or description, or
  /// begins one; most in its name.
  ///
  /// - Parameter text: The words, in any order and case: `secondary button`. All entries have none.
  /// - Returns: The entries that most words are about, the best first; those with one score by module, in
  ///   the order of the catalog.
  package func entries(about text: String) -> [Entry] {
    let all = modules.flatMap(\.entries)
    let words = Self.words(in: text)
    if words.isEmpty { return all }
    let scored = all.map { entry in (entry, words.map { entry.score(of: $0) }) }
    let most = scored.map { $0.1.count { $0 > 0 } }.max() ?? 0
    guard most > 0 else { return [] }
    return scored.filter { $0.1.count { $0 > 0 } == most }.enumerated()
      .sorted { one, other in
        let (first, second) = (one.element.1.reduce(0, +), other.element.1.reduce(0, +))
        return first == second ? one.offset < other.offset : first > second
      }.map(\.element.0)
  }

  /// The words of a text in lower case, those of names in camel case one by one.
  fileprivate static func words(in text: String) -> [String] {
    var (words, last) = ([""], Character(" "))
    for character in text {
      if !character.isLetter && !character.isNumber {
        words.append("")
      } else if character.isUppercase && last.isLowercase {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
      last = character
    }
    return words.filter { !$0.isEmpty }.map { $0.lowercased() }
  }
}

extension StyleCatalog.Entry {
  /// How much a word is about the entry: a word of its name counts four times, the beginning of one counts
  /// half.
  fileprivate func score(of word: String) -> Int {
    [(name, 4), (sort, 2), (detail, 1), (code, 1)].map { text, weight in
      let words = StyleCatalog.words(in: text)
      if words.contains(word) { return 2 * weight }
      return words.contains { $0.hasPrefix(word) } ? weight : 0
    }.max() ?? 0
  }
}
