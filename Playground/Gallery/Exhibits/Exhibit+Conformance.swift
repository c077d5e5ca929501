import ProtocolStyle

extension Exhibit {
  /// The four examples from ProtocolUI.
  static var conformance: [Exhibit] {
    [
      Exhibit(
        .oneTrait,
        prose: "One base protocol, one trait that provides its value, three kinds that adopt it.",
        before: """
          UIView.appearance().backgroundColor = .leaf
          // … and then undone for every view
          // that isn't meant, because bars,
          // cells and pickers are views, too.
          """,
        [
          Sample(GreenView(), hasDarkText: true) {
            $0.width = 140
            $0.height = 40
          },
          Sample(GreenButton(), hasDarkText: true) {
            $0.text = "Button"
            $0.contentEdgeInsets = .sample
          },
          Sample(GreenTextField(), hasDarkText: true) {
            $0.placeholder = "Text field"
            $0.accessibilityLabel = "A green text field"
            $0.contentEdgeInsets = .sample
            $0.padding = .sample
          },
        ]),
      Exhibit(
        .composedTraits,
        prose: "Combine small traits into larger ones. The compiler reports conflicts.",
        before: """
          class RegularButton: UIButton {
            override init(frame: CGRect) {
              super.init(frame: frame)
              backgroundColor = .honey
              titleLabel?.font = buttonFont
            }
          }

          class CallToActionButton: RegularButton {
            override init(frame: CGRect) {
              super.init(frame: frame)
              layer.borderColor = UIColor.leaf.cgColor
              layer.borderWidth = 2
            }
          }
          """,
        [
          Sample(RegularButton(), hasDarkText: true) {
            $0.text = "Regular"
            $0.contentEdgeInsets = .sample
          },
          Sample(CallToActionButton(), hasDarkText: true) {
            $0.text = "Call to action"
            $0.contentEdgeInsets = .sample
          },
          Sample(CallToActionTextField()) {
            $0.placeholder = "Text field"
            $0.accessibilityLabel = "A text field with a green border"
            $0.padding = .sample
          },
        ]),
      Exhibit(
        .customClosure,
        prose: "Press the button: the closure set a title color for the highlighted state.",
        before: """
          override func awakeFromNib() {
            super.awakeFromNib()
            setTitleColor(.black, for: .normal)
            setTitleColor(.berry, for: .highlighted)
          }
          """,
        [
          Sample(SmartButton()) {
            $0.text = "Press me"
            $0.contentEdgeInsets = .sample
          }
        ]),
      Exhibit(
        .tintedControls, prose: "A few traits style all of these; each kind derives more values.",
        before: """
          UISlider.appearance().minimumTrackTintColor = brand
          UIProgressView.appearance().progressTintColor = brand
          UIProgressView.appearance().trackTintColor = faint
          UISwitch.appearance().onTintColor = brand
          UIPageControl.appearance()
            .currentPageIndicatorTintColor = brand
          """,
        [
          Sample(
            MainBar(),
            containing: [
              Sample(SaveItem()) {
                $0.text = "Save"
                $0.contentEdgeInsets = .sample
              }
            ]
          ) {
            $0.text = "Main bar"
            $0.padding = .sample
          },
          Sample(VolumeSlider()) {
            $0.rangedValue = RangedValue(0.6)
            $0.accessibilityLabel = "Volume"
          },
          Sample(UploadProgress()) {
            $0.rangedValue = RangedValue(0.4)
            $0.accessibilityLabel = "Upload"
          },
          Sample(WifiSwitch()) {
            $0.isOn = true
            $0.accessibilityLabel = "Wi-Fi"
          },
          Sample(OnboardingPages()) {
            $0.page = PageNumber(1, of: 5)
            $0.backgroundColor = Color(rgb: 0xC9CBDA)
            $0.cornerRadius = 12
            $0.padding = .sample
            $0.accessibilityLabel = "Onboarding"
          },
        ]),
    ]
  }
}

extension EdgeInsets {
  /// Insets around a title, so that a button looks like one.
  static let sample = EdgeInsets(top: 8, left: 14, bottom: 8, right: 14)
}
