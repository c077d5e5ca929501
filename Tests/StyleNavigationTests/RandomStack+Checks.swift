@testable import ProtocolStyle
@testable import StyleNavigation

/// The comparisons after each step.
extension RandomStack {
  /// Returns the first difference between the stacks and the plain ones; nil if there is none.
  func difference() -> String? {
    if let misled { return misled }
    for index in layers.indices {
      if let found = difference(at: index) { return "stack \(index): \(found)" }
    }
    let count = layers.map { 3 + $0.plain.screens.count }.reduce(0, +)
    let isResting = layers.allSatisfy { $0.plain.doing != .animation }
    if isResting, tree.count != count { return "\(tree.count) nodes, not \(count)" }
    return nil
  }

  func difference(at index: Int) -> String? {
    let (stack, plain, strategy) = layers[index]
    if stack.screens != plain.screens.map(\.handle) { return "other screens" }
    let children = tree.children(of: stack.container).filter(stack.screens.contains)
    if children != stack.screens { return "the tree has the screens in another order" }
    if stack.appearance != plain.view.answer { return "another answer" }
    if stack.isNavigationBarHidden != plain.view.hidden[.navigationBar]
      || stack.isToolbarHidden != plain.view.hidden[.toolbar]
    {
      return "other bars are hidden"
    }
    let applied = strategy.takeChanges().map {
      "\($0.bar) \($0.isAnimated) \($0.appearance, default: "-")"
    }
    let expected = plain.expected.map {
      "\($0.bar) \($0.isAnimated) \($0.appearance, default: "-")"
    }
    layers[index].plain.expected = []
    if applied != expected { return "applied \(applied), not \(expected)" }
    let front = layers[layers.count - 1].plain
    if stack.statusBarStyle != front.statusBarStyle { return "another status bar" }
    return difference(of: .navigationBar, stack.navigationBar, plain)
      ?? stack.toolbar.map { difference(of: .toolbar, $0, plain) } ?? "no toolbar"
  }

  /// Returns a difference in a bar and its applied appearance; a hidden bar keeps its appearance.
  func difference(
    of bar: ScreenBar, _ node: AnyNodeHandle, _ plain: PlainStack
  ) -> String? {
    guard let receipt = plain.receipts[bar] else { return "no receipt" }
    let received = receipt.appearance
    let model = tree.viewModel(of: node)
    let background = received?.backgroundColor?.decided(dark: isDark) ?? accent
    let tint = received?.tintColor?.decided(dark: isDark)
    let barTint = received?.barTintColor?.decided(dark: isDark) ?? background
    if model.backgroundColor != background { return "\(bar): another background" }
    if model.barTintColor != barTint { return "\(bar): another bar tint" }
    if model.barStyle != received?.style { return "\(bar): another style" }
    if model.shadowRadius != receipt.mark { return "\(bar): another strategy" }
    if bar == .toolbar { return model.tintColor == tint ?? .magenta ? nil : "another tint below" }
    if model.tintColor != tint { return "another tint above" }
    if model.statusBarStyle != receipt.style { return "another status bar style" }
    let title = TextAttributes(
      foregroundColor: tint, font: FontDescriptor("Helvetica Neue", size: 20))
    return model.titleTextAttributes == title ? nil : "another title"
  }
}
