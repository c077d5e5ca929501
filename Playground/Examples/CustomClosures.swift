import ProtocolStyle

/// What no attribute says, a closure does; it runs after the conformances.
enum CustomClosures {
  static func show(on report: Report) {
    report.section(
      3, "A closure is the escape hatch",
      """
      protocol SmartButtonAppearance: ButtonAppearance, CustomClosure {}
      extension SmartButtonAppearance {
        var customClosure: StyleClosure {
          { $0.titleColorForState = [.normal: .black, .highlighted: .red] }
        }
      }
      """)
    report.node(SmartButton())
  }
}

protocol SmartButtonAppearance: ButtonAppearance, CustomClosure {}

extension SmartButtonAppearance {
  var customClosure: StyleClosure {
    { $0.titleColorForState = [.normal: .black, .highlighted: .red] }
  }
}

struct SmartButton: ButtonNode, SmartButtonAppearance {}
