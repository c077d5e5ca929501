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
      ?? ownDifference(at: element)
      ?? (isFirst ? stateDifference(at: element) : nil)
  }

  /// Returns a difference from the reference in the node's own state; content is often left out, so
  /// that that of some nodes is never evaluated.
  private func ownDifference(at element: Element) -> String? {
    let readsContent = element.node.number.isMultiple(of: 2)
    let ours = tree.viewModel(of: element.handle, includingContent: readsContent)
    let theirs = reference.values(of: element)
    return difference(at: element, ours, readsContent ? theirs : theirs.withoutContent, "")
  }

  /// Returns a difference from the reference in a state other than the node's own.
  private func stateDifference(at element: Element) -> String? {
    guard data.chance(10) else { return nil }
    let state = data.state()
    var ours = tree.viewModel(of: element.handle, in: state)
    var theirs = reference.values(of: element, in: state)
    if data.chance(50) {
      ours = tree.viewModel(of: element.handle, in: state, includingContent: false)
      theirs = theirs.withoutContent
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

extension [ReferenceKey: ReferenceValue] {
  /// The values without those that are content.
  fileprivate var withoutContent: Self {
    filter { ![ReferenceKey.content, .label, .controlState].contains($0.key) }
  }
}

extension ViewModel {
  /// The values that the reference compares.
  var referenceValues: [ReferenceKey: ReferenceValue] {
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
    note(.alpha, alpha) { ReferenceValue($0) }
    note(.cornerRadius, cornerRadius) { ReferenceValue($0) }
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
