import ProtocolStyle
import Testing

/// An attribute of the standard list: a row of systems.md §1's first table, one of the bar settings
/// of its §2, one that stylesheets set, content, or one that is only derived.
struct StandardAttribute: CustomTestStringConvertible, Sendable {
  let name: String
  let key: any AnyAttribute

  /// A node that adopts the base protocol alone; nil for what is only derived.
  let adopter: (any StyleNode & Sendable)?

  /// Expects the default of the base protocol, or what the getter of content gives.
  let expectDefault: @Sendable (ViewModel, StyleEnvironment.ColorScheme, SourceLocation) -> Void

  /// Expects the accessor and the subscript to be one thing.
  let expectAccess: @Sendable (SourceLocation) -> Void

  /// Writes a value that is not the default.
  let writeOther: @Sendable (inout ViewModel) -> Void

  var testDescription: String { name }

  init<Value>(
    _ name: String, _ key: Attribute<Value>,
    _ accessor: any WritableKeyPath<ViewModel, Value?> & Sendable,
    of adopter: (any StyleNode & Sendable)? = nil, _ light: Value? = nil, dark: Value? = nil,
    other: Value
  ) {
    self.name = name
    self.key = key
    self.adopter = adopter
    expectDefault = { model, colorScheme, sourceLocation in
      let expected = colorScheme == .dark ? dark ?? light : light
      #expect(model[key] == expected, sourceLocation: sourceLocation)
      #expect(model[keyPath: accessor] == expected, sourceLocation: sourceLocation)
    }
    writeOther = { $0[key] = other }
    expectAccess = { sourceLocation in
      var model = ViewModel(kind: .view)
      #expect(model[keyPath: accessor] == nil, sourceLocation: sourceLocation)
      model[keyPath: accessor] = other
      #expect(model[key] == other, sourceLocation: sourceLocation)
      #expect(model.map(\.attribute) == [key.id], sourceLocation: sourceLocation)
      model[key] = nil
      #expect(model[keyPath: accessor] == nil, sourceLocation: sourceLocation)
      model[key] = other
      #expect(model[keyPath: accessor] == other, sourceLocation: sourceLocation)
      model[keyPath: accessor] = nil
      #expect(model[key] == nil, sourceLocation: sourceLocation)
    }
  }
}

extension StandardAttribute {
  static let all = adopted + derivedOnly

  static let adopted = styled + content

  static let styled =
    layer + view + text + control + button + segments + tracks + bars + pageControl + barSettings
    + box + typography + lists + parts

  private static let layer: [StandardAttribute] = [
    .init(
      "borderWidth", Attribute<Double>.borderWidth, \.borderWidth, of: Adopter.OfBorderWidth(), 1,
      other: 4),
    .init(
      "borderColor", Attribute<Color>.borderColor, \.borderColor, of: Adopter.OfBorderColor(),
      .black, other: .red),
    .init(
      "cornerRadius", Attribute<Double>.cornerRadius, \.cornerRadius, of: Adopter.OfCornerRadius(),
      8, other: 0.5),
    .init(
      "shadowColor", Attribute<Color>.shadowColor, \.shadowColor, of: Adopter.OfShadowColor(),
      .black, other: .red),
    .init(
      "shadowOpacity", Attribute<Double>.shadowOpacity, \.shadowOpacity,
      of: Adopter.OfShadowOpacity(), 0.3, other: 15),
    .init(
      "shadowOffset", Attribute<Offset>.shadowOffset, \.shadowOffset, of: Adopter.OfShadowOffset(),
      Offset(x: 0, y: -3), other: Offset(x: 1, y: 2)),
    .init(
      "shadowRadius", Attribute<Double>.shadowRadius, \.shadowRadius, of: Adopter.OfShadowRadius(),
      3, other: 9),
    .init(
      "masksToBounds", Attribute<Bool>.masksToBounds, \.masksToBounds,
      of: Adopter.OfMasksToBounds(), true, other: false),
    .init(
      "shouldRasterize", Attribute<Bool>.shouldRasterize, \.shouldRasterize,
      of: Adopter.OfShouldRasterize(), true, other: false),
  ]

  private static let view: [StandardAttribute] = [
    .init(
      "backgroundColor", Attribute<Color>.backgroundColor, \.backgroundColor,
      of: Adopter.OfBackgroundColor(), .white, dark: .black, other: .red),
    .init(
      "tintColor", Attribute<Color>.tintColor, \.tintColor, of: Adopter.OfTintColor(),
      hex("#007aff"), dark: hex("#0a84ff"), other: .red),
    .init("alpha", Attribute<Double>.alpha, \.alpha, of: Adopter.OfAlpha(), 1, other: 0.25),
    .init(
      "contentMode", Attribute<ContentModeValue>.contentMode, \.contentMode,
      of: Adopter.OfContentMode(), .scaleToFill, other: .bottomRight),
    .init(
      "isOpaque", Attribute<Bool>.isOpaque, \.isOpaque, of: Adopter.OfOpaque(), true, other: false),
  ]

