internal import ProtocolStyle

/// The nodes whose values are the defaults of style protocols, by attribute.
///
/// A node has a protocol's default if it adopts the protocol without a trait and fills nothing. The
/// second can't be seen, so nodes that differ are no answer.
struct DefaultNodes {
  /// The nodes to style, each once for an attribute.
  private(set) var nodes: [any StyleNode] = [StandardDefaults()]

  /// The places of nodes by attribute.
  private var places: [AttributeID: [Int]] = [:]

  /// Finds nodes for attributes among those given, and if there are none, among all of the process.
  init(
    for attributes: [AttributeID], bare: [any StyleNode], probes: [any StyleNode],
    _ applier: StyleApplier
  ) {
    for attribute in attributes {
      if attribute.isAdopted(by: StandardDefaults.self) {
        places[attribute] = [0]
        continue
      }
      let given = bare.filter { attribute.isAdopted(by: type(of: $0)) }
      let found =
        given.isEmpty
        ? (probes + attribute.emptyAdopters).filter {
          TraitValues(of: type(of: $0), applier).areDirect(attribute)
        } : given
      places[attribute] = Array(nodes.count..<nodes.count + found.count)
      nodes += found
    }
  }

  /// The models of the one node that has an attribute's default, of those of all nodes.
  ///
  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - models: The models of the nodes, in one order of surroundings.
  /// - Returns: The values in that order; nil where no node has it, or where nodes differ.
  func values(of attribute: AttributeID, in models: [[ViewModel]]) -> [AnyHashable?]? {
    let values = places[attribute, default: []].map { Self.values(of: attribute, in: models[$0]) }
    return Set(values).count == 1 ? values[0] : nil
  }

  /// The values that the models of a node have for an attribute.
  static func values(of attribute: AttributeID, in models: [ViewModel]) -> [AnyHashable?] {
    models.map { $0.writtenValue(of: attribute).map { AnyHashable($0) } }
  }
}
