import Testing

@testable import PageFixtures

@Suite struct ModuleNameTests {
  private static let declaring: Set<Substring> = [
    "actor", "associatedtype", "case", "class", "enum", "extension", "func", "let", "protocol",
    "struct", "typealias", "var",
  ]

  private static let sources = Repository.paths(in: "Sources", withExtension: "swift")

  @Test func `only the module is named ProtocolStyle`() throws {
    for path in Self.sources {
      let words = try Repository.text(of: path).split { !($0.isLetter || $0 == "_") }
      for (keyword, name) in zip(words, words.dropFirst()) where name == "ProtocolStyle" {
        #expect(!Self.declaring.contains(keyword), "\(path)")
      }
    }
  }

  @Test(.needsCompiler) func `the name is the module's`() async throws {
    try await expectDiagnostics(
      in: """
        import ProtocolStyle

        let color: ProtocolStyle.Color = .red
        let module: ProtocolStyle? = nil  // error: cannot find type 'ProtocolStyle' in scope
        """)
  }

  private static let recipes = [
    """
    import ProtocolStyle
    import SwiftUI
    import struct ProtocolStyle.Color
    import protocol ProtocolStyle.Font

    extension Brand { var backgroundColor: Color { .orange } }
    struct Title: LabelNode, Font {}
    """,
    """
    import ProtocolStyle
    import SwiftUI

    typealias Color = ProtocolStyle.Color
    typealias Font = ProtocolStyle.Font

    extension Brand { var backgroundColor: Color { .orange } }
    struct Title: LabelNode, Font {}
    """,
    """
    import ProtocolStyle
    import SwiftUI

    extension Brand { var backgroundColor: ProtocolStyle.Color { .orange } }
    struct Title: LabelNode, ProtocolStyle.Font {}
    """,
  ]

  @Test(.needsCompiler, arguments: recipes)
  func `next to SwiftUI, each of the recipes compiles`(recipe: String) async throws {
    try await expectDiagnosticsNextToSwiftUI(
      in: """
        \(recipe)
        protocol Brand: BackgroundColor {}
        struct Card: ViewNode, Brand {}
        let model = StyleApplier().viewModel(for: Card())
        let theirs = SwiftUI.Color.red
        """)
  }

  @Test(.needsCompiler) func `next to SwiftUI, the plain names are ambiguous`() async throws {
    try await expectDiagnosticsNextToSwiftUI(
      in: """
        import ProtocolStyle
        import SwiftUI

        let color: Color = .red  // error: 'Color' is ambiguous for type lookup
        struct Title: LabelNode, Font {}  // error: 'Font' is ambiguous for type lookup
        """)
  }

  /// Compiles a snippet together with a stand-in for SwiftUI.
  private func expectDiagnosticsNextToSwiftUI(
    in source: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await Compiler.current.withModule("SwiftUI", of: Compiler.standInForSwiftUI) { module in
      try await expectDiagnostics(
        in: source, flags: module.importing, sourceLocation: sourceLocation)
    }
  }
}
