import ProtocolStyle

extension Example {
  /// A press that fades in quickly and springs back, sampled on its way.
  static var motion: Example {
    let tree = StyleTree()
    let button = tree.attach(BounceButton())
    let normal = tree.viewModel(of: button)
    let pressed = tree.viewModel(of: button, in: .highlighted)
    let curve = (normal.motion ?? .immediate).curve(for: .transform)
    return Example(
      heading: "Motion",
      code: """
        struct BounceButton: ButtonNode, Transform, Motion {
          var transform: TransformValue {
            ControlState.current.contains(.highlighted)
              ? TransformValue(scale: 0.8) : .identity
          }
          var motion: MotionValues {
            MotionValues(.spring(duration: 0.4, bounce: 0.3))
              .with(.easeOut(duration: 0.1), into: .highlighted)
          }
        }
        """,
      scenes: [
        Scene(caption: "Pressed", nodes: [("Button", pressed)]),
        Scene(caption: "Released", nodes: [("Button", normal)]),
      ]
        + [0.1, 0.2, 0.3, 0.6].map { time in
          let progress = curve.progress(at: time)
          return Scene(
            caption: "\(time) seconds after the release",
            text: "\((progress * 100).rounded()) % of the way")
        })
  }
}

struct BounceButton: ButtonNode, Transform, Motion {
  var transform: TransformValue {
    ControlState.current.contains(.highlighted) ? TransformValue(scale: 0.8) : .identity
  }
  var motion: MotionValues {
    MotionValues(.spring(duration: 0.4, bounce: 0.3))
      .with(.easeOut(duration: 0.1), into: .highlighted)
  }
}

// MARK: - Container

extension Example {
  /// A card that turns its layout by the width of the screen that it's in.
  static var container: Example {
    let tree = StyleTree()
    let screen = tree.attach(ShopScreen())
    let card = tree.attach(TeaCard(), to: screen)
    tree.setContainerWidth(400, of: screen)
    tree.refresh()
    var scenes: [Scene] = []
    func show(_ caption: String) {
      let changed = tree.refresh().changes.map { "\(type(of: tree.node(of: $0.node)))" }
      scenes.append(
        Scene(
          caption: caption, nodes: [("Card", tree.viewModel(of: card))],
          text: "Restyled: \(changed.isEmpty ? "nothing" : changed.joined(separator: ", "))"))
    }
    scenes.append(
      Scene(
        caption: "The screen is 400 points wide", nodes: [("Card", tree.viewModel(of: card))]))
    for width in [500, 800] {
      tree.setContainerWidth(Double(width), of: screen)
      show("tree.setContainerWidth(\(width), of: screen)")
    }
    return Example(
      heading: "A card turns its layout at a width of its screen",
      code: """
        struct TeaCard: ViewNode, StackAxis {
          var stackAxis: StackAxisValue {
            ContainerWidth.isAtLeast(600) ? .horizontal : .vertical
          }
        }

        let screen = tree.attach(ShopScreen())
        let card = tree.attach(TeaCard(), to: screen)
        """,
      scenes: scenes)
  }
}

struct TeaCard: ViewNode, StackAxis {
  var stackAxis: StackAxisValue { ContainerWidth.isAtLeast(600) ? .horizontal : .vertical }
}
