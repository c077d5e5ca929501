internal import ProtocolStyle

/// The nodes whose values are the defaults of style protocols, by attribute.
///
/// A node has a protocol's default if it adopts the protocol without a trait and doesn't declare
/// the property. The latter isn't visible at run time, so the values are only used if all
/// candidates agree.
struct DefaultNodes {
  /// The nodes to style; a node is listed once for each attribute.
  private(set) var nodes: [any StyleNode] = [StandardDefaults()]

  /// The indices of nodes by attribute.
  private var places: [AttributeID: [Int]] = [:]

  /// Finds nodes for attributes among the given ones or, if there are none, in the whole process.
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

  /// Returns the default values of an attribute.
  ///
  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - models: The models of the nodes, in the same order of combinations for each node.
  /// - Returns: The values in that order; nil if no node has them, or if nodes differ.
  func values(of attribute: AttributeID, in models: [[ViewModel]]) -> [AnyHashable?]? {
    let values = places[attribute, default: []].map { Self.values(of: attribute, in: models[$0]) }
    return Set(values).count == 1 ? values[0] : nil
  }

  /// The values of an attribute in the models of a node.
  static func values(of attribute: AttributeID, in models: [ViewModel]) -> [AnyHashable?] {
    models.map { $0.writtenValue(of: attribute).map { AnyHashable($0) } }
  }
}

/// A node that adopts every style protocol of the library and fills none, so it has the defaults
/// that traits replace.
struct StandardDefaults: BareNode, StandardStyle {}

/// A node whose kind uses every attribute and derives none.
protocol BareNode: StyleNode {}

extension BareNode {
  static var nodeKind: NodeKind { .bare }
}

extension NodeKind {
  fileprivate static let bare = NodeKind("bare", of: (any BareNode).self, uses: .standard)
}
