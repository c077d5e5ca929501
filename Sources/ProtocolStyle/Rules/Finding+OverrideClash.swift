extension Finding.Identifier {
  /// Rules of two packs override conformances for the same attribute of the same target.
  public static let overrideClash = Finding.Identifier(rawValue: "override-clash")
}

extension Finding {
  /// The attributes of targets that rules of several packs write over conformances, in the order of the
  /// packs; the first other pack is named.
  static func overrideClashes(
    in packs: [StylePack], _ environment: StyleEnvironment
  ) -> [Finding] {
    struct Key: Hashable {
      let target: StyleRule.Target
      let attribute: AttributeID
    }
    var writers: [Key: StylePack] = [:]
    var findings: [Finding] = []
    for pack in packs {
      for rule in pack.styleSheet where rule.overridesConformances {
        for attribute in attributes(of: rule, in: environment) {
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

  /// The attributes that a rule writes for a node of which nothing is known.
  private static func attributes(
    of rule: StyleRule, in environment: StyleEnvironment
  ) -> [AttributeID] {
    var model = ViewModel(kind: .view)
    let writes = environment.evaluating { model.recordingWrites(rule.apply) }
    return Set(writes.map(\.attribute)).sorted()
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
      remedy: "Leave one of the rules, or move it to the app's own sheet, which is above all packs."
    )
  }
}
