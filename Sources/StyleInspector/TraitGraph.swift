package import ProtocolStyle

/// The conformances of a type, from its declaration down to the attributes.
///
/// A graph is printed as an indented tree, and `svg` returns an image of it. It only contains
/// protocols that lead to an attribute or a custom closure. Kinds are named only at the type.
package struct TraitGraph: Hashable, Sendable {
  /// The role of a vertex in the graph.
  package enum Role: String, Hashable, Sendable, CaseIterable {
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
  package struct Vertex: Hashable, Sendable {
    /// The name, without the types that contain it.
    package let name: String

    /// The role of the vertex.
    package let role: Role

    /// The attributes that it declares itself, in order; empty unless it's a style protocol.
    package let attributes: [AttributeID]

    /// The indices of the vertices that it adopts, refines or inherits from directly.
    package let adopted: [Int]
  }

  /// A path by which a type gets an attribute.
  package struct Origin: Hashable, Sendable, CustomStringConvertible {
    /// The attribute.
    package let attribute: AttributeID

    /// The protocols along the path, from one that the type names to the style protocol.
    package let path: [String]

    /// The path on one line, without the style protocol if a trait refines it: `borderWidth ←
    /// CallToActionAppearance ← DefaultBorderWidth`.
    package var description: String {
      let traits = path.count > 1 ? Array(path.dropLast()) : path
      return ([attribute.name] + traits).joined(separator: " ← ")
    }
  }

  /// The kind of the type's nodes.
  package let kind: NodeKind

  /// The type, followed by its conformances, each before those it refines, by name.
  package let vertices: [Vertex]

  /// The attributes of all vertices, by name.
  package var attributes: [AttributeID] { vertices.flatMap(\.attributes).sorted() }

  /// The paths by which the type gets an attribute.
  ///
  /// - Parameter attribute: The attribute: `.borderWidth`.
  /// - Returns: At most 32 paths, from the shortest; empty if the type doesn't have the attribute.
  package func origins<Value>(of attribute: Attribute<Value>) -> [Origin] {
    origins(of: attribute.id)
  }

  /// The paths by which the type gets an attribute of any value type.
  ///
  /// - Parameter attribute: The attribute.
  /// - Returns: At most 32 paths, from the shortest; empty if the type doesn't have the attribute.
  package func origins(of attribute: AttributeID) -> [Origin] {
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

// MARK: - Maker

extension TraitGraph {
  /// Builds a graph from conformance records.
  struct Maker {
    private typealias Descriptor = ConformanceRecords.Descriptor

    /// All attributes that the process has used, and those of the applier among them.
    private let known: [AttributeID]
    private let given: [AttributeID]

    /// The attributes of style protocols among those in `protocols`; given ones replace known ones.
    private var attributes: [Descriptor: [AttributeID]] = [:]
    private var vertices: [Vertex?] = []

    /// The indices of protocols; nil for one that leads to no attribute.
    private var places: [Descriptor: Int?] = [:]
    private var protocols: [Descriptor: ConformanceRecords.DeclaredProtocol] = [:]

    /// Builds the graph of a type.
    static func graph(
      of type: any StyleNode.Type, _ applier: StyleApplier
    ) throws(InspectionError) -> TraitGraph {
      guard ConformanceRecords.shared.areReadable else { throw .unsupported }
      var maker = Maker(for: applier)
      _ = try maker.add(type, as: .type)
      return TraitGraph(kind: type.nodeKind, vertices: maker.vertices.compactMap(\.self))
    }

    private init(for applier: StyleApplier) {
      known = InternedAttributes.shared.all.map(AttributeID.init)
      given = applier.attributes.ids
      if let proto = ConformanceRecords.descriptor(ofProtocol: (any CustomClosure).self) {
        attributes[proto] = []
      }
    }

    /// Adds protocols with their attributes.
    private mutating func add(_ all: [Descriptor: ConformanceRecords.DeclaredProtocol]) {
      protocols.merge(all) { known, _ in known }
      var found: [Descriptor: [AttributeID]] = [:]
      for attribute in known {
        let proto = attribute.definition.protocolType
          .flatMap(ConformanceRecords.descriptor(ofProtocol:))
        if let proto, all[proto] != nil { found[proto, default: []].append(attribute) }
      }
      for (proto, known) in found {
        let given = known.count == 1 ? known : known.filter(given.contains)
        attributes[proto] = (given.isEmpty ? known : given).sorted()
      }
    }

    /// Adds a type and its conformances, and returns its index.
    private mutating func add(
      _ type: any Any.Type, as role: Role
    ) throws(InspectionError) -> Int? {
      guard let (named, all) = ConformanceRecords.shared.protocols(declaredBy: type) else {
        throw .unknownType(type)
      }
      add(all)
      let place = vertices.count
      vertices.append(nil)
      // Protocols refined by another adopted one are implied, so they're omitted here.
      let implied = Set(named.flatMap { proto in all[proto]?.refined ?? [] })
      var adopted = add(named.subtracting(implied))
      if let superclass = (type as? AnyClass).flatMap(_getSuperclass),
        superclass is any StyleNode.Type
      {
        if let base = try add(superclass, as: .superclass) { adopted.append(base) }
      }
      vertices[place] = Vertex(name: "\(type)", role: role, attributes: [], adopted: adopted)
      return place
    }

    /// Adds protocols and those they refine, by name, and returns the indices of those that lead to
    /// an attribute.
    private mutating func add(_ some: Set<Descriptor>) -> [Int] {
      some.compactMap { protocols[$0] }.sorted {
        ($0.name, $0.descriptor) < ($1.name, $1.descriptor)
      }
      .compactMap { add($0) }
    }

    private mutating func add(_ proto: ConformanceRecords.DeclaredProtocol) -> Int? {
      if let known = places[proto.descriptor] { return known }
      let own = attributes[proto.descriptor]
      let place = vertices.count
      vertices.append(nil)
      let refined = add(Set(proto.refined))
      guard own != nil || !refined.isEmpty else {
        // Nothing was added for the refined protocols either.
        vertices.removeLast()
        places[proto.descriptor] = .some(nil)
        return nil
      }
      places[proto.descriptor] = place
      vertices[place] = Vertex(
        name: proto.name, role: own == nil ? .trait : .styleProtocol, attributes: own ?? [],
        adopted: refined)
      return place
    }
  }
}

extension Inspector {
  /// Returns the graph of a type's conformances, from its declaration down to the attributes.
  ///
  /// Style protocols are identified by the applier's attributes and by all attributes that the
  /// process has used. Conditional conformances are evaluated.
  ///
  /// - Parameter type: The type of the nodes.
  /// - Returns: The graph.
  /// - Throws: An `InspectionError` with the code `unsupported` if conformance records can't be
  ///   read, or `unknownType` for a kind of type that can't be read, such as one imported from C.
  package func traits(of type: any StyleNode.Type) throws(InspectionError) -> TraitGraph {
    try TraitGraph.Maker.graph(of: type, applier)
  }
}

// MARK: - Description

extension TraitGraph: CustomStringConvertible {
  /// An indented tree; vertices that were already printed are repeated without their children.
  ///
  /// ```text
  /// CallToActionButton (button)
  ///   CallToActionAppearance
  ///     DefaultBorderWidth
  ///       BorderWidth: borderWidth
  /// ```
  package var description: String {
    var (lines, drawn, rest) = ([String](), Set<Int>(), [(index: 0, depth: 0)])
    while let (index, depth) = rest.popLast() {
      let vertex = vertices[index]
      let isNew = drawn.insert(index).inserted
      let isCut = !isNew && !vertex.adopted.isEmpty
      lines.append(
        String(repeating: "  ", count: depth) + label(of: vertex) + (isCut ? " …" : ""))
      guard isNew else { continue }
      rest += vertex.adopted.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }

  /// The name, with the kind of the type or the attributes of a style protocol.
  func label(of vertex: Vertex) -> String {
    if vertex.role == .type { return "\(vertex.name) (\(kind))" }
    guard !vertex.attributes.isEmpty else { return vertex.name }
    return "\(vertex.name): " + vertex.attributes.map(\.name).joined(separator: ", ")
  }
}

// MARK: - SVG

extension TraitGraph {
  /// The graph as an SVG image, with the type on the left and style protocols on the right.
  ///
  /// The image is self-contained: it has no script and no external fonts or styles. It follows the
  /// light or dark color scheme. Equal graphs result in identical bytes in every run.
  package var svg: String {
    let drawing = Drawing(self)
    let edges = vertices.indices.flatMap { index in
      vertices[index].adopted.map { drawing.edge(from: index, to: $0) }
    }
    let title = "Traits of \(vertices[0].name)".escapedForMarkup
    let (width, height) = drawing.size
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" class="traits" role="img" aria-label="\(title)">
      <title>\(title)</title>
      <desc>\(description.escapedForMarkup)</desc>
      <style>\(StyleInspectorAssets.graphCSS)</style>
      <rect width="\(width)" height="\(height)"/>
      \((edges + vertices.indices.map(drawing.box)).joined(separator: "\n"))
      </svg>

      """
  }

  /// The layout of the image.
  private struct Drawing {
    private struct Box {
      var column = 0
      var x = 0
      var y = 0
      var width = 0
    }

    private let graph: TraitGraph
    private var boxes: [Box]

    private static let (margin, height, gap, span) = (16, 28, 12, 56)

    init(_ graph: TraitGraph) {
      self.graph = graph
      boxes = graph.vertices.map { Box(width: Self.width(of: graph.label(of: $0))) }
      moveRight()
      place()
    }

    /// Places each vertex to the right of all that adopt it; protocols have no cycles.
    private mutating func moveRight() {
      var isDone = false
      while !isDone {
        isDone = true
        for (index, vertex) in graph.vertices.enumerated() {
          for other in vertex.adopted where boxes[other].column <= boxes[index].column {
            boxes[other].column = boxes[index].column + 1
            isDone = false
          }
        }
      }
    }

    private mutating func place() {
      let columns = Dictionary(grouping: boxes.indices) { boxes[$0].column }
      var x = Self.margin
      for column in columns.keys.sorted() {
        let members = columns[column] ?? []
        for (row, index) in members.enumerated() {
          boxes[index].x = x
          boxes[index].y = Self.margin + row * (Self.height + Self.gap)
        }
        x += (members.map { boxes[$0].width }.max() ?? 0) + Self.span
      }
    }

    var size: (width: Int, height: Int) {
      let right = boxes.map { $0.x + $0.width }.max() ?? 0
      let bottom = boxes.map { $0.y + Self.height }.max() ?? 0
      return (right + Self.margin, bottom + Self.margin)
    }

    func box(_ index: Int) -> String {
      let (box, vertex) = (boxes[index], graph.vertices[index])
      let text = graph.label(of: vertex).escapedForMarkup
      return """
        <rect class="\(vertex.role.rawValue)" x="\(box.x)" y="\(box.y)" width="\(box.width)" \
        height="\(Self.height)" rx="6"/><text x="\(box.x + 10)" \
        y="\(box.y + 19)">\(text)</text>
        """
    }

    func edge(from index: Int, to other: Int) -> String {
      let (from, to) = (boxes[index], boxes[other])
      let (startX, startY) = (from.x + from.width, from.y + Self.height / 2)
      let (endX, endY) = (to.x, to.y + Self.height / 2)
      let bend = Self.span / 2
      return """
        <path d="M\(startX) \(startY)C\(startX + bend) \(startY) \
        \(endX - bend) \(endY) \(endX) \(endY)"/>
        """
    }

    /// The width of a text in a monospaced font; East Asian characters take two columns.
    private static func width(of text: String) -> Int {
      text.unicodeScalars.reduce(20) { $0 + ($1.value < 0x1100 ? 8 : 16) }
    }
  }
}
