import ProtocolStyle
import StyleInspector

extension Exhibit {
  /// A certificate of the café, and the counterexample of a broken theme.
  static var certificate: Exhibit {
    Exhibit(
      heading: "Prove it, or see the counterexample",
      prose: """
        The inspector styles the menu only in situations that its styles can tell apart, and so covers \
        all of them. One theme with a pale gray is enough for a counterexample.
        """,
      code: """
        let inspector = Inspector(themes: Theme.cafe.map { [$0] })
        print(inspector.certify(of: menu))

        \(CafeProof.good.text)

        let faded = Theme("faded") { $0[.cafeQuietInk] = Color(hex: 0xB6C2C8) }
        print(Inspector(themes: [… , [faded]]).certify(of: menu))

        \(CafeProof.broken.text)

        let moved = Inspector().certifyEquivalence(of: menu, themes: [harbor], and: [harbor, faded])
        print(moved.differences[0])

        \(CafeProof.difference)

        let apart = StyleRequirement.distinguishable([.normal, .selected], under: .colorVision)
        print(Inspector(themes: [[harbor]]).certify([apart], of: tabs).verdict)

        \(CafeProof.colorVision)
        """,
      article: .proof,
      stages: [
        StageContent("The certified menu in one of its themes", layout: .phones) { tree, frame in
          Cafe.attach(.menu, in: .ember, to: frame, of: tree)
        }
      ])
  }
}

extension Theme {
  /// A theme of the café whose notes are too pale.
  fileprivate static let faded = Theme("faded", summary: "Notes that are too pale.") {
    $0[.cafeQuietInk] = Color(rgb: 0xB6C2C8)
  }
}

/// The certificate of the café's menu; each is made once, because that takes a while.
struct CafeProof {
  /// In the themes of the café.
  static let good = CafeProof(themes: Theme.cafe)

  /// With a theme that has too little contrast.
  static let broken = CafeProof(themes: Theme.cafe + [.faded])

  let certificate: Certificate

  init(themes: [Theme]) {
    certificate = Inspector(themes: themes.map { [$0] }).certify(of: Self.menu)
  }

  /// The first difference that the broken theme makes to the first one of the café.
  static var difference: String {
    let harbor = Theme.cafe[0]
    let certificate = Inspector().certifyEquivalence(
      of: menu, themes: [harbor], and: [harbor, .faded])
    return Mistake.wrapped(certificate.differences.first.map { "\($0)" } ?? "none")
  }

  /// Whether the states of tabs stay apart for every color vision.
  static var colorVision: String {
    let tabs = StyleTree()
    let bar = tabs.attach(CafeTabs())
    tabs.attach(CafeTab(text: "Menu", image: .symbol("book")), to: bar)
    return Inspector(themes: [[Theme.cafe[0]]])
      .certify([.distinguishable([.normal, .selected], under: .colorVision)], of: tabs)
      .verdict.rawValue
  }

  private static var menu: StyleTree {
    let tree = StyleTree()
    let phone = tree.attach(CafePhone())
    CafeBuilder(tree: tree).attachMenu(to: tree.attach(CafeScreen(), to: phone).erased)
    return tree
  }

  /// The description, in lines that fit.
  var text: String {
    "\(certificate)".split(separator: "\n").map { Mistake.wrapped(String($0)) }
      .joined(separator: "\n")
  }
}
