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

  private static let methods: [(String, String?)] = [
    ("s:3App3A12V11borderWidthSdyF", "Swift.Double"),
    ("s:3App3A13V11borderWidthSdyFZ", "Swift.Double"),
    ("s:3App3Tr2PAAE11borderWidthSdyF", "Swift.Double"),
    ("s:3App3A43V11borderWidthySdSiF", nil),
    ("s:3App4CardV12cornerRadiusSdvp", nil),
    ("s:nonsense", nil),
  ]

  @Test(arguments: methods)
  func `the result of a method without parameters is read`(id: String, type: String?) {
    #expect(MangledType.ofResult(id) == type)
  }
}
