internal import ProtocolStyle
internal import StyleInspector

/// The attributes that a type adopts through traits.
struct TraitValues {
  /// The attributes of each trait, including those of refined traits; nil if conformance records
  /// can't be read.
  private let traits: [Set<AttributeID>]?

  private let all: Set<AttributeID>

  init(of type: any StyleNode.Type, _ applier: StyleApplier) {
    all = Set(applier.attributes.map(\.id).filter { $0.isAdopted(by: type) })
    guard let graph = try? Inspector(applier: applier).traits(of: type) else {
      traits = nil
      return
    }
    let vertices = graph.vertices
    traits = vertices.indices.filter { vertices[$0].role == .trait }.map { trait in
      var (found, rest) = (Set<AttributeID>(), [trait])
      while let place = rest.popLast() {
        found.formUnion(vertices[place].attributes)
        rest += vertices[place].adopted
      }
      return found
    }
  }

  /// Whether an attribute is adopted without a trait, so that its value comes from the protocol or
  /// the type itself; false if that isn't known.
  func areDirect(_ attribute: AttributeID) -> Bool {
    guard let traits else { return false }
    return all.contains(attribute) && !traits.contains { $0.contains(attribute) }
  }

  /// Whether a trait provides an attribute, and all attributes of the trait are in a set.
  ///
  /// If traits aren't known, whether all attributes of the type are in the set.
  func isOfTrait(_ attribute: AttributeID, within attributes: Set<AttributeID>) -> Bool {
    (traits ?? [all]).contains { $0.contains(attribute) && $0.isSubset(of: attributes) }
  }
}
