import Testing

@Suite struct CatalogTests {
  @Test(arguments: try Catalog.all)
  func `a topic lists each public declaration of the module`(catalog: Catalog) {
    #expect(catalog.missing == [])
  }

  @Test func `a declaration without a topic is found`() {
    let catalog = Catalog(
      module: "Example",
      sources: [
        "public struct One {\n  public struct Inner {}\n}\nstruct Two {}\n",
        "public final class Three {}\n@inlinable\npublic func four() {}\n",
      ],
      pages: ["``Three`` is in a sentence.\n\n- ``four()``\n- ``One``\n"])
    #expect(catalog.missing == ["Three"])
  }
}
