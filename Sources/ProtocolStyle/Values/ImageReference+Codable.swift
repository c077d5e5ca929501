extension ImageReference: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case named
    case symbol
    case dataURL
  }

  /// Decodes the object that ``encode(to:)`` writes.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if there's no key or several, or the data URL is
  ///   refused, its underlying error is ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "image")
    var place = decoder.codingPath
    do {
      let keys = container.allKeys
      guard keys.count == 1, let key = keys.first else {
        let names = keys.map(\.rawValue).sorted().joined(separator: ", ")
        throw InvalidValueError(
          .malformed, subject: "image",
          given: "an object with \(names.isEmpty ? "none of them" : names)",
          accepted: "an object with exactly one of named, symbol and dataURL")
      }
      let text = try container.decode(String.self, forKey: key)
      place.append(key)
      switch key {
      case .named: self = .named(text)
      case .symbol: self = .symbol(text)
      case .dataURL: try self.init(dataURL: text)
      }
    } catch let error as InvalidValueError {
      throw DecodingError.invalidValue(error, at: place)
    }
  }

  /// Encodes an object with one key: `named`, `symbol` or `dataURL`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch source {
    case .named(let name): try container.encode(name, forKey: .named)
    case .symbol(let name): try container.encode(name, forKey: .symbol)
    case .dataURL(let url): try container.encode(url, forKey: .dataURL)
    }
  }
}
