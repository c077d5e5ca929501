import ProtocolStyle

extension Example {
  /// Small traits combine into larger ones, and a node adopts any number of them.
  static var composedTraits: Example {
    Example(
      heading: "Traits compose",
      code: """
        protocol ButtonAppearance: YellowBackground, ButtonFont {}
        protocol CallToActionAppearance: GreenBorder, DefaultBorderWidth {}

        struct CallToActionButton:
          ButtonNode, ButtonAppearance, CallToActionAppearance
        {}
        """,
      nodes: [RegularButton(), CallToActionButton(), CallToActionTextField()])
  }
}

protocol YellowBackground: BackgroundColor {}

extension YellowBackground {
  var backgroundColor: Color { .honey }
}

protocol ButtonFont: Font {}

extension ButtonFont {
  var font: FontDescriptor { FontDescriptor("Helvetica Neue", size: 17) }
}

protocol GreenBorder: BorderColor {}

extension GreenBorder {
  var borderColor: Color { .leaf }
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
