public import Foundation
internal import ProtocolStyle
internal import StyleHTML
internal import StyleInspector
public import StyleSampling

extension StyleSnapshot {
  /// Styles and renders all samples in every situation that their styles can tell apart.
  ///
  /// Situations are found by what getters, rules and themes read, so they're complete for the axes of
  /// `SituationAxis.standard`, the control states, the widths of containers, and the themes and
  /// variants of the samples. A sample has at most ``mostLooks`` of them.
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

  /// The largest number of looks of a sample: 4,096.
  public static let mostLooks = 4_096
}

/// Makes a snapshot, sample by sample.
///
/// The situations of a sample are found as a certificate finds those of a node: it's styled without any
/// departure from the usual situation; if its styles read an axis that isn't given yet, each position of
/// this axis is examined in the same way.
struct SnapshotTaker {
  private(set) var snapshot = StyleSnapshot()

  private let sources: SourceListing
  private var styles: [StyleSnapshot.NodeStyle: Int] = [:]
  private var entries: [StyleSnapshot.Entry: Int] = [:]
  private var pictures: [StyleSnapshot.Picture: Int] = [:]
  private var owners: [OwnerKey: Owner] = [:]
  private var graphs: [ObjectIdentifier: [Candidate]] = [:]
  private let environmentAxes: [TreeAxes.Axis]

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
    environmentAxes =
      TreeAxes(SituationAxis.standard, themes: [], environment: StyleEnvironment()).all
  }

  /// Adds a sample.
  mutating func take(_ sample: StyleSample, of chapter: BookChapter) {
    let stand = Stand(sample, chapter, environmentAxes)
    var result = StyleSnapshot.Sample(
      module: chapter.module, type: sample.qualifiedTypeName, name: sample.name)
    split([:], [], stand, &result)
    snapshot.samples.append(result)
  }

  private mutating func split(
    _ given: [Axis: Int], _ order: [Axis], _ stand: Stand, _ result: inout StyleSnapshot.Sample
  ) {
    guard result.looks.count < StyleSnapshot.mostLooks else {
      result.isTruncated = true
      return
    }
    stand.apply(given)
    guard let axis = stand.readAxis(besides: given) else {
      let look = look(of: stand, given, order)
      if let look { result.looks.append(look) }
      return
    }
    for position in 0..<stand.positionCount(of: axis) {
      var given = given
      given[axis] = position
      split(given, order + [axis], stand, &result)
    }
  }

  // MARK: - Looks

  /// The look in the situation that was applied; nil if no width fulfills all conditions.
  private mutating func look(
    of stand: Stand, _ given: [Axis: Int], _ order: [Axis]
  ) -> StyleSnapshot.Look? {
    var situation = StyleSnapshot.Situation()
    for axis in order.sorted() {
      let name = stand.name(of: axis)
      situation.axes.append(name)
      situation.positions[name] = stand.name(of: given[axis] ?? 0, on: axis)
    }
    let (least, below) = situation.widths
    guard least < below else { return nil }
    var (nodes, depths) = ([Int](), [Int]())
    var contrast: StyleSnapshot.Contrast?
    var backdrops: [Backdrop] = [stand.canvas]
    var disabled = [false]
    for (node, depth) in zip(stand.nodes, stand.depths) {
      let model = stand.tree.viewModel(of: node)
      let state = stand.tree.controlState(of: node)
      backdrops.removeLast(backdrops.count - depth - 1)
      disabled.removeLast(disabled.count - depth - 1)
      let backdrop = backdrops[depth].inside(model, in: state)
      backdrops.append(backdrop)
      disabled.append(disabled[depth] || state.contains(.disabled))
      if !disabled[depth + 1], !backdrop.isHidden {
        for part in TextPart.all(of: model, in: state) {
          guard let ground = backdrop.color, let text = backdrop.text(part.color) else { continue }
          let found = StyleSnapshot.Contrast(
            ratio: text.contrastRatio(with: ground), required: part.leastContrast)
          if contrast.map({ found.ratio / found.required < $0.ratio / $0.required }) ?? true {
            contrast = found
          }
        }
      }
      nodes.append(style(of: node, model, state, stand))
      depths.append(depth)
    }
    let fragment = HTMLFragments(of: stand.tree).group(of: [stand.root])
    let picture = Self.number(
      of: StyleSnapshot.Picture(html: fragment.html[0], css: fragment.css), in: &pictures,
      &snapshot.pictures)
    return StyleSnapshot.Look(
      situation: situation, nodes: nodes, depths: depths, picture: picture, contrast: contrast)
  }

  private mutating func style(
    of node: AnyNodeHandle, _ model: ViewModel, _ state: ControlState, _ stand: Stand
  ) -> Int {
    let explanation = stand.tree.explain(node)
    let type = stand.tree.nodeType(of: node)
    var ladders: [String: [Int]] = [:]
    for outcome in explanation.outcomes {
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
    let parts = model.parts(in: state).map { part in
      let name = PartName.text(of: part.attribute, at: part.place.map { "\($0)" })
      return StyleSnapshot.Part(
        name: name, value: ValueText.text(of: part.value), ladder: ladders[name] ?? [])
    }
    return Self.number(
      of: StyleSnapshot.NodeStyle(
        type: StyleSampleCatalog.qualifiedName(of: type), kind: explanation.kind.name,
        parts: parts.sorted { $0.name < $1.name }),
      in: &styles, &snapshot.styles)
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

// MARK: - Axis

/// A way in which the situations of a sample differ.
///
/// Axes are shown in the order of their cases.
private enum Axis: Hashable, Comparable {
  case theme
  case environment(Int)
  case variant(Int)

  /// The width of containers is at least a number of points.
  case width(Double)

  /// A bit of the control state of nodes without an enclosing control in the sample, and of those at
  /// each second level of controls.
  case outerState(UInt)

  /// The same for the others.
  case innerState(UInt)
}

// MARK: - Stand

/// A tree with a sample, which can be brought into any situation.
private final class Stand {
  let tree: StyleTree
  let root: AnyNodeHandle
  let nodes: [AnyNodeHandle]
  let depths: [Int]

  private let sample: StyleSample
  private let looks: [BookChapter.Look]
  private let environmentAxes: [TreeAxes.Axis]

  /// Whether each node's state is that of the inner ones.
  private let areInner: [Bool]
  private let setters: [[VariantAxis.Setter]]
  private var states: [ControlState]
  private let base: [ControlState]
  private let containers: [AnyNodeHandle]

  init(_ sample: StyleSample, _ chapter: BookChapter, _ environmentAxes: [TreeAxes.Axis]) {
    (self.sample, self.environmentAxes) = (sample, environmentAxes)
    looks = chapter.looks
    let tree = StyleTree(packs: chapter.section.packs)
    self.tree = tree
    root = sample.attach(to: tree)
    let nodes = Array(tree.nodes(in: root))
    self.nodes = nodes
    depths = nodes.map { tree.ancestors(of: $0).count }
    var controls: [AnyNodeHandle: Int] = [:]
    var areInner: [Bool] = []
    for node in nodes {
      let level = tree.parent(of: node).flatMap { controls[$0] } ?? 0
      areInner.append(level % 2 == 1)
      let isControl = tree.nodeType(of: node).nodeKind.isControlOrCell
      controls[node] = isControl ? level + 1 : level
    }
    self.areInner = areInner
    setters = sample.axes.map { axis in nodes.compactMap { axis.setter(tree, $0) } }
    base = nodes.map { tree.ownControlState(of: $0) }
    states = base
    containers = nodes.filter { tree.isSizeContainer($0) }
  }

  /// The backdrop of the root: white in light and black in dark environments.
  var canvas: Backdrop {
    let color: Color = tree.environment.colorScheme == .dark ? .black : .white
    return Backdrop().inside(layers: [color], alpha: 1, isPlain: true)
  }

  // MARK: Positions

  func positionCount(of axis: Axis) -> Int {
    switch axis {
    case .theme: looks.count
    case .environment(let index): environmentAxes[index].positions.count
    case .variant(let index): sample.axes[index].positions.count
    case .width, .outerState, .innerState: 2
    }
  }

  func name(of axis: Axis) -> String {
    switch axis {
    case .theme: StyleSnapshot.Situation.themeAxis
    case .environment(let index): environmentAxes[index].name
    case .variant(let index): sample.axes[index].name
    case .width(let width): StyleSnapshot.Situation.widthPrefix + width.plainDescription
    case .outerState(let bit): "\(ControlState(rawValue: bit))"
    case .innerState(let bit): "\(ControlState(rawValue: bit)) inside"
    }
  }

  func name(of position: Int, on axis: Axis) -> String {
    switch axis {
    case .theme: return looks[position].name
    case .environment(let index):
      let name = environmentAxes[index].positions[position].name ?? "as it is"
      return ["light", "dark"].contains(name) ? name : "\(environmentAxes[index].name) \(name)"
    case .variant(let index):
      return "\(sample.axes[index].name) \(sample.axes[index].positions[position])"
    case .width, .outerState, .innerState:
      return position == 0 ? StyleSnapshot.Situation.off : StyleSnapshot.Situation.on
    }
  }

  /// Brings the tree into a situation, with the usual positions on axes that aren't given.
  func apply(_ given: [Axis: Int]) {
    let themes = looks[given[.theme] ?? 0].themes
    if tree.themes != themes { tree.themes = themes }
    var environment = StyleEnvironment()
    for (index, axis) in environmentAxes.enumerated() {
      guard let position = given[.environment(index)] else { continue }
      environment = axis.positions[position].situation.applied(to: environment)
    }
    if tree.environment != environment { tree.environment = environment }
    for (index, setters) in setters.enumerated() {
      for setter in setters { setter.set(given[.variant(index)] ?? 0) }
    }
    var (outer, inner, width) = (ControlState.normal, ControlState.normal, Double?.none)
    var below = Double.infinity
    for (axis, position) in given {
      switch axis {
      case .outerState(let bit) where position == 1: outer.formUnion(ControlState(rawValue: bit))
      case .innerState(let bit) where position == 1: inner.formUnion(ControlState(rawValue: bit))
      case .width(let least) where position == 1: width = max(width ?? 0, least)
      case .width(let least): below = min(below, least)
      default: break
      }
    }
    for (index, node) in nodes.enumerated() {
      let state = base[index].union(areInner[index] ? inner : outer)
      guard states[index] != state else { continue }
      tree.setControlState(state, of: node)
      states[index] = state
    }
    let size = width ?? (below.isFinite ? below / 2 : nil)
    for container in containers { tree.setContainerWidth(size, of: container) }
  }

  // MARK: Reads

  /// An axis that the styles of the nodes in the present situation read, and that isn't given.
  func readAxis(besides given: [Axis: Int]) -> Axis? {
    if given[.theme] == nil { return .theme }
    for index in sample.axes.indices where given[.variant(index)] == nil { return .variant(index) }
    var (reads, widths) = (ContextReads(), Set<Double>())
    var (outer, inner) = (ControlState.normal, ControlState.normal)
    for (index, node) in nodes.enumerated() {
      let model = tree.viewModel(of: node)
      reads.formUnion(tree.reads(of: node))
      let dependence = tree.presentDependence(of: node)
      var own = model.statesWithValues.reduce(into: dependence.controlStates) { $0.formUnion($1) }
      if model.selectedBackgroundColor != nil { own.formUnion([.selected, .highlighted]) }
      if model.selectedSegmentTintColor != nil { own.formUnion(.selected) }
      let enclosing = dependence.enclosingStates
      if areInner[index] {
        inner.formUnion(own)
        outer.formUnion(enclosing)
      } else {
        outer.formUnion(own)
        if depths[index] > 0 { inner.formUnion(enclosing) }
      }
      if !containers.isEmpty { widths.formUnion(dependence.containerWidths) }
    }
    reads.formUnion(tree.themeReads)
    for (index, axis) in environmentAxes.enumerated() where given[.environment(index)] == nil {
      if reads.intersects(axis.touched) { return .environment(index) }
    }
    for width in widths.sorted() where given[.width(width)] == nil { return .width(width) }
    for bit in outer.singleBits where given[.outerState(bit.rawValue)] == nil {
      return .outerState(bit.rawValue)
    }
    for bit in inner.singleBits where given[.innerState(bit.rawValue)] == nil {
      return .innerState(bit.rawValue)
    }
    return nil
  }
}
