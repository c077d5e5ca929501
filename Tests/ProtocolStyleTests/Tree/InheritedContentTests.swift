import ProtocolStyle
import Testing

/// Content isn't inherited.
@Suite struct InheritedContentTests {
  @Test func `an attribute that is content and inherited at once is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Attribute<String>("language", isContent: true, isInherited: true)
    }
    let complaint = String(decoding: result.map { $0.standardErrorContent } ?? [], as: UTF8.self)
    #expect(
      complaint.contains(
        "Attribute(\"language\"): content is a node's own and cannot be inherited. Choose one."))
  }
}
