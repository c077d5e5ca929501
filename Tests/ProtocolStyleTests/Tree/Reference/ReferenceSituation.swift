import ProtocolStyle

/// The parameters that determine which rules apply to an element.
struct ReferenceSituation {
  let element: ReferenceTree.Element
  let context: ReferenceContext
  let state: ControlState
  let classes: [String]
  private let path: [ReferenceTree.Element]

  init(
    element: ReferenceTree.Element, context: ReferenceContext, state: ControlState,
    classes: [String]
  ) {
    self.element = element
    self.context = context
    self.state = state
    self.classes = classes
    path = element.path
  }

  /// Returns the rules that apply, the lowest first; sheets are given from the lowest origin to the
  /// highest.
  func rules(of sheets: [ReferenceSheet]) -> [ReferenceRule] {
    sheets.flatMap { sheet in
      sheet.rules.enumerated()
        .compactMap { number, rule in rank(of: rule, number: number).map { ($0, rule) } }
        .sorted { $0.0.lexicographicallyPrecedes($1.0) }
        .map(\.1)
    }
  }

  /// Returns a rule's rank within its origin; nil if it doesn't apply.
  private func rank(of rule: ReferenceRule, number: Int) -> [Int]? {
    guard let target = rank(of: rule.target),
      !rule.excluded.contains(where: element.matches),
      !rule.subtrees.contains(where: { pattern in path.contains { $0.matches(pattern) } }),
      rule.condition?.holds(context, state) ?? true
    else { return nil }
    let last = [rule.containers.count, rule.condition?.count ?? 0, number]
    if rule.containers.isEmpty { return target + [0, 0] + last }
    guard let outermost = outermost(of: rule.containers.reversed()) else { return nil }
    return target + [1, -outermost] + last
  }

  private func rank(of target: ReferenceTarget) -> [Int]? {
    switch target {
    case .pattern(let number):
      guard element.matches(number) else { return nil }
      let pattern = ReferencePattern.all[number]
      return [pattern.category.rawValue, pattern.depth]
    case .styleClass(let name):
      return classes.lastIndex(of: name).map {
        [ReferencePattern.Category.styleClass.rawValue, $0]
      }
    }
  }

  /// Returns the smallest depth of the outermost container, over all ways in which the containers
  /// match.
  private func outermost(of containers: [Int]) -> Int? {
    path.indices.dropLast().first { depth in
      path[depth].matches(containers[0]) && canHold(containers.dropFirst(), below: depth)
    }
  }

  /// Returns whether containers are found in order among the ancestors below a depth.
  private func canHold(_ containers: ArraySlice<Int>, below depth: Int) -> Bool {
    guard let first = containers.first else { return true }
    return path.indices.dropLast().contains { index in
      index > depth && path[index].matches(first)
        && canHold(containers.dropFirst(), below: index)
    }
  }
}
