/// What follows from how renderers and adapters draw the attributes.
///
/// An adapter draws an attribute that its sources mention, as in `on(.borderWidth, …)` or
/// `model.borderWidth`. Tests draw each attribute with the adapters, and compare.
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
      "Tests/Fixtures/NativeViews/Tests/StyleUIKitTests/UndrawnAttributes+Generated.swift",
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

/// A module that draws attributes.
struct Adapter {
  /// The name of the list: `uiKit`.
  let name: String

  /// The name in the documentation: `StyleUIKit`.
  let title: String
  let folder: String

  static let swiftUI = Adapter(
    name: "swiftUI", title: "`StyleSwiftUI`", folder: "Sources/StyleSwiftUI")

  static let all = [
    Adapter(name: "pages", title: "`StyleHTML`", folder: "Sources/StyleHTML"),
    Adapter(name: "terminal", title: "`StyleTerminal`", folder: "Sources/StyleTerminal"),
    Adapter(name: "uiKit", title: "`StyleUIKit`", folder: "Sources/StyleUIKit"),
    swiftUI,
    Adapter(name: "gtk", title: "`StyleGTK`", folder: "Playground/GTK/Sources/StyleGTK"),
  ]
}

/// An adapter with the names that its sources mention after a dot.
struct AdapterSource {
  let adapter: Adapter
  let mentioned: Set<String>
  var name: String { adapter.name }
  var folder: String { adapter.folder }

  init(_ adapter: Adapter, _ repository: Repository) throws {
    self.adapter = adapter
    mentioned = Set(
      try repository.files(in: adapter.folder).filter { !$0.name.hasSuffix("+Generated") }
        .flatMap { file in
          // `on(.isOpaque, none: …)` and `on([.isOpaque, .spacing], none: …)` give the reason why
          // attributes aren't drawn.
          file.text.replacing(/\[[^\[\]]*\],\s+none:/, with: "")
            .matches(of: /\.([a-z]\w*)(?!\w|,\s+none:)/).map { String($0.1) }
        })
  }
}

/// A modifier or style of `StyleSwiftUI`.
struct ModifierSource {
  /// The name of the type: `BoxModifier`.
  let name: String

  /// The attributes that it reads, by name.
  let attributes: [String]

  /// The name of the list: `boxModifier`.
  var listName: String { name.prefix(1).lowercased() + name.dropFirst() }

  /// Reads the types of a file that read attributes.
  static func all(in file: SourceFile, _ names: Set<String>) -> [ModifierSource] {
    file.text.matches(of: #/\n(?:private )?struct (\w+)[^\n]*\{\n([\s\S]*?)\n\}\n/#).compactMap {
      let read = Set($0.2.matches(of: /(?:[mM]odel|table\?)\.(\w+)/).map { String($0.1) })
        .intersection(names)
      return read.isEmpty ? nil : ModifierSource(name: String($0.1), attributes: read.sorted())
    }
  }
}
