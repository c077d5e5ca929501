// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Sources/ProtocolStyle/Attributes and Kinds

import ProtocolStyle

extension KindRow {
  static let all: [KindRow] = [
    KindRow(
      "activityIndicator", .activityIndicator, (any ActivityIndicatorNode).self, parent: .view,
      uses: [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits",
        "alpha", "aspectRatio", "backgroundColor", "backgroundGradient", "backgroundMaterial",
        "blur", "borderColor", "borderGradient", "borderWidth", "borders", "columnSpan",
        "contentMode", "cornerRadius", "cornerShape", "gridColumns", "growth", "height",
        "isAnimating", "isHidden", "isOpaque", "maskGradient", "masksToBounds", "maximumHeight",
        "maximumWidth", "minimumHeight", "minimumWidth", "motion", "outline", "overflow", "overlay",
        "padding", "repeatingMotion", "shadowColor", "shadowOffset", "shadowOpacity",
        "shadowRadius", "shadows", "shouldRasterize", "spacing", "stackAlignment", "stackAxis",
        "stackDistribution", "stickyEdge", "tintColor", "transform", "width", "wrapsChildren",
        "zIndex",
      ],
      derives: ["shadows"],
      AdoptingAll.ActivityIndicator(), AdoptingInputs.ActivityIndicator()),
    KindRow(
      "barButtonItem", .barButtonItem, (any BarButtonItemNode).self, parent: .barItem,
      uses: [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits",
        "barItemVariant", "controlState", "font", "image", "isHidden", "symbolRendering",
        "symbolScale", "symbolValue", "symbolWeight", "text", "textAlignment", "textColor",
        "tintColor", "titleTextAttributesForState",
      ],
      derives: ["titleTextAttributesForState"],
      AdoptingAll.BarButtonItem(), AdoptingInputs.BarButtonItem()),
    KindRow(
      "barItem", .barItem, (any BarItemNode).self, parent: nil,
      uses: [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits",
        "controlState", "font", "image", "isHidden", "symbolRendering", "symbolScale",
        "symbolValue", "symbolWeight", "text", "textAlignment", "textColor",
        "titleTextAttributesForState",
      ],
      derives: ["titleTextAttributesForState"],
      AdoptingAll.BarItem(), AdoptingInputs.BarItem()),
    KindRow(
      "button", .button, (any ButtonNode).self, parent: .control,
      uses: [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits",
        "alpha", "aspectRatio", "backgroundColor", "backgroundGradient", "backgroundImageForState",
        "backgroundMaterial", "blur", "borderColor", "borderGradient", "borderWidth", "borders",
        "buttonVariant", "columnSpan", "contentEdgeInsets", "contentHorizontalAlignment",
        "contentMode", "contentSizeLimits", "contentVerticalAlignment", "controlSize",
        "controlState", "cornerRadius", "cornerShape", "font", "gridColumns", "growth", "height",
        "image", "imageForState", "imagePadding", "imagePlacement", "isHidden", "isOpaque",
        "letterSpacing", "lineHeight", "maskGradient", "masksToBounds", "maximumHeight",
        "maximumNumberOfLines", "maximumWidth", "minimumHeight", "minimumWidth", "motion",
        "outline", "overflow", "overlay", "padding", "repeatingMotion", "richText", "shadowColor",
        "shadowOffset", "shadowOpacity", "shadowRadius", "shadows", "shouldRasterize",
        "showsActivity", "spacing", "stackAlignment", "stackAxis", "stackDistribution",
        "stickyEdge", "strikethrough", "subtitle", "symbolRendering", "symbolScale", "symbolValue",
        "symbolWeight", "text", "textAlignment", "textColor", "textShadowColor", "textShadowOffset",
        "textTransform", "tintColor", "titleColorForState", "titleEdgeInsets",
        "titleShadowColorForState", "transform", "underline", "width", "wrapsChildren", "zIndex",
      ],
      derives: [
        "contentHorizontalAlignment", "shadows", "text", "titleColorForState",
      ],
      AdoptingAll.Button(), AdoptingInputs.Button()),
    KindRow(
      "control", .control, (any ControlNode).self, parent: .view,
      uses: [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits",
        "alpha", "aspectRatio", "backgroundColor", "backgroundGradient", "backgroundMaterial",
        "blur", "borderColor", "borderGradient", "borderWidth", "borders", "columnSpan",
        "contentHorizontalAlignment", "contentMode", "contentVerticalAlignment", "controlSize",
        "controlState", "cornerRadius", "cornerShape", "gridColumns", "growth", "height",
        "isHidden", "isOpaque", "maskGradient", "masksToBounds", "maximumHeight", "maximumWidth",
        "minimumHeight", "minimumWidth", "motion", "outline", "overflow", "overlay", "padding",
        "repeatingMotion", "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius",
        "shadows", "shouldRasterize", "spacing", "stackAlignment", "stackAxis", "stackDistribution",
        "stickyEdge", "tintColor", "transform", "width", "wrapsChildren", "zIndex",
      ],
      derives: ["shadows"],
      AdoptingAll.Control(), AdoptingInputs.Control()),
    KindRow(
      "datePicker", .datePicker, (any DatePickerNode).self, parent: .control,
      uses: [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits",
        "alpha", "aspectRatio", "backgroundColor", "backgroundGradient", "backgroundMaterial",
        "blur", "borderColor", "borderGradient", "borderWidth", "borders", "columnSpan",
        "contentHorizontalAlignment", "contentMode", "contentVerticalAlignment", "controlSize",
        "controlState", "cornerRadius", "cornerShape", "gridColumns", "growth", "height",
        "isHidden", "isOpaque", "maskGradient", "masksToBounds", "maximumHeight", "maximumWidth",
        "minimumHeight", "minimumWidth", "motion", "outline", "overflow", "overlay", "padding",
        "rangedDate", "repeatingMotion", "shadowColor", "shadowOffset", "shadowOpacity",
        "shadowRadius", "shadows", "shouldRasterize", "spacing", "stackAlignment", "stackAxis",
        "stackDistribution", "stickyEdge", "tintColor", "transform", "width", "wrapsChildren",
        "zIndex",
      ],
      derives: ["shadows"],
      AdoptingAll.DatePicker(), AdoptingInputs.DatePicker()),
    KindRow(
      "image", .image, (any ImageNode).self, parent: .view,
      uses: [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits",
        "alpha", "aspectRatio", "backgroundColor", "backgroundGradient", "backgroundMaterial",
        "blur", "borderColor", "borderGradient", "borderWidth", "borders", "columnSpan",
        "contentMode", "cornerRadius", "cornerShape", "gridColumns", "growth", "height", "image",
        "isHidden", "isOpaque", "maskGradient", "masksToBounds", "maximumHeight", "maximumWidth",
        "minimumHeight", "minimumWidth", "motion", "outline", "overflow", "overlay", "padding",
        "repeatingMotion", "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius",
        "shadows", "shouldRasterize", "spacing", "stackAlignment", "stackAxis", "stackDistribution",
        "stickyEdge", "symbolRendering", "symbolScale", "symbolValue", "symbolWeight", "tintColor",
        "tintGradient", "transform", "width", "wrapsChildren", "zIndex",
      ],
      derives: ["shadows"],
      AdoptingAll.Image(), AdoptingInputs.Image()),
    KindRow(
      "label", .label, (any LabelNode).self, parent: .view,
      uses: [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits",
        "adjustsFontSizeToFitWidth", "alpha", "aspectRatio", "backgroundColor",
        "backgroundGradient", "backgroundMaterial", "blur", "borderColor", "borderGradient",
        "borderWidth", "borders", "columnSpan", "contentMode", "contentSizeLimits", "cornerRadius",
        "cornerShape", "font", "gridColumns", "growth", "height", "isHidden", "isOpaque",
        "letterSpacing", "lineBreakMode", "lineHeight", "maskGradient", "masksToBounds",
        "maximumHeight", "maximumNumberOfLines", "maximumWidth", "minimumHeight",
        "minimumScaleFactor", "minimumWidth", "motion", "outline", "overflow", "overlay", "padding",
        "repeatingMotion", "richText", "shadowColor", "shadowOffset", "shadowOpacity",
        "shadowRadius", "shadows", "shouldRasterize", "spacing", "stackAlignment", "stackAxis",
        "stackDistribution", "stickyEdge", "strikethrough", "text", "textAlignment", "textColor",
        "textGradient", "textShadowColor", "textShadowOffset", "textTransform", "tintColor",
        "transform", "underline", "width", "wrapsChildren", "zIndex",
      ],
      derives: [
        "shadows", "text",
      ],
      AdoptingAll.Label(), AdoptingInputs.Label()),
    KindRow(
      "link", .link, (any LinkNode).self, parent: .control,
      uses: [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits",
        "alpha", "aspectRatio", "backgroundColor", "backgroundGradient", "backgroundMaterial",
        "blur", "borderColor", "borderGradient", "borderWidth", "borders", "columnSpan",
        "contentHorizontalAlignment", "contentMode", "contentSizeLimits",
        "contentVerticalAlignment", "controlSize", "controlState", "cornerRadius", "cornerShape",
        "font", "gridColumns", "growth", "height", "image", "isHidden", "isOpaque", "letterSpacing",
        "lineBreakMode", "lineHeight", "link", "maskGradient", "masksToBounds", "maximumHeight",
        "maximumNumberOfLines", "maximumWidth", "minimumHeight", "minimumWidth", "motion",
        "outline", "overflow", "overlay", "padding", "repeatingMotion", "richText", "shadowColor",
        "shadowOffset", "shadowOpacity", "shadowRadius", "shadows", "shouldRasterize", "spacing",
        "stackAlignment", "stackAxis", "stackDistribution", "stickyEdge", "strikethrough",
        "symbolRendering", "symbolScale", "symbolValue", "symbolWeight", "text", "textAlignment",
        "textColor", "textShadowColor", "textShadowOffset", "textTransform", "tintColor",
        "transform", "underline", "width", "wrapsChildren", "zIndex",
      ],
      derives: [
        "shadows", "text",
      ],
      AdoptingAll.Link(), AdoptingInputs.Link()),
    KindRow(
      "navigationBar", .navigationBar, (any NavigationBarNode).self, parent: .view,
      uses: [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits",
        "alpha", "aspectRatio", "backIndicatorImage", "backIndicatorTransitionMaskImage",
        "backgroundColor", "backgroundGradient", "backgroundImageForMetrics",
        "backgroundImageForPlacement", "backgroundMaterial", "barStyle", "barTintColor",
        "barTintColorForAppearance", "blur", "borderColor", "borderGradient", "borderWidth",
        "borders", "columnSpan", "contentMode", "cornerRadius", "cornerShape", "font",
        "gridColumns", "growth", "height", "isHidden", "isOpaque", "isTranslucent",
        "largeTitleTextAttributes", "maskGradient", "masksToBounds", "maximumHeight",
        "maximumWidth", "minimumHeight", "minimumWidth", "motion", "outline", "overflow", "overlay",
        "padding", "prompt", "repeatingMotion", "shadowColor", "shadowImage", "shadowOffset",
        "shadowOpacity", "shadowRadius", "shadows", "shouldRasterize", "spacing", "stackAlignment",
        "stackAxis", "stackDistribution", "statusBarStyle", "stickyEdge", "subtitle", "text",
        "textAlignment", "textColor", "tintColor", "titleTextAttributes",
        "titleTextAttributesForAppearance", "titleVerticalPositionForMetrics", "transform", "width",
        "wrapsChildren", "zIndex",
      ],
      derives: [
        "barTintColor", "shadows", "titleTextAttributes",
      ],
      AdoptingAll.NavigationBar(), AdoptingInputs.NavigationBar()),
    KindRow(
      "pageControl", .pageControl, (any PageControlNode).self, parent: .control,
      uses: [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits",
        "alpha", "aspectRatio", "backgroundColor", "backgroundGradient", "backgroundMaterial",
        "blur", "borderColor", "borderGradient", "borderWidth", "borders", "columnSpan",
        "contentHorizontalAlignment", "contentMode", "contentVerticalAlignment", "controlSize",
        "controlState", "cornerRadius", "cornerShape", "currentPageIndicatorTintColor",
        "currentPageTintColor", "gridColumns", "growth", "height", "isHidden", "isOpaque",
        "maskGradient", "masksToBounds", "maximumHeight", "maximumWidth", "minimumHeight",
        "minimumWidth", "motion", "outline", "overflow", "overlay", "padding", "page",
        "pageIndicatorImageForState", "pageIndicatorTintColor", "repeatingMotion", "shadowColor",
        "shadowOffset", "shadowOpacity", "shadowRadius", "shadows", "shouldRasterize", "spacing",
        "stackAlignment", "stackAxis", "stackDistribution", "stickyEdge", "tintColor", "transform",
        "width", "wrapsChildren", "zIndex",
      ],
      derives: [
        "currentPageIndicatorTintColor", "pageIndicatorTintColor", "shadows",
      ],
      AdoptingAll.PageControl(), AdoptingInputs.PageControl()),
    KindRow(
      "picker", .picker, (any PickerNode).self, parent: .view,
      uses: [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits",
        "alpha", "aspectRatio", "backgroundColor", "backgroundGradient", "backgroundMaterial",
        "blur", "borderColor", "borderGradient", "borderWidth", "borders", "columnSpan",
        "contentMode", "cornerRadius", "cornerShape", "gridColumns", "growth", "height", "isHidden",
        "isOpaque", "items", "maskGradient", "masksToBounds", "maximumHeight", "maximumWidth",
        "minimumHeight", "minimumWidth", "motion", "outline", "overflow", "overlay", "padding",
        "repeatingMotion", "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius",
        "shadows", "shouldRasterize", "spacing", "stackAlignment", "stackAxis", "stackDistribution",
        "stickyEdge", "tintColor", "transform", "width", "wrapsChildren", "zIndex",
      ],
      derives: ["shadows"],
      AdoptingAll.Picker(), AdoptingInputs.Picker()),
    KindRow(
      "progress", .progress, (any ProgressNode).self, parent: .view,
      uses: [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits",
        "alpha", "aspectRatio", "backgroundColor", "backgroundGradient", "backgroundMaterial",
        "blur", "borderColor", "borderGradient", "borderWidth", "borders", "columnSpan",
        "contentMode", "cornerRadius", "cornerShape", "gridColumns", "growth", "height", "isHidden",
        "isOpaque", "maskGradient", "masksToBounds", "maximumHeight", "maximumWidth",
        "minimumHeight", "minimumWidth", "motion", "outline", "overflow", "overlay", "padding",
        "progressTintColor", "rangedValue", "repeatingMotion", "shadowColor", "shadowOffset",
        "shadowOpacity", "shadowRadius", "shadows", "shouldRasterize", "spacing", "stackAlignment",
        "stackAxis", "stackDistribution", "stickyEdge", "tintColor", "tintGradient",
        "trackTintColor", "transform", "width", "wrapsChildren", "zIndex",
      ],
      derives: ["shadows"],
      AdoptingAll.Progress(), AdoptingInputs.Progress()),
    KindRow(
      "screen", .screen, (any ScreenNode).self, parent: nil,
      uses: [
        "accessibilityIdentifier", "aspectRatio", "columnSpan", "gridColumns", "growth", "isHidden",
        "maximumHeight", "maximumWidth", "minimumHeight", "minimumWidth", "overflow", "padding",
        "spacing", "stackAlignment", "stackAxis", "stackDistribution", "wrapsChildren",
      ],
      derives: [],
      AdoptingAll.Screen(), AdoptingInputs.Screen()),
    KindRow(
      "scroll", .scroll, (any ScrollNode).self, parent: .view,
      uses: [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits",
        "alpha", "aspectRatio", "backgroundColor", "backgroundGradient", "backgroundMaterial",
        "blur", "borderColor", "borderGradient", "borderWidth", "borders", "columnSpan",
        "contentMode", "cornerRadius", "cornerShape", "gridColumns", "growth", "height", "isHidden",
        "isOpaque", "maskGradient", "masksToBounds", "maximumHeight", "maximumWidth",
        "minimumHeight", "minimumWidth", "motion", "outline", "overflow", "overlay", "padding",
        "repeatingMotion", "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius",
        "shadows", "shouldRasterize", "spacing", "stackAlignment", "stackAxis", "stackDistribution",
        "stickyEdge", "tintColor", "transform", "width", "wrapsChildren", "zIndex",
      ],
      derives: ["shadows"],
      AdoptingAll.Scroll(), AdoptingInputs.Scroll()),
    KindRow(
      "searchBar", .searchBar, (any SearchBarNode).self, parent: .view,
      uses: [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits",
        "alpha", "aspectRatio", "backgroundColor", "backgroundGradient", "backgroundMaterial",
        "blur", "borderColor", "borderGradient", "borderWidth", "borders", "columnSpan",
        "contentMode", "contentSizeLimits", "cornerRadius", "cornerShape", "font", "gridColumns",
        "growth", "height", "inputKind", "isHidden", "isOpaque", "maskGradient", "masksToBounds",
        "maximumHeight", "maximumWidth", "minimumHeight", "minimumWidth", "motion", "outline",
        "overflow", "overlay", "padding", "placeholder", "placeholderColor", "repeatingMotion",
        "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius", "shadows",
        "shouldRasterize", "spacing", "stackAlignment", "stackAxis", "stackDistribution",
        "stickyEdge", "text", "textAlignment", "textColor", "tintColor", "transform", "width",
        "wrapsChildren", "zIndex",
      ],
      derives: ["shadows"],
      AdoptingAll.SearchBar(), AdoptingInputs.SearchBar()),
    KindRow(
      "segmentedControl", .segmentedControl, (any SegmentedControlNode).self, parent: .control,
      uses: [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits",
        "alpha", "aspectRatio", "backgroundColor", "backgroundGradient", "backgroundMaterial",
        "blur", "borderColor", "borderGradient", "borderWidth", "borders", "columnSpan",
        "contentHorizontalAlignment", "contentMode", "contentVerticalAlignment", "controlSize",
        "controlState", "cornerRadius", "cornerShape", "dividerColor", "font", "gridColumns",
        "growth", "height", "isHidden", "isOpaque", "items", "maskGradient", "masksToBounds",
        "maximumHeight", "maximumWidth", "minimumHeight", "minimumWidth", "motion", "outline",
        "overflow", "overlay", "padding", "repeatingMotion", "selectedSegmentTintColor",
        "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius", "shadows",
        "shouldRasterize", "spacing", "stackAlignment", "stackAxis", "stackDistribution",
        "stickyEdge", "textAlignment", "textColor", "tintColor", "titleTextAttributesForState",
        "transform", "width", "wrapsChildren", "zIndex",
      ],
      derives: [
        "shadows", "titleTextAttributesForState",
      ],
      AdoptingAll.SegmentedControl(), AdoptingInputs.SegmentedControl()),
    KindRow(
      "slider", .slider, (any SliderNode).self, parent: .control,
      uses: [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits",
        "alpha", "aspectRatio", "backgroundColor", "backgroundGradient", "backgroundMaterial",
        "blur", "borderColor", "borderGradient", "borderWidth", "borders", "columnSpan",
        "contentHorizontalAlignment", "contentMode", "contentVerticalAlignment", "controlSize",
        "controlState", "cornerRadius", "cornerShape", "gridColumns", "growth", "height",
        "isHidden", "isOpaque", "maskGradient", "masksToBounds", "maximumHeight",
        "maximumTrackImageForState", "maximumTrackTintColor", "maximumValueImage", "maximumWidth",
        "minimumHeight", "minimumTrackImageForState", "minimumTrackTintColor", "minimumValueImage",
        "minimumWidth", "motion", "outline", "overflow", "overlay", "padding", "rangedValue",
        "repeatingMotion", "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius",
        "shadows", "shouldRasterize", "spacing", "stackAlignment", "stackAxis", "stackDistribution",
        "stickyEdge", "thumbImageForState", "thumbTintColor", "tintColor", "transform", "width",
        "wrapsChildren", "zIndex",
      ],
      derives: ["shadows"],
      AdoptingAll.Slider(), AdoptingInputs.Slider()),
    KindRow(
      "stepper", .stepper, (any StepperNode).self, parent: .control,
      uses: [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits",
        "alpha", "aspectRatio", "backgroundColor", "backgroundGradient", "backgroundMaterial",
        "blur", "borderColor", "borderGradient", "borderWidth", "borders", "columnSpan",
        "contentHorizontalAlignment", "contentMode", "contentVerticalAlignment", "controlSize",
        "controlState", "cornerRadius", "cornerShape", "decrementImageForState", "gridColumns",
        "growth", "height", "incrementImageForState", "isHidden", "isOpaque", "maskGradient",
        "masksToBounds", "maximumHeight", "maximumWidth", "minimumHeight", "minimumWidth", "motion",
        "outline", "overflow", "overlay", "padding", "rangedValue", "repeatingMotion",
        "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius", "shadows",
        "shouldRasterize", "spacing", "stackAlignment", "stackAxis", "stackDistribution",
        "stickyEdge", "tintColor", "transform", "width", "wrapsChildren", "zIndex",
      ],
      derives: ["shadows"],
      AdoptingAll.Stepper(), AdoptingInputs.Stepper()),
    KindRow(
      "switch", .switch, (any SwitchNode).self, parent: .control,
      uses: [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits",
        "alpha", "aspectRatio", "backgroundColor", "backgroundGradient", "backgroundMaterial",
        "blur", "borderColor", "borderGradient", "borderWidth", "borders", "columnSpan",
        "contentHorizontalAlignment", "contentMode", "contentVerticalAlignment", "controlSize",
        "controlState", "cornerRadius", "cornerShape", "gridColumns", "growth", "height",
        "isHidden", "isOn", "isOpaque", "maskGradient", "masksToBounds", "maximumHeight",
        "maximumWidth", "minimumHeight", "minimumWidth", "motion", "onTintColor", "outline",
        "overflow", "overlay", "padding", "repeatingMotion", "shadowColor", "shadowOffset",
        "shadowOpacity", "shadowRadius", "shadows", "shouldRasterize", "spacing", "stackAlignment",
        "stackAxis", "stackDistribution", "stickyEdge", "thumbTintColor", "tintColor", "transform",
        "width", "wrapsChildren", "zIndex",
      ],
      derives: ["shadows"],
      AdoptingAll.Switch(), AdoptingInputs.Switch()),
    KindRow(
      "tabBar", .tabBar, (any TabBarNode).self, parent: .view,
      uses: [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits",
        "alpha", "aspectRatio", "backgroundColor", "backgroundGradient", "backgroundMaterial",
        "barStyle", "barTintColor", "barTintColorForAppearance", "blur", "borderColor",
        "borderGradient", "borderWidth", "borders", "columnSpan", "contentMode", "cornerRadius",
        "cornerShape", "gridColumns", "growth", "height", "isHidden", "isOpaque", "isTranslucent",
        "maskGradient", "masksToBounds", "maximumHeight", "maximumWidth", "minimumHeight",
        "minimumWidth", "motion", "outline", "overflow", "overlay", "padding", "repeatingMotion",
        "shadowColor", "shadowImage", "shadowOffset", "shadowOpacity", "shadowRadius", "shadows",
        "shouldRasterize", "spacing", "stackAlignment", "stackAxis", "stackDistribution",
        "stickyEdge", "tintColor", "transform", "unselectedItemTintColor", "width", "wrapsChildren",
        "zIndex",
      ],
      derives: [
        "barTintColor", "shadows",
      ],
      AdoptingAll.TabBar(), AdoptingInputs.TabBar()),
    KindRow(
      "tabBarItem", .tabBarItem, (any TabBarItemNode).self, parent: .barItem,
      uses: [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits",
        "badge", "badgeColor", "controlState", "font", "image", "isHidden", "symbolRendering",
        "symbolScale", "symbolValue", "symbolWeight", "text", "textAlignment", "textColor",
        "titleTextAttributesForState",
      ],
      derives: ["titleTextAttributesForState"],
      AdoptingAll.TabBarItem(), AdoptingInputs.TabBarItem()),
    KindRow(
      "table", .table, (any TableNode).self, parent: .scroll,
      uses: [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits",
        "alpha", "aspectRatio", "backgroundColor", "backgroundGradient", "backgroundMaterial",
        "blur", "borderColor", "borderGradient", "borderWidth", "borders", "columnSpan",
        "contentMode", "cornerRadius", "cornerShape", "gridColumns", "growth", "height", "isHidden",
        "isOpaque", "listVariant", "maskGradient", "masksToBounds", "maximumHeight", "maximumWidth",
        "minimumHeight", "minimumWidth", "motion", "outline", "overflow", "overlay", "padding",
        "repeatingMotion", "rowHeight", "separatorColor", "separatorInsets", "separatorStyle",
        "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius", "shadows",
        "shouldRasterize", "spacing", "stackAlignment", "stackAxis", "stackDistribution",
        "stickyEdge", "tintColor", "transform", "width", "wrapsChildren", "zIndex",
      ],
      derives: ["shadows"],
      AdoptingAll.Table(), AdoptingInputs.Table()),
    KindRow(
      "tableCell", .tableCell, (any TableCellNode).self, parent: .view,
      uses: [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits",
        "accessoryType", "alpha", "aspectRatio", "backgroundColor", "backgroundGradient",
        "backgroundMaterial", "blur", "borderColor", "borderGradient", "borderWidth", "borders",
        "cellVariant", "columnSpan", "contentMode", "contentSizeLimits", "controlState",
        "cornerRadius", "cornerShape", "detailText", "detailTextColor", "font", "gridColumns",
        "growth", "height", "image", "isHidden", "isOpaque", "maskGradient", "masksToBounds",
        "maximumHeight", "maximumWidth", "minimumHeight", "minimumWidth", "motion", "outline",
        "overflow", "overlay", "padding", "repeatingMotion", "richText", "selectedBackgroundColor",
        "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius", "shadows",
        "shouldRasterize", "spacing", "stackAlignment", "stackAxis", "stackDistribution",
        "stickyEdge", "symbolRendering", "symbolScale", "symbolValue", "symbolWeight", "text",
        "textAlignment", "textColor", "tintColor", "transform", "width", "wrapsChildren", "zIndex",
      ],
      derives: [
        "shadows", "text",
      ],
      AdoptingAll.TableCell(), AdoptingInputs.TableCell()),
    KindRow(
      "tableSection", .tableSection, (any TableSectionNode).self, parent: nil,
      uses: [
        "gridColumns", "isHidden", "overflow", "spacing", "stackAlignment", "stackAxis",
        "stackDistribution", "wrapsChildren",
      ],
      derives: [],
      AdoptingAll.TableSection(), AdoptingInputs.TableSection()),
    KindRow(
      "tableSectionFooter", .tableSectionFooter, (any TableSectionFooterNode).self, parent: .view,
      uses: [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits",
        "alpha", "aspectRatio", "backgroundColor", "backgroundGradient", "backgroundMaterial",
        "blur", "borderColor", "borderGradient", "borderWidth", "borders", "columnSpan",
        "contentMode", "contentSizeLimits", "cornerRadius", "cornerShape", "detailText",
        "detailTextColor", "font", "gridColumns", "growth", "height", "image", "isHidden",
        "isOpaque", "maskGradient", "masksToBounds", "maximumHeight", "maximumWidth",
        "minimumHeight", "minimumWidth", "motion", "outline", "overflow", "overlay", "padding",
        "repeatingMotion", "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius",
        "shadows", "shouldRasterize", "spacing", "stackAlignment", "stackAxis", "stackDistribution",
        "stickyEdge", "text", "textAlignment", "textColor", "textTransform", "tintColor",
        "transform", "width", "wrapsChildren", "zIndex",
      ],
      derives: ["shadows"],
      AdoptingAll.TableSectionFooter(), AdoptingInputs.TableSectionFooter()),
    KindRow(
      "tableSectionHeader", .tableSectionHeader, (any TableSectionHeaderNode).self, parent: .view,
      uses: [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits",
        "alpha", "aspectRatio", "backgroundColor", "backgroundGradient", "backgroundMaterial",
        "blur", "borderColor", "borderGradient", "borderWidth", "borders", "columnSpan",
        "contentMode", "contentSizeLimits", "cornerRadius", "cornerShape", "detailText",
        "detailTextColor", "font", "gridColumns", "growth", "height", "image", "isHidden",
        "isOpaque", "maskGradient", "masksToBounds", "maximumHeight", "maximumWidth",
        "minimumHeight", "minimumWidth", "motion", "outline", "overflow", "overlay", "padding",
        "repeatingMotion", "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius",
        "shadows", "shouldRasterize", "spacing", "stackAlignment", "stackAxis", "stackDistribution",
        "stickyEdge", "text", "textAlignment", "textColor", "textTransform", "tintColor",
        "transform", "width", "wrapsChildren", "zIndex",
      ],
      derives: ["shadows"],
      AdoptingAll.TableSectionHeader(), AdoptingInputs.TableSectionHeader()),
    KindRow(
      "textField", .textField, (any TextFieldNode).self, parent: .control,
      uses: [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits",
        "adjustsFontSizeToFitWidth", "alpha", "aspectRatio", "backgroundColor",
        "backgroundGradient", "backgroundMaterial", "blur", "borderColor", "borderGradient",
        "borderStyle", "borderWidth", "borders", "clearButtonMode", "columnSpan",
        "contentHorizontalAlignment", "contentMode", "contentSizeLimits",
        "contentVerticalAlignment", "controlSize", "controlState", "cornerRadius", "cornerShape",
        "font", "gridColumns", "growth", "height", "inputKind", "isHidden", "isOpaque",
        "isSecureTextEntry", "leadingImage", "letterSpacing", "maskGradient", "masksToBounds",
        "maximumHeight", "maximumWidth", "minimumHeight", "minimumWidth", "motion", "outline",
        "overflow", "overlay", "padding", "placeholder", "placeholderColor", "repeatingMotion",
        "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius", "shadows",
        "shouldRasterize", "spacing", "stackAlignment", "stackAxis", "stackDistribution",
        "stickyEdge", "text", "textAlignment", "textColor", "textTransform", "tintColor",
        "trailingImage", "transform", "width", "wrapsChildren", "zIndex",
      ],
      derives: ["shadows"],
      AdoptingAll.TextField(), AdoptingInputs.TextField()),
    KindRow(
      "textView", .textView, (any TextViewNode).self, parent: .view,
      uses: [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits",
        "alpha", "aspectRatio", "backgroundColor", "backgroundGradient", "backgroundMaterial",
        "blur", "borderColor", "borderGradient", "borderWidth", "borders", "columnSpan",
        "contentMode", "contentSizeLimits", "cornerRadius", "cornerShape", "font", "gridColumns",
        "growth", "height", "isHidden", "isOpaque", "letterSpacing", "lineHeight", "maskGradient",
        "masksToBounds", "maximumHeight", "maximumNumberOfLines", "maximumWidth", "minimumHeight",
        "minimumWidth", "motion", "outline", "overflow", "overlay", "padding", "repeatingMotion",
        "richText", "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius", "shadows",
        "shouldRasterize", "spacing", "stackAlignment", "stackAxis", "stackDistribution",
        "stickyEdge", "strikethrough", "text", "textAlignment", "textColor", "textShadowColor",
        "textShadowOffset", "textTransform", "tintColor", "transform", "underline", "width",
        "wrapsChildren", "zIndex",
      ],
      derives: [
        "shadows", "text",
      ],
      AdoptingAll.TextView(), AdoptingInputs.TextView()),
    KindRow(
      "toolbar", .toolbar, (any ToolbarNode).self, parent: .view,
      uses: [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits",
        "alpha", "aspectRatio", "backgroundColor", "backgroundGradient",
        "backgroundImageForPlacement", "backgroundMaterial", "barStyle", "barTintColor",
        "barTintColorForAppearance", "blur", "borderColor", "borderGradient", "borderWidth",
        "borders", "columnSpan", "contentMode", "cornerRadius", "cornerShape", "gridColumns",
        "growth", "height", "isHidden", "isOpaque", "isTranslucent", "maskGradient",
        "masksToBounds", "maximumHeight", "maximumWidth", "minimumHeight", "minimumWidth", "motion",
        "outline", "overflow", "overlay", "padding", "repeatingMotion", "shadowColor",
        "shadowImage", "shadowOffset", "shadowOpacity", "shadowRadius", "shadows",
        "shouldRasterize", "spacing", "stackAlignment", "stackAxis", "stackDistribution",
        "stickyEdge", "tintColor", "transform", "width", "wrapsChildren", "zIndex",
      ],
      derives: [
        "barTintColor", "shadows",
      ],
      AdoptingAll.Toolbar(), AdoptingInputs.Toolbar()),
    KindRow(
      "view", .view, (any ViewNode).self, parent: nil,
      uses: [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits",
        "alpha", "aspectRatio", "backgroundColor", "backgroundGradient", "backgroundMaterial",
        "blur", "borderColor", "borderGradient", "borderWidth", "borders", "columnSpan",
        "contentMode", "cornerRadius", "cornerShape", "gridColumns", "growth", "height", "isHidden",
        "isOpaque", "maskGradient", "masksToBounds", "maximumHeight", "maximumWidth",
        "minimumHeight", "minimumWidth", "motion", "outline", "overflow", "overlay", "padding",
        "repeatingMotion", "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius",
        "shadows", "shouldRasterize", "spacing", "stackAlignment", "stackAxis", "stackDistribution",
        "stickyEdge", "tintColor", "transform", "width", "wrapsChildren", "zIndex",
      ],
      derives: ["shadows"],
      AdoptingAll.View(), AdoptingInputs.View()),
  ]
}

