import ProtocolStyle

extension Example {
  /// A closure runs after the conformances and sets values that traits can't express.
  static var customClosure: Example {
    Example(
      heading: "A closure customizes the result",
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
