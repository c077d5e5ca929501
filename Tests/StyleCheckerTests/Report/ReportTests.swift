import Testing

@testable import StyleChecker

@Suite struct ReportTests {
  private static let library = GraphBuilder.library

  private static func report(allowing allowed: Set<Problem.Kind> = []) -> Report {
    var app = GraphBuilder(module: "App")
    app.add(protocol: "Round", adopting: [library.id("CornerRadius", "P")])
    app.add("swift.property", "cornerRadius", in: "Round", "P", type: "Sf")
    let program = Program([library.graph, app.graph])
    let check = StyleCheck(program: StyleProgram(program), checked: ["App"], exported: [])
    return Report(
      check.problems + check.problems, of: program, in: Sources(folders: [:]), allowing: allowed)
  }

  @Test func `findings are written as compilers write them, each once and by line`() throws {
    #expect(
      try Self.report().text(as: .text) == """
        /App.swift:1:1: warning: no type adopts the trait 'Round' [unadopted-trait]
        /App.swift:1:1: note: adopt it, or remove it
        /App.swift:2:1: warning: 'cornerRadius' of 'Round' is 'Sf', but CornerRadius requires \
        'Sd', so styling doesn't read it [mistyped-property]
        /App.swift:2:1: note: declare it as 'Sd'; or, if it's no style, rename it

        """)
  }

  @Test func `findings are written as JSON`() throws {
    #expect(
      try Self.report(allowing: [.mistypedProperty]).text(as: .json) == """
        {
          "findings" : [
            {
              "column" : 1,
              "file" : "/App.swift",
              "kind" : "unadopted-trait",
              "line" : 1,
              "message" : "no type adopts the trait 'Round'",
              "remedy" : "adopt it, or remove it"
            }
          ]
        }

        """)
  }

  @Test func `allowed kinds are left out`() {
    #expect(Self.report(allowing: [.mistypedProperty, .unadoptedTrait]).findings == [])
  }

  @Test func `a finding without a place has none`() {
    let finding = Finding(
      kind: .twoKinds, file: nil, line: 0, column: 0, message: "a", remedy: "b")
    #expect(finding.text == "warning: a [two-kinds]\nnote: b\n")
  }
}
