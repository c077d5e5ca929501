internal import ProtocolStyle

/// A class of a page: one style in all the looks that the page has.
///
/// Its first look is declared plainly. Each other one declares whatever differs in any look, so that
/// nothing of a look with fewer conditions shows through.
struct StyleClass {
  /// A name made of the declarations; nil when there are none.
  let name: String?

  /// The rules.
  let css: String
  let kind: NodeKind

  /// Whether titles have insets of their own in any look.
  let movesTitle: Bool

  init(_ looks: [StyleLook], in selectors: [LookSelector], isTaken: (String, String) -> Bool) {
    kind = looks[0].kind
    movesTitle = looks.contains(where: \.movesTitle)
    let text = Self.text(looks, selectors)
    guard !text("").isEmpty else {
      (name, css) = (nil, "")
      return
    }
    var name = Self.name(of: text(""))
    // Two styles of one hash: the later one is hashed with its name, until it is alone.
    while isTaken(name, text(name)) { name = Self.name(of: text(name)) }
    (self.name, css) = (name, text(name))
  }

  private typealias Keys = [Declarations.Key]

  private static func text(
    _ looks: [StyleLook], _ selectors: [LookSelector]
  ) -> (_ name: String) -> String {
    let states = Set(looks.flatMap(\.states.keys)).sorted(by: isLess)
    let normalKeys = union(looks.map { $0.normal.keys(differingFrom: looks[0].normal) })
    let stateKeys = states.map { state in
      union(looks.map { ($0.states[state] ?? $0.normal).keys(differingFrom: $0.normal) })
    }
    return { name in
      var css = ""
      for (look, selector) in zip(looks, selectors) {
        let isFirst = selector == selectors[0]
        var rules = rule(
          "\(selector.prefix).\(name)", look.normal, isFirst ? look.normal.keys : normalKeys)
        for (state, keys) in zip(states, stateKeys) {
          let own = look.states[state] ?? look.normal
          rules += rule(
            "\(selector.prefix).\(name)\(StateSelector.text(of: state, for: look.kind))", own,
            isFirst ? own.keys(differingFrom: look.normal) : keys)
        }
        css += rules.isEmpty ? "" : selector.media.map { "@media(\($0)){\(rules)}" } ?? rules
      }
      return css
    }
  }

  /// The values of some properties, the element's and then those of its parts.
  private static func rule(_ selector: String, _ values: Declarations, _ keys: Keys) -> String {
    Declarations.Part.allCases.map { part in
      let declarations = keys.filter { $0.part == part }
        // What a look does not declare is as the kind has it.
        .map { "\($0.property):\(values[$0] ?? "revert-layer")" }
      return declarations.isEmpty
        ? "" : "\(selector)\(part.rawValue){\(declarations.joined(separator: ";"))}"
    }.joined()
  }

  private static func union(_ lists: [Keys]) -> Keys {
    var known = Set<Declarations.Key>()
    return lists.joined().filter { known.insert($0).inserted }
  }

  /// Fewer states come first, for more of them are to win.
  private static func isLess(_ left: ControlState, _ right: ControlState) -> Bool {
    (left.rawValue.nonzeroBitCount, left.rawValue) < (
      right.rawValue.nonzeroBitCount, right.rawValue
    )
  }

  /// A letter and nine digits of base 32 from the text's FNV-1a hash.
  private static func name(of text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    // The low bits of FNV-1a are the weaker ones.
    hash ^= hash >> 32
    var name = "s"
    for _ in 0..<9 {
      name += String(hash & 31, radix: 32)
      hash >>= 5
    }
    return name
  }
}
