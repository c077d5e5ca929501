internal import ProtocolStyle

extension TraitGraph {
  /// The graph as an SVG image, with the type on the left and style protocols on the right.
  ///
  /// The image is self-contained: it has no script and no external fonts or styles. It follows the
  /// light or dark color scheme. Equal graphs result in identical bytes in every run.
  public var svg: String {
    let drawing = Drawing(self)
    let edges = vertices.indices.flatMap { index in
      vertices[index].adopted.map { drawing.edge(from: index, to: $0) }
    }
    let title = "Traits of \(vertices[0].name)".escapedForXML
    let (width, height) = drawing.size
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" class="traits" role="img" aria-label="\(title)">
      <title>\(title)</title>
      <desc>\(description.escapedForXML)</desc>
      \(Drawing.style)
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

    static let style = """
      <style>
      .traits text{font:13px ui-monospace,monospace;fill:#1c1c1e}
      .traits rect{fill:#ffffff}
      .traits path{fill:none;stroke:#636366}
      .traits .trait{fill:#f2f2f7;stroke:#636366}
      .traits .type{fill:#d6e8ff;stroke:#636366}
      .traits .superclass{fill:#e5e5ea;stroke:#636366}
      .traits .styleProtocol{fill:#e2f5e5;stroke:#636366}
      @media (prefers-color-scheme:dark){
      .traits text{fill:#f2f2f7}
      .traits rect{fill:#1c1c1e}
      .traits path{stroke:#aeaeb2}
      .traits .trait{fill:#2c2c2e;stroke:#aeaeb2}
      .traits .type{fill:#123a63;stroke:#aeaeb2}
      .traits .superclass{fill:#3a3a3c;stroke:#aeaeb2}
      .traits .styleProtocol{fill:#1d4426;stroke:#aeaeb2}
      }
      </style>
      """

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
      let text = graph.label(of: vertex).escapedForXML
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

extension String {
  /// The text escaped for XML elements and attributes; characters that XML can't contain become
  /// `�`.
  fileprivate var escapedForXML: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
