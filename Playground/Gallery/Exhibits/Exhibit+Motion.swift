import ProtocolStyle

extension Exhibit {
  /// A press that follows curves into the state and out of it, which become transitions.
  static var motion: Exhibit {
    Exhibit(
      heading: "Motion",
      prose: """
        Press a button: its color fades, and it springs back when it's released. In a browser that \
        prefers reduced motion, both change at once.
        """,
      before: """
        override var isHighlighted: Bool {
          didSet {
            UIView.animate(
              springDuration: 0.4, bounce: 0.5,
              options: [.beginFromCurrentState, .allowUserInteraction]
            ) {
              self.transform = self.isHighlighted
                ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
            }
            …
          }
        }
        """,
      code: """
        protocol SpringyAppearance: BackgroundColor, Transform, Motion {}
        extension SpringyAppearance {
          var isPressed: Bool { ControlState.current.contains(.highlighted) }
          var backgroundColor: Color { isPressed ? .dusk : .tide }
          var transform: TransformValue {
            isPressed ? TransformValue(scale: 0.9) : .identity
          }
          var motion: MotionValues {
            MotionValues(.easeInOut(duration: 0.2))
              .with(.spring(duration: 0.4, bounce: 0.5), for: .transform)
              .with(.easeOut(duration: 0.08), for: .transform, into: .highlighted)
          }
        }
        """,
      article: .relations,
      stages: [
        StageContent("Live", isLive: true) { tree, frame in
          tree.attach(SpringyButton(text: "Press me"), to: frame)
        },
        StageContent("Each state") { tree, frame in
          tree.attach(SpringyButton(text: "Normal"), to: frame)
          tree.setControlState(
            .highlighted, of: tree.attach(SpringyButton(text: "Highlighted"), to: frame))
        },
      ])
  }
}

protocol SpringyAppearance: BackgroundColor, TextColor, CornerRadius, ContentEdgeInsets, Transform,
  Motion
{}

extension SpringyAppearance {
  var isPressed: Bool { ControlState.current.contains(.highlighted) }
  var backgroundColor: Color { isPressed ? .dusk : .tide }
  var textColor: Color { .white }
  var cornerRadius: Double { 10 }
  var contentEdgeInsets: EdgeInsets { .sample }
  var transform: TransformValue { isPressed ? TransformValue(scale: 0.9) : .identity }
  var motion: MotionValues {
    MotionValues(.easeInOut(duration: 0.2))
      .with(.spring(duration: 0.4, bounce: 0.5), for: .transform)
      .with(.easeOut(duration: 0.08), for: .transform, into: .highlighted)
  }
}

struct SpringyButton: ButtonNode, SpringyAppearance, TextContent {
  var text: String
}
