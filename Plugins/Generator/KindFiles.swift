/// The list of kinds, their targets of rules, and the rows and nodes that tests have for them.
enum KindFiles {
  static func all(_ vocabulary: Vocabulary) -> [GeneratedFile] {
    [list(vocabulary), targets(vocabulary), rows(vocabulary), nodes(vocabulary)]
  }

  private static func list(_ vocabulary: Vocabulary) -> GeneratedFile {
    let kinds = vocabulary.kinds.map { kind in
      """
      extension \(kind.protocolName) {
        /// The kind: `.\(kind.name)`.
        public static var nodeKind: NodeKind { .\(kind.name) }
      }
      """
    }
    return .swift(
      "Sources/ProtocolStyle/Kinds/NodeKind+Standard+Generated.swift", from: "this folder",
      """
      extension [NodeKind] {
        /// Every kind of this module, by name.
        public static let standard: [NodeKind] = [
      \(vocabulary.kinds.map { ".\($0.name)," }.lines(indentedBy: 4))
        ]
      }

      \(kinds.joined(separator: "\n\n"))
      """)
  }

  /// A target for each kind, so that rules are written for `.button`.
  private static func targets(_ vocabulary: Vocabulary) -> GeneratedFile {
    let targets = vocabulary.kinds.map { kind in
      """
        /// The nodes of the kind `\(kind.name)`, like `(any \(kind.protocolName)).self`.
        public static var \(kind.declaredName): Self { .kind(.\(kind.name)) }
      """
    }
    return .swift(
      "Sources/ProtocolStyle/Appearance/StyleRule.Target+Kinds+Generated.swift",
      from: "Sources/ProtocolStyle/Kinds",
      """
      extension StyleRule.Target {
      \(targets.joined(separator: "\n\n"))
      }
      """)
  }

  private static func rows(_ vocabulary: Vocabulary) -> GeneratedFile {
    let rows = vocabulary.kinds.map { kind in
      let parent = kind.parent.map { ".\($0)" } ?? "nil"
      return """
          KindRow(
              "\(kind.name)", .\(kind.name), (any \(kind.protocolName)).self, parent: \(parent),
              uses: \(list(vocabulary.uses(kind))),
              derives: \(list(vocabulary.derives(kind))),
              AdoptingAll.\(kind.typeName)(), AdoptingInputs.\(kind.typeName)()),
        """
    }
    func adopters(_ adopted: String) -> String {
      vocabulary.kinds.map { "struct \($0.typeName): \($0.protocolName), \(adopted) {}" }
        .lines(indentedBy: 2)
    }
    let inputs = vocabulary.derivationInputs.compactMap(\.protocolName)
    let inputContent = vocabulary.derivationInputs.flatMap(AttributeTables.content)
    return .swift(
      "Tests/ProtocolStyleTests/Kinds/KindRow+Generated.swift",
      from: "Sources/ProtocolStyle/Attributes and Kinds",
      """
      import ProtocolStyle

      extension KindRow {
        static let all: [KindRow] = [
      \(rows.lines(indentedBy: 2))
        ]
      }

      /// A node for each kind that adopts every style and content protocol.
      enum AdoptingAll {
      \(adopters("EveryProtocol"))
      }

      /// A node for each kind that adopts every input of a derivation and no output.
      enum AdoptingInputs {
      \(adopters("EveryDerivationInput"))
      }

      protocol EveryDerivationInput:
        \(inputs.joined(separator: ",\n  "))
      {}

      extension EveryDerivationInput {
      \(inputContent.lines(indentedBy: 2))
      }

      extension EveryContentProtocol {
      \(vocabulary.attributes.flatMap(AttributeTables.content).lines(indentedBy: 2))
      }
      """)
  }

  /// A plain node of each kind, used by the tests of the UIKit adapter.
  private static func nodes(_ vocabulary: Vocabulary) -> GeneratedFile {
    let types = vocabulary.kinds.map { "struct \($0.typeName): \($0.protocolName) {}" }
    return .swift(
      "Tests/Support/KindFixtures/KindNodes+Generated.swift",
      from: "Sources/ProtocolStyle/Kinds",
      """
      import ProtocolStyle

      /// A plain node of each kind.
      enum KindNodes {
      \(types.lines(indentedBy: 2))

        static let all: [any StyleNode & Sendable] = [
      \(vocabulary.kinds.map { "\($0.typeName)()," }.lines(indentedBy: 4))
        ]
      }
      """)
  }

  private static func list(_ names: Set<String>) -> String {
    names.count < 2
      ? "[\(names.map { "\"\($0)\"" }.joined())]"
      : "[\n\(names.sorted().map { "\"\($0)\"," }.wrapped(indentedBy: 8))\n      ]"
  }
}

extension KindSource {
  /// The name of a nested type of tests: `Button` of `ButtonNode`.
  fileprivate var typeName: String { String(protocolName.dropLast("Node".count)) }

  /// The name as a declaration spells it: a keyword is in backticks.
  fileprivate var declaredName: String { name == "switch" ? "`switch`" : name }
}
