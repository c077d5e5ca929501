/// The values that were decoded under unknown names, kept to be encoded again.
public struct UnknownAttributes: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The values by name.
  public let values: [String: UnknownValue]

  /// The names, in order.
  public var names: [String] { values.keys.sorted() }

  /// The names, in order, joined by commas.
  public var description: String { names.joined(separator: ", ") }
}

/// A value with an unknown meaning, as it was decoded.
public enum UnknownValue: Hashable, Sendable {
  /// No value.
  case null

  /// True or false.
  case bool(Bool)

  /// A whole number.
  case integer(Int)

  /// A whole number larger than `Int.max`.
  case natural(UInt)

  /// A number.
  case number(Double)

  /// A text.
  case string(String)

  /// Values in order.
  case array([UnknownValue])

  /// Values by name.
  case object([String: UnknownValue])
}

extension UnknownValue: Codable {
  /// Decodes any value.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` if there is no null, Boolean, number, text, array or object.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(UInt.self) {
      self = .natural(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([UnknownValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: UnknownValue].self))
    }
  }

  /// Encodes the value in the form that was decoded.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .natural(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

extension AnyAttribute where Self == Attribute<UnknownAttributes> {
  /// The values that were decoded under unknown names.
  public static var unknownAttributes: Self {
    Attribute("unknownAttributes", isContent: true)
  }
}

extension ViewModel {
  /// Removes the kept value for the name of an attribute, which was written since and is encoded
  /// instead.
  mutating func removeUnknown(_ name: String) {
    guard var values = unknownAttributes?.values, values.removeValue(forKey: name) != nil
    else { return }
    unknownAttributes = values.isEmpty ? nil : UnknownAttributes(values: values)
  }

  /// The values that were decoded under unknown names; nil if there are none.
  public var unknownAttributes: UnknownAttributes? {
    get { self[.unknownAttributes] }
    set { self[.unknownAttributes] = newValue }
  }
}
