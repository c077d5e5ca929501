import Foundation
import Testing

/// Types that are loaded after conformance records were read, or that have none.
@Suite struct LateTypeTests {
  /// Styles its own node, loads the library named by its argument and styles the library's nodes.
  private static let loader = """
    import Foundation
    @testable import ProtocolStyle
    import StyleInspector

    struct Early: ViewNode, Alpha {}
    extension UInt16: @retroactive StyleNode, @retroactive ViewNode {}

    func show(_ node: any StyleNode) {
      print(type(of: node), StyleApplier().viewModel(for: node))
      for finding in StyleApplier().findings(for: type(of: node)) { print(finding.summary) }
    }

    show(Early())
    #if os(Linux)
    guard ConformanceRecords.shared.areReadable else { fatalError("No records.") }
    #endif
    guard let library = dlopen(CommandLine.arguments[1], RTLD_NOW) else {
      fatalError(dlerror().map { String(cString: $0) } ?? "No library.")
    }
    let nodes = unsafeBitCast(
      dlsym(library, "late_nodes"), to: (@convention(c) () -> UnsafeMutableRawPointer).self)
    let list = nodes().assumingMemoryBound(to: [any StyleNode].self)
    list.move().forEach(show)
    list.deallocate()
    show(0 as UInt16)
    """

  private static let library = """
    public import ProtocolStyle

    protocol ThickBorder: BorderWidth {}
    extension ThickBorder { public var borderWidth: Double { 4 } }
    protocol VeryThickBorder: ThickBorder {}

    struct Plain: ViewNode {}
    struct Direct: ViewNode, BorderWidth {}
    struct Traited: ViewNode, VeryThickBorder {}
    enum Case: ViewNode, ThickBorder { case only }
    struct Box<Content>: ViewNode, ThickBorder {}
    extension Box: Alpha where Content == Int {}
    class Base: ViewNode, BorderWidth {}
    class Middle: Base {}
    final class Leaf: Middle, ThickBorder {}
    extension UInt8:
      @retroactive StyleNode, @retroactive ViewNode, @retroactive BorderWidth, ThickBorder
    {}
    extension UInt16: @retroactive BorderWidth, ThickBorder {}

    @_cdecl("late_nodes") public func nodes() -> UnsafeMutableRawPointer {
      let nodes = UnsafeMutablePointer<[any StyleNode]>.allocate(capacity: 1)
      nodes.initialize(to: [
        Plain(), Direct(), Traited(), Case.only, Box<Int>(), Box<String>(), Middle(), Leaf(),
        0 as UInt8,
      ])
      return UnsafeMutableRawPointer(nodes)
    }
    """

  @Test(.needsCompiler) func `types from a library that is loaded later are styled`() async throws {
    let compiler = try Compiler.current
    let execution = try await compiler.withLibrary("Late", of: Self.library) { library in
      try await compiler.run(
        [.init(name: "main.swift", text: Self.loader)], flags: Compiler.exportingSymbols,
        arguments: [library.path()])
    }
    #expect(execution.diagnostics.isEmpty)
    #expect(
      execution.output == """
        Early view(alpha: 1)
        Plain view()
        Direct view(borderWidth: 1)
        Traited view(borderWidth: 4)
        Case view(borderWidth: 4)
        Box<Int> view(alpha: 1, borderWidth: 4)
        Box<String> view(borderWidth: 4)
        Middle view(borderWidth: 1)
        Leaf view(borderWidth: 1)
        Leaf adopts ThickBorder, whose 'borderWidth' may be ignored: its superclass Middle conforms to \
        BorderWidth already.
        UInt8 view(borderWidth: 4)
        UInt16 view(borderWidth: 4)

        """)
    #expect(execution.status == 0)
  }

  /// An interpreter passes its records to the runtime without an image that contains them.
  @Test(.needsCompiler, .enabled(if: Compiler.instrumentation.isEmpty))
  func `types of an interpreted script are styled`() async throws {
    let script = """
      import ProtocolStyle

      protocol ThickBorder: BorderWidth {}
      extension ThickBorder { var borderWidth: Double { 4 } }

      struct Direct: ViewNode, BorderWidth {}
      struct Traited: ViewNode, ThickBorder {}
      class Base: ViewNode {}
      final class Leaf: Base, ThickBorder {}

      let nodes: [any StyleNode] = [Direct(), Traited(), Base(), Leaf()]
      for node in nodes { print(type(of: node), StyleApplier().viewModel(for: node)) }
      """
    let result = try await Compiler.current.interpret(script)
    #expect(
      result.output == """
        Direct view(borderWidth: 1)
        Traited view(borderWidth: 4)
        Base view()
        Leaf view(borderWidth: 4)

        """)
    #expect(result.status == 0)
  }
}
