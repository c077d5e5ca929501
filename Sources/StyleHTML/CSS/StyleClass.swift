internal import ProtocolStyle

/// A class of a page: one style in all the looks and control states that the page has.
struct StyleClass {
  /// A name made of the declarations; nil when there are none.
  let name: String?

  /// The rules of each selector of the page.
  let rules: [String]
  let kind: NodeKind

  /// Whether titles have insets of their own in any look.
  let movesTitle: Bool

  /// Makes the class of a style.
  ///
  /// - Parameters:
  ///   - looks: The style by each selector.
  ///   - selectors: The selectors of the page.
  ///   - isTaken: Whether a name stands for other rules.
  init(_ looks: [StyleLook], in selectors: [LookSelector], isTaken: (String, [String]) -> Bool) {
    kind = looks[0].kind
    movesTitle = looks.contains(where: \.movesTitle)
    let rules = StyleRules(looks, in: selectors).rules
    guard rules.contains(where: { !$0.isEmpty }) else {
      (name, self.rules) = (nil, [])
      return
    }
    func text(_ name: String) -> [String] {
      rules.map { $0.map { $0.text(of: name) }.joined() }
    }
    func hashed(_ text: [String]) -> String {
      Self.name(of: zip(selectors, text).map { $0.text(around: $1) }.joined())
    }
    var name = hashed(text(""))
    // Two styles of one hash: the later one is hashed with its name, until it is alone.
    while isTaken(name, text(name)) { name = hashed(text(name)) }
    (self.name, self.rules) = (name, text(name))
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
