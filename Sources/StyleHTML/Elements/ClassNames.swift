/// A class that pages give to parts of elements, besides those of styles.
enum PartClass: String, CaseIterable {
  case title = "t"
  case prompt = "p"
  case detail = "d"
  case badge = "b"

  /// An outline of a symbol.
  case symbol = "i"

  /// An outline whose area is filled.
  case filledSymbol = "f"

  /// A group of an element and the children that it can't contain.
  case group = "g"
}

/// The HTML classes of style classes.
///
/// A class of HTML contains no white space, and isn't one that pages use for elements themselves.
enum ClassNames {
  /// The class for a style class; nil where nothing of it is left.
  static func name(of styleClass: String) -> String? {
    let words = styleClass.unicodeScalars.split(whereSeparator: isSpace).map { String($0) }
    if words.isEmpty { return nil }
    let name = words.joined(separator: "-")
    return isReserved(name) ? prefix + name : name
  }

  /// The classes for style classes, each once, with spaces between them.
  static func text(of styleClasses: [String]) -> String {
    let names = styleClasses.compactMap(name(of:))
    // Browsers compare code points, so canonically equal names are different classes.
    return names.enumerated().filter { index, name in
      !names[..<index].contains { $0.utf8.elementsEqual(name.utf8) }
    }.map(\.element).joined(separator: " ")
  }

  /// The classes of an element, with those for style classes at the end.
  static func text(_ names: String, with styleClasses: [String]) -> String {
    if styleClasses.isEmpty { return names }
    return [names, text(of: styleClasses)].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static let prefix = "style-"

  /// The names that pages use besides those of styles: of parts, and of the kinds' elements.
  private static let names = ElementShape.classNames.union(PartClass.allCases.map(\.rawValue))

  /// White space of HTML, which separates classes.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    ["\t", "\n", "\u{C}", "\r", " "].contains(scalar)
  }

  /// Whether a name is one that a page uses, with any number of prefixes, so that no two style
  /// classes become the same.
  private static func isReserved(_ name: String) -> Bool {
    var rest = Substring(name)
    while rest.hasPrefix(prefix) { rest = rest.dropFirst(prefix.count) }
    return names.contains(String(rest)) || StyleClass.isName(rest)
  }
}
