/// The value that a closure wrote to an attribute or to one place on its axis, as tests expect it.
package struct WrittenPart {
  private let write: Write

  /// The written value; nil for none.
  package let value: (any Hashable & Sendable & Codable)?

  /// The attribute.
  package var attribute: AttributeID { write.attribute }

  /// The place on the attribute's axis; nil if the attribute was written as a whole.
  package var place: String? { write.place.map { "\($0)" } }

  /// Returns the value that a model shows there, with the axis's fallbacks unless nil was written.
  package func shown(in model: ViewModel) -> (any Hashable & Sendable & Codable)? {
    if value != nil, let place = write.place, let values = model.axis(of: write.attribute) {
      return values.shown(at: place)
    }
    return model.value(of: write)
  }
}

extension WrittenPart {
  /// Returns the parts that a closure writes to an empty view model, sorted by attribute and place.
  package static func parts(
    writtenBy body: (inout ViewModel) -> Void, kind: NodeKind
  ) -> [WrittenPart] {
    var model = ViewModel(kind: kind)
    let writes = model.recordingWrites(body)
    return Dictionary(grouping: writes, by: \.attribute).sorted { $0.key < $1.key }
      .flatMap { attribute, writes in
        let order = model.axis(of: attribute)?.orderedPlaces ?? []
        // Places that were set come first, in the order of the axis, and then those that were
        // removed.
        return writes.sorted { one, other in
          key(of: one, in: order) < key(of: other, in: order)
        }
      }
      .map { WrittenPart(write: $0, value: model.value(of: $0)) }
  }

  private static func key(of write: Write, in order: [AnyHashable]) -> (Int, String) {
    guard let place = write.place else { return (-1, "") }
    return (order.firstIndex(of: place) ?? order.count, "\(place)")
  }
}

extension ViewModel {
  /// Returns the written value of an attribute, even if a derived one hides it; nil if there is
  /// none.
  package func writtenValue(of attribute: AttributeID) -> (any Hashable & Sendable & Codable)? {
    func value<Value: Hashable & Sendable & Codable>(
      _ type: Value.Type
    ) -> (any Hashable & Sendable & Codable)? {
      self.value(of: attribute, as: .written, type)
    }
    return value(attribute.valueType)
  }

  /// Returns the visible value of an attribute with an axis.
  fileprivate func axis(of attribute: AttributeID) -> (any AxisMerging)? {
    value(of: Write(attribute: attribute)) as? any AxisMerging
  }
}

/// A write to an attribute, either as a whole or at one place on its axis.
package struct Write: Hashable {
  package let attribute: AttributeID
  var place: AnyHashable?
}

extension Write {
  /// Returns whether this write overrides all of another one.
  package func covers(_ other: Write) -> Bool {
    attribute == other.attribute && (place == nil || place == other.place)
  }
}

/// A write to a view model that is recording.
struct RecordedWrite {
  let write: Write

  /// Whether nil was written.
  let isNone: Bool

  /// Whether later writes aren't merged with the values from before the recording.
  var isEmptying: Bool { isNone && write.place == nil }
}
