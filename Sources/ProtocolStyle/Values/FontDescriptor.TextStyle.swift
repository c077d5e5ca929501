extension FontDescriptor {
  /// The role of a text, like UIKit's `UIFont.TextStyle`; sizes are those at the Large content
  /// size.
  public enum TextStyle: String, CaseIterable, Hashable, Sendable, Codable {
    /// Large titles, 34 points.
    case largeTitle

    /// Titles of the first level, 28 points.
    case title1

    /// Titles of the second level, 22 points.
    case title2

    /// Titles of the third level, 20 points.
    case title3

    /// Headings, 17 points, semibold.
    case headline

    /// Body text, 17 points.
    case body

    /// Callouts, 16 points.
    case callout

    /// Subheadings, 15 points.
    case subheadline

    /// Footnotes, 13 points.
    case footnote

    /// Captions, 12 points.
    case caption1

    /// Secondary captions, 11 points.
    case caption2

    /// The size at the Large content size, UIKit's initial one, in points.
    public var size: Double {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }

    /// The weight: semibold for headings, regular for everything else.
    public var weight: Weight {
      self == .headline ? .semibold : .regular
    }
  }
}
