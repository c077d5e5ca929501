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
