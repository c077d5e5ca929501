/// Exhibits under one heading.
struct ChapterContent {
  let heading: String
  let exhibits: [Exhibit]
}

extension Chapter {
  static var all: [ChapterContent] {
    [
      ChapterContent(heading: "One app, four themes", exhibits: Exhibit.cafe),
      ChapterContent(heading: "Styles by conformance", exhibits: Exhibit.conformance),
      ChapterContent(heading: "Rules", exhibits: Exhibit.rules),
      ChapterContent(heading: "The cascade", exhibits: [.levels]),
      ChapterContent(heading: "Control states", exhibits: [.controlStates, .statesInTraits]),
      ChapterContent(heading: "Themes and scopes", exhibits: Exhibit.themes),
      ChapterContent(heading: "Design files", exhibits: [.styleSheetFiles].compactMap(\.self)),
      ChapterContent(heading: "Navigation bars", exhibits: [.stack]),
      ChapterContent(heading: "Inspector", exhibits: [.traits, .mistakes].compactMap(\.self)),
    ]
  }
}
