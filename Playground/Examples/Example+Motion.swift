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
