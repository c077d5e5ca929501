public import ProtocolStyle

extension TokenRules {
  /// Adds the tokens of a file that break rules to the findings of its reading.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - log: The log of its reading, which has the places of values.
  func check(_ file: TokenFile, _ log: ProblemLog) {
    RuleChecker(rules: self, file: file, log: log).check()
  }
}

/// Checks the tokens of one file by rules, in every context.
private struct RuleChecker {
  let rules: TokenRules
  let log: ProblemLog

  /// The tokens of each combination of contexts, in order.
  private let contexts: [(choice: [Int], tokens: DesignTokens)]
  private let modifiers: [TokenModifier]

  /// Each token in the first context that has it, in the order of the file.
  private let tokens: [DesignToken]

  init(rules: TokenRules, file: TokenFile, log: ProblemLog) {
    (self.rules, self.log, modifiers) = (rules, log, file.modifiers)
    contexts = file.resolutions.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map { ($0.key, $0.value) }
    var known: Set<String> = []
    tokens = contexts.flatMap { $0.tokens.filter { known.insert($0.name).inserted } }
  }

  func check() {
    checkNames()
    checkValues()
    checkAliases()
    checkModes()
    checkContrast()
    checkGamut()
  }

  /// Adds a finding at a token.
  private func report(
    _ token: DesignToken, _ identifier: Finding.Identifier, _ problem: String, _ remedy: String
  ) {
    let pointer = JSONPointer(text: token.pointer.dropFirst()) ?? .root
    let site = Site(file: log.files.firstIndex(of: token.file) ?? 0, pointer: pointer)
    log.add(.brokenRule(identifier, at: log.place(of: site), problem, remedy), at: site)
  }

  /// The contexts of a combination: ` in "dark" and "compact"`; empty for a file without modifiers.
  private func text(of choice: [Int]) -> String {
    let names = zip(modifiers, choice).map { $0.contexts[$1] }
    return names.isEmpty ? "" : " in \(ProblemLog.list(names, "and"))"
  }

  // MARK: Rules

  private func checkNames() {
    guard let (text, pattern) = rules.naming else { return }
    for token in tokens where (try? pattern.wholeMatch(in: token.name)) == nil {
      report(
        token, .tokenName, "the name \(quoted(token.name)) doesn't match.",
        "Choose a name that matches \(quoted(text)).")
    }
  }

  private func checkValues() {
    var owners: [[TokenValue?]: DesignToken] = [:]
    for token in tokens where rules.uniqueTypes.contains(token.type) {
      let all = contexts.map { $0.tokens[token.name] }
      if all.contains(where: { $0?.alias != nil }) { continue }
      let values = all.map { $0?.value }
      if let owner = owners[values] {
        report(
          token, .duplicateValue, "the value is that of \(quoted(owner.name)) in every context.",
          "Refer to that token, or remove one of them.")
      } else {
        owners[values] = token
      }
    }
  }

  private func checkAliases() {
    guard let limit = rules.aliasSteps else { return }
    for (_, tokens) in contexts {
      for token in tokens {
        var chain = [token]
        // A cycle is an error of reading, so each chain ends.
        while let next = chain[chain.count - 1].alias.flatMap({ tokens[$0] }) { chain.append(next) }
        let count = chain.count - 1
        if count <= limit { continue }
        report(
          token, .aliasChain,
          "the value is \(count) references away, by "
            + "\(ProblemLog.list(chain.dropFirst().map(\.name), "and")).",
          "Refer to one of the last \(limit) of these, so that there are at most \(limit).")
      }
    }
  }

  private func checkModes() {
    guard rules.requiresAllModes else { return }
    for (choice, tokens) in contexts {
      for (other, theirs) in contexts {
        let places = choice.indices.filter { choice[$0] != other[$0] }
        guard places.count == 1 else { continue }
        let modifier = modifiers[places[0]]
        for token in theirs where tokens[token.name] == nil {
          report(
            token, .missingMode,
            "there's no value in \(quoted(modifier.contexts[choice[places[0]]])) of the modifier "
              + "\(quoted(modifier.name)).",
            "Write a value for each context of the modifier.")
        }
      }
    }
  }

  private func checkContrast() {
    guard let contrast = rules.contrast else { return }
    let names = tokens.map(\.name)
    for pair in contrast.pairs {
      let missing = [pair.foreground, pair.background].filter { !names.contains($0) }
      for name in missing {
        let nearest = log.nearest(to: name, among: names).map { " The nearest is \(quoted($0))." }
        let site = Site(file: 0, pointer: .root)
        log.add(
          .brokenRule(
            .pairContrast, at: log.place(of: site),
            "no token is named \(quoted(name)), as a pair says.",
            "Correct the name, or remove the pair.\(nearest ?? "")"),
          at: site)
      }
      let ratios = contexts.compactMap { choice, tokens -> (ratio: Double, choice: [Int])? in
        guard case .color(let text)? = tokens[pair.foreground]?.value,
          case .color(let background)? = tokens[pair.background]?.value
        else { return nil }
        return (text.composited(over: background).contrastRatio(with: background), choice)
      }
      guard let worst = ratios.min(by: { $0.ratio < $1.ratio }), worst.ratio < contrast.minimum,
        let token = tokens.first(where: { $0.name == pair.foreground })
      else { continue }
      let rounded = (worst.ratio * 100).rounded(.down) / 100
      report(
        token, .pairContrast,
        "the contrast on \(quoted(pair.background)) is \(rounded.plainDescription):1"
          + "\(text(of: worst.choice)).",
        "Change one of the colors so that it's at least \(contrast.minimum.plainDescription):1.")
    }
  }

  private func checkGamut() {
    guard let gamut = rules.gamut else { return }
    for (choice, tokens) in contexts {
      for token in tokens {
        guard case .color(let color) = token.value, token.alias == nil, !gamut.contains(color)
        else {
          continue
        }
        report(
          token, .outOfGamut,
          "the color is outside of \(quoted(gamut.rawValue))\(text(of: choice)).",
          "Choose a color with less chroma.")
      }
    }
  }
}

extension TokenRules.Gamut {
  fileprivate func contains(_ color: Color) -> Bool {
    color.isInSRGB || self == .displayP3 && color.displayP3 != nil
  }
}

// MARK: - Findings

extension Finding.Identifier {
  /// The name of a token doesn't match the pattern of its rules.
  public static let tokenName = Finding.Identifier(rawValue: "token-name")

  /// Two tokens have equal values that aren't references, which their rules don't allow.
  public static let duplicateValue = Finding.Identifier(rawValue: "duplicate-value")

  /// The value of a token is more references away than its rules allow.
  public static let aliasChain = Finding.Identifier(rawValue: "alias-chain")

  /// A token has a value in some contexts of a modifier only, which its rules don't allow.
  public static let missingMode = Finding.Identifier(rawValue: "missing-mode")

  /// A pair of colors has less contrast than its rules require.
  public static let pairContrast = Finding.Identifier(rawValue: "pair-contrast")

  /// A color is outside of the gamut that its rules name.
  public static let outOfGamut = Finding.Identifier(rawValue: "out-of-gamut")
}

extension Finding {
  /// The finding for a token that breaks a rule.
  fileprivate static func brokenRule(
    _ identifier: Identifier, at place: String, _ problem: String, _ remedy: String
  ) -> Finding {
    Finding(
      .warning, identifier, summary: printable("\(place): \(problem)"),
      explanation: "The rules of the design system don't allow it.", remedy: printable(remedy))
  }
}
