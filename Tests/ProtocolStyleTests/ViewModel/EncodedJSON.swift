import Foundation
import ProtocolStyle

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
