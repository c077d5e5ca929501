import ProtocolStyle

extension Example {
  /// One base protocol and one trait, adopted by three kinds of node.
  static var oneTrait: Example {
    Example(
      heading: "One trait, any kind of node",
      code: """
        protocol GreenBackgroundColor: BackgroundColor {}
        extension GreenBackgroundColor { var backgroundColor: Color { .leaf } }

        struct GreenView: ViewNode, GreenBackgroundColor {}
        struct GreenButton: ButtonNode, GreenBackgroundColor {}
        """,
      nodes: [GreenView(), GreenButton(), GreenTextField()])
  }
}

protocol GreenBackgroundColor: BackgroundColor {}

extension GreenBackgroundColor {
  var backgroundColor: Color { .leaf }
}

struct GreenView: ViewNode, GreenBackgroundColor {}

struct GreenButton: ButtonNode, GreenBackgroundColor {}

struct GreenTextField: TextFieldNode, GreenBackgroundColor {}

// MARK: - Composed traits

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

// MARK: - Closure

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

// MARK: - Tinted controls

extension Example {
  /// A few traits style controls and bars; each kind uses and derives the values that it shows.
  static var tintedControls: Example {
    Example(
      heading: "Each kind derives its own values",
      code: """
        protocol BrandTint: TintColor {}
        extension BrandTint { var tintColor: Color { .dusk } }

        protocol BrandProgress: BrandTint, ProgressTintColor, TrackTintColor {}
        extension BrandProgress {
          var progressTintColor: Color { tintColor }
          var trackTintColor: Color { tintColor.withAlpha(0.3) }
        }

        struct UploadProgress: ProgressNode, BrandProgress {}
        struct OnboardingPages: PageControlNode, BrandTint, CurrentPageTintColor {}
        struct MainBar: NavigationBarNode, YellowBackground, BrandTitle {}
        """,
      nodes: [
        VolumeSlider(), UploadProgress(), WifiSwitch(), OnboardingPages(), MainBar(), SaveItem(),
      ])
  }
}

protocol BrandTint: TintColor {}

extension BrandTint {
  var tintColor: Color { .dusk }
}

protocol BrandTracks: BrandTint, MinimumTrackTintColor, MaximumTrackTintColor {}

extension BrandTracks {
  var minimumTrackTintColor: Color { tintColor }
  var maximumTrackTintColor: Color { tintColor.withAlpha(0.3) }
}

protocol BrandProgress: BrandTint, ProgressTintColor, TrackTintColor {}

extension BrandProgress {
  var progressTintColor: Color { tintColor }
  var trackTintColor: Color { tintColor.withAlpha(0.3) }
}

protocol BrandSwitch: BrandTint, OnTintColor {}

extension BrandSwitch {
  var onTintColor: Color { tintColor }
}

protocol BrandTitle: TextColor, ButtonFont {}

extension BrandTitle {
  var textColor: Color { .dusk }
}

struct VolumeSlider: SliderNode, BrandTracks {}

struct UploadProgress: ProgressNode, BrandProgress {}

struct WifiSwitch: SwitchNode, BrandSwitch {}

struct OnboardingPages: PageControlNode, BrandTint, CurrentPageTintColor {}

struct MainBar: NavigationBarNode, YellowBackground, BrandTitle {}

struct SaveItem: BarButtonItemNode, BrandTint, BrandTitle {}
