// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Sources/ProtocolStyle/Attributes

import ProtocolStyle

/// A node for each style protocol, of a kind that uses its attribute. It adopts nothing else.
enum Adopter {
  struct OfBorderColor: ViewNode, BorderColor {}
  struct OfBorderWidth: ViewNode, BorderWidth {}
  struct OfCornerRadius: ViewNode, CornerRadius {}
  struct OfMasksToBounds: ViewNode, MasksToBounds {}
  struct OfShadowColor: ViewNode, ShadowColor {}
  struct OfShadowOffset: ViewNode, ShadowOffset {}
  struct OfShadowOpacity: ViewNode, ShadowOpacity {}
  struct OfShadowRadius: ViewNode, ShadowRadius {}
  struct OfShouldRasterize: ViewNode, ShouldRasterize {}
  struct OfAlpha: ViewNode, Alpha {}
  struct OfBackgroundColor: ViewNode, BackgroundColor {}
  struct OfBackgroundGradient: ViewNode, BackgroundGradient {}
  struct OfContentMode: ViewNode, ContentMode {}
  struct OfHeight: ViewNode, Height {}
  struct OfHidden: ViewNode, Hidden {}
  struct OfOpaque: ViewNode, Opaque {}
  struct OfPadding: ViewNode, Padding {}
  struct OfSpacing: ViewNode, Spacing {}
  struct OfTintColor: ViewNode, TintColor {}
  struct OfWidth: ViewNode, Width {}
  struct OfAdjustsFontSizeToFitWidth: LabelNode, AdjustsFontSizeToFitWidth {}
  struct OfBorderStyle: TextFieldNode, BorderStyle {}
  struct OfFont: LabelNode, Font {}
  struct OfLetterSpacing: LabelNode, LetterSpacing {}
  struct OfLineBreakMode: LabelNode, LineBreakMode {}
  struct OfLineHeight: LabelNode, LineHeight {}
  struct OfMaximumNumberOfLines: LabelNode, MaximumNumberOfLines {}
  struct OfPlaceholderColor: SearchBarNode, PlaceholderColor {}
  struct OfTextAlignment: LabelNode, TextAlignment {}
  struct OfTextColor: LabelNode, TextColor {}
  struct OfTextShadowColor: LabelNode, TextShadowColor {}
  struct OfTextShadowOffset: LabelNode, TextShadowOffset {}
  struct OfTextTransform: LabelNode, TextTransform {}
  struct OfBackgroundImageForState: ButtonNode, BackgroundImageForState {}
  struct OfContentEdgeInsets: ButtonNode, ContentEdgeInsets {}
  struct OfContentHorizontalAlignment: ControlNode, ContentHorizontalAlignment {}
  struct OfContentVerticalAlignment: ControlNode, ContentVerticalAlignment {}
  struct OfDividerColor: SegmentedControlNode, DividerColor {}
  struct OfImageForState: ButtonNode, ImageForState {}
  struct OfSelectedSegmentTintColor: SegmentedControlNode, SelectedSegmentTintColor {}
  struct OfTitleColorForState: ButtonNode, TitleColorForState {}
  struct OfTitleEdgeInsets: ButtonNode, TitleEdgeInsets {}
  struct OfTitleShadowColorForState: ButtonNode, TitleShadowColorForState {}
  struct OfTitleTextAttributesForState: SegmentedControlNode, TitleTextAttributesForState {}
  struct OfCurrentPageTintColor: PageControlNode, CurrentPageTintColor {}
  struct OfAnimating: ActivityIndicatorNode, Animating {}
  struct OfMaximumTrackTintColor: SliderNode, MaximumTrackTintColor {}
  struct OfMaximumValueImage: SliderNode, MaximumValueImage {}
  struct OfMinimumTrackTintColor: SliderNode, MinimumTrackTintColor {}
  struct OfMinimumValueImage: SliderNode, MinimumValueImage {}
  struct OfOnTintColor: SwitchNode, OnTintColor {}
  struct OfProgressTintColor: ProgressNode, ProgressTintColor {}
  struct OfThumbTintColor: SliderNode, ThumbTintColor {}
  struct OfTrackTintColor: ProgressNode, TrackTintColor {}
  struct OfBackIndicatorImage: NavigationBarNode, BackIndicatorImage {}
  struct OfBackIndicatorTransitionMaskImage: NavigationBarNode, BackIndicatorTransitionMaskImage {}
  struct OfBackgroundImageForMetrics: NavigationBarNode, BackgroundImageForMetrics {}
  struct OfBackgroundImageForPlacement: NavigationBarNode, BackgroundImageForPlacement {}
  struct OfBadgeColor: TabBarItemNode, BadgeColor {}
  struct OfBarStyle: NavigationBarNode, BarStyle {}
  struct OfBarTintColor: NavigationBarNode, BarTintColor {}
  struct OfTranslucent: NavigationBarNode, Translucent {}
  struct OfLargeTitleTextAttributes: NavigationBarNode, LargeTitleTextAttributes {}
  struct OfShadowImage: NavigationBarNode, ShadowImage {}
  struct OfStatusBarStyle: NavigationBarNode, StatusBarStyle {}
  struct OfTitleVerticalPositionForMetrics: NavigationBarNode, TitleVerticalPositionForMetrics {}
  struct OfAccessoryType: TableCellNode, AccessoryType {}
  struct OfDetailTextColor: TableCellNode, DetailTextColor {}
  struct OfRowHeight: TableNode, RowHeight {}
  struct OfSeparatorColor: TableNode, SeparatorColor {}
  struct OfSeparatorStyle: TableNode, SeparatorStyle {}
  struct OfAccessibilityLabelContent: ViewNode, AccessibilityLabelContent {
    var accessibilityLabel: String { .contentSample }
  }
  struct OfBadgeContent: TabBarItemNode, BadgeContent {
    var badge: String { .contentSample }
  }
  struct OfControlStateContent: ControlNode, ControlStateContent {
    var controlState: ControlState { .contentSample }
  }
  struct OfDetailTextContent: TableCellNode, DetailTextContent {
    var detailText: String { .contentSample }
  }
  struct OfImageContent: ImageNode, ImageContent {
    var image: ImageReference { .contentSample }
  }
  struct OfOnContent: SwitchNode, OnContent {
    var isOn: Bool { .contentSample }
  }
  struct OfSecureTextContent: TextFieldNode, SecureTextContent {}
  struct OfItemsContent: PickerNode, ItemsContent {
    var items: [String] { .contentSample }
  }
  struct OfPageContent: PageControlNode, PageContent {
    var numberOfPages: Int { .contentSample }
  }
  struct OfPlaceholderContent: SearchBarNode, PlaceholderContent {
    var placeholder: String { .contentSample }
  }
  struct OfPromptContent: NavigationBarNode, PromptContent {
    var prompt: String { .contentSample }
  }
  struct OfDateContent: DatePickerNode, DateContent {
    var date: CalendarDate { .contentSample }
  }
  struct OfValueContent: ProgressNode, ValueContent {
    var value: Double { .contentSample }
  }
  struct OfTextContent: LabelNode, TextContent {
    var text: String { .contentSample }
  }
}
