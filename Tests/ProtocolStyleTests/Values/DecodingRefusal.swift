import Foundation
import ProtocolStyle
import Testing

/// Where and why a decoder refused a value: `path: message`.
///
/// Nil when it did not, or when the error does not carry ours.
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
