import ProtocolStyle

/// Small traits make larger ones, and a node adopts as many as it likes.
enum ComposedTraits {
  static func show(on report: Report) {
    report.section(
      2, "Traits compose",
      """
      protocol ButtonAppearance: YellowBackground, ButtonFont {}
      protocol CallToActionAppearance: GreenBorder, DefaultBorderWidth {}

      struct CallToActionButton: ButtonNode, ButtonAppearance, CallToActionAppearance {}
      """)
    report.node(RegularButton())
    report.node(CallToActionButton())
    report.node(CallToActionTextField())
  }
}

protocol YellowBackground: BackgroundColor {}

extension YellowBackground {
  var backgroundColor: Color { .yellow }
}

protocol ButtonFont: Font {}

extension ButtonFont {
  var font: FontDescriptor { FontDescriptor("Helvetica Neue", size: 17) }
}

protocol GreenBorder: BorderColor {}

extension GreenBorder {
  var borderColor: Color { .green }
}

protocol DefaultBorderWidth: BorderWidth {}

extension DefaultBorderWidth {
  var borderWidth: Double { 2 }
}

protocol ButtonAppearance: YellowBackground, ButtonFont {}

protocol CallToActionAppearance: GreenBorder, DefaultBorderWidth {}

struct RegularButton: ButtonNode, ButtonAppearance {}

struct CallToActionButton: ButtonNode, ButtonAppearance, CallToActionAppearance {}

struct CallToActionTextField: TextFieldNode, CallToActionAppearance {}
