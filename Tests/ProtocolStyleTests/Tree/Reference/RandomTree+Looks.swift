import ProtocolStyle

extension RandomTree {
  /// Returns a difference between a node's style and the reference; nil if there is none.
  ///
  /// All nodes are compared, or only two or three, so that the others stay stale for longer.
  func checkLooks(all: Bool) -> String? {
    reference.forget()
    let elements = reference.elements
    let chosen = all ? elements : (0..<(data.chance(25) ? 3 : 2)).map { _ in data.pick(elements) }
    return chosen.lazy.compactMap(difference).first
  }

  private func difference(at element: Element) -> String? {
    // Before or after the node's own style, so that either may be the first read.
    let isFirst = data.chance(50)
    return (isFirst ? nil : stateDifference(at: element))
      ?? difference(
        at: element, tree.viewModel(of: element.handle), reference.values(of: element), "")
      ?? (isFirst ? stateDifference(at: element) : nil)
  }

  /// Returns a difference from the reference in a state other than the node's own.
  private func stateDifference(at element: Element) -> String? {
    guard data.chance(10) else { return nil }
    let state = data.state()
    var ours = tree.viewModel(of: element.handle, in: state)
    var theirs = reference.values(of: element, in: state)
    if data.chance(50) {
      ours = tree.viewModel(of: element.handle, in: state, includingContent: false)
      for key in [ReferenceKey.content, .label, .controlState] { theirs[key] = nil }
    }
    return difference(at: element, ours, theirs, " in state \(state)")
  }

  private func difference(
    at element: Element, _ model: ViewModel, _ theirs: [ReferenceKey: ReferenceValue],
    _ suffix: String
  ) -> String? {
    let ours = model.referenceValues
    guard ours != theirs else { return nil }
    let keys = Set(ours.keys).union(theirs.keys).filter { ours[$0] != theirs[$0] }
    let lines = keys.map { key in
      "\(key) is \(ours[key].map { "\($0)" } ?? "none"), but the reference says "
        + (theirs[key].map { "\($0)" } ?? "none")
    }
    let path = element.path.map { "\(type(of: $0.node))(\($0.node.number)) \($0.handle)" }
    return """
      \(path.joined(separator: " > "))\(suffix)
      \(lines.joined(separator: "\n"))
      \(tree.explain(element.handle))
      """
  }
}

extension ViewModel {
  /// The values that the reference compares.
  fileprivate var referenceValues: [ReferenceKey: ReferenceValue] {
    var values: [ReferenceKey: ReferenceValue] = [:]
    func note<Value>(
      _ key: ReferenceKey, _ value: Value?, _ make: (Value) -> ReferenceValue
    ) {
      if let value { values[key] = make(value) }
    }
    note(.background, backgroundColor, ReferenceValue.color)
    note(.text, textColor, ReferenceValue.color)
    note(.font, font, ReferenceValue.font)
    note(.alignment, textAlignment, ReferenceValue.alignment)
    note(.side, contentHorizontalAlignment, ReferenceValue.side)
    note(.tint, tintColor, ReferenceValue.color)
    note(.barTint, barTintColor, ReferenceValue.color)
    note(.pageTint, pageIndicatorTintColor, ReferenceValue.color)
    note(.titleText, titleTextAttributes, ReferenceValue.title)
    note(.alpha, alpha, ReferenceValue.number)
    note(.cornerRadius, cornerRadius, ReferenceValue.number)
    note(.content, text, ReferenceValue.string)
    note(.label, accessibilityLabel, ReferenceValue.string)
    note(.controlState, controlState, ReferenceValue.state)
    for attribute in [Attribute.titleColorForState, .echo] {
      for (state, color) in self[attribute] ?? [:] {
        values[ReferenceKey(attribute, state)] = .color(color)
      }
    }
    return values
  }
}
