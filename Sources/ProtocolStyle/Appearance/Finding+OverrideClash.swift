extension Finding.Identifier {
  /// Rules of two packs override conformances for the same attribute of the same target.
  public static let overrideClash = Finding.Identifier(rawValue: "override-clash")
}

extension Finding {
  /// Returns the attributes of targets for which rules of several packs override conformances.
  ///
  /// They're in the order of the packs; each finding names the first other pack.
  static func overrideClashes(
    in packs: [StylePack], _ environment: StyleEnvironment
  ) -> [Finding] {
    struct Key: Hashable {
      let target: StyleRule.Target
      let attribute: AttributeID
    }
    let context = StyleContext(environment: environment)
    var writers: [Key: StylePack] = [:]
    var findings: [Finding] = []
    for pack in packs {
      for rule in pack.styleSheet where rule.overridesConformances {
        for attribute in rule.attributes(writtenIn: [context]) {
          let key = Key(target: rule.target, attribute: attribute)
          if let first = writers[key], first.name != pack.name {
            let finding = overrideClash(of: attribute, rule, in: pack, with: first)
            if !findings.contains(finding) { findings.append(finding) }
          } else {
            writers[key] = pack
          }
        }
      }
    }
    return findings
  }

  private static func overrideClash(
    of attribute: AttributeID, _ rule: StyleRule, in pack: StylePack, with other: StylePack
  ) -> Finding {
    Finding(
      .warning, .overrideClash,
      summary: "Pack '\(pack)' overrides '\(attribute)' of \(rule.target), as pack '\(other)' "
        + "does.",
      explanation: "Both packs have a rule for \(rule.target) that overrides conformances. The "
        + "rule of the higher pack, '\(pack)', wins where both apply.",
      remedy: "Keep one of the rules, or move it to the app's own sheet, which is above all packs."
    )
  }
}
