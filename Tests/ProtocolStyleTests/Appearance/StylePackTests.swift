import ProtocolStyle
import Testing

@Suite struct StylePackTests {
  private static let dense = Theme("dense")

  @Test func `a pack with only a name is empty and has version 1`() {
    let pack = StylePack("plain")
    #expect(pack.name == "plain")
    #expect("\(pack)" == "plain")
    #expect(pack.version == StylePack.Version(1, 0, 0))
    #expect(pack.styleSheet.isEmpty && pack.themes.isEmpty && pack.tokens.isEmpty)
    #expect(pack.attributes.isEmpty && pack.kinds.isEmpty)
  }

  @Test func `a theme is found by its name, the first of it`() {
    let pack = StylePack("themed", themes: [Self.dense, Theme("dense"), Theme("airy")])
    #expect(pack.theme(named: "dense") == Self.dense)
    #expect(pack.theme(named: "airy") == pack.themes[2])
    #expect(pack.theme(named: "Dense") == nil)
  }

  private static let versions = [
    StylePack.Version(0, 9, 9), .init(1), .init(1, 0, 1), .init(1, 2), .init(1, 10), .init(2),
  ]

  @Test func `versions are ordered by major, minor and patch`() {
    #expect(Self.versions.shuffled().sorted() == Self.versions)
    #expect(
      Self.versions.map(\.description) == ["0.9.9", "1.0.0", "1.0.1", "1.2.0", "1.10.0", "2.0.0"])
  }
}
