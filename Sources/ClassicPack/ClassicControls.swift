public import ProtocolStyle

// MARK: - Buttons

/// A yellow button with rounded corners, a shadow, and a black title in Helvetica Neue.
///
/// For buttons: `struct BuyButton: ButtonNode, ClassicButtonAppearance {}`.
public protocol ClassicButtonAppearance:
  ClassicYellowBackground, ClassicFont, TextColor, CornerRadius, ShadowOffset, ShadowRadius,
  TitleShadowColorForState
{}

extension ClassicButtonAppearance {
  /// Black.
  public var textColor: Color { .black }

  /// 8 points.
  public var cornerRadius: Double { 8 }

  /// One point downward.
  public var shadowOffset: Offset { Offset(x: 0, y: 1) }

  /// 1 point.
  public var shadowRadius: Double { 1 }

  /// White below the title, for an engraved look.
  public var titleShadowColorForState: StateValues<Color> {
    [.normal: Color.white.withAlpha(0.6)]
  }
}

/// A green border for the recommended action: a button, or a field to fill in.
///
/// Combine it with other traits: `struct BuyButton: ButtonNode, ClassicButtonAppearance,
/// ClassicCallToActionAppearance {}`.
public protocol ClassicCallToActionAppearance: BorderColor, BorderWidth {}

extension ClassicCallToActionAppearance {
  /// A dark green.
  public var borderColor: Color { ClassicPalette.green }

  /// 2 points.
  public var borderWidth: Double { 2 }
}

/// A yellow background with a highlight in the upper half.
public protocol ClassicYellowBackground: BackgroundColor, BackgroundGradient {}

extension ClassicYellowBackground {
  /// Yellow, for renderers without gradients.
  public var backgroundColor: Color { .yellow }

  /// A highlight that ends at half the height.
  public var backgroundGradient: Gradient {
    Gradient(stops: [
      .init(ClassicPalette.shine, at: 0),
      .init(ClassicPalette.glow, at: 0.5),
      .init(.yellow, at: 0.5), .init(ClassicPalette.gold, at: 1),
    ])
  }
}

// MARK: - ClassicTracks

/// A slider with a white thumb, and a track that is tinted up to the thumb.
///
/// For sliders: `struct VolumeSlider: SliderNode, ClassicSliderAppearance {}`.
public protocol ClassicSliderAppearance:
  ClassicTint, MinimumTrackTintColor, MaximumTrackTintColor, ThumbTintColor
{}

extension ClassicSliderAppearance {
  /// The tint.
  public var minimumTrackTintColor: Color { tintColor }

  /// The tint at 30%.
  public var maximumTrackTintColor: Color { tintColor.withAlpha(0.3) }

  /// White.
  public var thumbTintColor: Color { .white }
}

/// A progress bar in the tint, on a track in the tint at 30%.
///
/// For progress bars: `struct LoadingBar: ProgressNode, ClassicProgressAppearance {}`.
public protocol ClassicProgressAppearance: ClassicTint, ProgressTintColor, TrackTintColor {}

extension ClassicProgressAppearance {
  /// The tint.
  public var progressTintColor: Color { tintColor }

  /// The tint at 30%.
  public var trackTintColor: Color { tintColor.withAlpha(0.3) }
}

/// A switch with a white thumb, which is tinted while it's on.
///
/// For switches: `struct WiFiSwitch: SwitchNode, ClassicSwitchAppearance {}`.
public protocol ClassicSwitchAppearance: ClassicTint, OnTintColor, ThumbTintColor {}

extension ClassicSwitchAppearance {
  /// The tint.
  public var onTintColor: Color { tintColor }

  /// White.
  public var thumbTintColor: Color { .white }
}

/// Page dots in the tint for the current page, and in the tint at 30% for the others.
///
/// For page controls: `struct Pages: PageControlNode, ClassicPagesAppearance {}`.
public protocol ClassicPagesAppearance: TintColor, CurrentPageTintColor {}

extension ClassicPagesAppearance {
  /// The tint at 30%, used by the other pages.
  public var tintColor: Color { currentPageTintColor.withAlpha(0.3) }

  /// `Token.classicTint`.
  public var currentPageTintColor: Color { Token.classicTint.value }
}

// MARK: - ClassicBars

/// An opaque colored bar: `Token.classicBar`.
///
/// For toolbars and tab bars, and refined by ``ClassicNavigationBarAppearance``. In a tree with the
/// pack, the items in the bar have bold white titles.
public protocol ClassicBarAppearance: BarTintColor, Translucent {}

extension ClassicBarAppearance {
  /// `Token.classicBar`.
  public var barTintColor: Color { Token.classicBar.value }

  /// False: the bar is opaque.
  public var isTranslucent: Bool { false }
}

/// A colored bar with a title in bold white Helvetica Neue, and a light status bar.
///
/// For navigation bars: `struct MainBar: NavigationBarNode, ClassicNavigationBarAppearance {}`.
public protocol ClassicNavigationBarAppearance:
  ClassicBarAppearance, TextColor, Font, TintColor, StatusBarStyle
{}

extension ClassicNavigationBarAppearance {
  /// White.
  public var textColor: Color { .white }

  /// Bold Helvetica Neue at 20 points.
  public var font: FontDescriptor { FontDescriptor("Helvetica Neue", size: 20, weight: .bold) }

  /// White.
  public var tintColor: Color { .white }

  /// Light, because the bar is dark.
  public var statusBarStyle: StatusBarStyleValue { .lightContent }
}
