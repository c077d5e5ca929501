internal import Synchronization

/// The plans of an applier, one per type, each created for the type's first node.
final class PlanTable: Sendable {
  /// Shared by all appliers of the standard attributes.
  static let standard = PlanTable(attributes: .standard)

  private let attributes: AttributeList
  private let plans = AddressTable<Plan>()
  private let count = Atomic(0)

  init(attributes: AttributeList) {
    self.attributes = attributes
  }

  /// Returns the plan of a type; the first thread creates it while others wait.
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
