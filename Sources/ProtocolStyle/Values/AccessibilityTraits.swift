/// The roles and states that assistive technologies announce, like UIKit's `UIAccessibilityTraits`.
///
/// ```swift
/// struct Total: LabelNode, TextContent, AccessibilityTraitsContent {
///   var text: String
///   var accessibilityTraits: AccessibilityTraits { [.header, .updatesFrequently] }
/// }
/// ```
///
/// They're added to those that a node has by its kind, such as button.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the traits.
  public let rawValue: UInt

  /// Creates traits from bits; unknown bits are dropped.
  ///
  /// - Parameter rawValue: The bits of the traits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue & (1 << UInt(Self.names.count) - 1)
  }

  private init(place: Int) { rawValue = 1 << UInt(place) }

  /// Starts an action; ARIA `role=button`.
  public static let button = AccessibilityTraits(place: 0)

  /// Opens an address; ARIA `role=link`.
  public static let link = AccessibilityTraits(place: 1)

  /// The title of a part of the screen; ARIA `role=heading`.
  public static let header = AccessibilityTraits(place: 2)

  /// An image; ARIA `role=img`.
  public static let image = AccessibilityTraits(place: 3)

  /// A field for a search; ARIA `role=searchbox`.
  public static let searchField = AccessibilityTraits(place: 4)

  /// A text that doesn't change.
  public static let staticText = AccessibilityTraits(place: 5)

  /// Chosen at the moment; ARIA `aria-selected`, or `aria-current` outside of lists.
  public static let selected = AccessibilityTraits(place: 6)

  /// Refuses to be used; ARIA `aria-disabled`.
  public static let notEnabled = AccessibilityTraits(place: 7)

  /// Can be made larger and smaller by a gesture; ARIA `role=slider`.
  public static let adjustable = AccessibilityTraits(place: 8)

  /// Changes too often to be announced each time; ARIA `role=timer`.
  public static let updatesFrequently = AccessibilityTraits(place: 9)

  /// Describes the state of the whole screen when it appears; ARIA `role=status`.
  public static let summary = AccessibilityTraits(place: 10)

  /// A bar of tabs; ARIA `role=tablist`.
  public static let tabBar = AccessibilityTraits(place: 11)

  /// Hides what is beneath it; ARIA `aria-modal`.
  public static let modal = AccessibilityTraits(place: 12)

  private static let names = [
    "button", "link", "header", "image", "searchField", "staticText", "selected", "notEnabled",
    "adjustable", "updatesFrequently", "summary", "tabBar", "modal",
  ]

  /// The names of the traits, in the order of their declaration.
  private var memberNames: [String] {
    Self.names.enumerated().filter { contains(AccessibilityTraits(place: $0.offset)) }
      .map(\.element)
  }
}

extension AccessibilityTraits: CustomStringConvertible {
  /// The names of the traits joined by commas; `no traits` if there are none.
  public var description: String {
    isEmpty ? "no traits" : memberNames.joined(separator: ", ")
  }
}

extension AccessibilityTraits: Codable {
  /// Decodes an array of names.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if a name is unknown, its underlying error is
  ///   ``InvalidValueError``, which suggests the nearest name.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self = []
    while !container.isAtEnd {
      let path = container.codingPath
      let name = try container.decode(String.self)
      guard let place = Self.names.firstIndex(of: name) else {
        let nearest = NearestName.find(name, among: Self.names)
        throw DecodingError.invalidValue(
          InvalidValueError(
            .malformed, subject: "accessibility trait", given: InvalidValueError.quoted(name),
            accepted: nearest.map { "\(InvalidValueError.quoted($0))" }
              ?? "one of " + Self.names.joined(separator: ", ")),
          at: path)
      }
      insert(AccessibilityTraits(place: place))
    }
  }

  /// Encodes an array of names, in the order of their declaration.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for name in memberNames { try container.encode(name) }
  }
}
