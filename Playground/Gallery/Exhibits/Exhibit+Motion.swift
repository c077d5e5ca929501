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

extension Exhibit {
  /// Motions that repeat: a pulse, a shimmer, a spin, and dots one after the other.
  static var repeatingMotion: Exhibit {
    Exhibit(
      heading: "Motion that repeats",
      prose: """
        Key frames of any attribute that can be interpolated, with a delay for each sibling. With \
        reduced motion, nothing moves.
        """,
      before: """
        UIView.animateKeyframes(
          withDuration: 1.2, delay: 0, options: [.repeat, .calculationModeLinear]
        ) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            dot.alpha = 0.25
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            dot.alpha = 1
          }
        }
        """,
      code: """
        protocol TypingDots: RepeatingMotion {}
        extension TypingDots {
          var repeatingMotion: RepeatingMotionValue {
            RepeatingMotionValue(
              .easeInOut(duration: 1.2), stagger: 0.15
            )
            .animating(.alpha, 1, 0.25, 1)
            .animating(.transform, .identity, .up, .identity)
          }
        }
        """,
      article: .repetition,
      stages: [
        StageContent("One after the other") { tree, frame in
          let dots = tree.attach(MotionRow(), to: frame)
          for _ in 0..<3 { tree.attach(TypingDot(), to: dots) }
        },
        StageContent("Shimmer") { tree, frame in
          let lines = tree.attach(SkeletonLines(), to: frame)
          for width in [110.0, 90, 60] { tree.attach(SkeletonLine(width: width), to: lines) }
        },
        StageContent("Pulse and spin") { tree, frame in
          let row = tree.attach(MotionRow(), to: frame)
          tree.attach(LiveDot(), to: row)
          tree.attach(SpinningRing(), to: row)
        },
      ])
  }
}

private struct MotionRow: ViewNode, StackAxis, StackAlignment, Spacing, Padding {
  var stackAxis: StackAxisValue { .horizontal }
  var stackAlignment: StackAlignmentValue { .center }
  var spacing: Double { 8 }
  var padding: EdgeInsets { EdgeInsets(8) }
}

private protocol MotionShape: BackgroundColor, CornerShape, Width, Height {}
extension MotionShape {
  var backgroundColor: Color { .systemIndigo }
  var cornerShape: CornerShapeValue { .capsule }
  var width: Double { 14 }
  var height: Double { 14 }
}

private protocol TypingDots: RepeatingMotion {}
extension TypingDots {
  var repeatingMotion: RepeatingMotionValue {
    RepeatingMotionValue(
      .easeInOut(duration: 1.2), stagger: 0.15
    )
    .animating(.alpha, 1, 0.25, 1)
    .animating(.transform, .identity, .up, .identity)
  }
}

extension TransformValue {
  fileprivate static let up = TransformValue(offset: Offset(x: 0, y: -6))
}

private struct TypingDot: ViewNode, MotionShape, TypingDots {}

private struct SkeletonLines: ViewNode, Spacing, StackAlignment, Padding {
  var spacing: Double { 10 }
  var stackAlignment: StackAlignmentValue { .leading }
  var padding: EdgeInsets { EdgeInsets(4) }
}

private struct SkeletonLine: ViewNode, MotionShape, RepeatingMotion {
  var width: Double
  var backgroundColor: Color { .systemGray3 }
  var repeatingMotion: RepeatingMotionValue { .shimmer() }
}

private struct LiveDot: ViewNode, MotionShape, RepeatingMotion {
  var backgroundColor: Color { .systemRed }
}

private struct SpinningRing: ViewNode, MotionShape, Borders, RepeatingMotion {
  var backgroundColor: Color { .clear }
  var width: Double { 32 }
  var height: Double { 32 }
  var borders: BordersValue {
    let (track, arc) = (Color.systemGray4, Color.systemIndigo)
    return BordersValue(
      top: .init(width: 4, color: arc), left: .init(width: 4, color: track),
      bottom: .init(width: 4, color: track), right: .init(width: 4, color: track))
  }
  var repeatingMotion: RepeatingMotionValue { .spin() }
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
