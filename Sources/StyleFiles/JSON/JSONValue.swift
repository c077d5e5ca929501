/// A JSON value, with the members of objects in the order of the file.
///
/// Foundation's parsers lose that order, duplicate members, and the digits of numbers beyond
/// `Double`; a token file needs all three.
public enum JSONValue: Hashable, Sendable {
  /// Members with names.
  case object(JSONObject)

  /// Values in order.
  case array([JSONValue])

  /// A string.
  case string(String)

  /// A number.
  case number(JSONNumber)

  /// True or false.
  case bool(Bool)

  /// JSON's `null`.
  case null
}

extension JSONValue {
  /// The object, if this is one.
  public var object: JSONObject? {
    guard case .object(let object) = self else { return nil }
    return object
  }

  /// The values, if this is an array.
  public var array: [JSONValue]? {
    guard case .array(let values) = self else { return nil }
    return values
  }

  /// The string, if this is one.
  public var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The number, if this is one.
  public var double: Double? {
    guard case .number(let number) = self else { return nil }
    return number.value
  }

  /// The Boolean, if this is one.
  public var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// The value in a message: short strings and numbers unchanged, larger values by their kind.
  var summary: String {
    switch self {
    case .object(let object) where object.isEmpty: "an empty object"
    case .object(let object):
      "an object with \(object.members.prefix(4).map { quoted($0.name) }.joined(separator: ", "))"
    case .array(let values): values.count == 1 ? "an array of 1" : "an array of \(values.count)"
    case .string(let text): quoted(text)
    case .number(let number): number.text
    case .bool(let value): "\(value)"
    case .null: "null"
    }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as JSON, on one line.
  public var description: String {
    var writer = JSONWriter(indentation: nil)
    writer.write(self)
    return writer.text
  }
}

/// A quoted string on one line, truncated to 60 characters, for messages.
func quoted(_ text: String) -> String {
  let start = text.prefix(60)
  return String(reflecting: String(start)) + (start.endIndex == text.endIndex ? "" : "…")
}
