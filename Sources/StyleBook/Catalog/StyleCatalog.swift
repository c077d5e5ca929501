package import Foundation
internal import ProtocolStyle
internal import StyleInspector
package import StyleSampling

/// The nodes, traits, attributes, tokens and samples of a package as data, so that programs and assistants
/// use what exists.
///
/// The style book writes it as `catalog.json` and `catalog.md`. Its keys are those of the properties;
/// a later version of the schema may add some, and changes its number if one is removed or has another
/// meaning.
package struct StyleCatalog: Codable, Hashable, Sendable {
  /// The version of the schema: 1.
  package private(set) var schema = 1

  /// The title of the book.
  package let title: String

  /// The modules with samples, by name.
  package internal(set) var modules: [Module]

  /// The attributes of all nodes, by name.
  package internal(set) var attributes: [AttributeEntry]

  /// A module with its samples.
  package struct Module: Codable, Hashable, Sendable {
    /// The name.
    package let name: String
    package let themes: [ThemeEntry]
    package internal(set) var nodes: [Node] = []
    package internal(set) var traits: [Trait] = []
    package internal(set) var tokens: [TokenEntry] = []
    package internal(set) var samples: [Sample] = []
  }

  /// A theme in which samples are shown.
  package struct ThemeEntry: Codable, Hashable, Sendable {
    package let name: String

    /// The purpose; absent if none is stated, as in all parts of a catalog.
    package let summary: String?
  }

  /// A type of nodes.
  package struct Node: Codable, Hashable, Sendable {
    /// The name of the type, without its module.
    package let name: String

    /// The name of its kind: `button`.
    package let kind: String

    /// The names of the traits that it adopts, directly or through others.
    package let traits: [String]

    /// The names of the attributes that it provides.
    package let attributes: [String]

    /// The properties whose values samples show in combination.
    package let variants: [Variant]

    /// The declarations.
    package let declarations: [Declaration]
  }

  /// A property of a node whose values are all shown.
  package struct Variant: Codable, Hashable, Sendable {
    package let property: String
    package let values: [String]
  }

  /// A protocol that provides attributes, or refines others that do.
  package struct Trait: Codable, Hashable, Sendable {
    package let name: String

    /// The names of the traits that it refines directly.
    package let refines: [String]

    /// The names of the attributes that it provides, directly or through others.
    package let attributes: [String]
    package let declarations: [Declaration]
  }

  /// The code of a declaration, or of an extension.
  package struct Declaration: Codable, Hashable, Sendable {
    /// The place: `Module/File.swift:12`.
    package let place: String
    package let code: String
  }

  /// An attribute that nodes provide.
  package struct AttributeEntry: Codable, Hashable, Sendable {
    package let name: String

    /// The type of its values, in Swift.
    package let type: String
  }

  /// A token that samples read, or that a pack or a theme has.
  package struct TokenEntry: Codable, Hashable, Sendable {
    package let name: String

    /// The type of its values, in Swift.
    package let type: String

    /// The module that declares it.
    package let module: String
    package let summary: String?

    /// The advice for replacing it; absent if it isn't deprecated.
    package let deprecation: String?

    /// The names of the attributes that it provides values of, in any sample: its roles.
    package internal(set) var roles: [String]

    /// The values in each theme and color scheme.
    package let values: [TokenValue]

    /// The names of the samples that read it.
    package internal(set) var samples: [String]
  }

  /// The value of a token.
  package struct TokenValue: Codable, Hashable, Sendable {
    /// The theme; absent for none.
    package let theme: String?

    /// `light` or `dark`.
    package let colorScheme: String

    /// The value as text: `#0b6a72`, `16`.
    package let value: String
  }

  /// A sample of a node.
  package struct Sample: Codable, Hashable, Sendable {
    package let name: String
    package let note: String?

    /// The name of the node's type, and of its kind.
    package let node: String
    package let kind: String

    /// The path of the page in the book.
    package let page: String
    package let findings: [FindingEntry]
  }

  /// A finding of the inspector about a sample.
  package struct FindingEntry: Codable, Hashable, Sendable {
    package let identifier: String
    package let severity: String
    package let summary: String
    package let remedy: String
  }
}

// MARK: - Making

extension StyleCatalog {
  /// Lists what samples show, without drawing them.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - catalog: The samples.
  ///   - sources: The folders with the sources of their modules; without them, there are no declarations.
  ///   - progress: Called before each sample with its name, its number from 1, and their total.
  package init(
    _ title: String, of catalog: StyleSampleCatalog, sources: [URL] = [],
    progress: (_ sample: String, _ number: Int, _ total: Int) -> Void = { _, _, _ in }
  ) {
    let listing = SourceListing(of: sources)
    let chapters = BookChapter.all(of: catalog)
    let total = chapters.map(\.entries.count).reduce(0, +)
    var (maker, number) = (CatalogMaker(title, sources: listing), 0)
    for chapter in chapters {
      let tools = ChapterTools(of: chapter, sources: listing)
      let samples = chapter.entries.map { entry in
        number += 1
        progress(entry.sample.name, number, total)
        return SampleFacts(of: entry, with: tools)
      }
      maker.add(chapter, samples)
    }
    self = maker.catalog
  }
}

/// The facts of a sample besides its results: its traits, the explanations of its nodes, the tokens that
/// they read, and the findings.
struct SampleFacts {
  let entry: BookChapter.Entry

  /// Nil if this platform has no conformance records.
  let graph: TraitGraph?

  /// The node and its descendants, each with its depth below the roots.
  let explanations: [(depth: Int, explanation: StyleExplanation)]

  /// The tokens that values come from, with the attributes of these.
  let tokens: [TokenID: Set<AttributeID>]
  let findings: [Finding]

