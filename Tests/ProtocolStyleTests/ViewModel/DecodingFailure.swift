import Foundation
import ProtocolStyle
import Testing

/// Returns the place and reason why a view model wasn't decoded.
///
/// The result is `path: message` if the message is the library's or the standard library's, else
/// `path: case`, because the messages of a decoder may change.
func decodingFailure(
  of json: String, with decoding: ViewModel.Decoding = ViewModel.Decoding(),
  sourceLocation: SourceLocation = #_sourceLocation
) -> String? {
  let error = #expect(throws: DecodingError.self, sourceLocation: sourceLocation) {
    try decoded(json, with: decoding)
  }
  func text(_ context: DecodingError.Context, _ message: String) -> String {
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return "\(path.joined(separator: ".")): \(message)"
  }
  switch error {
  case .dataCorrupted(let context)?: return text(context, context.debugDescription)
  case .keyNotFound(let key, let context)?: return text(context, "no \(key.stringValue)")
  case .typeMismatch(_, let context)?: return text(context, "type mismatch")
  case .valueNotFound(_, let context)?: return text(context, "null")
  default: return nil
  }
}

/// Returns a view model as JSON with sorted keys.
func encoded(
  _ model: ViewModel, _ formatting: JSONEncoder.OutputFormatting = []
) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
  return String(decoding: try encoder.encode(model), as: UTF8.self)
}

/// Decodes a view model from JSON with other names than the standard ones.
func decoded(_ json: String, with decoding: ViewModel.Decoding) throws -> ViewModel {
  let decoder = JSONDecoder()
  decoder.userInfo[.viewModelDecoding] = decoding
  return try decoder.decode(ViewModel.self, from: Data(json.utf8))
}
