internal import ProtocolStyle
internal import StyleInspector

/// The attributes that come to a type by traits.
struct TraitValues {
  /// The attributes of each trait, those of traits that it refines included; nil where conformance
  /// records can't be read.
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

  /// Whether an attribute is adopted without a trait, so that its value is the protocol's or the
  /// type's own; false where that isn't known.
  func areDirect(_ attribute: AttributeID) -> Bool {
    guard let traits else { return false }
    return all.contains(attribute) && !traits.contains { $0.contains(attribute) }
  }

  /// Whether an attribute comes by a trait all of whose attributes are in a set; where traits aren't
  /// known, whether all attributes of the type are.
  func isOfTrait(_ attribute: AttributeID, within attributes: Set<AttributeID>) -> Bool {
    (traits ?? [all]).contains { $0.contains(attribute) && $0.isSubset(of: attributes) }
  }
}
