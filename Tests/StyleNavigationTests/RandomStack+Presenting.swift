@testable import ProtocolStyle
@testable import StyleNavigation

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