  init(of entry: BookChapter.Entry, with tools: ChapterTools) {
    // A separate tree, because findings name nodes by their numbers.
    let tree = StyleTree(like: tools.tree)
    self.init(of: entry, entry.sample.attach(to: tree), in: tree, with: tools)
  }

  init(
    of entry: BookChapter.Entry, _ root: AnyNodeHandle, in tree: StyleTree,
    with tools: ChapterTools
  ) {
    self.entry = entry
    graph = try? Inspector(applier: tools.tree.applier).traits(of: entry.sample.nodeType)
    explanations = tree.nodes(in: root).map { node in
      (tree.ancestors(of: node).count, tree.explain(node).symbolicated())
    }
    tokens = explanations.flatMap(\.explanation.outcomes).reduce(into: [:]) { tokens, outcome in
      for token in outcome.entries.flatMap(\.tokens) {
        tokens[token.token, default: []].insert(outcome.attribute)
      }
    }
    findings = tools.inspector.findings(of: tree, besides: tools.packs)
  }
}

/// Makes a catalog, module by module.
struct CatalogMaker {
  private(set) var catalog: StyleCatalog
  private let sources: SourceListing
  private var attributes: Set<AttributeID> = []

  init(_ title: String, sources: SourceListing) {
    catalog = StyleCatalog(title: title, modules: [], attributes: [])
    self.sources = sources
  }

  /// Adds a module with the facts of its samples.
  mutating func add(_ chapter: BookChapter, _ samples: [SampleFacts]) {
    var module = StyleCatalog.Module(
      name: chapter.module,
      themes: chapter.section.themes.map { .init(name: $0.name, summary: $0.summary) })
    module.samples = samples.map(Self.sample)
    module.nodes = nodes(of: samples)
    module.traits = traits(of: samples)
    module.tokens = Self.tokens(of: chapter, samples)
    catalog.modules.append(module)
    attributes.formUnion(samples.compactMap(\.graph).flatMap(\.attributes))
    catalog.attributes = attributes.map { .init(name: $0.name, type: "\($0.valueType)") }
      .sorted { $0.name < $1.name }
  }

  private static func sample(_ facts: SampleFacts) -> StyleCatalog.Sample {
    let sample = facts.entry.sample
    return StyleCatalog.Sample(
      name: sample.name, note: sample.note, node: facts.entry.typeName,
      kind: sample.nodeType.nodeKind.name, page: facts.entry.path,
      findings: facts.findings.map { finding in
        .init(
          identifier: "\(finding.identifier)", severity: finding.severity.rawValue,
          summary: finding.summary, remedy: finding.remedy)
      })
  }

  private func nodes(of samples: [SampleFacts]) -> [StyleCatalog.Node] {
    Dictionary(grouping: samples) { $0.entry.typeName }.map { name, samples in
      let (sample, graph) = (samples[0].entry.sample, samples[0].graph)
      let variants = samples.flatMap(\.entry.sample.axes).map { axis in
        StyleCatalog.Variant(property: axis.name, values: axis.positions.map(\.name))
      }
      return StyleCatalog.Node(
        name: name, kind: sample.nodeType.nodeKind.name,
        traits: graph?.names(of: .trait) ?? [], attributes: graph?.attributes.map(\.name) ?? [],
        variants: variants.eachOnce, declarations: sources.declarations(of: name))
    }.sorted { $0.name < $1.name }
  }

  private func traits(of samples: [SampleFacts]) -> [StyleCatalog.Trait] {
    var traits: [String: StyleCatalog.Trait] = [:]
    for graph in samples.compactMap(\.graph) {
      for (place, vertex) in graph.vertices.enumerated()
      where vertex.role == .trait && traits[vertex.name] == nil {
        let refined = vertex.adopted.map { graph.vertices[$0] }.filter { $0.role == .trait }
        traits[vertex.name] = StyleCatalog.Trait(
          name: vertex.name, refines: refined.map(\.name),
          attributes: graph.attributes(below: place).map(\.name),
          declarations: sources.declarations(of: vertex.name))
      }
    }
    return traits.values.sorted { $0.name < $1.name }
  }

  private static func tokens(
    of chapter: BookChapter, _ samples: [SampleFacts]
  ) -> [StyleCatalog.TokenEntry] {
    let situations = TokenSituations(chapter.looks.map(\.themes))
    let read = samples.flatMap(\.tokens.keys)
    return situations.tokens(besides: chapter.declaredTokens.union(read)).map { token in
      let readers = samples.filter { $0.tokens[token] != nil }
      let roles = readers.reduce(into: Set<AttributeID>()) { $0.formUnion($1.tokens[token]!) }
      return StyleCatalog.TokenEntry(
        name: token.name, type: "\(token.definition.valueType)", module: token.module,
        summary: token.summary, deprecation: token.deprecation,
        roles: roles.map(\.name).sorted(),
        values: situations.values(of: token).map { value in
          .init(
            theme: value.situation.themes.last?.name,
            colorScheme: value.situation.scheme.rawValue, value: value.description)
        },
        samples: readers.map(\.entry.sample.name))
    }
  }
}

extension TraitGraph {
  /// The names of the vertices with a role, in their order.
  fileprivate func names(of role: Role) -> [String] {
    vertices.filter { $0.role == role }.map(\.name)
  }

  /// The attributes that a vertex provides, directly or through those that it refines, by name.
  fileprivate func attributes(below place: Int) -> [AttributeID] {
    var (pending, known) = ([place], Set<Int>())
    while let next = pending.popLast() {
      if known.insert(next).inserted { pending += vertices[next].adopted }
    }
    return known.flatMap { vertices[$0].attributes }.sorted()
  }
}
