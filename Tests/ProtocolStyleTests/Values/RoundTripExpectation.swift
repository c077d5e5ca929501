import Foundation
import Testing

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
