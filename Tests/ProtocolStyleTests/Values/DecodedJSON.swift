import Foundation

/// Decodes a JSON value, in which the texts `NaN`, `Infinity` and `-Infinity` represent numbers.
func decoded<Value: Decodable>(_ json: String, as type: Value.Type) throws -> Value {
  let decoder = JSONDecoder()
  decoder.nonConformingFloatDecodingStrategy = .convertFromString(
    positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
  return try decoder.decode(type, from: Data(json.utf8))
}
