import ProtocolStyle

/// Types of nodes with various attributes, some of which their kinds don't use.
enum OracleNodes {
  static let types: [any OracleNode.Type] = [
    Bare.self, Boxed.self, Full.self, Call.self, Titled.self, Smart.self, Enumerated.self,
    Caption.self, Field.self, Writer.self, Finder.self, Bar.self, TintedBar.self, SmartBar.self,
    Tools.self, Tabs.self, Item.self, SmartItem.self, Tab.self, Segments.self, SmartSegments.self,
    Volume.self, Wifi.self, Upload.self, Pages.self, SmartPages.self, Final.self, Screen.self,
    Everything.self,
  ]

  struct Bare: ViewNode, OracleNode { var state: OracleState }

  struct Boxed: ViewNode, OracleNode, BorderWidth, BorderColor, ShadowColor, ShadowOffset {
    var state: OracleState
  }

  struct Full:
    ViewNode, OracleNode, BorderWidth, BorderColor, CornerRadius, ShadowColor, ShadowOpacity,
    ShadowOffset, ShadowRadius, MasksToBounds, ShouldRasterize, BackgroundColor, TintColor, Alpha,
    ContentMode, Opaque, Padding, BackgroundGradient, AccessibilityLabelContent
  {
    var state: OracleState
  }

  struct Call: ButtonNode, OracleNode, BackgroundColor, Font, TextColor, BorderColor, TextContent {
    var state: OracleState
  }

  struct Titled:
    ButtonNode, OracleNode, TextColor, TextAlignment, TitleColorForState, TitleShadowColorForState,
    ImageForState, BackgroundImageForState, ContentEdgeInsets, TitleEdgeInsets
  {
    var state: OracleState
  }

  struct Smart:
    ButtonNode, OracleNode, TextColor, TextAlignment, TitleColorForState,
    ContentHorizontalAlignment, TextContent, AccessibilityLabelContent, CustomClosure
  {
    var state: OracleState
  }

  enum Enumerated: ButtonNode, OracleNode, TextAlignment, ContentVerticalAlignment, CustomClosure {
    case light(OracleState)
    case heavy(OracleState, width: Double)

    init(state: OracleState) {
      self = state.choices[0] == 0 ? .light(state) : .heavy(state, width: 1)
    }

    var state: OracleState {
      switch self {
      case .light(let state): state
      case .heavy(let state, _): state
      }
    }
  }

  struct Caption:
    LabelNode, OracleNode, TextColor, Font, TextAlignment, LineBreakMode,
    AdjustsFontSizeToFitWidth, BarTintColor, LetterSpacing, TextContent
  {
    var state: OracleState
  }

  struct Field:
    TextFieldNode, OracleNode, BorderStyle, TextColor, TextAlignment, LineBreakMode, Opaque,
    LetterSpacing
  {
    var state: OracleState
  }

  struct Writer: TextViewNode, OracleNode, Font, BorderStyle, Alpha { var state: OracleState }
  struct Finder: SearchBarNode, OracleNode, Font, TextColor, TintColor { var state: OracleState }

  struct Bar:
    NavigationBarNode, OracleNode, BackgroundColor, TextColor, Font, Translucent,
    TitleVerticalPositionForMetrics, TextContent
  {
    var state: OracleState
  }

  struct TintedBar: NavigationBarNode, OracleNode, BackgroundColor, BarTintColor, TextAlignment {
    var state: OracleState
  }

  struct SmartBar:
    NavigationBarNode, OracleNode, BackgroundColor, BarTintColor, Font,
    TitleVerticalPositionForMetrics, BackgroundImageForPlacement, CustomClosure
  {
    var state: OracleState
  }

  struct Tools:
    ToolbarNode, OracleNode, BarTintColor, Font, BackgroundImageForPlacement,
    TitleVerticalPositionForMetrics, CustomClosure
  {
    var state: OracleState
  }

  struct Tabs: TabBarNode, OracleNode, BackgroundColor, CustomClosure { var state: OracleState }

  struct Item: BarButtonItemNode, OracleNode, TextColor, Font, TintColor, BackgroundColor {
    var state: OracleState
  }

  struct SmartItem:
    BarButtonItemNode, OracleNode, TextColor, TextAlignment, TitleTextAttributesForState,
    CustomClosure
  {
    var state: OracleState
  }

  struct Tab: TabBarItemNode, OracleNode, TitleTextAttributesForState, TintColor {
    var state: OracleState
  }

  struct Segments:
    SegmentedControlNode, OracleNode, TextColor, Font, TextAlignment, Alpha, DividerColor,
    ItemsContent
  {
    var state: OracleState
  }

  struct SmartSegments:
    SegmentedControlNode, OracleNode, TextColor, TitleTextAttributesForState, CustomClosure
  {
    var state: OracleState
  }

  struct Volume:
    SliderNode, OracleNode, MinimumTrackTintColor, MaximumTrackTintColor, ThumbTintColor,
    TrackTintColor, ValueContent
  {
    var state: OracleState
  }

  struct Wifi: SwitchNode, OracleNode, OnTintColor, ThumbTintColor, ProgressTintColor, OnContent {
    var state: OracleState
  }

  struct Upload:
    ProgressNode, OracleNode, ProgressTintColor, TrackTintColor, OnTintColor, ValueContent,
    TextContent
  {
    var state: OracleState
  }

  struct Pages: PageControlNode, OracleNode, TintColor, CurrentPageTintColor, PageContent {
    var state: OracleState
  }

  struct SmartPages: PageControlNode, OracleNode, TintColor, CustomClosure {
    var state: OracleState
  }

  final class Final: ButtonNode, OracleNode, TextColor, CornerRadius, Font, CustomClosure {
    let state: OracleState
    init(state: OracleState) { self.state = state }
  }

  struct Screen: ScreenNode, OracleNode, BackgroundColor, TintColor, CustomClosure {
    var state: OracleState
  }

  struct Everything:
    NavigationBarNode, OracleNode, EveryBaseProtocol, TextContent, AccessibilityLabelContent,
    ValueContent, CustomClosure
  {
    var state: OracleState
  }
}
