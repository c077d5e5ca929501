import StyleCommands
import StyleSampling
import Testing

@Suite struct StyleCommandTests {
  @Test(arguments: [[], ["style-fnid"]])
  func `a command that doesn't exist is an error`(arguments: [String]) {
    let catalog = StyleSampleCatalog(of: [])
    #expect(StyleCommand.run(arguments, of: catalog, in: "Shop", sources: []) == 2)
  }
}
