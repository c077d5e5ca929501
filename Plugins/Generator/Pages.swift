/// The tables of the documentation.
enum Pages {
  static func all(_ vocabulary: Vocabulary) -> [GeneratedFile] {
    [
      attributes(vocabulary), kinds(vocabulary), counterparts(vocabulary), viewModel(vocabulary),
    ]
  }

  private static let folder = "Sources/ProtocolStyle/ProtocolStyle.docc"

  private static func attributes(_ vocabulary: Vocabulary) -> GeneratedFile {
    let sections = Vocabulary.families.map { family in
      let attributes = vocabulary.attributes(of: family)
      let isContent = attributes.allSatisfy(\.isContent)
      let rows = attributes.map { attribute in
        let kinds = vocabulary.kinds
          .filter { vocabulary.uses($0).contains(attribute.name) }.map(\.name)
        let name = attribute.protocolName.map { "``\($0)``" } ?? "derived"
        // A combined value isn't what a type declares.
        let required = attribute.requirements.map { requirement in
          "`\(requirement.name): \(requirement.type)`"
            + (isContent && requirement.hasDefault ? " (optional)" : "")
        }
        let values =
          required.isEmpty ? "`\(attribute.valueType)`" : required.joined(separator: ", ")
        let cells =
          ["`\(attribute.name)`", name, values]
          + (isContent ? [] : [attribute.defaultText ?? "–"])
        return "| \(cells.joined(separator: " | ")) | \(text(kinds, vocabulary)) |"
      }
      let head =
        isContent
        ? "| Attribute | Protocol | Requires | Kinds |\n|---|---|---|---|"
        : "| Attribute | Protocol | Requires | Default | Kinds |\n|---|---|---|---|---|"
      return "### \(family)\n\n\(head)\n\(rows.joined(separator: "\n"))"
    }
    let topics = Vocabulary.families.map { family in
      let links = vocabulary.attributes(of: family).compactMap(\.protocolName)
      return "### \(family)\n\n\(links.map { "- ``\($0)``" }.joined(separator: "\n"))"
    }
    return GeneratedFile(
      path: "\(folder)/AllStyleProtocols+Generated.md",
      text: """
        # All style protocols

        Every attribute with its protocol, the properties that it requires, its default, and its kinds.

        ## Overview

        An attribute and its property on ``ViewModel`` have one name. An attribute that is listed as \
        *derived* has no protocol: a kind derives it from others, or a rule writes it.

        \(sections.joined(separator: "\n\n"))

        <doc:Counterparts+Generated> lists what each toolkit doesn't draw.

        ## Topics

        \(topics.joined(separator: "\n\n"))

        """)
  }

  /// The attributes that some toolkit doesn't draw, with those that do.
  private static func counterparts(_ vocabulary: Vocabulary) -> GeneratedFile {
    let adapters = vocabulary.adapters
    let undrawn = adapters.map { Set(vocabulary.undrawn(by: $0)) }
    let sections = Vocabulary.families.compactMap { family -> String? in
      let rows = vocabulary.attributes(of: family).compactMap { attribute -> String? in
        let isMissing = undrawn.map { $0.contains(attribute.name) }
        guard isMissing.contains(true) else { return nil }
        let cells = isMissing.map { $0 ? "–" : "yes" }
        return "| `\(attribute.name)` | \(cells.joined(separator: " | ")) |"
      }
      if rows.isEmpty { return nil }
      let titles = adapters.map(\.adapter.title).joined(separator: " | ")
      let rule = String(repeating: "---|", count: adapters.count + 1)
      return "### \(family)\n\n| Attribute | \(titles) |\n|\(rule)\n\(rows.joined(separator: "\n"))"
    }
    return GeneratedFile(
      path: "\(folder)/Counterparts+Generated.md",
      text: """
        # Attributes without a counterpart

        Every attribute that some toolkit doesn't draw, with the toolkits that do.

        ## Overview

        A dash stands for a platform without a counterpart, or for a value that the application sets \
        on the view itself. All toolkits draw the attributes that aren't listed. The \
        `unhandledAttributes` of a binding are those of its own tree that it doesn't draw.

        \(sections.joined(separator: "\n\n"))

        """)
  }

  private static func kinds(_ vocabulary: Vocabulary) -> GeneratedFile {
    let rows = vocabulary.kinds.map { kind in
      let parent = vocabulary.kinds.first { $0.name == kind.parent }
      let inherited = parent.map(vocabulary.uses) ?? []
      let own = vocabulary.uses(kind).subtracting(inherited)
      let derived = vocabulary.derives(kind).subtracting(parent.map(vocabulary.derives) ?? [])
      let cells = [
        "``\(kind.protocolName)``", parent.map { "``\($0.protocolName)``" } ?? "–", names(own),
        names(derived),
      ]
      return "| \(cells.joined(separator: " | ")) |"
    }
    return GeneratedFile(
      path: "\(folder)/AllKinds+Generated.md",
      text: """
        # All kinds

        Every kind with its parent, the attributes that it uses, and those that it derives.

        ## Overview

        A kind also uses and derives whatever its parent does.

        | Kind | Parent | Uses besides | Derives |
        |---|---|---|---|
        \(rows.joined(separator: "\n"))

        ## Topics

        ### Kinds

        \(vocabulary.kinds.map { "- ``\($0.protocolName)``" }.joined(separator: "\n"))

        """)
  }

  /// The topics of `ViewModel`, of which most are accessors.
  private static func viewModel(_ vocabulary: Vocabulary) -> GeneratedFile {
    let accessors = Vocabulary.families.map { family in
      let links = vocabulary.attributes(of: family).map { "- ``\($0.name)``" }
      return "### \(family)\n\n\(links.joined(separator: "\n"))"
    }
    return GeneratedFile(
      path: "\(folder)/Extensions/ViewModel+Generated.md",
      text: """
        # ``ProtocolStyle/ViewModel``

        ## Topics

        ### Creating a view model

        - ``init(kind:)``
        - ``kind``

        ### Reading and writing attributes

        - ``subscript(_:)``
        - ``subscript(_:_:)``
        - ``makeIterator()``
        - ``Element``

        ### Comparing

        - ``hasSameStyle(as:)``
        - ``difference(from:)``
        - ``styleIdentity``

        ### Animating

        - ``interpolated(to:at:)``

        ### Reading from data

        - ``Decoding``
        - ``init(from:)``
        - ``encode(to:)``

        \(accessors.joined(separator: "\n\n"))

        """)
  }

  private static func names(_ names: Set<String>) -> String {
    names.isEmpty ? "–" : names.sorted().map { "`\($0)`" }.joined(separator: ", ")
  }

  /// The kinds of a row: a kind stands for the kinds that descend from it.
  private static func text(_ kinds: [String], _ vocabulary: Vocabulary) -> String {
    let roots = kinds.filter { name in
      let parent = vocabulary.kinds.first { $0.name == name }?.parent
      return parent.map { !kinds.contains($0) } ?? true
    }
    return roots.isEmpty ? "–" : roots.map { "`.\($0)`" }.joined(separator: ", ")
  }
}
