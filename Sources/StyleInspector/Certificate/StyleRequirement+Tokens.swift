public import ProtocolStyle

extension StyleRequirement {
  /// Requires that each combination of themes sets every token, in every environment.
  ///
  /// The combination without themes isn't examined, because tokens have their defaults there.
  ///
  /// - Parameter tokens: The tokens, such as those of a pack.
  /// - Returns: The requirement.
  public static func completeTokens(_ tokens: [any AnyToken]) -> StyleRequirement {
    var requirement = StyleRequirement(named: "complete tokens") { _ in [] }
    requirement.excusesDisabledControls = true
    requirement.tokens = tokens.map(\.id)
    return requirement
  }

  /// Requires that the values of attributes come from tokens, and not from constants.
  ///
  /// ```swift
  /// let requirement = StyleRequirement.fromTokens([.backgroundColor, .textColor], besides: [.clear])
  /// ```
  ///
  /// It's not enough that a getter reads a token: each situation is also styled with other values of the
  /// tokens, and the value must follow them. So a constant in one branch of a getter is found, and
  /// so is one of two constants that a token selects. Of a value with colors, each color counts, and of
  /// a number, insets, an offset or a font each length but 0. It's undecided where a constant may be a part
  /// of a token of another type, such as a structure of your own, because that has no other values.
  ///
  /// The counterexample names the trait or the type with the getter, as far as it's known, or the rule with
  /// its line. It costs two further evaluations in each situation.
  ///
  /// - Parameters:
  ///   - attributes: The attributes; a node without a value of one fulfills it.
  ///   - constants: The colors that are allowed as constants; none by default.
  ///   - getters: The lines of getters, from the file that `swift package check-styles` writes; nil, the
  ///     default, to name traits and types without lines.
  /// - Returns: The requirement.
  public static func fromTokens(
    _ attributes: [any AnyAttribute], besides constants: [Color] = [],
    locating getters: GetterLocations? = nil
  ) -> StyleRequirement {
    let ids = attributes.map(\.id)
    let names = ids.map(\.name).joined(separator: ", ")
    return StyleRequirement(named: "\(names) from tokens") { subject in
      let shown = ids.filter { subject.model.value(of: $0, drawnIn: subject.state) != nil }
      if shown.isEmpty { return [] }
      let probe = subject.probes()
      return shown.compactMap { attribute in
        let values = ([subject.model] + probe.models).map {
          $0.value(of: attribute, drawnIn: subject.state)
        }
        guard let part = FixedPart(values, besides: constants) else { return nil }
        if let token = probe.unchangedToken(with: part.value) {
          return .undecided(
            "has '\(attribute)' as \(part), which may be from '\(token)', whose type has no other values"
          )
        }
        let origin = subject.origin(of: attribute, getters)
        return .violated("has '\(attribute)' as \(part), which \(origin) sets without a token")
      }
    }
  }
}

/// A part of a value that doesn't follow the tokens that were read.
private struct FixedPart: CustomStringConvertible {
  let value: AnyHashable
  let description: String

  /// Finds the first such part: a color, a length or, if the value has neither, the whole value; nil if all
  /// parts follow.
  ///
  /// - Parameters:
  ///   - values: The value, and those with other values of tokens.
  ///   - constants: The colors that needn't follow.
  init?(_ values: [(any Hashable & Sendable & Codable)?], besides constants: [Color]) {
    switch values[0] {
    case is any ColorCarrying:
      let colors = values.map { ($0 as? any ColorCarrying)?.colors ?? [] }
      guard let color = Self.fixed(in: colors, where: { !constants.contains($0) }) else {
        return nil
      }
      (value, description) = (color, "\(color)")
    case is any LengthCarrying:
      let lengths = values.map { ($0 as? any LengthCarrying)?.lengths ?? [] }
      guard let length = Self.fixed(in: lengths, where: { $0 != 0 }) else { return nil }
      (value, description) = (length, length.plainDescription)
    case let other?: (value, description) = (AnyHashable(other), ViewModel.Element.describe(other))
    case nil: return nil
    }
  }

  /// The first part that isn't a different one in each of the values.
  private static func fixed<Part: Hashable>(
    in parts: [[Part]], where isExamined: (Part) -> Bool
  ) -> Part? {
    parts[0].enumerated().first { place, part in
      let all = parts.compactMap { place < $0.count ? $0[place] : nil }
      return isExamined(part) && Set(all).count < parts.count
    }?.element
  }
}

extension StyledSubject {
  /// The trait, the type or the rule that sets the value of an attribute, with its place if it's known.
  fileprivate func origin(of attribute: AttributeID, _ getters: GetterLocations?) -> String {
    let symbolicated = explanation().symbolicated()
    let all = getters.map(symbolicated.locating) ?? symbolicated
    let winners = all.outcomes.filter { $0.attribute == attribute }.compactMap(\.winner)
    guard let winner = winners.first else { return "a level" }
    if let provider = winner.provider { return "\(provider)" }
    if winner.possibleProviders.isEmpty { return winner.source }
    return winner.possibleProviders.map { "\($0)" }.joined(separator: " or ")
  }
}