  private static let text: [StandardAttribute] = [
    .init(
      "textColor", Attribute<Color>.textColor, \.textColor, of: Adopter.OfTextColor(),
      .black, dark: .white, other: .red),
    .init(
      "font", Attribute<FontDescriptor>.font, \.font, of: Adopter.OfFont(), .system(size: 17),
      other: .system(size: 12)),
    .init(
      "textAlignment", Attribute<TextAlignmentValue>.textAlignment, \.textAlignment,
      of: Adopter.OfTextAlignment(), .natural, other: .right),
    .init(
      "lineBreakMode", Attribute<LineBreakModeValue>.lineBreakMode, \.lineBreakMode,
      of: Adopter.OfLineBreakMode(), .byTruncatingTail, other: .byClipping),
    .init(
      "adjustsFontSizeToFitWidth", Attribute<Bool>.adjustsFontSizeToFitWidth,
      \.adjustsFontSizeToFitWidth, of: Adopter.OfAdjustsFontSizeToFitWidth(), true, other: false),
    .init(
      "borderStyle", Attribute<BorderStyleValue>.borderStyle, \.borderStyle,
      of: Adopter.OfBorderStyle(), .roundedRect, other: .borderless),
  ]

  private static let control: [StandardAttribute] = [
    .init(
      "contentVerticalAlignment", Attribute<ContentVerticalAlignmentValue>.contentVerticalAlignment,
      \.contentVerticalAlignment, of: Adopter.OfContentVerticalAlignment(), .center, other: .fill),
    .init(
      "contentHorizontalAlignment",
      Attribute<ContentHorizontalAlignmentValue>.contentHorizontalAlignment,
      \.contentHorizontalAlignment, of: Adopter.OfContentHorizontalAlignment(), .center,
      other: .leading),
  ]

  private static let button: [StandardAttribute] = [
    .init(
      "contentEdgeInsets", Attribute<EdgeInsets>.contentEdgeInsets, \.contentEdgeInsets,
      of: Adopter.OfContentEdgeInsets(), .zero, other: EdgeInsets(4)),
    .init(
      "titleEdgeInsets", Attribute<EdgeInsets>.titleEdgeInsets, \.titleEdgeInsets,
      of: Adopter.OfTitleEdgeInsets(), .zero, other: EdgeInsets(4)),
    .init(
      "titleColorForState", Attribute<StateValues<Color>>.titleColorForState, \.titleColorForState,
      of: Adopter.OfTitleColorForState(), [:], other: [.normal: .black, .highlighted: .red]),
    .init(
      "titleShadowColorForState", Attribute<StateValues<Color>>.titleShadowColorForState,
      \.titleShadowColorForState, of: Adopter.OfTitleShadowColorForState(), [:],
      other: [.selected: .gray]),
    .init(
      "imageForState", Attribute<StateValues<ImageReference>>.imageForState, \.imageForState,
      of: Adopter.OfImageForState(), [:], other: [.normal: .named("star")]),
    .init(
      "backgroundImageForState", Attribute<StateValues<ImageReference>>.backgroundImageForState,
      \.backgroundImageForState, of: Adopter.OfBackgroundImageForState(), [:],
      other: [.disabled: .symbol("star.fill")]),
  ]

  private static let segments: [StandardAttribute] = [
    .init(
      "titleTextAttributesForState",
      Attribute<StateValues<TextAttributes>>.titleTextAttributesForState,
      \.titleTextAttributesForState, of: Adopter.OfTitleTextAttributesForState(), [:],
      other: [.normal: TextAttributes(foregroundColor: .red)])
  ]

  private static let tracks: [StandardAttribute] = [
    .init(
      "minimumTrackTintColor", Attribute<Color>.minimumTrackTintColor, \.minimumTrackTintColor,
      of: Adopter.OfMinimumTrackTintColor(), hex("#007aff"), dark: hex("#0a84ff"), other: .red),
    .init(
      "progressTintColor", Attribute<Color>.progressTintColor, \.progressTintColor,
      of: Adopter.OfProgressTintColor(), hex("#007aff"), dark: hex("#0a84ff"), other: .red),
    .init(
      "maximumTrackTintColor", Attribute<Color>.maximumTrackTintColor, \.maximumTrackTintColor,
      of: Adopter.OfMaximumTrackTintColor(), Color(white: 2 / 3), other: .red),
    .init(
      "trackTintColor", Attribute<Color>.trackTintColor, \.trackTintColor,
      of: Adopter.OfTrackTintColor(), Color(white: 2 / 3), other: .red),
    .init(
      "thumbTintColor", Attribute<Color>.thumbTintColor, \.thumbTintColor,
      of: Adopter.OfThumbTintColor(), .white, other: .red),
    .init(
      "onTintColor", Attribute<Color>.onTintColor, \.onTintColor, of: Adopter.OfOnTintColor(),
      hex("#34c759"), dark: hex("#30d158"), other: .red),
  ]

  private static let bars: [StandardAttribute] = [
    .init(
      "barTintColor", Attribute<Color>.barTintColor, \.barTintColor, of: Adopter.OfBarTintColor(),
      .white, dark: .black, other: .red),
    .init(
      "isTranslucent", Attribute<Bool>.isTranslucent, \.isTranslucent, of: Adopter.OfTranslucent(),
      true, other: false),
  ]

  private static let pageControl: [StandardAttribute] = [
    .init(
      "currentPageTintColor", Attribute<Color>.currentPageTintColor, \.currentPageTintColor,
      of: Adopter.OfCurrentPageTintColor(), .white, other: .red)
  ]

  private static let derivedOnly: [StandardAttribute] = [
    .init(
      "titleTextAttributes", Attribute<TextAttributes>.titleTextAttributes, \.titleTextAttributes,
      other: TextAttributes(alignment: .center)),
    .init(
      "pageIndicatorTintColor", Attribute<Color>.pageIndicatorTintColor, \.pageIndicatorTintColor,
      other: .red),
    .init(
      "currentPageIndicatorTintColor", Attribute<Color>.currentPageIndicatorTintColor,
      \.currentPageIndicatorTintColor, other: .red),
  ]

  static func hex(_ text: String) -> Color { Color(hex: text)! }
}
