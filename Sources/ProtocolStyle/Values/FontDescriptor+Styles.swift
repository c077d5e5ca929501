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

// MARK: - Weight

extension FontDescriptor {
  /// The weight of a font's strokes, from 1 to 1000, like `font-weight` in CSS.
  ///
  /// The names are UIKit's; the numbers are those that CSS assigns to the same weights.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number from 1 to 1000.
    public let rawValue: Double

    /// Creates a weight from a number; nil if it's outside 1…1000 or not a number.
    ///
    /// - Parameter rawValue: The weight as a number from 1 to 1000; fractions are allowed.
    public init?(rawValue: Double) {
      guard (1...1000).contains(rawValue) else { return nil }
      self.rawValue = rawValue
    }

    /// Creates a weight from a number, or throws an error if it's outside 1…1000 or not a number.
    ///
    /// - Parameter rawValue: The weight as a number from 1 to 1000; fractions are allowed.
    /// - Throws: ``InvalidValueError`` with the code `notFinite` or `outOfRange`.
    public init(validating rawValue: Double) throws(InvalidValueError) {
      guard let weight = Weight(rawValue: rawValue) else {
        throw InvalidValueError(
          rawValue.isFinite ? .outOfRange : .notFinite, subject: "font weight",
          given: "\(rawValue)", accepted: "a number from 1 to 1000")
      }
      self = weight
    }

    /// Creates a weight from a number that is known to be in range.
    private init(_ rawValue: Double) {
      self.rawValue = rawValue
    }

    /// The place of the nearest weight among the nine named ones, from 0 for ultra light to 8 for
    /// black; the heavier of two that are equally near.
    package var nearestNamed: Int { min(max(Int((rawValue / 100).rounded()) - 1, 0), 8) }

    /// Ultra light, 100.
    public static let ultraLight = Weight(100)

    /// Thin, 200.
    public static let thin = Weight(200)

    /// Light, 300.
    public static let light = Weight(300)

    /// Regular, 400: the weight of running text.
    public static let regular = Weight(400)

    /// Medium, 500.
    public static let medium = Weight(500)

    /// Semibold, 600.
    public static let semibold = Weight(600)

    /// Bold, 700.
    public static let bold = Weight(700)

    /// Heavy, 800.
    public static let heavy = Weight(800)

    /// Black, 900.
    public static let black = Weight(900)
  }
}

extension FontDescriptor.Weight: Comparable {
  /// Returns whether a weight is lighter than another.
  ///
  /// - Parameters:
  ///   - left: A weight.
  ///   - right: Another weight.
  /// - Returns: True if the left one is lighter.
  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension FontDescriptor.Weight: CustomStringConvertible {
  /// The name of the weight, such as `semibold`, or its number if it has no name.
  public var description: String {
    switch self {
    case .ultraLight: "ultraLight"
    case .thin: "thin"
    case .light: "light"
    case .regular: "regular"
    case .medium: "medium"
    case .semibold: "semibold"
    case .bold: "bold"
    case .heavy: "heavy"
    case .black: "black"
    default: rawValue.plainDescription
    }
  }
}

extension FontDescriptor.Weight: Codable {
  /// Decodes a number from 1 to 1000.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path and, as its underlying error, ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let number = try decoder.singleValueContainer().decode(Double.self)
    do {
      try self.init(validating: number)
    } catch {
      throw DecodingError.invalidValue(error, at: decoder.codingPath)
    }
  }
}
