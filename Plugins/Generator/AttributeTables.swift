/// The tables of attributes that tests and benchmarks use: a node for each, and two ways to read it.
enum AttributeTables {
  static func all(_ vocabulary: Vocabulary) -> [GeneratedFile] {
    [rows(vocabulary), adopters(vocabulary), dictionary(vocabulary), castChain(vocabulary)]
  }

  private static func rows(_ vocabulary: Vocabulary) -> GeneratedFile {
    let families = Vocabulary.families.map { family in
      let rows = vocabulary.attributes(of: family).map { attribute in
        let key = "Attribute<\(attribute.valueType)>.\(attribute.name)"
        guard let name = attribute.protocolName else {
          return "StandardAttribute(\n    \(key), \\.\(attribute.name)),"
        }
        return """
          StandardAttribute(
              \(key),
              \\.\(attribute.name), Adopter.Of\(name)()
            ) { ($0 as? any \(name)).map { \(attribute.reading) } },
          """
      }
      return """
        private let \(family.lowercased())Rows: [StandardAttribute] = [
        \(rows.lines(indentedBy: 2))
        ]
        """
    }
    return .swift(
      "Tests/ProtocolStyleTests/Attributes/StandardAttribute+Generated.swift",
      from: "Sources/ProtocolStyle/Attributes",
      """
      import ProtocolStyle

      extension StandardAttribute {
        static let all: [StandardAttribute] = [
      \(Vocabulary.families.map { "\($0.lowercased())Rows," }.lines(indentedBy: 4))
        ].flatMap(\\.self)
      }

      \(families.joined(separator: "\n\n"))
      """)
  }

  private static func adopters(_ vocabulary: Vocabulary) -> GeneratedFile {
    let adopters = vocabulary.attributes.compactMap { attribute in
      attribute.protocolName.map { name in
        let content = content(of: attribute)
        let kind = vocabulary.plainestKind(using: attribute)?.protocolName ?? "StyleNode"
        return content.isEmpty
          ? "struct Of\(name): \(kind), \(name) {}"
          : "struct Of\(name): \(kind), \(name) {\n\(content.lines(indentedBy: 4))\n  }"
      }
    }
    return .swift(
      "Tests/ProtocolStyleTests/Attributes/Adopter+Generated.swift",
      from: "Sources/ProtocolStyle/Attributes",
      """
      import ProtocolStyle

      /// A node for each style protocol, of a kind that uses its attribute. It adopts nothing else.
      enum Adopter {
      \(adopters.lines(indentedBy: 2))
      }
      """)
  }

  /// Getters for what a content protocol requires without a default.
  static func content(of attribute: AttributeSource) -> [String] {
    attribute.requirements.filter { !$0.hasDefault }.filter { _ in attribute.isContent }
      .map { "var \($0.name): \($0.type) { .contentSample }" }
  }

  /// The names that data may have, for libFuzzer.
  private static func dictionary(_ vocabulary: Vocabulary) -> GeneratedFile {
    let names = vocabulary.attributes.map(\.name) + vocabulary.kinds.map(\.name)
    let lines = Set(names).sorted().map { "\"\\\"\($0)\\\"\"" }
    return GeneratedFile(
      path: "Tests/Fuzzing/Dictionaries/FuzzJSON+Generated",
      text: """
        # `swift run Generator` writes this file from Sources/ProtocolStyle. Don't edit it.
        \(lines.joined(separator: "\n"))

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
        /// Not specialized, because the optimizer would decide the casts of an internal type.
        @_semantics("optimize.sil.specialize.generic.never")
        static func viewModel<Node: StyleNode>(for node: Node) -> ViewModel {
          var model = ViewModel(kind: Node.nodeKind)
      \(casts.lines(indentedBy: 4))
          return model
        }
      }
      """)
  }
}
