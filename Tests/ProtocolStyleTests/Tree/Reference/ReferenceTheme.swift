import ProtocolStyle

/// A theme as data: the values of tokens, and rules.
struct ReferenceTheme: Sendable {
  let accent: ReferenceColor?
  let link: ReferenceColor?
  let sheet: ReferenceSheet
  let theme: Theme

  init(accent: ReferenceColor?, link: ReferenceColor?, sheet: ReferenceSheet) {
    self.accent = accent
    self.link = link
    self.sheet = sheet
    theme = Theme("theme", styleSheet: sheet.sheet) { values in
      if let accent { values[.reference] = accent.color }
      if let link { values[.referenceLink] = link.color }
    }
  }

  /// Sets tokens; reads return the values of lower themes.
  func apply(to context: inout ReferenceContext) {
    let beneath = context
    if let accent { context.accent = accent.decided(in: beneath) }
    if let link { context.link = link.decided(in: beneath) }
  }
}

extension ReferenceTheme: CustomStringConvertible {
  var description: String {
    "theme(\(accent.map { "\($0)" } ?? "-"), \(link.map { "\($0)" } ?? "-"), \(sheet))"
  }
}
