/// The list of attributes, the compositions of their protocols, and the chain of casts.
enum AttributeFiles {
  static func all(_ vocabulary: Vocabulary) -> [GeneratedFile] {
    [list(vocabulary), protocols(vocabulary), castChain(vocabulary)]
  }

  /// The standard list of attributes, by identifiers.
  ///
  /// A list of attributes would have the runtime make the type of each before the first node is
  /// styled. There is one list for each family because the compiler takes long over large literals.
  private static func list(_ vocabulary: Vocabulary) -> GeneratedFile {
    let families = Vocabulary.families.map { family in
      let ids = vocabulary.attributes.filter { $0.family == family }
        .map { "Attribute<\($0.valueType)>.\($0.name).id," }
      return """
        private let \(family.lowercased())IDs: [AttributeID] = [
        \(ids.lines(indentedBy: 2))
        ]
        """
    }
    return .swift(
      "Sources/ProtocolStyle/Attributes/AttributeList+Standard+Generated.swift",
      from: "this folder",
      """
      extension AttributeList {
        /// Every attribute of this module, by family.
        public static let standard = AttributeList(
          ids: [
        \(Vocabulary.families.map { "\($0.lowercased())IDs," }.lines(indentedBy: 4))
          ].joined())
      }

      \(families.joined(separator: "\n\n"))
      """)
  }

  private static func protocols(_ vocabulary: Vocabulary) -> GeneratedFile {
    func composition(_ isContent: Bool) -> String {
      vocabulary.attributes.filter { $0.isContent == isContent }.compactMap(\.protocolName)
        .joined(separator: "\n  & ")
    }
    return .swift(
      "Sources/ProtocolStyle/Attributes/StandardProtocols+Generated.swift", from: "this folder",
      """
      /// Every style protocol of this module, for nodes that have all defaults.
      package typealias StandardStyle =
        \(composition(false))

      /// Every content protocol of this module.
      package typealias StandardContent =
        \(composition(true))
      """)
  }

  private static func castChain(_ vocabulary: Vocabulary) -> GeneratedFile {
    let casts = vocabulary.attributes.compactMap { attribute in
      attribute.protocolName.map { name in
        """
        if let styled = node as? any \(name) {
              model.\(attribute.name) = \(attribute.reading.replacing("$0.", with: "styled."))
            }
        """
      }
    }
    return .swift(
      "Benchmarks/Rows/CastChain+Generated.swift", from: "Sources/ProtocolStyle/Attributes",
      """
      import ProtocolStyle

      /// A chain of casts over every standard protocol, as ProtocolUI ran it for each view.
      enum CastChain {
        static func viewModel<Node: StyleNode>(for node: Node) -> ViewModel {
          var model = ViewModel(kind: Node.nodeKind)
      \(casts.lines(indentedBy: 4))
          return model
        }
      }
      """)
  }
}
