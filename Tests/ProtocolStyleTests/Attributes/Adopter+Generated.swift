// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Sources/ProtocolStyle/Attributes

import ProtocolStyle

/// A node for each style protocol, of a kind that uses its attribute. It adopts nothing else.
enum Adopter {
  struct OfBlur: ViewNode, Blur {}
  struct OfBorderColor: ViewNode, BorderColor {}
  struct OfBorderGradient: ViewNode, BorderGradient {}
  struct OfBorderWidth: ViewNode, BorderWidth {}
  struct OfBorders: ViewNode, Borders {}
  struct OfCornerRadius: ViewNode, CornerRadius {}
  struct OfCornerShape: ViewNode, CornerShape {}
  struct OfMaskGradient: ViewNode, MaskGradient {}
  struct OfMasksToBounds: ViewNode, MasksToBounds {}
  struct OfOutline: ViewNode, Outline {}
  struct OfShadowColor: ViewNode, ShadowColor {}
  struct OfShadowOffset: ViewNode, ShadowOffset {}
  struct OfShadowOpacity: ViewNode, ShadowOpacity {}
  struct OfShadowRadius: ViewNode, ShadowRadius {}
  struct OfShadows: ViewNode, Shadows {}
  struct OfShouldRasterize: ViewNode, ShouldRasterize {}
  struct OfTransform: ViewNode, Transform {}
  struct OfAlpha: ViewNode, Alpha {}
  struct OfBackgroundColor: ViewNode, BackgroundColor {}
  struct OfBackgroundGradient: ViewNode, BackgroundGradient {}
  struct OfBackgroundMaterial: ViewNode, BackgroundMaterial {}
  struct OfContentMode: ViewNode, ContentMode {}
  struct OfHeight: ViewNode, Height {}
  struct OfHidden: ViewNode, Hidden {}
  struct OfOpaque: ViewNode, Opaque {}
  struct OfMotion: ViewNode, Motion {}
  struct OfPadding: ViewNode, Padding {}
  struct OfRepeatingMotion: ViewNode, RepeatingMotion {}
  struct OfSpacing: ViewNode, Spacing {}
  struct OfTintColor: ViewNode, TintColor {}
  struct OfTintGradient: ImageNode, TintGradient {}
  struct OfWidth: ViewNode, Width {}
  struct OfAspectRatio: ViewNode, AspectRatio {}
  struct OfColumnSpan: ViewNode, ColumnSpan {}
  struct OfGridColumns: ViewNode, GridColumns {}
  struct OfGrowth: ViewNode, Growth {}
  struct OfMaximumHeight: ViewNode, MaximumHeight {}
  struct OfMaximumWidth: ViewNode, MaximumWidth {}
  struct OfMinimumHeight: ViewNode, MinimumHeight {}
  struct OfMinimumWidth: ViewNode, MinimumWidth {}
  struct OfOverflow: ViewNode, Overflow {}
  struct OfOverlay: ViewNode, Overlay {}
  struct OfStackAlignment: ViewNode, StackAlignment {}
  struct OfStackAxis: ViewNode, StackAxis {}
  struct OfStackDistribution: ViewNode, StackDistribution {}
  struct OfStickyEdge: ViewNode, StickyEdge {}
  struct OfStackWrapping: ViewNode, StackWrapping {}
  struct OfZIndex: ViewNode, ZIndex {}
  struct OfAdjustsFontSizeToFitWidth: LabelNode, AdjustsFontSizeToFitWidth {}
  struct OfBorderStyle: TextFieldNode, BorderStyle {}
  struct OfContentSizeLimits: LabelNode, ContentSizeLimits {}
  struct OfFont: LabelNode, Font {}
  struct OfLetterSpacing: LabelNode, LetterSpacing {}
  struct OfLineBreakMode: LabelNode, LineBreakMode {}
  struct OfLineHeight: LabelNode, LineHeight {}
  struct OfMaximumNumberOfLines: LabelNode, MaximumNumberOfLines {}
  struct OfMinimumScaleFactor: LabelNode, MinimumScaleFactor {}
  struct OfPlaceholderColor: SearchBarNode, PlaceholderColor {}
  struct OfStrikethrough: LabelNode, Strikethrough {}
  struct OfTextAlignment: LabelNode, TextAlignment {}
  struct OfTextColor: LabelNode, TextColor {}
  struct OfTextGradient: LabelNode, TextGradient {}
  struct OfTextShadowColor: LabelNode, TextShadowColor {}
  struct OfTextShadowOffset: LabelNode, TextShadowOffset {}
  struct OfTextTransform: LabelNode, TextTransform {}
  struct OfUnderline: LabelNode, Underline {}
  struct OfSymbolRendering: ImageNode, SymbolRendering {}
  struct OfSymbolScale: ImageNode, SymbolScale {}
  struct OfSymbolValue: ImageNode, SymbolValue {}
  struct OfSymbolWeight: ImageNode, SymbolWeight {}
  struct OfBackgroundImageForState: ButtonNode, BackgroundImageForState {}
  struct OfButtonVariant: ButtonNode, ButtonVariant {}
  struct OfClearButtonMode: TextFieldNode, ClearButtonMode {}
  struct OfContentEdgeInsets: ButtonNode, ContentEdgeInsets {}
  struct OfContentHorizontalAlignment: ControlNode, ContentHorizontalAlignment {}
  struct OfContentVerticalAlignment: ControlNode, ContentVerticalAlignment {}
  struct OfControlSize: ControlNode, ControlSize {}
  struct OfDividerColor: SegmentedControlNode, DividerColor {}
  struct OfImageForState: ButtonNode, ImageForState {}
  struct OfImagePadding: ButtonNode, ImagePadding {}
  struct OfImagePlacement: ButtonNode, ImagePlacement {}
  struct OfSelectedSegmentTintColor: SegmentedControlNode, SelectedSegmentTintColor {}
  struct OfShowsActivity: ButtonNode, ShowsActivity {}
  struct OfTitleColorForState: ButtonNode, TitleColorForState {}
  struct OfTitleEdgeInsets: ButtonNode, TitleEdgeInsets {}
  struct OfTitleShadowColorForState: ButtonNode, TitleShadowColorForState {}
  struct OfTitleTextAttributesForState: SegmentedControlNode, TitleTextAttributesForState {}
  struct OfCurrentPageTintColor: PageControlNode, CurrentPageTintColor {}
  struct OfDecrementImageForState: StepperNode, DecrementImageForState {}
  struct OfIncrementImageForState: StepperNode, IncrementImageForState {}
  struct OfAnimating: ActivityIndicatorNode, Animating {}
  struct OfMaximumTrackImageForState: SliderNode, MaximumTrackImageForState {}
  struct OfMaximumTrackTintColor: SliderNode, MaximumTrackTintColor {}
  struct OfMaximumValueImage: SliderNode, MaximumValueImage {}
  struct OfMinimumTrackImageForState: SliderNode, MinimumTrackImageForState {}
  struct OfMinimumTrackTintColor: SliderNode, MinimumTrackTintColor {}
  struct OfMinimumValueImage: SliderNode, MinimumValueImage {}
  struct OfOnTintColor: SwitchNode, OnTintColor {}
  struct OfPageIndicatorImageForState: PageControlNode, PageIndicatorImageForState {}
  struct OfProgressTintColor: ProgressNode, ProgressTintColor {}
  struct OfThumbImageForState: SliderNode, ThumbImageForState {}
  struct OfThumbTintColor: SliderNode, ThumbTintColor {}
  struct OfTrackTintColor: ProgressNode, TrackTintColor {}
  struct OfBackIndicatorImage: NavigationBarNode, BackIndicatorImage {}
  struct OfBackIndicatorTransitionMaskImage: NavigationBarNode, BackIndicatorTransitionMaskImage {}
  struct OfBackgroundImageForMetrics: NavigationBarNode, BackgroundImageForMetrics {}
  struct OfBackgroundImageForPlacement: NavigationBarNode, BackgroundImageForPlacement {}
  struct OfBadgeColor: TabBarItemNode, BadgeColor {}
  struct OfBarItemVariant: BarButtonItemNode, BarItemVariant {}
  struct OfBarStyle: NavigationBarNode, BarStyle {}
  struct OfBarTintColor: NavigationBarNode, BarTintColor {}
  struct OfBarTintColorForAppearance: NavigationBarNode, BarTintColorForAppearance {}
  struct OfTranslucent: NavigationBarNode, Translucent {}
  struct OfLargeTitleTextAttributes: NavigationBarNode, LargeTitleTextAttributes {}
  struct OfShadowImage: NavigationBarNode, ShadowImage {}
  struct OfStatusBarStyle: NavigationBarNode, StatusBarStyle {}
  struct OfTitleTextAttributesForAppearance: NavigationBarNode, TitleTextAttributesForAppearance {}
  struct OfTitleVerticalPositionForMetrics: NavigationBarNode, TitleVerticalPositionForMetrics {}
  struct OfUnselectedItemTintColor: TabBarNode, UnselectedItemTintColor {}
  struct OfAccessoryType: TableCellNode, AccessoryType {}
  struct OfCellVariant: TableCellNode, CellVariant {}
  struct OfDetailTextColor: TableCellNode, DetailTextColor {}
  struct OfListVariant: TableNode, ListVariant {}
  struct OfRowHeight: TableNode, RowHeight {}
  struct OfSelectedBackgroundColor: TableCellNode, SelectedBackgroundColor {}
  struct OfSeparatorColor: TableNode, SeparatorColor {}
  struct OfSeparatorInsets: TableNode, SeparatorInsets {}
  struct OfSeparatorStyle: TableNode, SeparatorStyle {}
  struct OfAccessibilityHintContent: ViewNode, AccessibilityHintContent {
    var accessibilityHint: String { .contentSample }
  }
  struct OfAccessibilityIdentifierContent: ViewNode, AccessibilityIdentifierContent {
    var accessibilityIdentifier: String { .contentSample }
  }
  struct OfAccessibilityLabelContent: ViewNode, AccessibilityLabelContent {
    var accessibilityLabel: String { .contentSample }
  }
  struct OfAccessibilityTraitsContent: ViewNode, AccessibilityTraitsContent {
    var accessibilityTraits: AccessibilityTraits { .contentSample }
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
  struct OfInputKindContent: SearchBarNode, InputKindContent {
    var inputKind: InputKind { .contentSample }
  }
  struct OfOnContent: SwitchNode, OnContent {
    var isOn: Bool { .contentSample }
  }
  struct OfSecureTextContent: TextFieldNode, SecureTextContent {}
  struct OfItemsContent: PickerNode, ItemsContent {
    var items: [String] { .contentSample }
  }
  struct OfLeadingImageContent: TextFieldNode, LeadingImageContent {
    var leadingImage: ImageReference { .contentSample }
  }
  struct OfLinkContent: LinkNode, LinkContent {
    var link: String { .contentSample }
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
  struct OfRichTextContent: LabelNode, RichTextContent {
    var richText: RichText { .contentSample }
  }
  struct OfSubtitleContent: NavigationBarNode, SubtitleContent {
    var subtitle: String { .contentSample }
  }
  struct OfTextContent: LabelNode, TextContent {
    var text: String { .contentSample }
  }
  struct OfTrailingImageContent: TextFieldNode, TrailingImageContent {
    var trailingImage: ImageReference { .contentSample }
  }
}
