import ProtocolStyle

/// A node for each base protocol, of a kind that uses its attribute, which adopts nothing else.
enum Adopter {
  struct OfBorderWidth: ViewNode, BorderWidth {}
  struct OfBorderColor: ViewNode, BorderColor {}
  struct OfCornerRadius: ViewNode, CornerRadius {}
  struct OfShadowColor: ViewNode, ShadowColor {}
  struct OfShadowOpacity: ViewNode, ShadowOpacity {}
  struct OfShadowOffset: ViewNode, ShadowOffset {}
  struct OfShadowRadius: ViewNode, ShadowRadius {}
  struct OfMasksToBounds: ViewNode, MasksToBounds {}
  struct OfShouldRasterize: ViewNode, ShouldRasterize {}

  struct OfBackgroundColor: ViewNode, BackgroundColor {}
  struct OfTintColor: ViewNode, TintColor {}
  struct OfAlpha: ViewNode, Alpha {}
  struct OfContentMode: ViewNode, ContentMode {}
  struct OfOpaque: ViewNode, Opaque {}

  struct OfTextColor: LabelNode, TextColor {}
  struct OfFont: LabelNode, Font {}
  struct OfTextAlignment: LabelNode, TextAlignment {}
  struct OfLineBreakMode: LabelNode, LineBreakMode {}
  struct OfAdjustsFontSizeToFitWidth: LabelNode, AdjustsFontSizeToFitWidth {}
  struct OfBorderStyle: TextFieldNode, BorderStyle {}

  struct OfContentVerticalAlignment: ControlNode, ContentVerticalAlignment {}
  struct OfContentHorizontalAlignment: ControlNode, ContentHorizontalAlignment {}

  struct OfContentEdgeInsets: ButtonNode, ContentEdgeInsets {}
  struct OfTitleEdgeInsets: ButtonNode, TitleEdgeInsets {}
  struct OfTitleColorForState: ButtonNode, TitleColorForState {}
  struct OfTitleShadowColorForState: ButtonNode, TitleShadowColorForState {}
  struct OfImageForState: ButtonNode, ImageForState {}
  struct OfBackgroundImageForState: ButtonNode, BackgroundImageForState {}

  struct OfTitleTextAttributesForState: SegmentedControlNode, TitleTextAttributesForState {}

  struct OfMinimumTrackTintColor: SliderNode, MinimumTrackTintColor {}
  struct OfProgressTintColor: ProgressNode, ProgressTintColor {}
  struct OfMaximumTrackTintColor: SliderNode, MaximumTrackTintColor {}
  struct OfTrackTintColor: ProgressNode, TrackTintColor {}
  struct OfThumbTintColor: SliderNode, ThumbTintColor {}
  struct OfOnTintColor: SwitchNode, OnTintColor {}

  struct OfBarTintColor: NavigationBarNode, BarTintColor {}
  struct OfTranslucent: NavigationBarNode, Translucent {}

  struct OfCurrentPageTintColor: PageControlNode, CurrentPageTintColor {}
}
