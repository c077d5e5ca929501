public import Foundation
internal import ProtocolStyle
internal import StyleHTML
internal import StyleInspector
public import StyleSampling

extension StyleSnapshot {
  /// Styles all samples in every situation that each of their values can tell apart, and renders them in
  /// these.
  ///
  /// Situations are found by what getters, rules and themes read, so they're complete for the axes of
  /// `SituationAxis.standard` and of the environment's keys, the control states, the widths of
  /// containers, and the themes and variants of the samples. A value has at most 20,000 of them.
  ///
  /// - Parameters:
  ///   - catalog: The samples.
  ///   - sources: Folders of modules with Swift files, in which the declarations of values are found;
  ///     none by default.
  public init(of catalog: StyleSampleCatalog, sources: [URL] = []) {
    self.init(of: catalog, SourceListing(of: sources))
  }

  /// Takes the snapshot with the declarations of sources.
  init(of catalog: StyleSampleCatalog, _ sources: SourceListing) {
    var taker = SnapshotTaker(sources: sources)
    for chapter in BookChapter.all(of: catalog) {
      for sample in chapter.section.samples { taker.take(sample, of: chapter) }
    }
    self = taker.snapshot
  }

  /// The largest number of situations of one value: 20,000.
  package static let mostLooks = 20_000
}

/// Makes a snapshot, sample by sample.
///
/// The core finds the situations of each value, and what's written in each. Those that differ in nothing
/// are joined, so a value has few cells, and a sample few looks: one for each situation with the fewest
/// departures of a cell.
struct SnapshotTaker {
  private(set) var snapshot = StyleSnapshot()

  private let sources: SourceListing
  private var values: [StyleSnapshot.Value: Int] = [:]
  private var entries: [StyleSnapshot.Entry: Int] = [:]
  private var pictures: [StyleSnapshot.Picture: Int] = [:]
  private var owners: [OwnerKey: Owner] = [:]
  private var graphs: [ObjectIdentifier: [Candidate]] = [:]

  private struct OwnerKey: Hashable {
    let type: ObjectIdentifier
    let property: String
  }

  /// The type or the trait that declares a value.
  fileprivate struct Owner {
    var name: String?
    var role: StyleSnapshot.OwnerRole?
    var location: String?
    var code: String?
  }

  /// A type or a protocol that may declare a value.
  private struct Candidate {
    let name: String
    let role: StyleSnapshot.OwnerRole
  }

  init(sources: SourceListing) {
    self.sources = sources
    snapshot.kindSheet = HTMLFragment.kindSheet
  }

  /// Adds a sample.
  mutating func take(_ sample: StyleSample, of chapter: BookChapter) {
    let tree = StyleTree(packs: chapter.section.packs)
    let root = sample.attach(to: tree, variant: sample.variants[0])
    let themes = SituationAxis(
      name: StyleSnapshot.Situation.themeAxis,
      positions: chapter.looks.map {
        SituationAxis.Position(name: $0.name, situation: .themes($0.themes))
      })
    let finder = SituationFinder(tree, [themes] + SituationAxis.standard + sample.axes)
    var result = StyleSnapshot.Sample(
      module: chapter.module, type: sample.qualifiedTypeName, name: sample.name)
    for axis in [themes] + sample.axes {
      result.axes[axis.name] = axis.positions.map { $0.name }
    }
    let nodes = Array(tree.nodes(in: root))
    let names = NodeNames(nodes, of: tree)
    var looks = Looks()
    for node in nodes {
      let cells = finder.cells(of: node)
      let namer = SituationNamer(cells, names, variants: sample.axes)
      // Each sample has a look, also one without any value.
      if node == root { _ = looks.place(of: [:], namer) }
      result.nodes.append(take(cells, namer, &result, &looks))
      for (look, departures) in looks.added {
        finder.bring(cells.node, to: departures)
        // It needs no rules for other states: these have separate looks.
        let fragment = HTMLFragments(of: tree).group(of: [], inert: [root])
        let picture = Self.number(
          of: StyleSnapshot.Picture(html: fragment.inert[0], css: fragment.css), in: &pictures,
          &snapshot.pictures)
        result.looks.append(
          StyleSnapshot.Look(
            departures: look, axes: namer.axes(of: departures), picture: picture))
      }
      looks.added = []
      cells.restore()
    }
    snapshot.samples.append(result)
  }

  /// The looks of a sample by their departures, and those that aren't rendered yet.
  private struct Looks {
    var places: [[String: String]: Int] = [:]
    var added: [(look: [String: String], departures: Departures)] = []

    mutating func place(of departures: Departures, _ namer: SituationNamer) -> Int {
      let look = namer.texts(of: departures)
      if let known = places[look] { return known }
      places[look] = places.count
      added.append((look, departures))
      return places.count - 1
    }
  }

  // MARK: - Values

