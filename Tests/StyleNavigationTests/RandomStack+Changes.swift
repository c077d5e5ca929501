@testable import ProtocolStyle
@testable import StyleNavigation

/// Changes of a stack's screens.
extension RandomStack {
  func change(_ index: Int, by number: Int) {
    let isAnimated = Int.random(in: 0..<4, using: &generator) == 0
    let screens = layers[index].plain.screens
    switch number {
    case 0...2:
      guard screens.count < 6 else { return }
      let isPopping = self.isPopping(index)
      let screen = makeScreen()
      if isPopping {
        attempt("push", index) { stack throws(ScreenStackError) in
          try stack.push(ShopScreen())
        } then: { _, _ in
        }
      } else {
        push(screen, isAnimated: isAnimated, on: &layers[index])
        note("push \(index)")
      }
    case 3:
      attempt("pop", index, if: screens.count > 1) { stack throws(ScreenStackError) in
        try stack.pop(animated: isAnimated)
      } then: { plain, accent in
        plain.replace(
          with: plain.screens.dropLast(), isAnimated: isAnimated, accent: accent)
      }
    case 4:
      attempt("popToRoot", index, if: !screens.isEmpty) { stack throws(ScreenStackError) in
        try stack.popToRoot(animated: isAnimated)
      } then: { plain, accent in
        guard plain.screens.count > 1 else { return }
        plain.replace(with: [plain.screens[0]], isAnimated: isAnimated, accent: accent)
      }
    case 5:
      guard let place = screens.indices.randomElement(using: &generator) else { return }
      attempt("popTo", index) { stack throws(ScreenStackError) in
        try stack.pop(to: screens[place].handle, animated: isAnimated)
      } then: { plain, accent in
        guard place < plain.screens.count - 1 else { return }
        plain.replace(
          with: Array(plain.screens[...place]), isAnimated: isAnimated, accent: accent)
      }
    case 6: replace(index, isAnimated)
    case 7, 17, 18:
      attempt("finishAnimation", index, if: layers[index].plain.doing == .animation) {
        stack throws(ScreenStackError) in
        try stack.finishAnimation()
      } then: { plain, accent in
        plain.doing = .nothing
        plain.rest(accent: accent)
      }
    case 8...9: begin(index)
    case 10...11: progress(index)
    case 12: end(index, isAnimated)
    case 13...14: changeMind(index)
    case 15: update(index)
    case 19...20: changeDefault(index)
    default: changeStrategy(index)
    }
  }

  func replace(_ index: Int, _ isAnimated: Bool) {
    let kept = layers[index].plain.screens.filter { _ in Bool.random(using: &generator) }
      .shuffled(using: &generator)
    let model = makeScreen()
    var added: [AnyNodeHandle] = []
    attempt("replace", index) { stack throws(ScreenStackError) in
      added = try stack.replaceScreens(
        keeping: kept.map(\.handle), with: [model ?? ShopScreen()], animated: isAnimated)
    } then: { plain, accent in
      plain.replace(
        with: kept + [PlainStack.Screen(handle: added[0], model: model)], isAnimated: isAnimated,
        accent: accent)
    }
  }
}
