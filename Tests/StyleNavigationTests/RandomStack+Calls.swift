@testable import ProtocolStyle
@testable import StyleNavigation

/// The calls of stacks and their expected effects.
extension RandomStack {
  /// Calls a stack, which refuses during an interactive pop unless the call is part of it.
  func attempt(
    _ name: String, _ index: Int, if isPossible: Bool = true,
    _ call: (ScreenStack) throws(ScreenStackError) -> Void,
    then follow: (inout PlainStack, Color) -> Void
  ) {
    let concernsPop = ["progress", "finish", "cancel"].contains(name)
    let isExpected = isPossible && (concernsPop || !isPopping(index))
    do throws(ScreenStackError) {
      try call(layers[index].stack)
      if isExpected {
        follow(&layers[index].plain, accent)
        note("\(name) \(index)")
      } else {
        misled = "\(name) was not refused"
      }
    } catch {
      if isExpected { misled = "\(name) was refused: \(error)" }
    }
  }

  func push(_ model: WalkScreen?, isAnimated: Bool, on layer: inout Layer) {
    do throws(ScreenStackError) {
      let handle =
        if let model {
          try layer.stack.push(model, animated: isAnimated).erased
        } else {
          try layer.stack.push(ShopScreen(), animated: isAnimated).erased
        }
      layer.plain.replace(
        with: layer.plain.screens + [PlainStack.Screen(handle: handle, model: model)],
        isAnimated: isAnimated, accent: accent)
    } catch {
      misled = "push was refused: \(error)"
    }
  }

  func isPopping(_ index: Int) -> Bool {
    if case .pop = layers[index].plain.doing { true } else { false }
  }
}
