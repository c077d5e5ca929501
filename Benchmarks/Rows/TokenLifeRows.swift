import ModernPack
import ProtocolStyle
import StyleInspector

/// What is proven and found out about the tokens of a pack, against one certificate of its contrast.
enum TokenLifeRows {
  static let all: [Benchmark] = [
    row("tokens.equivalence") { pack in
      let theme = StylePack.modern.themes[0]
      return Inspector().certifyEquivalence(of: pack.tree, themes: [theme], and: [theme])
        .nodeCount
    },
    row("tokens.requirement") { pack in
      pack.certificate(of: .fromTokens([.backgroundColor, .textColor], besides: [.clear]))
        .situationCount
    },
    row("tokens.color-vision") { pack in
      pack.certificate(of: .distinguishable([.normal, .selected])).situationCount
    },
    row("tokens.search") { pack in
      Inspector().uses(
        of: .color(.black), within: 2, in: pack.tree, over: SituationSpace()
      ).count
    },
    row("tokens.readings") { pack in
      let readings = TokenReadings(
        of: pack.tree, in: [[StylePack.modern.themes[0]]],
        declared: StylePack.modern.tokens.map { $0.id }, findingPairs: false)
      return StylePack.modern.tokens.count { readings.uses(of: $0.id)[0].isRead }
    },
  ]

  private static func row(_ name: String, _ ours: @escaping @Sendable (SampledPack) -> Int)
    -> Benchmark
  {
    Benchmark(name: name, baseline: "one certificate", bar: nil) {
      let pack = SampledPack()
      return .time(
        items: 1, ours: { keep(ours(pack)) },
        baseline: { keep(pack.certificate(of: .contrast(.aa)).situationCount) })
    }
  }
}

/// A node of each trait of a pack, in one of its themes.
private struct SampledPack {
  let tree = StyleTree(packs: [.modern])

  init() {
    tree.themes = [StylePack.modern.themes[0]]
    for sample in CertifyRows.samples { tree.attach(erased: sample) }
  }

  func certificate(of requirement: StyleRequirement) -> Certificate {
    Inspector().certify([requirement], of: tree)
  }
}
