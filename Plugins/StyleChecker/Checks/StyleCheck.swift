/// All checks over a program.
struct StyleCheck {
  /// The checked modules with everything that they depend on.
  let program: StyleProgram

  /// The modules whose declarations are checked.
  let checked: Set<String>

  /// The modules whose public declarations may be used by modules that aren't in the program.
  let exported: Set<String>

  /// The problems of the checked modules, in no order that counts.
  var problems: [Problem] {
    let properties = program.styledProperties(in: checked)
    let declarations = program.program.sorted.filter { checked.contains($0.module) }
    return properties.compactMap { property in
      program.mistypedProperty(property) ?? program.hiddenGetter(property)
        ?? program.missingConformance(property) ?? program.misspelledProperty(property)
        ?? program.ignoredProperty(property)
    }
      + declarations.flatMap { declaration in
        [
          program.nonfinalNode(declaration), program.twoKinds(declaration),
          program.keylessProtocol(declaration),
          program.unadoptedTrait(declaration, isExported: exported.contains(declaration.module)),
        ].compactMap { $0 } + program.ignoredTraits(declaration)
      }
  }
}
