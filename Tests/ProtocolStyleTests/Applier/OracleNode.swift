import ProtocolStyle

/// A node of the random comparison; all of its getters depend on its state.
protocol OracleNode: StyleNode {
  var state: OracleState { get }

  init(state: OracleState)
}

extension BorderWidth where Self: OracleNode { var borderWidth: Double { state.number(0) } }
extension BorderColor where Self: OracleNode { var borderColor: Color { state.color(1) } }
extension CornerRadius where Self: OracleNode { var cornerRadius: Double { state.number(2) } }
extension ShadowColor where Self: OracleNode { var shadowColor: Color { state.color(3) } }
extension ShadowOpacity where Self: OracleNode { var shadowOpacity: Double { state.number(4) } }
extension ShadowRadius where Self: OracleNode { var shadowRadius: Double { state.number(5) } }
extension MasksToBounds where Self: OracleNode { var masksToBounds: Bool { state.flag(0) } }
extension ShouldRasterize where Self: OracleNode { var shouldRasterize: Bool { state.flag(1) } }
extension BackgroundColor where Self: OracleNode { var backgroundColor: Color { state.color(2) } }
extension TintColor where Self: OracleNode { var tintColor: Color { state.color(3) } }
extension Alpha where Self: OracleNode { var alpha: Double { state.number(4) } }
extension Opaque where Self: OracleNode { var isOpaque: Bool { state.flag(5) } }
extension TextColor where Self: OracleNode { var textColor: Color { state.color(0) } }
extension BarTintColor where Self: OracleNode { var barTintColor: Color { state.color(1) } }
extension Translucent where Self: OracleNode { var isTranslucent: Bool { state.flag(2) } }
extension OnTintColor where Self: OracleNode { var onTintColor: Color { state.color(3) } }
extension ThumbTintColor where Self: OracleNode { var thumbTintColor: Color { state.color(4) } }
extension TrackTintColor where Self: OracleNode { var trackTintColor: Color { state.color(5) } }

extension ShadowOffset where Self: OracleNode {
  var shadowOffset: Offset { Offset(x: state.number(0), y: state.number(1)) }
}

extension ContentMode where Self: OracleNode {
  var contentMode: ContentModeValue { state.pick(2, .scaleToFill, .top, .redraw) }
}

extension Font where Self: OracleNode {
  var font: FontDescriptor {
    state.pick(3, .system(size: 17), FontDescriptor("Helvetica Neue", size: 9), .system(size: 1))
  }
}

extension TextAlignment where Self: OracleNode {
  var textAlignment: TextAlignmentValue { state.pick(4, .natural, .left, .right) }
}

extension LineBreakMode where Self: OracleNode {
  var lineBreakMode: LineBreakModeValue { state.pick(5, .byClipping, .byWordWrapping, .byClipping) }
}

extension AdjustsFontSizeToFitWidth where Self: OracleNode {
  var adjustsFontSizeToFitWidth: Bool { state.flag(0) }
}

extension BorderStyle where Self: OracleNode {
  var borderStyle: BorderStyleValue { state.pick(1, .borderless, .line, .bezel) }
}

extension ContentVerticalAlignment where Self: OracleNode {
  var contentVerticalAlignment: ContentVerticalAlignmentValue {
    state.pick(2, .top, .fill, .bottom)
  }
}

extension ContentHorizontalAlignment where Self: OracleNode {
  var contentHorizontalAlignment: ContentHorizontalAlignmentValue {
    state.pick(3, .leading, .fill, .center)
  }
}

extension ContentEdgeInsets where Self: OracleNode {
  var contentEdgeInsets: EdgeInsets { EdgeInsets(state.number(4)) }
}

extension TitleEdgeInsets where Self: OracleNode {
  var titleEdgeInsets: EdgeInsets { EdgeInsets(state.number(5)) }
}

extension TitleColorForState where Self: OracleNode {
  var titleColorForState: StateValues<Color> { state.colors(0) }
}

extension TitleShadowColorForState where Self: OracleNode {
  var titleShadowColorForState: StateValues<Color> { state.colors(1) }
}

extension ImageForState where Self: OracleNode {
  var imageForState: StateValues<ImageReference> { state.images(2) }
}

extension BackgroundImageForState where Self: OracleNode {
  var backgroundImageForState: StateValues<ImageReference> { state.images(3) }
}

extension TitleTextAttributesForState where Self: OracleNode {
  var titleTextAttributesForState: StateValues<TextAttributes> { state.titles(4) }
}

extension MinimumTrackTintColor where Self: OracleNode {
  var minimumTrackTintColor: Color { state.color(0) }
}

extension MaximumTrackTintColor where Self: OracleNode {
  var maximumTrackTintColor: Color { state.color(1) }
}

extension ProgressTintColor where Self: OracleNode {
  var progressTintColor: Color { state.color(2) }
}

extension CurrentPageTintColor where Self: OracleNode {
  var currentPageTintColor: Color { state.color(5) }
}

extension Padding where Self: OracleNode { var padding: EdgeInsets { EdgeInsets(state.number(1)) } }
extension LetterSpacing where Self: OracleNode { var letterSpacing: Double { state.number(2) } }
extension DividerColor where Self: OracleNode { var dividerColor: Color { state.color(3) } }

extension BackgroundGradient where Self: OracleNode {
  var backgroundGradient: Gradient { Gradient([.white, state.color(4)]) }
}

extension TitleVerticalPositionForMetrics where Self: OracleNode {
  var titleVerticalPositionForMetrics: MetricsValues<Double> { state.positions(5) }
}

extension BackgroundImageForPlacement where Self: OracleNode {
  var backgroundImageForPlacement: PlacementValues<ImageReference> { state.backgrounds(0) }
}

extension TextContent where Self: OracleNode {
  var text: String { state.pick(1, "", "Buy", "Sell") }
}

extension AccessibilityLabelContent where Self: OracleNode {
  var accessibilityLabel: String { state.pick(2, "Close", "", "Open") }
}

extension ValueContent where Self: OracleNode { var value: Double { state.number(3) } }
extension OnContent where Self: OracleNode { var isOn: Bool { state.flag(4) } }
extension PageContent where Self: OracleNode { var numberOfPages: Int { Int(state.number(5)) } }

extension ItemsContent where Self: OracleNode {
  var items: [String] { ["Day", "Week"] }
  var selectedIndex: Int? { state.pick(0, nil, 1, 2) }
}

extension CustomClosure where Self: OracleNode {
  var customClosure: StyleClosure {
    { [writes = state.closureWrites] model in
      for write in writes { write.perform(&model) }
    }
  }
}
