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
        program.implementedRequirements.contains($0.id) && !keys.contains($0.name)
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
