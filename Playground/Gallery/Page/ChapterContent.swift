/// Exhibits under one heading.
struct ChapterContent {
  let heading: String

  /// The article that explains exhibits that name none.
  let article: Guide
  let exhibits: [Exhibit]
}

extension Chapter {
  static var all: [ChapterContent] {
    [
      ChapterContent(heading: "One app, four themes", article: .themes, exhibits: Exhibit.cafe),
      ChapterContent(
        heading: "Styles by conformance", article: .traits, exhibits: Exhibit.conformance),
      ChapterContent(heading: "Rules", article: .cascade, exhibits: Exhibit.rules),
      ChapterContent(heading: "The cascade", article: .cascade, exhibits: [.levels]),
      ChapterContent(
        heading: "Control states", article: .states, exhibits: [.controlStates, .statesInTraits]),
      ChapterContent(heading: "Themes and scopes", article: .themes, exhibits: Exhibit.themes),
      ChapterContent(
        heading: "Design files", article: .files, exhibits: [.styleSheetFiles].compactMap(\.self)),
      ChapterContent(heading: "Navigation bars", article: .bars, exhibits: [.stack]),
      ChapterContent(
        heading: "Inspector", article: .traits, exhibits: [.traits, .mistakes].compactMap(\.self)),
    ]
  }
}
