/// The values of one attribute over a cycle of a repeating motion.
package protocol RepeatingMotionTrack: Sendable, CustomStringConvertible {
  var attributeID: AttributeID { get }

  /// The fractions of the cycle at which the values are, in ascending order.
  var positions: [Double] { get }
  var isEmpty: Bool { get }
  var resolved: any RepeatingMotionTrack { get }

  /// Replaces the attribute's value by that at a fraction of the cycle, with a curve from each value to
  /// the next.
  func move(_ model: inout ViewModel, at progress: Double, _ curve: (Double) -> Double)

  func isEqual(to other: any RepeatingMotionTrack) -> Bool
  func hash(into hasher: inout Hasher)
  func encode(to encoder: any Encoder) throws
}

private enum TrackKeys: String, CodingKey, CaseIterable {
  case attribute
  case values
  case positions
}

/// The values of one attribute by their type.
struct TypedMotionTrack<Value: Hashable & Sendable & Codable>: RepeatingMotionTrack, Hashable {
  private let attribute: Attribute<Value>
  private let values: [Value]
  let positions: [Double]

  init(_ attribute: Attribute<Value>, _ values: [Value], at positions: [Double]) {
    (self.attribute, self.values) = (attribute, values)
    let isFit = positions.count == values.count && !values.isEmpty
    let last = Double(max(values.count - 1, 1))
    self.positions =
      isFit
      ? positions.map { $0.clamped(to: 0...1) }.sorted()
      : values.indices.map { Double($0) / last }
  }

  var attributeID: AttributeID { attribute.id }
  var isEmpty: Bool { values.isEmpty }

  var resolved: any RepeatingMotionTrack {
    Self(attribute, values.map(attributeID.definition.resolved), at: positions)
  }

  func move(_ model: inout ViewModel, at progress: Double, _ curve: (Double) -> Double) {
    let next = positions.firstIndex { $0 > progress } ?? positions.count
    var value = values[min(max(next - 1, 0), values.count - 1)]
    if next > 0, next < positions.count {
      let length = positions[next] - positions[next - 1]
      value = attributeID.definition.interpolated(
        value, to: values[next], at: curve((progress - positions[next - 1]) / length))
    }
    model.store(value, to: attributeID, as: .written)
  }

  func isEqual(to other: any RepeatingMotionTrack) -> Bool { other as? Self == self }

  var description: String {
    let texts = values.map { "\($0)" }
    let isEven = positions == Self(attribute, values, at: []).positions
    guard !isEven else { return "\(attribute) \(texts.joined(separator: " → "))" }
    let places = zip(texts, positions).map { "\($0) at \($1.plainDescription)" }
    return "\(attribute) \(places.joined(separator: " → "))"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: TrackKeys.self)
    try container.encode(attribute.name, forKey: .attribute)
    try container.encode(values, forKey: .values)
    if positions != Self(attribute, values, at: []).positions {
      try container.encode(positions, forKey: .positions)
    }
  }
}

/// A track that is encoded with the name of its attribute.
struct CodedMotionTrack: Codable {
  let track: any RepeatingMotionTrack

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(
      strictlyKeyedBy: TrackKeys.self, of: "values of a repeating motion")
    let names = decoder.userInfo[.viewModelDecoding] as? any AttributeNames
    let name = try container.decode(String.self, forKey: .attribute)
    let attribute = (names?.attributes ?? .standard).first { $0.name == name }?.id
    guard let attribute, attribute.isInterpolatable else {
      throw DecodingError.invalidValue(
        InvalidValueError(
          .malformed, subject: "repeating motion", given: InvalidValueError.quoted(name),
          accepted: "the name of an attribute whose values can be interpolated, such as alpha,"),
        at: container.codingPath + [TrackKeys.attribute])
    }
    let positions = try container.decodeIfPresent([Double].self, forKey: .positions) ?? []
    func decode<Value: Hashable & Sendable & Codable>(_ type: Value.Type) throws
      -> any RepeatingMotionTrack
    {
      let values = try container.decode([Value].self, forKey: .values)
      let isOrdered =
        positions.isEmpty
        || positions.count == values.count && positions == positions.sorted()
          && positions.allSatisfy((0...1).contains)
      guard isOrdered, !values.isEmpty else {
        throw DecodingError.invalidValue(
          InvalidValueError(
            .malformed, subject: "repeating motion",
            given: "\(values.count) values with \(positions.count) positions",
            accepted: "at least a value, and for each an ascending position from 0 to 1, or none,"),
          at: container.codingPath + [TrackKeys.positions])
      }
      return TypedMotionTrack(Attribute<Value>(id: attribute), values, at: positions)
    }
    track = try decode(attribute.valueType)
  }

  init(_ track: any RepeatingMotionTrack) {
    self.track = track
  }

  func encode(to encoder: any Encoder) throws { try track.encode(to: encoder) }
}
