internal import CommandSupport

extension StyleProgram {
  /// Finds a property with the name and type of an attribute that its owner doesn't adopt.
  func missingConformance(_ property: StyledProperty) -> Problem? {
    guard property.isVisible,
      adoptedRequirements(property.name, by: property.protocols).isEmpty,
      let type = property.declaration.type,
      let requirement = requirements[property.name, default: []].first(where: {
        $0.declaration.type == type
      })
    else { return nil }
    let missing = requirement.styleProtocol.name
    return Problem(
      .missingConformance, at: property.declaration,
      "'\(property.name)' of '\(property.owner.fullName)' has the name and type of an attribute, "
        + "but '\(property.owner.fullName)' doesn't adopt \(missing), so styling doesn't read it",
      remedy: "adopt \(missing); or, if it's no style, rename it",
      isExcusedByUse: property.declaration.isData)
  }
}

// MARK: - IgnoredTrait

extension StyleProgram {
  /// Finds the traits of a class that are ignored because a superclass adopts the style protocol.
  func ignoredTraits(_ type: Declaration) -> [Problem] {
    guard type.isClass, let superclass = program.superclasses[type.id] else { return [] }
    let inherited = program.protocols(of: superclass)
    let own = program.protocols(of: type.id).subtracting(inherited)
    return inheritedRequirements(inherited).compactMap { requirement in
      let traits = own.filter { trait in
        program.protocols(of: trait).contains(requirement.styleProtocol.id)
          && !program.properties(requirement.name, of: trait).isEmpty
      }
      // A property of the class overrides the superclass's, or is reported separately.
      let isDeclared = !program.properties(requirement.name, of: type.id).isEmpty
      let names = traits.compactMap { program.declarations[$0]?.name }.sorted()
      guard !names.isEmpty, !isDeclared else { return nil }
      return Problem(
        .ignoredTrait, at: type,
        "'\(requirement.name)' of \(names.joined(separator: " and ")) is ignored in "
          + "'\(type.fullName)', because its superclass '\(name(of: superclass))' conforms to "
          + "\(requirement.styleProtocol.name) already",
        remedy: "declare '\(requirement.name)' in '\(name(of: superclass))' and override it; or "
          + "make both structs, each with traits of its own")
    }
  }

  /// Finds a property of a class that overrides nothing although a superclass adopts the style
  /// protocol.
  func ignoredProperty(_ property: StyledProperty) -> Problem? {
    guard property.owner.isClass, property.isVisible,
      let superclass = program.superclasses[property.owner.id],
      let requirement = adoptedRequirements(
        property.name, by: program.protocols(of: superclass)
      ).first, !isOverriding(property.declaration)
    else { return nil }
    return Problem(
      .ignoredTrait, at: property.declaration,
      "'\(property.name)' of '\(property.owner.fullName)' is ignored, because its superclass "
        + "'\(name(of: superclass))' conforms to \(requirement.styleProtocol.name) already",
      remedy: "declare '\(property.name)' in '\(name(of: superclass))' and override it; or make "
        + "both structs")
  }

  private func inheritedRequirements(_ protocols: Set<String>) -> [Requirement] {
    requirements.values.joined().filter { protocols.contains($0.styleProtocol.id) }
      .sorted { $0.name < $1.name }
  }

  private func isOverriding(_ property: Declaration) -> Bool {
    program.overrides.contains(property.id) || property.modifiers.contains("override")
  }

  private func name(of id: String) -> String { program.declarations[id]?.fullName ?? id }
}

// MARK: - UnadoptedTrait

extension StyleProgram {
  /// Finds a trait that no type adopts, if all modules that can adopt it are in the program.
  ///
  /// - Parameters:
  ///   - trait: The declaration to check.
  ///   - isExported: Whether modules outside of the program can access public and package traits.
  /// - Returns: The problem, if there is one.
  func unadoptedTrait(_ trait: Declaration, isExported: Bool) -> Problem? {
    guard isTrait(trait), !kinds.contains(trait.id), !(isExported && trait.access >= .package),
      !program.declarations.values.contains(where: {
        $0.isType && program.protocols(of: $0.id).contains(trait.id)
      })
    else { return nil }
    return Problem(
      .unadoptedTrait, at: trait, "no type adopts the trait '\(trait.fullName)'",
      remedy: "adopt it, or remove it")
  }
}

// MARK: - KeylessProtocol

