/// A translucent background that blurs what is behind it, like UIKit's `UIVisualEffectView`.
///
/// ```swift
/// let sheet = BackgroundMaterialValue.regular
/// let floatingButton = BackgroundMaterialValue.glass(tint: .systemBlue)
/// let banner = BackgroundMaterialValue.thin.fallback(.systemBackground)
/// ```
///
/// A renderer that can't blur draws ``fallbackColor`` instead. Checks of contrast use it, too.
public struct BackgroundMaterialValue: Hashable, Sendable {
  /// The thickness of a material.
  public enum Style: String, CaseIterable, Hashable, Sendable, Codable {
    /// No material.
    case hidden

    /// The most translucent one.
    case ultraThin

    /// More translucent than not.
    case thin

    /// Half translucent.
    case regular

    /// More opaque than not.
    case thick

    /// The most opaque one.
    case ultraThick

    /// A clear pane that bends light at its edges, like UIKit's `UIGlassEffect`.
    case glass

    /// The opacity of the fallback color.
    fileprivate var opacity: Double {
      switch self {
      case .hidden: 0
      case .ultraThin: 0.6
      case .thin: 0.7
      case .regular: 0.8
      case .thick: 0.9
      case .ultraThick: 0.95
      case .glass: 0.72
      }
    }
  }

  /// The thickness.
  public let style: Style

  /// The color of glass; nil for the other materials, and for clear glass.
  public let tint: Color?

  /// The color that stands for the material where nothing blurs.
  ///
  /// By default it's white, or nearly black in the dark, with an opacity from 0.6 for the thinnest
  /// material to 0.95 for the thickest, and 0.72 for glass; a tint is mixed in by a third.
  public let fallbackColor: Color

  package init(_ style: Style, tint: Color? = nil, fallbackColor: Color? = nil) {
    self.style = style
    self.tint = tint
    self.fallbackColor = fallbackColor ?? Self.fallbackColor(of: style, tint)
  }

  /// No material.
  public static let hidden = BackgroundMaterialValue(.hidden)

  /// The most translucent material; SwiftUI's `ultraThinMaterial`.
  public static let ultraThin = BackgroundMaterialValue(.ultraThin)

  /// A material that is more translucent than not; SwiftUI's `thinMaterial`.
  public static let thin = BackgroundMaterialValue(.thin)

  /// A material that is half translucent; SwiftUI's `regularMaterial`.
  public static let regular = BackgroundMaterialValue(.regular)

  /// A material that is more opaque than not; SwiftUI's `thickMaterial`.
  public static let thick = BackgroundMaterialValue(.thick)

  /// The most opaque material; SwiftUI's `ultraThickMaterial`.
  public static let ultraThick = BackgroundMaterialValue(.ultraThick)

  /// Clear glass.
  public static let glass = BackgroundMaterialValue(.glass)

  /// Returns glass with a tint, like UIKit's `UIGlassEffect.tintColor`.
  ///
  /// - Parameter tint: The color; nil for clear glass.
  /// - Returns: The material.
  public static func glass(tint: Color?) -> BackgroundMaterialValue {
    BackgroundMaterialValue(.glass, tint: tint)
  }

  /// Returns the material with another color for renderers that can't blur.
  ///
  /// - Parameter color: The color.
  /// - Returns: The material.
  public func fallback(_ color: Color) -> BackgroundMaterialValue {
    BackgroundMaterialValue(style, tint: tint, fallbackColor: color)
  }

  private static func fallbackColor(of style: Style, _ tint: Color?) -> Color {
    if style == .hidden { return .clear }
    func pane(_ color: Color) -> Color {
      (tint.map { color.mixed(with: $0.withAlpha(1), by: 1 / 3) } ?? color)
        .withAlpha(style.opacity)
    }
    return .adaptive(light: pane(.white), dark: pane(Color(white: 0.13)))
  }
}

extension BackgroundMaterialValue: CustomStringConvertible {
  /// The style, and the tint of glass, such as `glass #007aff`.
  public var description: String {
    style.rawValue + (tint.map { " \($0)" } ?? "")
  }
}

extension BackgroundMaterialValue: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case style
    case tint
    case fallbackColor
  }

  /// Decodes the object that ``encode(to:)`` writes; without a fallback color it has its default.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if a material other than glass has a tint, its
  ///   underlying error is ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "material")
    let style = try container.decode(Style.self, forKey: .style)
    let tint = try container.decodeIfPresent(Color.self, forKey: .tint)
    if tint != nil, style != .glass {
      throw DecodingError.invalidValue(
        InvalidValueError(
          .malformed, subject: "material", given: "a tint of \(style.rawValue)",
          accepted: "a tint of glass"),
        at: decoder.codingPath + [CodingKeys.tint])
    }
    self.init(
      style, tint: tint,
      fallbackColor: try container.decodeIfPresent(Color.self, forKey: .fallbackColor))
  }

  /// Encodes an object with `style`, the `tint` of glass, and `fallbackColor`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(style, forKey: .style)
    try container.encodeIfPresent(tint, forKey: .tint)
    if style != .hidden { try container.encode(fallbackColor, forKey: .fallbackColor) }
  }
}
