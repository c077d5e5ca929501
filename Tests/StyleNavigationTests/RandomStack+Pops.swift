@testable import ProtocolStyle
@testable import StyleNavigation

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