  private mutating func take(
    _ cells: NodeCells, _ namer: SituationNamer, _ sample: inout StyleSnapshot.Sample,
    _ looks: inout Looks
  ) -> StyleSnapshot.Node {
    let type = cells.node.types[cells.node.last]
    var node = StyleSnapshot.Node(
      type: StyleSampleCatalog.qualifiedName(of: type),
      kind: cells.node.kinds[cells.node.last].name,
      depth: cells.node.last)
    var ladders: [Departures: [String: [Int]]] = [:]
    for attribute in cells.attributes.sorted() {
      let (found, isComplete) = cells.find(
        NodeCells.Question(.attributes([attribute])), limit: StyleSnapshot.mostLooks
      ) { cell, evaluation in
        let known = ladders[cell.departures] ?? self.ladders(of: cells, cell.departures, type)
        ladders[cell.departures] = known
        let (model, state) = evaluation.models[cells.node.last]
        return parts(of: attribute, in: model, state, known)
      }
      if !isComplete { sample.isTruncated = true }
      let all = found.reduce(into: Set<Part>()) { $0.formUnion($1.found.keys) }
      for part in all.sorted(by: { $0.name < $1.name }) {
        let values = found.map { $0.with($0.found[part] ?? noValue) }
        // A value that no situation has isn't shown.
        if values.allSatisfy({ $0.found == noValue }) { continue }
        node.parts[part.name] = cells.merged(values).map { cell in
          StyleSnapshot.Cell(
            situation: namer.situation(of: cell), value: cell.found,
            look: looks.place(
              of: namer.departures(cell.departures, showing: attribute, at: part.place), namer))
        }
      }
    }
    node.contrasts = contrasts(of: cells, namer, &sample, &looks)
    return node
  }

  /// A value's name, and its place on the attribute's axis.
  private struct Part: Hashable {
    let name: String
    let place: AnyHashable?
  }

  private var noValue: Int {
    mutating get {
      Self.number(
        of: StyleSnapshot.Value(text: nil, ladder: []), in: &values, &snapshot.values)
    }
  }

  /// The values of an attribute by place.
  private mutating func parts(
    of attribute: AttributeID, in model: ViewModel, _ state: ControlState,
    _ ladders: [String: [Int]]
  ) -> [Part: Int] {
    var result: [Part: Int] = [:]
    for part in model.parts(in: state) where part.attribute == attribute {
      let name = PartName.text(of: attribute, at: part.place.map { "\($0)" })
      result[Part(name: name, place: part.place)] = Self.number(
        of: StyleSnapshot.Value(
          text: ValueText.text(of: part.value), ladder: ladders[name] ?? []),
        in: &values, &snapshot.values)
    }
    return result
  }

  /// The writers of each value in a situation, the winner first.
  private mutating func ladders(
    of cells: NodeCells, _ departures: Departures, _ type: any StyleNode.Type
  ) -> [String: [Int]] {
    var ladders: [String: [Int]] = [:]
    for outcome in cells.explanation(in: departures).outcomes {
      let name = PartName.text(of: outcome.attribute, at: outcome.place)
      ladders[name] = outcome.entries.map { entry in
        let owner: Owner =
          switch entry.level {
          case .conformances where !entry.isDerived: owner(of: outcome.attribute.name, type)
          case .closure where !entry.isDerived: owner(of: "customClosure", type)
          default: Owner()
          }
        return Self.number(
          of: StyleSnapshot.Entry(entry, owner), in: &entries, &snapshot.entries)
      }
    }
    return ladders
  }

  // MARK: - Contrast

  /// The contrast of the node's texts in all situations.
  private func contrasts(
    of cells: NodeCells, _ namer: SituationNamer, _ sample: inout StyleSnapshot.Sample,
    _ looks: inout Looks
  ) -> [StyleSnapshot.ContrastCell] {
    let judge = ContrastJudge(cells.node)
    let (found, isComplete) = cells.find(
      judge.question, limit: StyleSnapshot.mostLooks
    ) { _, evaluation in judge.contrast(in: evaluation) }
    if !isComplete { sample.isTruncated = true }
    let merged = cells.merged(found)
    if merged.allSatisfy({ $0.found == nil }) { return [] }
    return merged.map { cell in
      _ = looks.place(of: cell.departures, namer)
      return StyleSnapshot.ContrastCell(
        situation: namer.situation(of: cell), contrast: cell.found)
    }
  }

  /// The type itself or the trait that declares the value of a property, if sources show it: the first
  /// one, in which traits precede those that they refine.
  private mutating func owner(of property: String, _ type: any StyleNode.Type) -> Owner {
    let key = OwnerKey(type: ObjectIdentifier(type), property: property)
    if let known = owners[key] { return known }
    if graphs[key.type] == nil {
      let graph = try? Inspector().traits(of: type)
      let protocols = graph?.vertices.dropFirst().map { vertex in
        Candidate(
          name: vertex.name, role: vertex.role == .styleProtocol ? .styleProtocol : .trait)
      }
      graphs[key.type] = [Candidate(name: "\(type)", role: .node)] + (protocols ?? [])
    }
    let owner = (graphs[key.type] ?? []).lazy.compactMap { [sources] candidate -> Owner? in
      sources.declaration(of: property, in: candidate.name).map {
        Owner(
          name: candidate.name, role: candidate.role, location: $0.location, code: $0.code)
      }
    }.first
    owners[key] = owner ?? Owner()
    return owner ?? Owner()
  }

  /// The number of an element, which is added to a list if it's new.
  private static func number<Element: Hashable>(
    of element: Element, in numbers: inout [Element: Int], _ list: inout [Element]
  ) -> Int {
    if let known = numbers[element] { return known }
    numbers[element] = list.count
    list.append(element)
    return list.count - 1
  }
}

extension StyleSnapshot.Entry {
  fileprivate init(_ entry: StyleExplanation.Entry, _ owner: SnapshotTaker.Owner) {
    self.init(
      level: entry.level.rawValue, isDerived: entry.isDerived, isHidden: entry.isHidden,
      writer: entry.writer, owner: owner.name, ownerRole: owner.role, origin: entry.origin,
      location: owner.location ?? entry.location, code: owner.code,
      value: ValueText.text(of: entry.value),
      tokens: entry.tokens.map { step in
        let text = (step.value as? Double)?.plainDescription ?? "\(step.value)"
        return StyleSnapshot.TokenUse(
          name: step.token.name, value: text,
          setter: step.setter, location: step.location, depth: step.depth)
      })
  }
}
