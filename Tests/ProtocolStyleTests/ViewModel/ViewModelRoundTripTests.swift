import ProtocolStyle
import Testing

@Suite struct ViewModelRoundTripTests {
  @Test func `the table has every attribute`() {
    #expect(Set(Self.json.keys) == Set(StandardAttribute.all.map(\.name)))
  }

  @Test(arguments: StandardAttribute.all)
  func `an attribute reads back as it was written`(row: StandardAttribute) throws {
    var model = ViewModel(kind: .view)
    row.writeOther(&model)
    let value = try #require(Self.json[row.name])
    let members = [(row.name, value), ("kind", #""view""#)].sorted { $0.0 < $1.0 }
    try expectRoundTrip(
      model, as: "{\(members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ","))}")
  }

  @Test(arguments: KindRow.all, StyleEnvironment.ColorScheme.allCases)
  func `a view model of a kind with all that it uses reads back equal`(
    row: KindRow, colorScheme: StyleEnvironment.ColorScheme
  ) throws {
    let environment = StyleEnvironment(colorScheme: colorScheme)
    let model = StyleApplier().viewModel(for: row.adoptingAll, in: environment)
    let copy = try decoded(try encoded(model), as: ViewModel.self)
    #expect(copy == model)
    #expect(copy.kind == row.kind)
    #expect(copy.difference(from: model) == [])
    #expect(copy.hasSameStyle(as: model))
    #expect(Set(copy.map(\.attribute.name)) == row.used)
    #expect(try encoded(copy) == encoded(model))
  }

  @Test(arguments: KindRow.all)
  func `what was derived comes back as written, and equal`(row: KindRow) throws {
    let model = StyleApplier().viewModel(for: row.adoptingInputs)
    let copy = try decoded(try encoded(model), as: ViewModel.self)
    #expect(copy == model)
    #expect(copy.hashValue == model.hashValue)
    #expect(Set(model.derivedNames) == row.derived)
    #expect(copy.derivedNames == [])
    #expect(copy.difference(from: model) == [])
  }

  /// What a value of each attribute is in JSON: that which `StandardAttribute.writeOther` writes.
  private static let json: [String: String] = [
    "borderWidth": "4", "borderColor": red, "cornerRadius": "0.5", "shadowColor": red,
    "shadowOpacity": "15", "shadowOffset": #"{"x":1,"y":2}"#, "shadowRadius": "9",
    "masksToBounds": "false", "shouldRasterize": "false",
    "backgroundColor": red, "tintColor": red, "alpha": "0.25", "contentMode": #""bottomRight""#,
    "isOpaque": "false",
    "textColor": red, "font": #"{"size":12}"#, "textAlignment": #""right""#,
    "lineBreakMode": #""byClipping""#, "adjustsFontSizeToFitWidth": "false",
    "borderStyle": #""borderless""#,
    "contentVerticalAlignment": #""fill""#, "contentHorizontalAlignment": #""leading""#,
    "contentEdgeInsets": #"{"bottom":4,"left":4,"right":4,"top":4}"#,
    "titleEdgeInsets": #"{"bottom":4,"left":4,"right":4,"top":4}"#,
    "titleColorForState": ##"{"highlighted":"#ff0000","normal":"#000000"}"##,
    "titleShadowColorForState":
      #"{"selected":{"alpha":1,"blue":0.5,"green":0.5,"red":0.5}}"#,
    "imageForState": #"{"normal":{"named":"star"}}"#,
    "backgroundImageForState": #"{"disabled":{"symbol":"star.fill"}}"#,
    "titleTextAttributesForState": ##"{"normal":{"foregroundColor":"#ff0000"}}"##,
    "minimumTrackTintColor": red, "progressTintColor": red, "maximumTrackTintColor": red,
    "trackTintColor": red, "thumbTintColor": red, "onTintColor": red,
    "barTintColor": red, "isTranslucent": "false", "currentPageTintColor": red,
    "titleTextAttributes": #"{"alignment":"center"}"#, "pageIndicatorTintColor": red,
    "currentPageIndicatorTintColor": red,
    "barStyle": #""black""#, "shadowImage": #"{"named":"Line"}"#,
    "largeTitleTextAttributes": ##"{"foregroundColor":"#ff0000"}"##,
    "titleVerticalPositionForMetrics": #"{"compact":-1.5,"default":2}"#,
    "backIndicatorImage": #"{"symbol":"arrow.left"}"#,
    "backIndicatorTransitionMaskImage": #"{"named":"Mask"}"#,
    "backgroundImageForMetrics": #"{"compactPrompt":{"named":"Low"}}"#,
    "backgroundImageForPlacement":
      #"{"any/default":{"named":"Bar"},"top/compact":{"named":"Low"}}"#,
    "statusBarStyle": #""lightContent""#,
    "padding": #"{"bottom":0,"left":0,"right":0,"top":0}"#, "width": "320", "height": "0.5",
    "backgroundGradient": ##"""
    {"angle":90,"stops":[{"color":"#ff0000","location":0},{"color":"#0000ff","location":1}]}
    """##,
    "textShadowColor": red, "textShadowOffset": #"{"x":1,"y":2}"#,
    "textTransform": #""unchanged""#, "letterSpacing": "-0.5", "lineHeight": "2",
    "maximumNumberOfLines": "0", "placeholderColor": red,
    "separatorColor": red, "separatorStyle": #""hidden""#, "rowHeight": "60", "dividerColor": red,
    "text": #""""#, "placeholder": #""Name""#, "image": #"{"symbol":"star.fill"}"#,
    "spacing": "0.5", "isHidden": "false",
    "rangedValue": #"{"maximum":10,"minimum":-1,"value":3}"#, "isOn": "false",
    "rangedDate": #"{"date":"2026-02-01T09:41","mode":"dateAndTime"}"#,
    "items": #"{"selectedIndex":1,"titles":["Day","Week"]}"#,
    "page": #"{"count":3,"current":2}"#, "controlState": #""disabled""#,
    "accessibilityLabel": #""Open""#, "detailText": #""Off""#, "badge": #""""#,
    "prompt": #""Buy""#, "isSecureTextEntry": "false", "detailTextColor": red,
    "accessoryType": #""hidden""#, "badgeColor": ##""#0000ff""##, "isAnimating": "false",
  ]

  private static let red = ##""#ff0000""##
}