/// A node for each kind that adopts every style and content protocol.
enum AdoptingAll {
  struct ActivityIndicator: ActivityIndicatorNode, EveryProtocol {}
  struct BarButtonItem: BarButtonItemNode, EveryProtocol {}
  struct BarItem: BarItemNode, EveryProtocol {}
  struct Button: ButtonNode, EveryProtocol {}
  struct Control: ControlNode, EveryProtocol {}
  struct DatePicker: DatePickerNode, EveryProtocol {}
  struct Image: ImageNode, EveryProtocol {}
  struct Label: LabelNode, EveryProtocol {}
  struct Link: LinkNode, EveryProtocol {}
  struct NavigationBar: NavigationBarNode, EveryProtocol {}
  struct PageControl: PageControlNode, EveryProtocol {}
  struct Picker: PickerNode, EveryProtocol {}
  struct Progress: ProgressNode, EveryProtocol {}
  struct Screen: ScreenNode, EveryProtocol {}
  struct Scroll: ScrollNode, EveryProtocol {}
  struct SearchBar: SearchBarNode, EveryProtocol {}
  struct SegmentedControl: SegmentedControlNode, EveryProtocol {}
  struct Slider: SliderNode, EveryProtocol {}
  struct Stepper: StepperNode, EveryProtocol {}
  struct Switch: SwitchNode, EveryProtocol {}
  struct TabBar: TabBarNode, EveryProtocol {}
  struct TabBarItem: TabBarItemNode, EveryProtocol {}
  struct Table: TableNode, EveryProtocol {}
  struct TableCell: TableCellNode, EveryProtocol {}
  struct TableSection: TableSectionNode, EveryProtocol {}
  struct TableSectionFooter: TableSectionFooterNode, EveryProtocol {}
  struct TableSectionHeader: TableSectionHeaderNode, EveryProtocol {}
  struct TextField: TextFieldNode, EveryProtocol {}
  struct TextView: TextViewNode, EveryProtocol {}
  struct Toolbar: ToolbarNode, EveryProtocol {}
  struct View: ViewNode, EveryProtocol {}
}

