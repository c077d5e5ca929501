import ProtocolStyle

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