extension StyleProgram {
  /// Finds a style protocol without an attribute key, so that no applier reads it.
  ///
  /// A protocol is considered a style protocol if it refines only `SendableMetatype`, as all of
  /// them do, and all its requirements are readable properties, of which one has a default.
  func keylessProtocol(_ declaration: Declaration) -> Problem? {
    guard declaration.isProtocol, !styleProtocols.contains(declaration.id),
      program.isRootOfStyles(declaration),
      // Without the library, the graph doesn't contain keys either.
      program.refers(declaration.module, to: Self.library)
    else { return nil }
    let required = program.members[declaration.id, default: []]
      .filter(program.requirements.contains).compactMap { program.declarations[$0] }
    guard required.allSatisfy({ $0.isProperty && $0.text.hasSuffix("{ get }") }),
      let property = required.first(where: {
        program.hasDefault($0.id) && !keys.contains($0.name)
      }), !hasOtherKey(for: property)
    else { return nil }
    return Problem(
      .keylessProtocol, at: declaration,
      "style protocol '\(declaration.fullName)' has no key, so no applier reads "
        + "'\(property.name)'",
      remedy: "declare 'static var \(property.name): Self' in an extension of AnyAttribute where "
        + "Self == Attribute<\(property.spelledType)>")
  }

  /// Whether the module declares an attribute of the property's type outside of `AnyAttribute`.
  private func hasOtherKey(for property: Declaration) -> Bool {
    guard let type = property.type else { return true }
    let key = "\(Self.library).Attribute<\(type)>"
    return program.declarations.values.contains { declaration in
      declaration.module == property.module
        && ["swift.var", "swift.type.property", "swift.property"].contains(declaration.kind)
        && !keys.contains(declaration.name) && declaration.type == key
    }
  }
}

// MARK: - TwoKinds

extension StyleProgram {
  /// Finds a node with several kinds, of which styling uses one.
  func twoKinds(_ type: Declaration) -> Problem? {
    guard type.isType, isNode(type.id) else { return nil }
    let own = nearestKinds(of: type.id)
    if own.count > 1 {
      return Problem(
        .twoKinds, at: type,
        "'\(type.fullName)' is of \(own.count) kinds, \(list(own)), and is styled as one of them",
        remedy: "adopt one of them; for two looks, declare two nodes")
    }
    guard let superclass = program.superclasses[type.id], isNode(superclass),
      case let inherited = nearestKinds(of: superclass), inherited != own,
      let base = program.declarations[superclass]
    else { return nil }
    return Problem(
      .twoKinds, at: type,
      "'\(type.fullName)' is styled as \(list(inherited)), because its superclass "
        + "'\(base.fullName)' is one, and not as \(list(own))",
      remedy: "adopt \(list(own)) in '\(base.fullName)', or make both structs")
  }

  /// The kinds of a node that none of its other kinds refine, by name.
  private func nearestKinds(of id: String) -> [String] {
    let all = program.protocols(of: id).intersection(kinds)
    let refined = all.reduce(into: Set()) { $0.formUnion(program.protocols(of: $1)) }
    return all.subtracting(refined).compactMap { program.declarations[$0]?.name }.sorted()
  }

  private func list(_ names: [String]) -> String { names.joined(separator: " and ") }
}

// MARK: - NonfinalNode

extension StyleProgram {
  /// Finds a class that is a node and can have subclasses.
  func nonfinalNode(_ type: Declaration) -> Problem? {
    guard type.isClass, isNode(type.id), !type.modifiers.contains("final") else { return nil }
    return Problem(
      .nonfinalNode, at: type,
      "class '\(type.fullName)' is a node and isn't final, so traits of a subclass may be ignored",
      remedy: "declare it 'final', or make it a struct; nodes share looks by traits")
  }
}

// MARK: - UnshownNode

extension StyleProgram {
  /// Finds a node type that no sample shows.
  ///
  /// - Parameters:
  ///   - type: The declaration to check.
  ///   - unshown: The qualified names that a program with the samples listed: `Shop.PayButton`.
  /// - Returns: The problem, if there is one.
  func unshownNode(_ type: Declaration, among unshown: Set<String>) -> Problem? {
    guard type.isType, unshown.contains("\(type.module).\(type.fullName)") else { return nil }
    return Problem(
      .unshownNode, at: type, "no sample shows the node '\(type.fullName)'",
      remedy: "list it in the samples of a type that conforms to StyleSamples; or, if all its "
        + "stored properties have defaults, adopt DefaultStyleSample")
  }
}
