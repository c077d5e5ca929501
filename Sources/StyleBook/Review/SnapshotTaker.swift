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
  /// containers, and the themes and variants of the samples. A value has at most ``mostLooks`` of them.
  ///
  /// - Parameters:
  ///   - catalog: The samples.
  ///   - sources: Folders of modules with Swift files, in which the declarations of values are found;
  ///     none by default.
  public init(of catalog: StyleSampleCatalog, sources: [URL] = []) {
    var taker = SnapshotTaker(sources: SourceListing(of: sources))
    for chapter in BookChapter.all(of: catalog) {
      for sample in chapter.section.samples { taker.take(sample, of: chapter) }
    }
    self = taker.snapshot
  }

  /// The largest number of situations of one value: 20,000.
  public static let mostLooks = 20_000
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
    let root = sample.attach(to: tree, variant: 0).node
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
      let namer = SituationNamer(cells, names)
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

// MARK: - Contrast

/// Judges the texts of a node by what is behind them.
private final class ContrastJudge {
  private typealias Judgment = (
    contrast: StyleSnapshot.Contrast?, values: [NodeCells.ReadValues]
  )

  private let node: SituatedNode

  /// The latest judgment: a cell that isn't split is judged for its reads, and then for its contrast.
  private var latest: (evaluation: SituatedNode.Evaluation, judgment: Judgment)?

  init(_ node: SituatedNode) { self.node = node }

  /// The situations in which the contrast can differ.
  var question: NodeCells.Question {
    NodeCells.Question(.read { [self] in judge($1).values }) { [node] evaluation in
      var reads = ChainReads()
      for place in evaluation.models.indices
      where node.kinds[place].isControlOrCell || place == node.last {
        let states = ControlState(evaluation.models[place].model.selectingStates())
        reads.add(states.union(.disabled), at: place)
      }
      let isCovered =
        evaluation.models.reduce(Backdrop()) { $0.inside($1.model, in: $1.state) }
        .color != nil
      if !isCovered { reads.context.formUnion(Self.readsOfCanvas) }
      return reads
    }
  }

  /// The canvas is white in light environments and black in dark ones.
  private static let readsOfCanvas = StyleEnvironment(colorScheme: .dark)
    .differences(from: StyleEnvironment())

  /// The text whose contrast is lowest in relation to what is required; nil without a text of known
  /// contrast.
  func contrast(in evaluation: SituatedNode.Evaluation) -> StyleSnapshot.Contrast? {
    judge(evaluation).contrast
  }

  private func judge(_ evaluation: SituatedNode.Evaluation) -> Judgment {
    if let latest, latest.evaluation === evaluation { return latest.judgment }
    let judgment = makeJudgment(evaluation)
    latest = (evaluation, judgment)
    return judgment
  }

  private func makeJudgment(_ evaluation: SituatedNode.Evaluation) -> Judgment {
    let canvas: Color = evaluation.environment.colorScheme == .dark ? .black : .white
    var backdrop = Backdrop().inside(layers: [canvas], alpha: 1, isPlain: true)
    var (values, isDisabled) = ([NodeCells.ReadValues](), false)
    for place in evaluation.models.indices {
      let inside = node.reads(of: evaluation, at: place) { backdrop.inside($0, in: $1) }
      values.append(inside.values)
      backdrop = inside.result
      if evaluation.models[place].state.contains(.disabled) { isDisabled = true }
    }
    if isDisabled || backdrop.isHidden { return (nil, values) }
    let parts = node.reads(of: evaluation, at: node.last) { TextPart.all(of: $0, in: $1) }
    values.append(parts.values)
    let contrasts = parts.result.compactMap { part -> StyleSnapshot.Contrast? in
      guard let ground = backdrop.color, let text = backdrop.text(part.color) else { return nil }
      return StyleSnapshot.Contrast(
        ratio: text.contrastRatio(with: ground), required: part.leastContrast)
    }
    return (contrasts.min { $0.ratio / $0.required < $1.ratio / $1.required }, values)
  }
}

// MARK: - Names

