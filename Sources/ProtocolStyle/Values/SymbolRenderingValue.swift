/// The scale of a symbol relative to the text beside it, like `UIImage.SymbolScale`.
public enum SymbolScaleValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// Four fifths of the usual size.
  case small

  /// The usual size.
  case medium

  /// Five quarters of the usual size.
  case large

  /// The factor of the symbol's size.
  package var factor: Double {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.25
    }
  }
}

/// The coloring of a symbol's layers, like SwiftUI's `SymbolRenderingMode`.
public enum SymbolRenderingValue: Hashable, Sendable {
  /// One color, that of the text or the tint.
  case monochrome

  /// One color, with less opacity in the layers behind.
  case hierarchical

  /// A color for each layer, the front one first; layers beyond the last color have the last one.
  case palette([Color])

  /// The symbol's own colors.
  case multicolor
}

extension SymbolRenderingValue: CustomStringConvertible {
  /// The name of the case, and the colors of a palette, such as `palette #ff0000 #0000ff`.
  public var description: String {
    switch self {
    case .monochrome: "monochrome"
    case .hierarchical: "hierarchical"
    case .multicolor: "multicolor"
    case .palette(let colors): (["palette"] + colors.map(\.description)).joined(separator: " ")
    }
  }
}

extension SymbolRenderingValue: Codable {
  private enum Mode: String, CaseIterable, Codable {
    case monochrome
    case hierarchical
    case palette
    case multicolor
  }

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case mode
    case colors
  }

  /// Decodes an object with `mode` and, for a palette, `colors`.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if another mode has colors, its underlying error is
  ///   ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(
      strictlyKeyedBy: CodingKeys.self, of: "symbol rendering")
    let mode = try container.decode(Mode.self, forKey: .mode)
    if mode != .palette, container.contains(.colors) {
      throw DecodingError.invalidValue(
        InvalidValueError(
          .malformed, subject: "symbol rendering", given: "colors of the mode \(mode.rawValue)",
          accepted: "colors of the mode palette"),
        at: decoder.codingPath + [CodingKeys.colors])
    }
    switch mode {
    case .monochrome: self = .monochrome
    case .hierarchical: self = .hierarchical
    case .multicolor: self = .multicolor
    case .palette: self = .palette(try container.decode([Color].self, forKey: .colors))
    }
  }

  /// Encodes an object with `mode` and, for a palette, `colors`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .monochrome: try container.encode(Mode.monochrome, forKey: .mode)
    case .hierarchical: try container.encode(Mode.hierarchical, forKey: .mode)
    case .multicolor: try container.encode(Mode.multicolor, forKey: .mode)
    case .palette(let colors):
      try container.encode(Mode.palette, forKey: .mode)
      try container.encode(colors, forKey: .colors)
    }
  }
}
