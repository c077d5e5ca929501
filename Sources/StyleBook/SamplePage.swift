internal import Foundation
internal import ProtocolStyle
internal import StyleHTML
internal import StyleInspector
internal import StyleSampling

/// The main part of a sample's page.
struct SamplePage {
  /// A small result for the page of the module.
  struct Card {
    let entry: BookChapter.Entry
    let html: String
    let css: String
  }

  let card: Card
  let content: String

  /// The facts that the page states besides results.
  let facts: SampleFacts

  /// The style sheet of the results, in a separate file.
  let css: String

  /// The bytes that the results of a page take at most, so that the rest has room.
  private static let resultLimit = 180_000

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - entry: The sample.
  ///   - chapter: Its module.
  ///   - tools: The tools for the samples of the module.
  ///   - sources: The declarations of types and traits.
  init(
    _ entry: BookChapter.Entry, of chapter: BookChapter, with tools: ChapterTools,
    sources: SourceListing
  ) {
    let sample = entry.sample
    // A separate tree, because findings name nodes by their numbers.
    let tree = StyleTree(like: tools.tree)
    let root = sample.attach(to: tree)
    let decisions = SampleDecisions(
      of: root, in: tree,
      over: [.themes(chapter.looks.map(\.themes))] + SituationAxis.standard + sample.axes)
    let results = SampleResults(
      of: sample, in: chapter, with: tools, keys: decisions.keys, styleSheet: entry.styleSheet)
    css = results.css
    card = Card(entry: entry, html: results.first.html, css: results.first.css)
    var room = Self.resultLimit - results.stage.utf8.count
    let tables = results.tables.map { table in
      let text = table.html(within: room)
      room -= text.utf8.count
      return text
    }
    let facts = SampleFacts(of: entry, root, in: tree, with: tools)
    self.facts = facts
    let traits = facts.graph?.vertices.filter { $0.role == .trait }.map(\.name) ?? []
    let kind = sample.nodeType.nodeKind.name
    let note = sample.note.map { "<p class=\"note\">\($0.escapedForMarkup)</p>" } ?? ""
    content = """
      <p class="path">\(chapter.module.escapedForMarkup) / \(kind.escapedForMarkup)</p>
      <h1>\(sample.name.escapedForMarkup)</h1>
      <p class="type"><code>\(entry.typeName.escapedForMarkup)</code></p>
      \(note)
      \(results.stage)
      \(tables.joined(separator: "\n"))
      <section><h2>Swift</h2>
      \(Self.traits(facts.graph))
      \(sources.listing(for: [entry.typeName] + traits))
      </section>
      <section><h2>Why it looks like that</h2>
      <p class="quiet">Each value with its origin, and crossed out the values that it overrides; \
      without a theme in the light scheme.</p>
      \(Self.html(of: facts.explanations))
      </section>
      <section><h2>What decides a value</h2>
      <p class="quiet">Each value that isn't the same in all themes, environments, states, widths and \
      variants.</p>
      \(decisions.html)
      </section>
      <section><h2>Findings</h2>
      \(Self.html(of: facts.findings))
      </section>
      """
  }

  // MARK: - Parts

  private static func traits(_ graph: TraitGraph?) -> String {
    guard let graph else {
      return "<p>The traits aren't known, because this platform has no conformance records.</p>"
    }
    return
      "<pre tabindex=\"0\" role=\"region\" aria-label=\"Traits\">\("\(graph)".escapedForMarkup)</pre>"
  }

  private static func html(of findings: [Finding]) -> String {
    if findings.isEmpty { return "<p>The inspector finds nothing in any theme and scheme.</p>" }
    let items = findings.map { finding in
      "<li class=\"\(finding.severity.rawValue)\"><b>\(finding.severity.rawValue)</b> "
        + "\(finding.summary.escapedForMarkup) <span class=\"quiet\">\(finding.remedy.escapedForMarkup)</span></li>"
    }
    return "<ul class=\"findings\">\(items.joined(separator: "\n"))</ul>"
  }

  /// The number of nodes that are explained at most, and the bytes that they take.
  private static let (mostNodes, mostBytes) = (40, 60_000)

  private static func html(
    of explanations: [(depth: Int, explanation: StyleExplanation)]
  ) -> String {
    var (parts, count) = ([String](), 0)
    for (depth, explanation) in explanations.prefix(mostNodes) where count < mostBytes {
      let part = """
        <details class="depth\(min(depth, 6))"\(parts.isEmpty ? " open" : "")>\
        <summary>\(explanation.nodeType.escapedForMarkup) (\(explanation.kind.name.escapedForMarkup))</summary>\
        \(explanation.ladder)</details>
        """
      count += part.utf8.count
      parts.append(part)
    }
    if parts.count < explanations.count {
      let omitted = explanations.count - parts.count
      parts.append("<p class=\"quiet\">\(omitted) more nodes are omitted.</p>")
    }
    return parts.joined(separator: "\n")
  }
}

