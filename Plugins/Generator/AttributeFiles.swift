/// What the core has of each attribute: the files of the families, the standard list, and the
/// content that renderers read.
enum AttributeFiles {
  static func all(_ vocabulary: Vocabulary) -> [GeneratedFile] {
    Vocabulary.families.map { family($0, vocabulary.attributes(of: $0)) }
      + [list(vocabulary), contentOffsets(vocabulary), nodeContent(vocabulary)]
  }

  private static let folder = "Sources/ProtocolStyle/Attributes"

  /// The keys, readers and accessors of a family.
  ///
  /// A key is a constant, so that its accessor doesn't look it up. The reader is a generic function,
  /// which is called with a node in place. A closure would box each node.
  private static func family(_ name: String, _ attributes: [AttributeSource]) -> GeneratedFile {
    let ids = attributes.map { "static var \($0.name): Self { \($0.name)Key.id }" }
    let accessors = attributes.map { attribute in
      let comment = "\(attribute.summary); nil if no level of the cascade writes it."
      return """
        \(comment.split(separator: " ").map(String.init).wrapped(indentedBy: 2, prefix: "/// "))
          public var \(attribute.name): \(attribute.valueType)? {
            get { self[.\(attribute.name)] }
            set { self[.\(attribute.name)] = newValue }
          }
        """
    }
    return .swift(
      "\(folder)/\(name)+Generated.swift", from: "\(name).swift",
      """
      /// The identifiers of the family, by name.
      let \(name.lowercased())IDs: [AttributeID] = [
      \(attributes.map { ".\($0.name)," }.lines(indentedBy: 2))
      ]

      extension AttributeID {
      \(ids.lines(indentedBy: 2))
      }

      \(attributes.map(key).joined(separator: "\n\n"))

      extension ViewModel {
      \(accessors.joined(separator: "\n\n"))
      }
      """)
  }

  private static func key(_ attribute: AttributeSource) -> String {
    let (name, type) = (attribute.name, attribute.valueType)
    let member = """
      extension AnyAttribute where Self == Attribute<\(type)> {
      \(attribute.documentation.comment(indentedBy: 2))
        public static var \(name): Self { \(name)Key }
      }
      """
    guard let protocolName = attribute.protocolName else { return member }
    let reader = "read" + name.prefix(1).uppercased() + name.dropFirst()
    let facts =
      (attribute.isContent ? ", isContent: true" : "")
      + (attribute.isInherited ? ", isInherited: \(name)IsInherited" : "")
      + (attribute.hasDrawingStates ? ", drawnIn: \(name)DrawingStates" : "")
    return """
      \(member)

      private let \(name)Key = Attribute<\(type)>(
        builtIn: "\(name)", of: (any \(protocolName)).self\(facts)
      ) {
        ($0 as? any \(protocolName).Type).map { AttributeReader($0, \(reader)) }
      }

      @Sendable private func \(reader)(
        _ node: borrowing some \(protocolName), _ slot: borrowing AttributeSlot<\(type)>
      ) -> AttributeWrite {
        slot.write(node.\(attribute.property))
      }
      """
  }

  /// The standard list of attributes, by identifiers, and the compositions of their protocols.
  ///
  /// A list of attributes would have the runtime make the type of each before the first node is
  /// styled. There is one list for each family because the compiler takes long over large literals.
  private static func list(_ vocabulary: Vocabulary) -> GeneratedFile {
    func composition(_ isContent: Bool) -> String {
      vocabulary.attributes.filter { $0.isContent == isContent }.compactMap(\.protocolName)
        .joined(separator: "\n  & ")
    }
    return .swift(
      "\(folder)/AttributeList+Standard+Generated.swift", from: "this folder",
      """
      extension AttributeList {
        /// Every attribute of this module, by family.
        public static let standard = AttributeList(
          ids: [
      \(Vocabulary.families.map { "\($0.lowercased())IDs," }.lines(indentedBy: 6))
          ].joined())
      }

      /// Every style protocol of this module, for nodes that have all defaults.
      package typealias StandardStyle =
        \(composition(false))

      /// Every content protocol of this module.
      package typealias StandardContent =
        \(composition(true))
      """)
  }

  private static func contentOffsets(_ vocabulary: Vocabulary) -> GeneratedFile {
    let content = vocabulary.attributes.filter(\.isContent)
    let values = content.map {
      "\($0.name) = offset(.\($0.name))"
    }
    return .swift(
      "Sources/ProtocolStyle/Tree/Store/ContentOffsets+Generated.swift",
      from: "\(folder)/Content.swift",
      """
      extension ContentOffsets {
        /// A number for each content attribute.
        struct Fields {
      \(content.map { "let \($0.name): UInt16" }.lines(indentedBy: 4))

          init(_ offset: (AttributeID) -> UInt16) {
      \(values.lines(indentedBy: 6))
          }
        }
      }
      """)
  }

  /// The accessors of content; a text has another one, because most nodes have one.
  private static func nodeContent(_ vocabulary: Vocabulary) -> GeneratedFile {
    let accessors = vocabulary.attributes.filter { $0.isContent && $0.name != "text" }.map {
      "package var \($0.name): \($0.valueType)? { value { $0.\($0.name) } }"
    }
    return .swift(
      "Sources/ProtocolStyle/Tree/Rendering/NodeContent+Generated.swift",
      from: "\(folder)/Content.swift",
      """
      extension NodeContent {
      \(accessors.lines(indentedBy: 2))
      }
      """)
  }
}
