internal import ProtocolStyle

/// The values of the parts of a node's style, with the combinations in which they occur.
struct PartTable {
  private struct Part: Hashable {
    let attribute: AttributeID

    /// The position on the attribute's axis; nil for an attribute without an axis.
    let place: AnyHashable?
  }

  private var values: [Part: [Int: String]] = [:]

  /// Adds the view model of a combination.
  ///
  /// Omits the control state if it's that of the combination.
  mutating func add(_ model: ViewModel, _ state: ControlState, at combination: Int) {
    for element in model where element.value as? ControlState != state {
      let places = (element.value as? any AxisParts)?.parts ?? []
      if places.isEmpty {
        let part = Part(attribute: element.attribute, place: nil)
        values[part, default: [:]][combination] = ValueText.text(of: element.value)
      }
      for (place, value) in places {
        let part = Part(attribute: element.attribute, place: place)
        values[part, default: [:]][combination] = ValueText.text(of: value)
      }
    }
  }

  /// The lines of the table, one for each value of each part.
  func lines(in names: CombinationNames) -> [String] {
    values.sorted { Self.isInOrder($0.key, $1.key) }.flatMap { part, values in
      let name = PartName.text(of: part.attribute, at: part.place.map { "\($0)" })
      var combinations: [(text: String, set: Set<Int>)] = []
      for combination in 0..<names.count {
        let text = values[combination] ?? ValueText.text(of: nil)
        if let index = combinations.firstIndex(where: { $0.text.isExactlyEqual(to: text) }) {
          combinations[index].set.insert(combination)
        } else {
          combinations.append((text, [combination]))
        }
      }
      return combinations.map { text, set in
        "\(name): \(text)" + (names.text(of: set).map { " when \($0)" } ?? "")
      }
    }
  }

  private static func isInOrder(_ left: Part, _ right: Part) -> Bool {
    guard left.attribute == right.attribute else { return left.attribute < right.attribute }
    guard let place = left.place?.base as? any StyleAxis else { return right.place != nil }
    func isBefore<Axis: StyleAxis>(_ place: Axis) -> Bool {
      (right.place?.base as? Axis).map { place < $0 } ?? false
    }
    return isBefore(place)
  }
}

/// Values along an axis of any type.
private protocol AxisParts {
  var parts: [(place: AnyHashable, value: any Hashable & Sendable & Codable)] { get }
}

extension AxisValues: AxisParts {
  fileprivate var parts: [(place: AnyHashable, value: any Hashable & Sendable & Codable)] {
    map { (AnyHashable($0.key), $0.value) }
  }
}
