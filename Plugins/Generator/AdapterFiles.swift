/// What follows from how renderers and adapters draw the attributes.
///
/// An adapter draws the attributes of its table, such as those of `on(.borderWidth, …)`. Tests draw each
/// attribute with the adapters, and compare.
enum AdapterFiles {
  static func all(_ vocabulary: Vocabulary) -> [GeneratedFile] {
    [undrawn(vocabulary), swiftUI(vocabulary)]
  }

  /// The attributes that the adapters don't draw, for their tests.
  private static func undrawn(_ vocabulary: Vocabulary) -> GeneratedFile {
    let lists = vocabulary.adapters.map { adapter in
      let names = vocabulary.undrawn(by: adapter).map { "\"\($0)\"," }
      return """
          static let \(adapter.name): Set<String> = [
        \(names.wrapped(indentedBy: 4))
          ]
        """
    }
    return .swift(
      "Tests/Support/KindFixtures/UndrawnAttributes+Generated.swift",
      from: vocabulary.adapters.map(\.folder).joined(separator: ", "),
      """
      /// The names of the attributes that an adapter doesn't draw.
      enum UndrawnAttributes {
      \(lists.joined(separator: "\n\n"))
      }
      """)
  }

  /// The attributes that each modifier and style of `StyleSwiftUI` reads from a node's view model.
  private static func swiftUI(_ vocabulary: Vocabulary) -> GeneratedFile {
    let sets = vocabulary.modifiers.map { modifier in
      let ids = modifier.attributes.map { "Attribute.\($0).id," }
      return """
          /// The attributes that `\(modifier.name)` reads.
          static let \(modifier.listName): [AttributeID] = [
        \(ids.wrapped(indentedBy: 4))
          ]
        """
    }
    return .swift(
      "\(Adapter.swiftUI.folder)/ShownAttributes+Generated.swift", from: "this folder",
      """
      #if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
      internal import ProtocolStyle

      extension ShownAttributes {
      \(sets.joined(separator: "\n\n"))
      }
      #endif
      """)
  }
}
