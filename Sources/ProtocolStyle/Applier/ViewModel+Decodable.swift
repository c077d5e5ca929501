extension ViewModel: Decodable {
  /// Decodes the object that `encode(to:)` writes, with the names in
  /// `userInfo[.viewModelDecoding]`.
  ///
  /// Colors may be adaptive; like all values written to a view model, they're resolved by the
  /// current context.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path for a value of a wrong type, an invalid value, an
  ///   unknown kind, and an unknown name unless unknown names are dropped.
  public init(from decoder: any Decoder) throws {
    let decoding = decoder.userInfo[.viewModelDecoding] as? Decoding ?? Decoding()
    let container = try decoder.container(keyedBy: NameKey.self)
    self.init(kind: try Self.kind(in: container, decoding))
    let attributes = Dictionary(uniqueKeysWithValues: decoding.attributes.map { ($0.name, $0.id) })
    // In order, so that the first of several errors is the same in every run.
    let keys = container.allKeys.sorted { $0.stringValue < $1.stringValue }
    for key in keys where key.stringValue != NameKey.kind.stringValue {
      if let attribute = attributes[key.stringValue] {
        try decode(attribute, container, key)
        continue
      }
      switch decoding.unknownNames {
      case .drop(let report):
        report(.unknownAttribute(key.stringValue, of: kind, at: container.codingPath))
      case .refuse:
        throw DecodingError.invalidValue(
          InvalidValueError(
            .malformed, subject: "attribute", given: InvalidValueError.quoted(key.stringValue),
            accepted:
              "the name of an attribute in ViewModel.Decoding, or any with unknownNames: .drop,"),
          at: container.codingPath + [key])
      }
    }
  }

  private mutating func decode(
    _ attribute: AttributeID, _ container: KeyedDecodingContainer<NameKey>, _ key: NameKey
  ) throws {
    func decode<Value: Hashable & Sendable & Codable>(_ type: Value.Type) throws {
      let value = try container.decode(Value.self, forKey: key)
      // Resolved when it was written: a reader who prefers less motion must find what was rendered.
      let rendered =
        switch value {
        case let motion as MotionValues: motion.hasConditions ? nil : value
        case let motion as RepeatingMotionValue: motion.resolvedValues as? Value
        default: nil as Value?
        }
      if let rendered {
        makeStyleUnique()
        return store(rendered, to: attribute, as: .written)
      }
      write(value, to: Attribute<Value>(id: attribute))
    }
    try decode(attribute.valueType)
  }

  private static func kind(
    in container: KeyedDecodingContainer<NameKey>, _ decoding: Decoding
  ) throws -> NodeKind {
    let name = try container.decode(String.self, forKey: .kind)
    guard let kind = decoding.kinds.first(where: { $0.name == name }) else {
      throw DecodingError.invalidValue(
        InvalidValueError(
          .malformed, subject: "kind", given: InvalidValueError.quoted(name),
          accepted: "one of " + decoding.kinds.map(\.name).joined(separator: ", ")),
        at: container.codingPath + [NameKey.kind])
    }
    return kind
  }
}

extension ViewModel {
  /// The names that can occur in an encoded view model.
  ///
  /// ```swift
  /// let decoder = JSONDecoder()
  /// decoder.userInfo[.viewModelDecoding] = ViewModel.Decoding(
  ///   attributes: .standard + [.leftColor])
  /// let model = try decoder.decode(ViewModel.self, from: data)
  /// ```
  public struct Decoding: Sendable {
    /// The treatment of names that aren't among the attributes.
    public enum UnknownNames: Sendable {
      /// Throw an error with the name.
      case refuse

      /// Drop the value, and pass a finding that names it to a closure.
      ///
      /// The closure is called while decoding, once for each unknown name, in alphabetical order.
      case drop(report: @Sendable (Finding) -> Void)
    }

    /// The attributes that can occur.
    public var attributes: AttributeList

    /// The kinds that can occur.
    public var kinds: [NodeKind]

    /// The treatment of names that aren't among the attributes.
    public var unknownNames: UnknownNames

    /// Creates a set of names.
    ///
    /// - Parameters:
    ///   - attributes: The attributes that can occur; the standard ones by default.
    ///   - kinds: The kinds that can occur; the standard ones by default.
    ///   - unknownNames: The treatment of names that aren't among the attributes; they are refused
    ///     by default.
    public init(
      attributes: AttributeList = .standard, kinds: [NodeKind] = .standard,
      unknownNames: UnknownNames = .refuse
    ) {
      self.attributes = attributes
      self.kinds = kinds
      self.unknownNames = unknownNames
    }
  }
}

extension ViewModel.Decoding: AttributeNames {}

extension Finding.Identifier {
  /// An encoded view model has a value for an unknown attribute.
  public static let unknownAttribute = Finding.Identifier(rawValue: "unknown-attribute")
}

extension Finding {
  /// A value under an unknown name, which was dropped.
  fileprivate static func unknownAttribute(
    _ name: String, of kind: NodeKind, at path: [any CodingKey]
  ) -> Finding {
    let keys = path.map { $0.intValue.map(String.init) ?? $0.stringValue }
    let place = keys.isEmpty ? "" : ", at " + keys.joined(separator: ".")
    return Finding(
      .warning, .unknownAttribute,
      summary: "\(InvalidValueError.quoted(name)) of a \(kind) is no known attribute\(place).",
      explanation: "Its value was dropped, and isn't encoded again.",
      remedy: "Correct the name, or add the attribute to those of ViewModel.Decoding.")
  }
}
