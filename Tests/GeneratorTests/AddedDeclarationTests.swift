import Testing

@testable import Generator

/// Adding a kind or a property of the environment takes one edit.
@Suite struct AddedDeclarationTests {
  @Test func `lists and tables contain a new kind`() throws {
    let copy = try Copy(of: Copy.sources)
    let kinds = "Sources/ProtocolStyle/Kinds/ControlKinds.swift"
    let file = try copy.repository.file(kinds)
    let section = try #require(file.sections.first { $0.title == "Switch" })
    let declaration = section.tokens.text
      .replacing("Switch", with: "Tumbler").replacing("switch", with: "tumbler")
    try copy.add(kinds, file.text + "\n// MARK: Tumbler\n\n\(declaration)\n")
    let files = try Generator.files(of: copy.repository)
    let naming = files.filter { $0.text.contains(/[tT]umbler/) }.map(\.path)
    #expect(
      naming == [
        "Tests/Fuzzing/Dictionaries/FuzzJSON+Generated",
        "Sources/ProtocolStyle/Kinds/NodeKind+Standard+Generated.swift",
        "Sources/ProtocolStyle/Appearance/StyleRule.Target+Kinds+Generated.swift",
        "Tests/ProtocolStyleTests/Kinds/KindRow+Generated.swift",
        "Tests/Support/KindFixtures/KindNodes+Generated.swift",
        "Sources/ProtocolStyle/ProtocolStyle.docc/AllStyleProtocols+Generated.md",
        "Sources/ProtocolStyle/ProtocolStyle.docc/AllKinds+Generated.md",
      ])
    let page = try #require(files.first { $0.path.hasSuffix("AllKinds+Generated.md") })
    #expect(
      page.text.contains(
        "| ``TumblerNode`` | ``ControlNode`` | `isOn`, `onTintColor`, `thumbTintColor` | – |"))
  }

  @Test func `accessors, conditions and tables contain a new property of the environment`() throws {
    let copy = try Copy(of: Copy.sources)
    try copy.edit(
      "Sources/ProtocolStyle/Context/StyleEnvironment.Storage.swift", "    package init() {}",
      with: """
            /// Whether to reduce transparency; false by default.
            package var reduceTransparency: Bool = false

            package init() {}
        """)
    let files = try Generator.files(of: copy.repository)
    let naming = files.filter { $0.text.contains("reduceTransparency") }
    #expect(
      naming.map(\.path) == [
        "Sources/ProtocolStyle/Context/StyleEnvironment+Properties+Generated.swift",
        "Sources/ProtocolStyle/Context/StyleEnvironment.Storage+Generated.swift",
        "Sources/ProtocolStyle/Appearance/StyleCondition+Environment+Generated.swift",
        "Sources/ProtocolStyle/Situations/Situation+Environment+Generated.swift",
        "Tests/ProtocolStyleTests/Context/EnvironmentRow+Generated.swift",
      ])
    #expect(
      naming[0].text.contains(
        "  /// Whether to reduce transparency; false by default.\n"
          + "  public var reduceTransparency: Bool {"))
    #expect(naming[1].text.contains("static let reduceTransparency = Self(rawValue: 1 << 11)"))
  }
}
