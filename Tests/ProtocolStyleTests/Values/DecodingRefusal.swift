import Foundation
import ProtocolStyle
import Testing

/// Returns the place and reason of a decoder's refusal, as `path: message`.
///
/// The result is nil if the value was decoded, or if the error doesn't contain an error of the
/// library.
func refusal<Value: Decodable>(
  of json: String, as type: Value.Type, sourceLocation: SourceLocation = #_sourceLocation
) -> String? {
  let error = #expect(throws: DecodingError.self, sourceLocation: sourceLocation) {
    try decoded(json, as: type)
  }
  guard case .dataCorrupted(let context)? = error,
    let underlying = context.underlyingError as? InvalidValueError,
    underlying.description == context.debugDescription
  else { return nil }
  let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
  return "\(path.joined(separator: ".")): \(context.debugDescription)"
}

/// Decodes a JSON value, in which the texts `NaN`, `Infinity` and `-Infinity` represent numbers.
func decoded<Value: Decodable>(_ json: String, as type: Value.Type) throws -> Value {
  let decoder = JSONDecoder()
  decoder.nonConformingFloatDecodingStrategy = .convertFromString(
    positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
  return try decoder.decode(type, from: Data(json.utf8))
}

/// Expects a value to be encoded as exactly this JSON, with sorted keys, and to be decoded again.
func expectRoundTrip<Value: Codable & Equatable>(
  _ value: Value, as json: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  let data = try encoder.encode(value)
  #expect(String(decoding: data, as: UTF8.self) == json, sourceLocation: sourceLocation)
  let decoded = try JSONDecoder().decode(Value.self, from: data)
  #expect(decoded == value, sourceLocation: sourceLocation)
}
