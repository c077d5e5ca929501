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
