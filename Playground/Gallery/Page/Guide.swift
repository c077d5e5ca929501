/// An article of the documentation that the gallery links to.
struct Guide: Encodable, Hashable {
  let title: String

  /// The path from the root of the repository.
  let path: String

  private init(_ title: String, _ name: String, of module: String = "ProtocolStyle") {
    self.title = title
    path = "Sources/\(module)/\(module).docc/\(name).md"
  }

  static let start = Guide("Start in five minutes", "StartInFiveMinutes")
  static let traits = Guide("Write a trait", "WriteATrait")
  static let cascade = Guide("The cascade", "HowTheCascadeDecides")
  static let states = Guide("Control states", "ControlStates")
  static let themes = Guide("Theme an app", "ThemeAnApp")
  static let bars = Guide("Bars", "Bars", of: "StyleNavigation")
  static let files = Guide("Stylesheets", "StylesheetsOfNUI", of: "StyleFiles")
  static let mistakes = Guide("Find mistakes", "FindMistakes")
  static let performance = Guide("Performance", "Performance")

  /// All articles but the landing pages and the lists of findings, in the order of reading.
  static let all = [
    start, traits, cascade, states, themes,
    Guide("Draw it", "DrawIt"),
    Guide("Style protocols", "StyleProtocols"),
    Guide("All style protocols", "AllStyleProtocols+Generated"),
    Guide("Kinds of nodes", "KindsOfNodes"),
    Guide("All kinds", "AllKinds+Generated"),
    Guide("Attribute values", "ValuesOfAttributes"),
    Guide("Write an attribute and a kind", "WriteAnAttributeAndAKind"),
    Guide("Ship a pack", "ShipAPack"),
    Guide("Coming from UIAppearance, ProtocolUI, NUI or SwiftUI", "ComingFrom"),
    bars,
    Guide("Draw it natively", "DrawItNatively", of: "StyleBinding"),
    Guide("Migrate a UIAppearance app", "MigrateAUIAppearanceApp", of: "StyleBinding"),
    Guide("Write an adapter", "WriteAnAdapter", of: "StyleBinding"),
    Guide("Attributes in CSS", "CSSMeanings", of: "StyleHTML"),
    Guide("Drawn symbols", "DrawnSymbols", of: "StyleHTML"),
    Guide("Tokens from design tools", "TokensFromDesignTools", of: "StyleFiles"),
    files,
    Guide("Live reload", "LiveReload", of: "StyleFiles"),
    Guide("Test your styles", "TestYourStyles", of: "StyleTesting"),
    mistakes, performance,
  ]
}
