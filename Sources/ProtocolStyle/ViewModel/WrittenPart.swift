/// What a closure wrote of an attribute, or of one place on its axis: what tests expect to see.
package struct WrittenPart {
  private let write: Write

  /// The value that was written; nil for none.
  package let value: (any Hashable & Sendable & Codable)?

  /// The attribute.
  package var attribute: AttributeID { write.attribute }

  /// The place on the attribute's axis; nil where the attribute was written as a whole.
  package var place: String? { write.place.map { "\($0)" } }

  /// What a model shows there, with the axis's fallbacks; where none was written, exactly there.
  package func shown(in model: ViewModel) -> (any Hashable & Sendable & Codable)? {
    if value != nil, let place = write.place, let values = model.axis(of: write.attribute) {
      return values.shown(at: place)
    }
    return model.value(of: write)
  }
}

extension WrittenPart {
  /// What a closure writes on a view model without attributes, by attribute and place.
  package static func parts(
    writtenBy body: (inout ViewModel) -> Void, kind: NodeKind
  ) -> [WrittenPart] {
    var model = ViewModel(kind: kind)
    let writes = model.recordingWrites(body)
    return Dictionary(grouping: writes, by: \.attribute).sorted { $0.key < $1.key }
      .flatMap { attribute, writes in
        let order = model.axis(of: attribute)?.orderedPlaces ?? []
        // What was set in the order of the axis, then what was taken away.
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
  /// What was written of an attribute, be it hidden by what is derived; nil for nothing.
  package func writtenValue(of attribute: AttributeID) -> (any Hashable & Sendable & Codable)? {
    func value<Value: Hashable & Sendable & Codable>(
      _ type: Value.Type
    ) -> (any Hashable & Sendable & Codable)? {
      self.value(of: attribute, as: .written, type)
    }
    return value(attribute.valueType)
  }

  /// What is seen of an attribute that has an axis.
  fileprivate func axis(of attribute: AttributeID) -> (any AxisMerging)? {
    value(of: Write(attribute: attribute)) as? any AxisMerging
  }
}
