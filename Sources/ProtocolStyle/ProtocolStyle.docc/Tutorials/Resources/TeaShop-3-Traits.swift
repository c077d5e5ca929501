import ProtocolStyle

protocol FilledAppearance: BackgroundColor, TextColor, CornerRadius, ContentEdgeInsets {}

extension FilledAppearance {
  var backgroundColor: Color { Color(red: 0.04, green: 0.42, blue: 0.38) }
  var textColor: Color { .white }
  var cornerRadius: Double { 12 }
  var contentEdgeInsets: EdgeInsets { EdgeInsets(top: 10, left: 18, bottom: 10, right: 18) }
}
