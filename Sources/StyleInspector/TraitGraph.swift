public import ProtocolStyle

/// The conformances of a type, from its declaration down to the attributes.
///
/// ```swift
/// let graph = try Inspector().traits(of: CallToActionButton.self)
/// print(graph)
/// print(graph.origins(of: .borderWidth).map(\.description).joined(separator: "\n"))
/// ```
///
/// A graph is printed as an indented tree, and ``svg`` returns an image of it. It only contains
/// protocols that lead to an attribute or a custom closure. Kinds are named only at the type.
public struct TraitGraph: Hashable, Sendable {
  /// The role of a vertex in the graph.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// The inspected type.
    case type

    /// A superclass of the type.
    case superclass

    /// A protocol that refines style protocols or other traits.
    case trait

    /// A protocol that declares an attribute or a closure.
    case styleProtocol
  }

  /// A type or a protocol.
  public struct Vertex: Hashable, Sendable {
    /// The name, without the types that contain it.
    public let name: String

    /// The role of the vertex.
    public let role: Role

    /// The attributes that it declares itself, in order; empty unless it's a style protocol.
    public let attributes: [AttributeID]

    /// The indices of the vertices that it adopts, refines or inherits from directly.
    public let adopted: [Int]
  }

  /// A path by which a type gets an attribute.
  public struct Origin: Hashable, Sendable, CustomStringConvertible {
    /// The attribute.
    public let attribute: AttributeID

    /// The protocols along the path, from one that the type names to the style protocol.
    public let path: [String]

    /// The path on one line, without the style protocol if a trait refines it: `borderWidth ←
    /// CallToActionAppearance ← DefaultBorderWidth`.
    public var description: String {
      let traits = path.count > 1 ? Array(path.dropLast()) : path
      return ([attribute.name] + traits).joined(separator: " ← ")
    }
  }

  /// The kind of the type's nodes.
  public let kind: NodeKind

  /// The type, followed by its conformances, each before those it refines, by name.
  public let vertices: [Vertex]

  /// The attributes of all vertices, by name.
  public var attributes: [AttributeID] { vertices.flatMap(\.attributes).sorted() }

  /// The paths by which the type gets an attribute.
  ///
  /// - Parameter attribute: The attribute: `.borderWidth`.
  /// - Returns: At most 32 paths, from the shortest; empty if the type doesn't have the attribute.
  public func origins<Value>(of attribute: Attribute<Value>) -> [Origin] {
    origins(of: attribute.id)
  }

  /// The paths by which the type gets an attribute of any value type.
  ///
  /// - Parameter attribute: The attribute.
  /// - Returns: At most 32 paths, from the shortest; empty if the type doesn't have the attribute.
  public func origins(of attribute: AttributeID) -> [Origin] {
    // Diamonds of traits can result in an enormous number of paths, so vertices that don't lead to
    // the attribute aren't visited.
    let mostWays = 32
    let leading = verticesLeading(to: attribute)
    var (ways, origins) = ([[0]], [Origin]())
    while !ways.isEmpty, origins.count < mostWays {
      for way in ways where origins.count < mostWays {
        guard let last = way.last, vertices[last].attributes.contains(attribute) else { continue }
        origins.append(
          Origin(attribute: attribute, path: way.dropFirst().map { vertices[$0].name }))
      }
      let longer = ways.lazy.flatMap { way in
        vertices[way[way.count - 1]].adopted.filter(leading.contains).map { way + [$0] }
      }
      ways = Array(longer.prefix(mostWays))
    }
    return origins
  }

  private func verticesLeading(to attribute: AttributeID) -> Set<Int> {
    var leading: Set<Int> = []
    // Adopted vertices come later in the list, unless another vertex added them earlier.
    var isNew = true
    while isNew {
      let found = vertices.indices.filter { index in
        vertices[index].attributes.contains(attribute)
          || !leading.isDisjoint(with: vertices[index].adopted)
      }
      isNew = leading.count < found.count
      leading = Set(found)
    }
    return leading
  }
}
