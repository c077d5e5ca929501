import ProtocolStyle

extension Example {
  /// What no attribute says, a closure does; it runs after the conformances.
  static var customClosure: Example {
    Example(
      heading: "A closure is the escape hatch",
      code: """
        protocol SmartButtonAppearance: ButtonAppearance, CustomClosure {}
        extension SmartButtonAppearance {
          var customClosure: StyleClosure {
            { $0.titleColorForState = [.normal: .black, .highlighted: .berry] }
          }
        }

        struct SmartButton: ButtonNode, SmartButtonAppearance {}
        """,
      nodes: [SmartButton()])
  }
}

protocol SmartButtonAppearance: ButtonAppearance, CustomClosure {}

extension SmartButtonAppearance {
  var customClosure: StyleClosure {
    { $0.titleColorForState = [.normal: .black, .highlighted: .berry] }
  }
}

struct SmartButton: ButtonNode, SmartButtonAppearance {}
