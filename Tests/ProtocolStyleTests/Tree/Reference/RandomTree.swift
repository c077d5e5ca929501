@testable import ProtocolStyle

/// A tree and its reference, which are changed in the same ways at random.
final class RandomTree {
  typealias Element = ReferenceTree.Element

  let tree: StyleTree
  let reference = ReferenceTree()
  var data: RandomData
  var held: [(token: ResetToken, reset: ReferenceReset)] = []
  var spent: [ResetToken] = []

  /// The handles of recently detached nodes.
  private var gone: [AnyNodeHandle] = []

  /// The last operations, for messages; they're only formatted for a message, because that is slow.
  private var last: [() -> String] = []

  /// The values of all nodes according to the reports.
  ///
  /// Those of attached nodes are the reference's, so that no content is evaluated for a report.
  private var mirror: [AnyNodeHandle: [ReferenceKey: ReferenceValue]] = [:]

  /// The maximum number of nodes; it varies, and is usually below 20.
  private var limit = 15

  /// The first unexpected result of the tree; nil if there was none.
  private(set) var surprise: String?

  init(_ generator: any RandomNumberGenerator, limits: TreeLimits) {
    data = RandomData(generator)
    tree = StyleTree(
      limits: limits, applier: StyleApplier(attributes: .standard + [.echo]))
  }

  var history: String { last.map { $0() }.joined(separator: "\n") }

  func note(_ text: @autoclosure @escaping () -> String) {
    last.append(text)
    if last.count > 12 { last.removeFirst() }
  }

  /// Performs a random change.
  func step() {
    let elements = reference.elements
    guard elements.count >= 10 else { return attach(among: elements) }
    if data.chance(1) { limit = data.chance(8) ? 40 : data.random(11..<17) }
    let element = data.pick(elements)
    switch data.random(0..<100) {
    case 0..<20: elements.count < limit ? attach(among: elements) : detach(element)
    case 20..<25: detach(element)
    case 25..<33: move(element, among: elements)
    case 33..<52: write(element)
    case 52..<60: setState(element)
    case 60..<66: override(element)
    case 66..<70: clearOverrides(element)
    case 70..<78: setScope(element)
    case 78..<80: changeRules()
    case 80: data.chance(70) ? changeThemes() : changePacks()
    case 81..<83: changeEnvironment()
    case 83..<86: changeTokens()
    case 86..<90: changeResets()
    default: write(element)
    }
  }

  /// Detaches a subtree if enough other nodes remain.
  private func detach(_ element: Element) {
    guard reference.elements.count - element.subtree.count >= 10 else { return setState(element) }
    note("detach \(element.handle)")
    gone = gone.suffix(20) + element.subtree.map(\.handle)
    remove(element)
    expect(tree.detach(element.handle), "\(element.handle) was not attached")
    expect(!tree.detach(element.handle), "\(element.handle) was detached twice")
  }

  func expect(_ holds: Bool, _ surprise: @autoclosure () -> String) {
    if !holds { self.surprise = surprise() }
  }

  /// Updates the mirror from a report, and returns a difference from the tree; nil if there is
  /// none.
  func checkReport() -> String? {
    let report = tree.refresh()
    reference.forget()
    let elements = Dictionary(uniqueKeysWithValues: reference.elements.map { ($0.handle, $0) })
    for node in report.detached where mirror.removeValue(forKey: node) == nil {
      return "\(node) was not there, and detached"
    }
    for node in report.attached {
      guard let element = elements[node] else { return "\(node) is gone, and attached" }
      if mirror.updateValue(reference.values(of: element), forKey: node) != nil {
        return "\(node) was there, and attached"
      }
    }
    let attached = Set(report.attached)
    for change in report.changes {
      let (previous, current) = (change.previous.referenceValues, change.current.referenceValues)
      if change.attributes.isEmpty || change.attributes.contains(where: \.isNaNAlone) {
        return "\(change.node) is reported without a change: \(change.attributes)"
      }
      let known = mirror[change.node]
      if !attached.contains(change.node), previous != known {
        return "\(change.node) is reported to have been \(change.previous), but it was "
          + (known.map { "\($0)" } ?? "unknown")
      }
      mirror[change.node] = current
    }
    for element in reference.elements {
      let values = reference.values(of: element)
      if mirror[element.handle] == values { continue }
      return "\(type(of: element.node)) \(element.handle) has changed, and no report said so: "
        + "it's \(values), and was \(mirror[element.handle].map { "\($0)" } ?? "unknown")"
    }
    return mirror.count == tree.count ? nil : "a detached node was not reported"
  }

  /// Returns an error in the tree's shape; nil if there is none.
  func checkShape() -> String? {
    let elements = reference.elements
    if Array(tree.nodes) != elements.map(\.handle) { return "the order of nodes differs" }
    if tree.roots != reference.roots.map(\.handle) { return "the roots differ" }
    if tree.count != elements.count { return "the count differs" }
    for element in elements
    where tree.children(of: element.handle) != element.children.map(\.handle)
      || tree.parent(of: element.handle) != element.parent?.handle
    {
      return "what hangs at \(element.handle) differs"
    }
    return gone.first { tree.contains($0) }.map { "\($0) is still there" }
  }
}

extension AttributeChange {
  /// Whether it's from a number that isn't one to another.
  fileprivate var isNaNAlone: Bool { description.hasSuffix(": nan → nan") }
}