// MARK: - SampleDecisions

/// The values of a sample's nodes that differ between situations, as the decisions that they are.
struct SampleDecisions {
  let html: String

  /// The axes of the environment's keys that values read.
  let keys: [SituationAxis]

  /// The number of nodes that are examined at most, of cases of a value, and the bytes that all take.
  private static let (mostNodes, mostCases, mostBytes) = (12, 500, 20_000)

  init(of root: AnyNodeHandle, in tree: StyleTree, over axes: [SituationAxis]) {
    let nodes = Array(tree.nodes(in: root))
    let found = tree.situations(
      of: Array(nodes.prefix(Self.mostNodes)), over: axes, limit: Self.mostCases)
    keys = found.keys
    var (parts, count, shown) = ([String](), 0, 0)
    for (node, values) in zip(nodes, found.values) {
      let differing = values.filter { !$0.isConstant }
      let type = tree.nodeType(of: node)
      let part = """
        <details class="depth\(min(tree.ancestors(of: node).count, 6))">\
        <summary>\("\(type)".escapedForMarkup) (\(type.nodeKind.name.escapedForMarkup))</summary>\
        <dl class="why">\(differing.map(\.decision).joined())</dl></details>
        """
      count += part.utf8.count
      if count > Self.mostBytes { break }
      shown += 1
      if !differing.isEmpty { parts.append(part) }
    }
    if parts.isEmpty, shown > 0 {
      parts.append("<p>Every value is the same in all situations.</p>")
    }
    if shown < nodes.count {
      parts.append("<p class=\"quiet\">\(nodes.count - shown) more nodes are omitted.</p>")
    }
    html = parts.joined(separator: "\n")
  }
}

extension AttributeSituations {
  /// The lines of the decision.
  fileprivate var decision: String {
    let cases = lines.map { line in
      let text = line.drop { $0 == " " }
      let depth = (line.count - text.count) / 2
      return "<dd class=\"case\" style=\"--depth:\(depth)\">\(String(text).escapedForMarkup)</dd>"
    }
    return "<dt>\(attribute.name.escapedForMarkup)</dt>\(cases.joined())"
  }
}

// MARK: - Ladder

extension StyleExplanation {
  /// The values of each attribute, the winner first, each above the steps to its origin.
  fileprivate var ladder: String {
    if outcomes.isEmpty { return "<p class=\"quiet\">No values are set.</p>" }
    return "<dl class=\"why\">\(outcomes.map(\.ladder).joined())</dl>"
  }
}

extension StyleExplanation.AttributeOutcome {
  fileprivate var ladder: String {
    let winner = entries.firstIndex { !$0.isHidden }
    let name = place.map { "\(attribute)[\($0)]" } ?? "\(attribute)"
    return "<dt>\(name.escapedForMarkup)</dt>"
      + entries.enumerated().map { place, entry in entry.ladder(isWinner: place == winner) }
      .joined()
  }
}

extension StyleExplanation.Entry {
  fileprivate func ladder(isWinner: Bool) -> String {
    let text = (value.map(ViewModel.Element.describe) ?? "none").escapedForMarkup
    let tag = isWinner ? "b" : "s"
    let state = isWinner ? "won" : isHidden ? "hidden" : "lost"
    return """
      <dd class="\(state)">\((value as? Color).chip)<\(tag)>\(text)</\(tag)> \
      <span class="quiet">\((origin ?? level.rawValue).escapedForMarkup), \(source.breakable)</span>\
      \(chain.ladder)</dd>
      """
  }
}

extension [StyleExplanation.ChainStep] {
  fileprivate var ladder: String {
    if isEmpty { return "" }
    let steps = map { step in
      "<li style=\"--depth:\(step.depth)\">\(step.color.chip)\(step.text.breakable)</li>"
    }
    return "<ol>\(steps.joined())</ol>"
  }
}

extension String {
  /// The text escaped, with breaks before the names of types in modules, so that lines don't break
  /// within names.
  fileprivate var breakable: String {
    escapedForMarkup.replacing(/\.(?=[A-Z])/, with: ".<wbr>")
  }
}

extension Color? {
  /// A small swatch in the light scheme; empty for no color.
  fileprivate var chip: String {
    map { "<span class=\"chip\" style=\"--color:\("\($0.resolved())".escapedForMarkup)\"></span>" }
      ?? ""
  }
}