/// A node for each kind that adopts every input of a derivation and no output.
enum AdoptingInputs {
  struct ActivityIndicator: ActivityIndicatorNode, EveryDerivationInput {}
  struct BarButtonItem: BarButtonItemNode, EveryDerivationInput {}
  struct BarItem: BarItemNode, EveryDerivationInput {}
  struct Button: ButtonNode, EveryDerivationInput {}
  struct Control: ControlNode, EveryDerivationInput {}
  struct DatePicker: DatePickerNode, EveryDerivationInput {}
  struct Image: ImageNode, EveryDerivationInput {}
  struct Label: LabelNode, EveryDerivationInput {}
  struct Link: LinkNode, EveryDerivationInput {}
  struct NavigationBar: NavigationBarNode, EveryDerivationInput {}
  struct PageControl: PageControlNode, EveryDerivationInput {}
  struct Picker: PickerNode, EveryDerivationInput {}
  struct Progress: ProgressNode, EveryDerivationInput {}
  struct Screen: ScreenNode, EveryDerivationInput {}
  struct Scroll: ScrollNode, EveryDerivationInput {}
  struct SearchBar: SearchBarNode, EveryDerivationInput {}
  struct SegmentedControl: SegmentedControlNode, EveryDerivationInput {}
  struct Slider: SliderNode, EveryDerivationInput {}
  struct Stepper: StepperNode, EveryDerivationInput {}
  struct Switch: SwitchNode, EveryDerivationInput {}
  struct TabBar: TabBarNode, EveryDerivationInput {}
  struct TabBarItem: TabBarItemNode, EveryDerivationInput {}
  struct Table: TableNode, EveryDerivationInput {}
  struct TableCell: TableCellNode, EveryDerivationInput {}
  struct TableSection: TableSectionNode, EveryDerivationInput {}
  struct TableSectionFooter: TableSectionFooterNode, EveryDerivationInput {}
  struct TableSectionHeader: TableSectionHeaderNode, EveryDerivationInput {}
  struct TextField: TextFieldNode, EveryDerivationInput {}
  struct TextView: TextViewNode, EveryDerivationInput {}
  struct Toolbar: ToolbarNode, EveryDerivationInput {}
  struct View: ViewNode, EveryDerivationInput {}
}