/// The names of a sample's nodes: their types, with a number where several have one.
private struct NodeNames {
  private var names: [AnyNodeHandle: String] = [:]
  private let root: AnyNodeHandle?

  init(_ nodes: [AnyNodeHandle], of tree: StyleTree) {
    root = nodes.first
    let types = nodes.map { "\(tree.nodeType(of: $0))" }
    var counts: [String: Int] = [:]
    for (node, type) in zip(nodes, types) {
      counts[type, default: 0] += 1
      let isOnly = types.count { $0 == type } == 1
      names[node] = isOnly ? type : "\(type) \(counts[type] ?? 1)"
    }
  }

  func name(of node: AnyNodeHandle) -> String { names[node] ?? "" }

  /// The axis of a bit of a node's control state; the root's has no name.
  func axis(of bit: UInt, at node: AnyNodeHandle) -> String {
    let state = "\(ControlState(rawValue: bit))"
    return node == root ? state : "\(state) \(name(of: node))"
  }
}

/// Names the situations of one node.
private struct SituationNamer {
  private let cells: NodeCells
  private let names: NodeNames

  init(_ cells: NodeCells, _ names: NodeNames) { (self.cells, self.names) = (cells, names) }

  func axis(_ key: SituationKey) -> String {
    switch key {
    case .axis(let index): cells.finder.axes.all[index].name
    case .containerWidth(let place): "\(names.name(of: cells.node.chain[place]))"
    case .controlState(let place, let bit): names.axis(of: bit, at: cells.node.chain[place])
    }
  }

  /// The situations of a cell.
  func situation<Found>(of cell: FoundCell<Found>) -> StyleSnapshot.Situation {
    var situation = StyleSnapshot.Situation()
    let places = cell.widths.keys.map { SituationKey.containerWidth(place: $0) }
    for key in (Array(cell.positions.keys) + places).sorted() {
      let name = axis(key)
      situation.axes.append(name)
      if cell.departures[key] == nil { situation.usual.insert(name) }
      if case .containerWidth(let place) = key, let range = cell.widths[place] {
        situation.widths[name] = StyleSnapshot.WidthRange(
          least: range.lowerBound, below: range.upperBound.isFinite ? range.upperBound : nil)
      } else {
        situation.positions[name] = position(cell.positions[key] ?? 0, on: key)
      }
    }
    return situation
  }

  private func position(_ number: Int, on key: SituationKey) -> String {
    if case .axis(let index) = key { return cells.name(of: number, on: index) ?? "as it is" }
    return number == 1 ? StyleSnapshot.Situation.on : StyleSnapshot.Situation.off
  }

  /// The departures of the situation in which a value of an attribute is visible: in the state of its
  /// place on the axis, or in one that selects the attribute.
  func departures(
    _ departures: Departures, showing attribute: AttributeID, at place: AnyHashable?
  ) -> Departures {
    let wanted = (place?.base as? ControlState) ?? attribute.definition.drawingStates
    if wanted == .normal { return departures }
    let last = cells.node.last
    let missing = wanted.subtracting(cells.evaluation(in: departures).models[last].state)
    return missing.singleBits.reduce(into: departures) { result, bit in
      let key = SituationKey.controlState(place: last, bit: bit.rawValue)
      if result.removeValue(forKey: key) == nil { result[key] = .number(1) }
    }
  }

  /// The departures, as texts by axis.
  func texts(of departures: Departures) -> [String: String] {
    let evaluation = cells.evaluation(in: departures)
    return departures.reduce(into: [:]) { result, departure in
      let (key, position) = departure
      switch (key, position) {
      case (.containerWidth, .width(let width)):
        result[axis(key)] = "\(width.plainDescription) points wide"
      case (.controlState(let place, let bit), _):
        let isOn = evaluation.models[place].state.isSuperset(of: ControlState(rawValue: bit))
        result[axis(key)] = self.position(isOn ? 1 : 0, on: key)
      case (_, .number(let number)): result[axis(key)] = self.position(number, on: key)
      default: break
      }
    }
  }

  /// The names of the axes of departures, in their order.
  func axes(of departures: Departures) -> [String] { departures.keys.sorted().map(axis) }
}
