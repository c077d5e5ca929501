public import ProtocolStyle

/// What a type adopts, from its declaration down to the attributes: who brings what.
///
/// ```swift
/// let graph = try Inspector().traits(of: CallToActionButton.self)
/// print(graph)
/// print(graph.origins(of: .borderWidth).map(\.description).joined(separator: "\n"))
/// ```
///
/// Prints as an indented tree, and ``svg`` is a drawing of it. Only what leads to an attribute or a
/// custom closure is there; kinds are named by the type alone.
public struct TraitGraph: Hashable, Sendable {
  /// What a vertex of the graph is.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// The type that was asked for.
    case type

    /// A class that the type derives from.
    case superclass

    /// A protocol that refines style protocols or other traits.
    case trait

    /// A protocol that carries an attribute, or a closure.
    case styleProtocol
  }

  /// A type or a protocol.
  public struct Vertex: Hashable, Sendable {
    /// The name, without those of what it lies in.
    public let name: String

    /// What it is.
    public let role: Role

    /// The attributes that it carries itself, in order; none for what is no style protocol.
    public let attributes: [AttributeID]

    /// The places of what it adopts, refines or derives from itself, among the graph's vertices.
    public let adopted: [Int]
  }

  /// The way by which an attribute comes to a type.
  public struct Origin: Hashable, Sendable, CustomStringConvertible {
    /// The attribute.
    public let attribute: AttributeID

    /// Who brings it, from what the type names itself down to the style protocol.
    public let path: [String]

    /// The way in one line, without the style protocol where a trait brings it:
    /// `borderWidth ← CallToActionAppearance ← DefaultBorderWidth`.
    public var description: String {
      let bringers = path.count > 1 ? Array(path.dropLast()) : path
      return ([attribute.name] + bringers).joined(separator: " ← ")
    }
  }

  /// The kind of the type's nodes.
  public let kind: NodeKind

  /// The type first, and then what it adopts, each before what that adopts, by name.
  public let vertices: [Vertex]

  /// The attributes of all vertices, by name.
  public var attributes: [AttributeID] { vertices.flatMap(\.attributes).sorted() }

  /// The ways by which an attribute comes to the type.
  ///
  /// - Parameter attribute: The attribute: `.borderWidth`.
  /// - Returns: The ways, the shortest first and at most 32 of them; none when it does not come.
  public func origins<Value>(of attribute: Attribute<Value>) -> [Origin] {
    origins(of: attribute.id)
  }

  /// The ways by which an attribute of whatever value type comes to the type.
  ///
  /// - Parameter attribute: The attribute.
  /// - Returns: The ways, the shortest first and at most 32 of them; none when it does not come.
  public func origins(of attribute: AttributeID) -> [Origin] {
    // Traits that come together and part again would make more ways than anybody reads, so those
    // that do not lead there are not gone.
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
    // What is adopted comes later in the list, unless another vertex brought it there before.
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