protocol EveryDerivationInput:
  ShadowColor,
  ShadowOffset,
  ShadowOpacity,
  ShadowRadius,
  BackgroundColor,
  TintColor,
  Font,
  TextAlignment,
  TextColor,
  CurrentPageTintColor,
  RichTextContent
{}

extension EveryDerivationInput {
  var richText: RichText { .contentSample }
}

extension EveryContentProtocol {
  var accessibilityHint: String { .contentSample }
  var accessibilityIdentifier: String { .contentSample }
  var accessibilityLabel: String { .contentSample }
  var accessibilityTraits: AccessibilityTraits { .contentSample }
  var badge: String { .contentSample }
  var controlState: ControlState { .contentSample }
  var detailText: String { .contentSample }
  var image: ImageReference { .contentSample }
  var inputKind: InputKind { .contentSample }
  var isOn: Bool { .contentSample }
  var items: [String] { .contentSample }
  var leadingImage: ImageReference { .contentSample }
  var link: String { .contentSample }
  var numberOfPages: Int { .contentSample }
  var placeholder: String { .contentSample }
  var prompt: String { .contentSample }
  var date: CalendarDate { .contentSample }
  var value: Double { .contentSample }
  var richText: RichText { .contentSample }
  var subtitle: String { .contentSample }
  var text: String { .contentSample }
  var trailingImage: ImageReference { .contentSample }
}
