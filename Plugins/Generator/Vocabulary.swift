/// Every attribute, kind and property of the environment that the sources declare.
struct Vocabulary {
  /// The files of `Attributes`, in the order of the standard list and of the documentation.
  static let families = [
    "Layer", "View", "Stacks", "Text", "Symbols", "Controls", "Tracks", "Bars", "Tables",
    "Content",
  ]

  /// By family, and by name within a family.
  let attributes: [AttributeSource]

  /// By name.
  let kinds: [KindSource]
  let derivations: [DerivationSource]

  /// The lists that several kinds share, by name.
  let lists: [String: [String]]

  let environment: [EnvironmentProperty]

  /// The modules that draw attributes.
  let adapters: [AdapterSource]

  /// The types of `StyleSwiftUI` that read attributes and that `ShownAttributes` names, by name.
  let modifiers: [ModifierSource]

  /// Reads the sources of a repository.
  ///
  /// - Throws: A `SourceError` for a file of another shape, or an error of the file system.
  init(_ repository: Repository) throws {
    let core = "Sources/ProtocolStyle"
    attributes = try repository.files(in: "\(core)/Attributes")
      .filter { $0.name != "CustomClosure" && !$0.name.hasSuffix("+Generated") }
      .flatMap { file in
        guard Self.families.contains(file.name) else {
          throw SourceError(
            path: file.path, line: 1,
            reason: "\(file.name) isn't a family. Move its declarations into one of "
              + Self.families.map { "\($0).swift" }.joined(separator: ", ") + ".")
        }
        return try AttributeSource.all(in: file)
      }
      .sorted { left, right in
        let order = Self.families
        return (order.firstIndex(of: left.family) ?? 0, left.name)
          < (order.firstIndex(of: right.family) ?? 0, right.name)
      }
    let kindFiles = try repository.files(in: "\(core)/Kinds")
    kinds = try kindFiles.flatMap(KindSource.all).sorted { $0.name < $1.name }
    derivations = try kindFiles.flatMap(DerivationSource.all)
    lists = Dictionary(kindFiles.flatMap(DerivationSource.attributeLists)) { first, _ in first }
    environment = try EnvironmentProperty.all(
      in: repository.file("\(core)/Context/StyleEnvironment.Storage.swift"))
    let shared = [
      "Arrangement.attributes": lists["stack"] ?? [],
      "Arrangement.Item.attributes": (lists["size"] ?? []) + (lists["position"] ?? [])
        + ["width", "height"],
    ]
    let names = Set(attributes.map(\.name))
    let words = Set(try repository.file(Adapter.swiftUITable).tokens.map(\.text))
    modifiers = try repository.files(in: Adapter.swiftUI.folder)
      .flatMap { ModifierSource.all(in: $0, names) }.sorted { $0.name < $1.name }
      .filter { words.contains($0.listName) }
    adapters = try Adapter.all.map { [modifiers] adapter in
      try AdapterSource(adapter, shared, modifiers, repository)
    }
    try check()
  }

  /// The attributes that an adapter doesn't draw, by family and name.
  ///
  /// It draws an attribute also by those that are derived from it.
  func undrawn(by adapter: AdapterSource) -> [String] {
    let drawn = derivations.filter { !adapter.drawn.isDisjoint(with: $0.outputs) }
      .flatMap(\.inputs)
    return attributes.map(\.name)
      .filter { !adapter.drawn.contains($0) && !drawn.contains($0) }
  }

  /// The attributes of a family.
  func attributes(of family: String) -> [AttributeSource] {
    attributes.filter { $0.family == family }
  }

  /// The attributes that a kind uses: its own, those of its derivations, and those of its parent.
  func uses(_ kind: KindSource) -> Set<String> {
    var result = Set(kind.listed.flatMap { lists[$0] ?? [$0] })
    for derivation in derivations where kind.derivations.contains(derivation.name) {
      result.formUnion(derivation.outputs)
      result.formUnion(derivation.inputs)
    }
    if let parent = parent(of: kind) { result.formUnion(uses(parent)) }
    return result
  }

  /// The attributes that a kind derives when every input is written.
  func derives(_ kind: KindSource) -> Set<String> {
    let own = derivations.filter { $0.isPlain && kind.derivations.contains($0.name) }
      .flatMap(\.outputs)
    return Set(own).union(parent(of: kind).map(derives) ?? [])
  }

  /// The kind that uses an attribute and has the fewest ancestors; preferably a view.
  func plainestKind(using attribute: AttributeSource) -> KindSource? {
    func ancestors(of kind: KindSource) -> [String] {
      parent(of: kind).map { [$0.name] + ancestors(of: $0) } ?? []
    }
    func rank(_ kind: KindSource) -> (Int, Int, String) {
      let ancestors = ancestors(of: kind)
      return (([kind.name] + ancestors).contains("view") ? 0 : 1, ancestors.count, kind.name)
    }
    return kinds.filter { uses($0).contains(attribute.name) }.min { rank($0) < rank($1) }
  }

  /// The protocols of the attributes that some kind derives a value from and no kind derives.
  var derivationInputs: [AttributeSource] {
    let plain = derivations.filter(\.isPlain)
    let inputs = Set(plain.flatMap(\.inputs)).subtracting(plain.flatMap(\.outputs))
    return attributes.filter { inputs.contains($0.name) }
  }

  private func parent(of kind: KindSource) -> KindSource? {
    kind.parent.flatMap { name in kinds.first { $0.name == name } }
  }

  /// A name that no file declares is a misspelling, or a form that the generator doesn't read.
  private func check() throws {
    let names = Set(attributes.map(\.name))
    for kind in kinds {
      if let unknown = uses(kind).subtracting(names).min() {
        throw kind.section.error(
          "`.\(unknown)` is no attribute of Attributes and no list of Kinds. "
            + "Correct the name, or declare the attribute.")
      }
    }
  }
}
