public import ProtocolStyle

// MARK: - Buttons

/// A capsule filled with the accent color.
///
/// For buttons: `struct BuyButton: ButtonNode, ModernButtonAppearance {}`.
public protocol ModernButtonAppearance:
  BackgroundColor, TextColor, Font, CornerRadius, CornerShape, ContentEdgeInsets
{}

extension ModernButtonAppearance {
  /// `Token.modernAccent`.
  public var backgroundColor: Color { Token.modernAccent.value }

  /// `Token.modernOnAccent`.
  public var textColor: Color { Token.modernOnAccent.value }

  /// The font of the headline style.
  public var font: FontDescriptor { FontDescriptor(textStyle: .headline) }

  /// 14 points, where a renderer has no capsules.
  public var cornerRadius: Double { 14 }

  /// Half circles at the ends.
  public var cornerShape: CornerShapeValue { .capsule }

  /// 12 points above and below, 20 on the left and right, at a density of 1.
  public var contentEdgeInsets: EdgeInsets {
    let (height, width) = (12 * Token.modernDensity.value, 20 * Token.modernDensity.value)
    return EdgeInsets(top: height, left: width, bottom: height, right: width)
  }
}

/// A secondary button with a title in the accent color.
///
/// For buttons: `struct LaterButton: ButtonNode, ModernQuietButtonAppearance {}`.
public protocol ModernQuietButtonAppearance: ModernButtonAppearance {}

extension ModernQuietButtonAppearance {
  /// `Token.modernRaised`.
  public var backgroundColor: Color { Token.modernRaised.value }

  /// `Token.modernAccent`.
  public var textColor: Color { Token.modernAccent.value }
}

// MARK: - Fields of values

/// A date in a rounded field.
///
/// For date pickers: `struct DueDate: DatePickerNode, ModernDateFieldAppearance {}`.
public protocol ModernDateFieldAppearance: ModernRaised, ModernTint, CornerRadius, Padding {}

extension ModernDateFieldAppearance {
  /// 14 points.
  public var cornerRadius: Double { 14 }

  /// 8 points above and below, 12 on the left and right, at a density of 1.
  public var padding: EdgeInsets {
    let (height, width) = (8 * Token.modernDensity.value, 12 * Token.modernDensity.value)
    return EdgeInsets(top: height, left: width, bottom: height, right: width)
  }
}

/// A stepper in a capsule, with signs in the accent color.
///
/// For steppers: `struct Quantity: StepperNode, ModernStepperAppearance {}`.
public protocol ModernStepperAppearance: ModernRaised, ModernTint, CornerShape {}

extension ModernStepperAppearance {
  /// Half circles at the ends.
  public var cornerShape: CornerShapeValue { .capsule }
}

// MARK: - ModernTracks

/// A slider with a track and thumb in the accent color.
///
/// For sliders: `struct VolumeSlider: SliderNode, ModernSliderAppearance {}`.
public protocol ModernSliderAppearance:
  ModernTint, MinimumTrackTintColor, MaximumTrackTintColor, ThumbTintColor
{}

extension ModernSliderAppearance {
  /// The accent color.
  public var minimumTrackTintColor: Color { tintColor }

  /// `Token.modernEdge`.
  public var maximumTrackTintColor: Color { Token.modernEdge.value }

  /// The accent color.
  public var thumbTintColor: Color { tintColor }
}

/// A progress bar in the accent color.
///
/// For progress bars: `struct LoadingBar: ProgressNode, ModernProgressAppearance {}`.
public protocol ModernProgressAppearance: ModernTint, ProgressTintColor, TrackTintColor {}

extension ModernProgressAppearance {
  /// The accent color.
  public var progressTintColor: Color { tintColor }

  /// The secondary text color at 25% opacity.
  public var trackTintColor: Color { Token.modernQuietInk.value.withAlpha(0.25) }
}

/// A switch in the accent color while it's on.
///
/// For switches: `struct WiFiSwitch: SwitchNode, ModernSwitchAppearance {}`.
public protocol ModernSwitchAppearance: ModernTint, OnTintColor, ThumbTintColor {}

extension ModernSwitchAppearance {
  /// The accent color.
  public var onTintColor: Color { tintColor }

  /// The color of text on the accent, which contrasts with it.
  public var thumbTintColor: Color { Token.modernOnAccent.value }
}

/// The accent color as a tint, which descendants inherit.
public protocol ModernTint: TintColor {}

extension ModernTint {
  /// `Token.modernAccent`.
  public var tintColor: Color { Token.modernAccent.value }
}

// MARK: - ModernBars

/// A bar in the surface color.
///
/// For toolbars and tab bars, and refined by ``ModernNavigationBarAppearance``. In a tree with the
/// pack, the items in the bar have titles in the accent color.
public protocol ModernBarAppearance: ModernSurface, ModernTint, Translucent {}

extension ModernBarAppearance {
  /// False: the bar is opaque.
  public var isTranslucent: Bool { false }
}

/// A bar in the surface color, with a headline in the text color.
///
/// For navigation bars: `struct MainBar: NavigationBarNode, ModernNavigationBarAppearance {}`.
public protocol ModernNavigationBarAppearance: ModernBarAppearance, ModernTextAppearance {}

extension ModernNavigationBarAppearance {
  /// The font of the headline style.
  public var font: FontDescriptor { FontDescriptor(textStyle: .headline) }
}
