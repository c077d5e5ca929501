import ProtocolStyle

protocol FilledAppearance: BackgroundColor, TextColor, CornerRadius, ContentEdgeInsets {}

extension FilledAppearance {
  var backgroundColor: Color { Color(red: 0.04, green: 0.42, blue: 0.38) }
  var textColor: Color { .white }
  var cornerRadius: Double { 12 }
  var contentEdgeInsets: EdgeInsets { EdgeInsets(top: 10, left: 18, bottom: 10, right: 18) }
}

protocol CardAppearance: BackgroundColor, CornerRadius, Padding {}

extension CardAppearance {
  var backgroundColor: Color { Color(red: 0.97, green: 0.94, blue: 0.89) }
  var cornerRadius: Double { 16 }
  var padding: EdgeInsets { EdgeInsets(top: 16, left: 16, bottom: 16, right: 16) }
}

protocol HeadlineAppearance: Font {}

extension HeadlineAppearance {
  var font: FontDescriptor { .system(size: 20, weight: .semibold) }
}
