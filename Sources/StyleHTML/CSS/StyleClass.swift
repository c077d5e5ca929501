internal import ProtocolStyle

/// A class of a page: one style in all of the page's looks and control states.
struct StyleClass {
  /// A name derived from the declarations; nil if there are none.
  let name: String?

  /// The rules for each selector of the page.
  let rules: [String]
  let kind: NodeKind

  /// Whether titles have title insets in any look.
  let movesTitle: Bool

  /// Creates the class of a style.
  ///
  /// - Parameters:
  ///   - looks: The style for each selector.
  ///   - selectors: The selectors of the page.
  ///   - isTaken: Returns whether a name already belongs to different rules.
  init(_ looks: [StyleLook], in selectors: [LookSelector], isTaken: (String, [String]) -> Bool) {
    kind = looks[0].kind
    movesTitle = looks.contains(where: \.movesTitle)
    let rules = StyleRules(looks, in: selectors).rules
    let isOutlined = looks.contains(where: \.isBoundByColor)
    guard rules.contains(where: { !$0.isEmpty }) else {
      (name, self.rules) = (nil, [])
      return
    }
    var name = Self.name(of: rules, in: selectors, named: "", isOutlined: isOutlined)
    var text = Self.text(of: rules, named: name, isOutlined: isOutlined)
    // If two styles have the same hash, the later one is hashed together with its name until it's
    // unique.
    while isTaken(name, text) {
      name = Self.name(of: rules, in: selectors, named: name, isOutlined: isOutlined)
      text = Self.text(of: rules, named: name, isOutlined: isOutlined)
    }
    (self.name, self.rules) = (name, text)
  }

  private static func text(
    of rules: [[StyleRules.Rule]], named name: String, isOutlined: Bool
  ) -> [String] {
    rules.enumerated().map { index, rules in
      var text = index == 0 && isOutlined ? outline(named: name) : ""
      for rule in rules { rule.write(named: name) { text += $0 } }
      return text
    }
  }

  /// The rule that shows the boundary of an area where forced colors remove its color.
  private static func outline(named name: String) -> String {
    "@media(forced-colors:active){.\(name){outline:1px solid canvastext;outline-offset:-1px}}"
  }

  /// A letter and nine base-32 digits of the FNV-1a hash of the rules' text, which is hashed in
  /// pieces without being built.
  private static func name(
    of rules: [[StyleRules.Rule]], in selectors: [LookSelector], named name: String,
    isOutlined: Bool
  ) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    if isOutlined { add(outline(named: name)) }
    for (selector, rules) in zip(selectors, rules) where !rules.isEmpty {
      let conditions = selector.conditions
      conditions.forEach(add)
      for rule in rules { rule.write(named: name, to: add) }
      for _ in conditions { add("}") }
    }
    // The low bits of FNV-1a are weaker.
    hash ^= hash >> 32
    var name = initial
    for _ in 0..<digitCount {
      name += String(hash & 31, radix: 32)
      hash >>= 5
    }
    return name
  }

  private static let initial = "s"
  private static let digitCount = 9

  /// Whether a text has the form of a class's name.
  static func isName(_ text: Substring) -> Bool {
    let digits = text.utf8.dropFirst(initial.utf8.count)
    return text.hasPrefix(initial) && digits.count == digitCount
      && digits.allSatisfy { (48...57).contains($0) || (97...118).contains($0) }
  }
}
