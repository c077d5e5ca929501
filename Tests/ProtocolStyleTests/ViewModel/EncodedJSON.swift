import Foundation
import ProtocolStyle

/// A view model as JSON, keys sorted.
func encoded(
  _ model: ViewModel, _ formatting: JSONEncoder.OutputFormatting = []
) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
  return String(decoding: try encoder.encode(model), as: UTF8.self)
}

/// Reads a view model of JSON by other names than the standard ones.
func decoded(_ json: String, with decoding: ViewModel.Decoding) throws -> ViewModel {
  let decoder = JSONDecoder()
  decoder.userInfo[.viewModelDecoding] = decoding
  return try decoder.decode(ViewModel.self, from: Data(json.utf8))
}
