import ProtocolStyle
import StyleHTML
import Testing

/// Pages that are shown through a color vision deficiency.
@Suite struct PageColorVisionTests {
  private func text(_ vision: ColorVision?) -> String {
    let page = HTMLPage(of: StyleTree())
    page.colorVision = vision
    return String(decoding: page.bytes(), as: UTF8.self)
  }

  @Test(arguments: ColorVision.allCases)
  func `a page has the filter of its deficiency, for linear light`(vision: ColorVision) {
    let text = text(vision)
    #expect(text.contains("html{filter:url(#vision-\(vision))}"))
    #expect(
      text.contains(
        """
        <filter id="vision-protan" color-interpolation-filters="linearRGB"><feColorMatrix \
        values="0.152286 1.052583 -0.204868 0 0 0.114503 0.786281 0.099216 0 0 -0.003882 -0.048116 \
        1.051998 0 0 0 0 0 1 0"/></filter>
        """))
  }

  @Test func `a page without a deficiency has no filter`() {
    #expect(!text(nil).contains("vision"))
  }
}
