import Testing

@testable import StyleChecker

@Suite struct MangledTypeTests {
  private static let properties: [(String, String?)] = [
    ("s:3App4CardV12cornerRadiusSdvp", "Swift.Double"),
    ("s:3App4CardV11borderColor13ProtocolStyle0D0VSgvp", "Swift.Optional<ProtocolStyle.Color>"),
    ("s:3App5RoundPAAE12cornerRadius10Foundation7CGFloatVvp", "Foundation.CGFloat"),
    ("s:3App4CardV12cornerRadiusSdvpZ", "Swift.Double"),
    ("s:3App4CardV", nil),
    ("c:objc(cs)NSObject(py)description", nil),
    ("s:nonsense", nil),
  ]

  @Test(arguments: properties)
  func `the type of a property is read from its mangled name`(id: String, type: String?) {
    #expect(MangledType.ofProperty(id) == type)
  }
}
