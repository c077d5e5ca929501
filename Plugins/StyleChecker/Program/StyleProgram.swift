internal import CommandSupport

/// The attributes, kinds, nodes and traits of a program.
///
/// All of these are derived from the symbol graphs, so attributes and kinds of all modules are
/// treated alike. An attribute's key is a static property in an extension of `AnyAttribute`, and
/// its style protocol is the one that requires a property of the same name.
struct StyleProgram {
  /// A property that a style protocol requires.
  struct Requirement {
    let declaration: Declaration
    let styleProtocol: Declaration

    var name: String { declaration.name }
  }

  let program: Program

  /// The requirements of style protocols, by name.
  private(set) var requirements: [String: [Requirement]] = [:]

  /// The identifiers of the style protocols.
  private(set) var styleProtocols: Set<String> = []

  /// The identifiers of the protocols that declare a kind.
  private(set) var kinds: Set<String> = []

  /// The names of all keys.
  let keys: Set<String>

  /// The protocol of all nodes; nil if the library isn't among the modules.
  private let nodeProtocol: String?

  static let library = "ProtocolStyle"

  init(_ program: Program) {
    self.program = program
    let declarations = program.sorted
    func id(_ name: String) -> String? {
      declarations.first { $0.isProtocol && $0.module == Self.library && $0.path == [name] }?.id
    }
    let root = id("StyleNode")
    nodeProtocol = root
    let keyProtocol = id("AnyAttribute")
    let keys = declarations.filter { declaration in
      declaration.kind == "swift.type.property" && keyProtocol != nil
        && program.owners[declaration.id] == keyProtocol
    }
    self.keys = Set(keys.map(\.name))
    let keysOfModules = Dictionary(grouping: keys, by: \.module).mapValues { Set($0.map(\.name)) }
    for declaration in declarations where declaration.isProtocol {
      if let root, program.protocols(of: declaration.id).contains(root),
        program.members[declaration.id, default: []].contains(where: {
          program.declarations[$0]?.kind == "swift.type.property"
            && program.declarations[$0]?.name == "nodeKind"
        })
      {
        kinds.insert(declaration.id)
      }
      let required = program.members[declaration.id, default: []]
        .filter(program.requirements.contains).compactMap { program.declarations[$0] }
        .filter(\.isProperty)
      let isRead = required.contains {
        keysOfModules[declaration.module]?.contains($0.name) == true
          || self.keys.contains($0.name) && program.isRootOfStyles(declaration)
      }
      guard isRead || declaration.id == id("CustomClosure") || program.isContent(declaration) else {
        continue
      }
      styleProtocols.insert(declaration.id)
      for requirement in required {
        requirements[requirement.name, default: []]
          .append(Requirement(declaration: requirement, styleProtocol: declaration))
      }
    }
  }
}

extension StyleProgram {
  /// Whether a type or protocol conforms to or refines the protocol of nodes.
  func isNode(_ id: String) -> Bool {
    nodeProtocol.map(program.protocols(of: id).contains) ?? false
  }

  /// Whether a protocol refines style protocols without being one.
  func isTrait(_ declaration: Declaration) -> Bool {
    declaration.isProtocol && !styleProtocols.contains(declaration.id)
      && !program.protocols(of: declaration.id).isDisjoint(with: styleProtocols)
  }

  /// The protocols that affect a member: those that its owner adopts, is, or is constrained to.
  func protocols(around member: Declaration, of owner: String) -> Set<String> {
    member.requiredProtocols.reduce(into: program.protocols(of: owner).union([owner])) {
      $0.insert($1)
      $0.formUnion(program.protocols(of: $1))
    }
  }

  /// The properties and methods of the checked modules that might be meant for styling.
  ///
  /// These are the members of nodes, traits and other adopters of style protocols, except
  /// requirements.
  func styledProperties(in modules: Set<String>) -> [StyledProperty] {
    program.sorted.compactMap { declaration in
      guard modules.contains(declaration.module),
        declaration.isProperty || declaration.isMethod || declaration.isStatic,
        !program.requirements.contains(declaration.id),
        let owner = program.owners[declaration.id].flatMap({ program.declarations[$0] })
      else { return nil }
      let protocols = protocols(around: declaration, of: owner.id)
      guard isNode(owner.id) || !protocols.isDisjoint(with: styleProtocols) else { return nil }
      return StyledProperty(declaration: declaration, owner: owner, protocols: protocols)
    }
  }
}

/// A property or method of a declaration that adopts style protocols.
struct StyledProperty {
  let declaration: Declaration
  let owner: Declaration

  /// The protocols that affect it.
  let protocols: Set<String>

  var name: String { declaration.name }

  /// Whether the compiler considers it for requirements, which is false for private properties.
  var isVisible: Bool { declaration.access > .fileprivate || owner.access <= .fileprivate }
}

extension Program {
  /// Whether a protocol is one of the library's for content, whose keys combine several requirements
  /// under another name.
  func isContent(_ declaration: Declaration) -> Bool {
    declaration.module == StyleProgram.library && declaration.name.hasSuffix("Content")
      && isRootOfStyles(declaration)
  }

  /// Whether a protocol refines only `SendableMetatype`, as style protocols do.
  func isRootOfStyles(_ declaration: Declaration) -> Bool {
    let markers: Set = ["s:s8CopyableP", "s:s9EscapableP", "s:s16SendableMetatypeP"]
    let adopted = protocols(of: declaration.id)
    return adopted.contains("s:s16SendableMetatypeP") && adopted.isSubset(of: markers)
  }
}
