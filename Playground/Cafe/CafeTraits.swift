import ProtocolStyle

// The traits that provide every style of the café's three screens.

protocol CafeText: TextColor, Font {}
extension CafeText {
  var textColor: Color { Token.cafeInk.value }
  var font: FontDescriptor { .system(size: 16) }
}

protocol CafeQuietText: CafeText {}
extension CafeQuietText {
  var textColor: Color { Token.cafeQuietInk.value }
  var font: FontDescriptor { .system(size: 14) }
}

protocol CafeHeadlineText: CafeText {}
extension CafeHeadlineText {
  var font: FontDescriptor { Token.cafeHeadline.value }
}

protocol CafeTitleText: CafeText {}
extension CafeTitleText {
  var font: FontDescriptor { Token.cafeTitle.value }
}

protocol CafeTint: TintColor {}
extension CafeTint {
  var tintColor: Color { Token.cafeAccent.value }
}

protocol CafeOutline: BorderColor, BorderWidth, CornerRadius {}
extension CafeOutline {
  var borderColor: Color { Token.cafeLine.value }
  var borderWidth: Double { Token.cafeBorder.value }
  var cornerRadius: Double { Token.cafeCorner.value }
}

protocol CafeSurface: BackgroundColor {}
extension CafeSurface {
  var backgroundColor: Color { Token.cafeSurface.value }
}

protocol CafeCardAppearance: CafeSurface, CafeOutline, Padding {}
extension CafeCardAppearance {
  var padding: EdgeInsets { EdgeInsets(14) }
}

protocol CafeFieldAppearance: CafeSurface, CafeOutline, CafeText, PlaceholderColor {}
extension CafeFieldAppearance {
  var placeholderColor: Color { Token.cafeQuietInk.value }
  var cornerRadius: Double { min(Token.cafeCorner.value, 12) }
}

protocol CafeButtonAppearance: BackgroundColor, CafeHeadlineText, CornerRadius, ContentEdgeInsets {}
extension CafeButtonAppearance {
  var backgroundColor: Color { Token.cafeAccent.value }
  var textColor: Color { Token.cafeOnAccent.value }
  var cornerRadius: Double { Token.cafeCorner.value }
  var contentEdgeInsets: EdgeInsets { EdgeInsets(top: 10, left: 20, bottom: 10, right: 20) }
}

protocol CafeBarAppearance: CafeSurface, CafeTint, CafeHeadlineText {}

protocol CafeItemAppearance: CafeTint, TitleTextAttributesForState {}
extension CafeItemAppearance {
  var titleTextAttributesForState: StateValues<TextAttributes> {
    [.normal: TextAttributes(foregroundColor: Token.cafeAccent.value, font: .system(size: 16))]
  }
}

protocol CafeTabAppearance: TitleTextAttributesForState {}
extension CafeTabAppearance {
  var titleTextAttributesForState: StateValues<TextAttributes> {
    [
      .normal: TextAttributes(foregroundColor: Token.cafeQuietInk.value),
      .selected: TextAttributes(foregroundColor: Token.cafeAccent.value),
    ]
  }
}

protocol CafeTableAppearance: CafeSurface, SeparatorColor, RowHeight {}
extension CafeTableAppearance {
  var separatorColor: Color { Token.cafeLine.value }
  var rowHeight: Double { 48 }
}

protocol CafeTrackAppearance: MinimumTrackTintColor, MaximumTrackTintColor, ThumbTintColor {}
extension CafeTrackAppearance {
  var minimumTrackTintColor: Color { Token.cafeAccent.value }
  var maximumTrackTintColor: Color { Token.cafeQuietInk.value.withAlpha(0.3) }
  var thumbTintColor: Color { Token.cafeAccent.value }
}

protocol CafeSwitchAppearance: OnTintColor, ThumbTintColor {}
extension CafeSwitchAppearance {
  var onTintColor: Color { Token.cafeAccent.value }
  var thumbTintColor: Color { .white }
}

protocol CafeProgressAppearance: ProgressTintColor, TrackTintColor {}
extension CafeProgressAppearance {
  var progressTintColor: Color { Token.cafeAccent.value }
  var trackTintColor: Color { Token.cafeQuietInk.value.withAlpha(0.25) }
}

protocol CafePagesAppearance: TintColor, CurrentPageTintColor {}
extension CafePagesAppearance {
  var tintColor: Color { Token.cafeQuietInk.value.withAlpha(0.35) }
  var currentPageTintColor: Color { Token.cafeAccent.value }
}

protocol CafePictureAppearance: CornerRadius, ContentMode, Width, Height {}
extension CafePictureAppearance {
  var cornerRadius: Double { Token.cafeCorner.value }
  var contentMode: ContentModeValue { .scaleAspectFill }
  // Wider than any phone, because a picture is shrunk to the available width.
  var width: Double { 1000 }
  var height: Double { 128 }
}
