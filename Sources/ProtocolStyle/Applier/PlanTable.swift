internal import Synchronization

/// The plans of an applier, one per type, made when the type's first node comes.
final class PlanTable: Sendable {
  /// Shared by all appliers of the standard attributes.
  static let standard = PlanTable(attributes: .standard)

  private let attributes: AttributeList
  private let plans = AddressTable<Plan>()
  private let count = Atomic(0)

  init(attributes: AttributeList) {
    self.attributes = attributes
  }

  /// The plan of a type; whichever thread comes first makes it, the others wait for it.
  @inline(__always)
  func plan<Node: StyleNode>(of type: Node.Type) -> Unmanaged<Plan> {
    let address = UInt(bitPattern: ObjectIdentifier(type))
    return plans[address]
      ?? plans.insert(at: address) {
        let number = count.wrappingAdd(1, ordering: .relaxed).oldValue
        return Plan(of: type, attributes: attributes, number: number)
      }
  }
}
