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

/// The adopters of what bars have besides, and of what stylesheets set.
extension Adopter {
  struct OfBarStyle: TabBarNode, BarStyle {}
  struct OfShadowImage: ToolbarNode, ShadowImage {}
  struct OfLargeTitleTextAttributes: NavigationBarNode, LargeTitleTextAttributes {}
  struct OfTitleVerticalPositionForMetrics: NavigationBarNode, TitleVerticalPositionForMetrics {}
  struct OfBackIndicatorImage: NavigationBarNode, BackIndicatorImage {}
  struct OfBackIndicatorTransitionMaskImage: NavigationBarNode, BackIndicatorTransitionMaskImage {}
  struct OfBackgroundImageForMetrics: NavigationBarNode, BackgroundImageForMetrics {}
  struct OfBackgroundImageForPlacement: ToolbarNode, BackgroundImageForPlacement {}
  struct OfStatusBarStyle: NavigationBarNode, StatusBarStyle {}

  struct OfPadding: ViewNode, Padding {}
  struct OfSpacing: ScreenNode, Spacing {}
  struct OfHidden: BarButtonItemNode, Hidden {}
  struct OfWidth: ViewNode, Width {}
  struct OfHeight: ViewNode, Height {}
  struct OfBackgroundGradient: ViewNode, BackgroundGradient {}

  struct OfTextShadowColor: LabelNode, TextShadowColor {}
  struct OfTextShadowOffset: LabelNode, TextShadowOffset {}
  struct OfTextTransform: ButtonNode, TextTransform {}
  struct OfLetterSpacing: TextFieldNode, LetterSpacing {}
  struct OfLineHeight: TextViewNode, LineHeight {}
  struct OfMaximumNumberOfLines: LabelNode, MaximumNumberOfLines {}
  struct OfPlaceholderColor: SearchBarNode, PlaceholderColor {}

  struct OfSeparatorColor: TableNode, SeparatorColor {}
  struct OfSeparatorStyle: TableNode, SeparatorStyle {}
  struct OfRowHeight: TableNode, RowHeight {}
  struct OfDividerColor: SegmentedControlNode, DividerColor {}
}

/// The adopters of content, which has no defaults but for details.
extension Adopter {
  struct OfTextContent: LabelNode, TextContent {
    let text = "Buy"
  }

  struct OfPlaceholderContent: TextFieldNode, PlaceholderContent {
    let placeholder = "Search"
  }

  struct OfImageContent: ImageNode, ImageContent {
    let image = ImageReference.named("star")
  }

  struct OfValueContent: SliderNode, ValueContent {
    let value = 0.25
  }

  struct OfDateContent: DatePickerNode, DateContent {
    var date: CalendarDate { CalendarDate(year: 2026, month: 11, day: 22) }
  }

  struct OfDetailTextContent: TableCellNode, DetailTextContent {
    var detailText: String { "On" }
  }

  struct OfBadgeContent: TabBarItemNode, BadgeContent {
    var badge: String { "3" }
  }

  struct OfPromptContent: NavigationBarNode, PromptContent {
    var prompt: String { "Choose" }
  }

  struct OfSecureTextContent: TextFieldNode, SecureTextContent {}
  struct OfDetailTextColor: TableCellNode, DetailTextColor {}
  struct OfAccessoryType: TableCellNode, AccessoryType {}
  struct OfBadgeColor: TabBarItemNode, BadgeColor {}
  struct OfAnimating: ActivityIndicatorNode, Animating {}

  struct OfOnContent: SwitchNode, OnContent {
    let isOn = true
  }

  struct OfItemsContent: SegmentedControlNode, ItemsContent {
    let items = ["Day", "Week"]
  }

  struct OfPageContent: PageControlNode, PageContent {
    let numberOfPages = 5
  }

  struct OfControlStateContent: ControlNode, ControlStateContent {
    let controlState: ControlState = [.highlighted, .selected]
  }

  struct OfAccessibilityLabelContent: BarButtonItemNode, AccessibilityLabelContent {
    let accessibilityLabel = "Close"
  }
}
