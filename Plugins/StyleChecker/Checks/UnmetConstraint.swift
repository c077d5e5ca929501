extension StyleProgram {
  /// Finds requirements that only extensions fulfill whose constraints a type doesn't meet.
  func unmetConstraints(_ type: Declaration) -> [Problem] {
    guard type.isType else { return [] }
    let superclass = program.superclasses[type.id]
    let inherited = superclass.map(program.protocols) ?? []
    let adopted = program.protocols(of: type.id).subtracting(inherited)
    let required = requirements.values.joined().filter { adopted.contains($0.styleProtocol.id) }
    return required.sorted { $0.name < $1.name }.compactMap { requirement in
      let found = candidates(for: requirement, in: type.id)
      guard !found.contains(where: { isMet($0, by: type) }),
        let getter = found.first,
        let owner = program.owners[getter.id].flatMap({ program.declarations[$0] })
      else { return nil }
      let constraints = Set(found.map { Self.text(of: unmet($0, by: type)) }).sorted()
      let (name, styleProtocol) = (requirement.name, requirement.styleProtocol.name)
      let isOwn = owner.id == type.id
      return Problem(
        .unmetConstraint, at: isOwn ? getter : type,
        "'\(name)' of '\(owner.fullName)' is only for \(constraints.joined(separator: " or ")), and "
          + "'\(type.fullName)' adopts \(styleProtocol) without that, so styling uses the default",
        remedy: "declare '\(name)' without the constraint"
          + (isOwn ? ", or adopt \(styleProtocol) with it" : " or in '\(type.fullName)'"))
    }
  }

  /// Whether a type meets the constraints of the extension that declares a property.
  func isMet(_ property: Declaration, by type: Declaration) -> Bool {
    unmet(property, by: type).isEmpty
  }

  /// The constraints of the extension that declares a property, which a type certainly doesn't meet.
  private func unmet(
    _ property: Declaration, by type: Declaration
  ) -> [SymbolGraph.Symbol.Constraint] {
    // What follows from the constraints of a conditional conformance isn't known.
    guard type.isType, program.conditions[type.id]?.keys.contains(where: isStyled) != true else {
      return []
    }
    return property.constraints.filter { constraint in
      guard constraint.lhs == "Self" else {
        // A parameter of the type; the compiler repeats the constraints of the type's declaration.
        return program.owners[property.id] == type.id && !type.constraints.contains(constraint)
      }
      guard let other = constraint.rhsPrecise else { return false }
      switch constraint.kind {
      case "conformance":
        // The compiler doesn't check protocols without requirements at run time.
        return !Self.markers.contains(other)
          && (!program.protocols(of: type.id).contains(other)
            || program.conditions[type.id]?[other] != nil)
      case "superclass", "sameType":
        return other != type.id && !program.superclasses(of: type.id).contains(other)
      default: return false
      }
    }
  }

  private func isStyled(_ id: String) -> Bool {
    styleProtocols.contains(id) || !program.protocols(of: id).isDisjoint(with: styleProtocols)
  }

  private static func text(of constraints: [SymbolGraph.Symbol.Constraint]) -> String {
    constraints.map { "\($0.lhs)\($0.kind == "sameType" ? " ==" : ":") \($0.rhs)" }
      .joined(separator: ", ")
  }

  /// The protocols without requirements, whose conformances graphs don't always list.
  private static let markers: Set = [
    "s:s8CopyableP", "s:s9EscapableP", "s:s16SendableMetatypeP", "s:s8SendableP",
    "s:s15BitwiseCopyableP",
  ]
}
