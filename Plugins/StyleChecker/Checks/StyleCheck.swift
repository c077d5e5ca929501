/// All checks of a program.
struct StyleCheck {
  /// The checked modules and all their dependencies.
  let program: StyleProgram

  /// The modules whose declarations are checked.
  let checked: Set<String>

  /// The modules whose public declarations other packages can use.
  let exported: Set<String>

  /// The problems in the checked modules, in no particular order.
  var problems: [Problem] {
    let properties = program.styledProperties(in: checked)
    let declarations = program.program.sorted.filter { checked.contains($0.module) }
    return properties.compactMap { property in
      if let problem = program.unfitMember(property) { return problem }
      guard property.declaration.isProperty else { return nil }
      return program.mistypedProperty(property) ?? program.hiddenGetter(property)
        ?? program.missingConformance(property) ?? program.misspelledProperty(property)
        ?? program.ignoredProperty(property)
    }
      + declarations.flatMap { declaration in
        [
          program.nonfinalNode(declaration), program.twoKinds(declaration),
          program.keylessProtocol(declaration),
          program.unadoptedTrait(declaration, isExported: exported.contains(declaration.module)),
        ].compactMap { $0 } + program.ignoredTraits(declaration)
          + program.unmetConstraints(declaration)
      }
  }
}
