@testable import ProtocolStyle
@testable import StyleNavigation
@testable import TreeFixtures

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

// MARK: - Pops

/// Interactive pops.
extension RandomStack {
  func begin(_ index: Int) {
    let plain = layers[index].plain
    let isPossible = plain.doing == .nothing && plain.screens.count > 1
    attempt("begin", index, if: isPossible) { stack throws(ScreenStackError) in
      try stack.beginInteractivePop()
    } then: { plain, accent in
      plain.viewBeforePop = plain.view
      plain.doing = .pop(0)
      plain.readPreferences(of: plain.screens[plain.screens.count - 2], accent: accent)
      plain.show(isAnimated: false)
    }
  }

  func progress(_ index: Int) {
    let progress = [0, 0.25, 0.5, 0.75, 1].randomElement(using: &generator)!
    attempt("progress", index, if: isPopping(index)) { stack throws(ScreenStackError) in
      try stack.updateInteractivePop(progress: progress)
    } then: { plain, _ in
      plain.doing = .pop(progress)
      plain.show(isAnimated: false)
    }
  }

  func end(_ index: Int, _ isAnimated: Bool) {
    let isFinished = Bool.random(using: &generator)
    attempt(isFinished ? "finish" : "cancel", index, if: isPopping(index)) {
      stack throws(ScreenStackError) in
      if isFinished {
        try stack.finishInteractivePop(animated: isAnimated)
      } else {
        try stack.cancelInteractivePop(animated: isAnimated)
      }
    } then: { plain, accent in
      plain.doing = isAnimated ? .animation : .nothing
      if isFinished {
        plain.screens.removeLast()
      } else {
        plain.view = plain.viewBeforePop
        plain.readPreferences(of: plain.screens.last, accent: accent)
      }
      plain.show(isAnimated: isAnimated)
      plain.rest(accent: accent)
    }
  }
}

// MARK: - Presenting

/// Stacks over others.
extension RandomStack {
  func present() {
    guard layers.count < 3 else { return }
    var layer = makeLayer()
    let screen = makeScreen()
    push(screen, isAnimated: false, on: &layer)
    let presenting = layers.count - 1
    let isAnimated = Bool.random(using: &generator)
    attempt("present", presenting) { stack throws(ScreenStackError) in
      try stack.present(layer.stack, animated: isAnimated)
    } then: { plain, accent in
      plain.doing = isAnimated ? .animation : .nothing
      plain.rest(accent: accent)
    }
    if layer.stack.presenting != nil {
      layers.append(layer)
    } else {
      tree.detach(layer.stack.container)
    }
  }

  func dismiss() {
    let index = layers.indices.randomElement(using: &generator)!
    let isAnimated = Bool.random(using: &generator)
    let hasOver = index < layers.count - 1
    attempt("dismiss", index, if: hasOver) { stack throws(ScreenStackError) in
      try stack.dismiss(animated: isAnimated)
    } then: { plain, accent in
      plain.doing = isAnimated ? .animation : .nothing
      plain.rest(accent: accent)
    }
    if layers[index].stack.presented == nil { layers.removeSubrange((index + 1)...) }
  }
}
