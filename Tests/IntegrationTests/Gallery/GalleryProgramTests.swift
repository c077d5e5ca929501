import Foundation
import Testing

/// `swift run Gallery` and its options, except for the live mode.
@Suite(.needsCompiler) struct GalleryProgramTests {
  @Test(arguments: [
    (["--kinds"], ["kinds.html", "kinds-rtl.html", "kinds-states.html", "samples.html"]),
    (["--bank"], ["bank.html"]), (["--systems"], ["systems.html"]), (["--book"], ["index.html"]),
    ([], ["gallery.html"]),
  ])
  func `it prints the paths of the pages that it writes`(
    arguments: [String], files: [String]
  ) async throws {
    let result = try await BuiltProgram.gallery.run(arguments)
    let names = result.output.split(separator: "\n").map { $0.split(separator: "/").last ?? "" }
    #expect(names == files.map { $0[...] })
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test func `the inspector prints its findings about the page`() async throws {
    let result = try await BuiltProgram.gallery.run(["--inspect"])
    // Two rules of the café are for texts and buttons without traits, which neither of two trees has, and
    // the exhibit of the cascade has a rule for each level below the conformances.
    let warnings = result.output.matches(of: /warning: The rule at (\S+):\d+ .* \[([\w-]+)\]/)
    #expect(
      warnings.map(\.1) == Array(repeating: "Gallery/CafeRules.swift", count: 3)
        + Array(repeating: "Gallery/Exhibit+Rules.swift", count: 3))
    #expect(warnings.allSatisfy { $0.2 == "losing-rule" })
    #expect(warnings.dropFirst(3).allSatisfy { $0.0.contains(": RivalButton sets") })
    #expect(result.output.hasSuffix("  0 errors, 6 warnings, 0 notes\n\n"))
    #expect(result.status == 0)
  }

  @Test func `the site leads to the part of each pack in the book`() async throws {
    let result = try await BuiltProgram.gallery.run(["--book"])
    let book = URL(filePath: result.output.trimmingCharacters(in: .newlines))
      .deletingLastPathComponent()
    let parts = try FileManager.default.contentsOfDirectory(atPath: book.path()).filter { name in
      FileManager.default.fileExists(atPath: book.appending(path: "\(name)/index.html").path())
    }
    #expect(parts.sorted() == ["ClassicPack", "ModernPack"])
    let links = try Repository.text(of: ".ci/landing.html").matches(of: /href="book\/([^"]*)\/"/)
      .map { String($0.1) }
    #expect(links.sorted() == parts.sorted())
  }

  private static let usage = """
    Writes a page of exhibits: the code with UIKit, the code with traits, the result.

    USAGE: Gallery [--open | --inspect | --kinds | --bank | --systems | --book]
           Gallery --live FILE
           Gallery --stylesheets FILE…

      --open         Open the page in a browser.
      --inspect      Print what the inspector finds in the page; status 1 for an error.
      --kinds        Write pages with a screen of all kinds, each kind in its states, and
                     samples of attributes.
      --bank         Write a page with twelve screens of a bank's app, in words of the library.
      --systems      Write a page with the components of OUDS, Warp and Fluent, in all states.
      --book         Write the style book of ModernPack and ClassicPack.
      --live         Draw an app in the terminal, and restyle it whenever the file is
                     saved: design tokens, such as cafe.accent, or a stylesheet (.nss).
                     Older forms, such as "#b3261e" for a color, are findings.
      --stylesheets  Write a page of screens, each styled by one of NUI's stylesheets.
      -h, --help     Print this.

    Playground prints examples: swift run Playground --help

    """

  @Test(arguments: [["--help"], ["-h"], ["--kinds", "--help"], ["--live", "--help"]])
  func `asked for help it prints the usage`(arguments: [String]) async throws {
    let result = try await BuiltProgram.gallery.run(arguments)
    #expect(result.output == Self.usage)
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  private static let misuses = [
    (["--live"], "--live takes the path of one file, not 0"),
    (["--live", "a.json", "b.json"], "--live takes the path of one file, not 2"),
    (["--stylesheets"], "--stylesheets takes the paths of stylesheets, and there is none"),
    (["--live", "a.json", "--kinds"], "unknown argument '--kinds'"),
    (["--help", "--xml"], "unknown argument '--xml'"), (["99"], "unknown argument '99'"),
    (["--kinds", "now"], "unknown argument 'now'"),
    (["--json"], "unknown argument '--json'; Playground has it: swift run Playground --json"),
    (
      ["--live", "a.json", "--all"],
      "unknown argument '--all'; Playground has it: swift run Playground --all"
    ),
    (["7"], "unknown argument '7'; Playground has it: swift run Playground 7"),
  ]

  @Test(arguments: misuses)
  func `a mistake in the arguments is described, with the usage, and the status is 2`(
    arguments: [String], problem: String
  ) async throws {
    let result = try await BuiltProgram.gallery.run(arguments)
    #expect(result.output == "")
    #expect(result.errors == "Gallery: \(problem)\n\n\(Self.usage)")
    #expect(result.status == 2)
  }
}
