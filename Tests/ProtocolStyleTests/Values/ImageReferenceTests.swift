import ProtocolStyle
import Testing

@Suite struct ImageReferenceTests {
  static let names: [(ImageReference, ImageReference.Source, String)] = [
    (ImageReference.named("logo"), .named("logo"), #"named "logo""#),
    (.named(""), .named(""), #"named """#),
    (.symbol("star.fill"), .symbol("star.fill"), #"symbol "star.fill""#),
  ]

  @Test(arguments: names)
  func `names are stored as given`(
    image: ImageReference, source: ImageReference.Source, description: String
  ) {
    #expect(image.source == source)
    #expect(image.description == description)
  }

  @Test func `a name is not a symbol`() {
    #expect(ImageReference.named("star") != .symbol("star"))
  }

  @Test(arguments: [
    "data:image/png;base64,AAAA",
    "data:image/png;base64,AAA=",
    "data:image/png;base64,AA==",
    "data:image/png;base64,+/%2B%2F",
    "DATA:Image/PNG;BASE64,AAAA",
    "data:image/svg+xml,%3Csvg/%3E",
    "data:image/svg+xml;charset=utf-8,a,b?c;d=e",
    "data:image/x;name=a%20b;base64,AAAA",
  ])
  func `a well-formed data URL is stored as given`(url: String) throws {
    #expect(try ImageReference(dataURL: url).source == .dataURL(url))
  }

  @Test(arguments: [
    "", "logo.png", "https://example.com/a.png", "data:,AAAA", "data:image/png", "data:image/,A",
    "data:text/plain,A", "data:imagepng,A", "xdata:image/png,A", "data:image/png,",
    "data:image/png;base64,", "data:image/png;base64,A", "data:image/png;base64,AAA",
    "data:image/png;base64,A===", "data:image/png;base64,AA=A", "data:image/png;base64,AA-_",
    "data:image/png;base64,AAAA%3", "data:image/png,%zz", "data:image/png,<b>",
    "data:image/png,a b", "data:image/png,a#b", "data:image/png,é", "data:image/p ng,A",
    "data:image/%zz,A",
    "data:image/png;,A", "data:image/png;utf8,A", "data:image/png;=,A", "data:image/png;a=,A",
    "data:image/png;a=%2,A", "data:image/png;base64;a=b,A A", "data:image/\u{212A},A",
    " data:image/png,A",
  ])
  func `anything else is refused`(url: String) {
    let error = #expect(throws: InvalidValueError.self) { try ImageReference(dataURL: url) }
    #expect(error?.code == (url.isEmpty ? .empty : .malformed))
    #expect(
      error?.description == """
        image data URL: \(String(reflecting: url)) was given; \
        a data URL of a media type image/… with base64 or percent-encoded data is accepted.
        """)
  }

  @Test func `the description of a data URL omits its data`() throws {
    let image = try ImageReference(dataURL: "data:image/png;base64,AAAA")
    #expect(image.description == "data:image/png;base64,…")
  }

  @Test func `a reference is an object with one key`() throws {
    try expectRoundTrip(ImageReference.named("logo"), as: #"{"named":"logo"}"#)
    try expectRoundTrip(ImageReference.symbol("star"), as: #"{"symbol":"star"}"#)
    try expectRoundTrip(
      try ImageReference(dataURL: "data:image/png;base64,AAAA"),
      as: #"{"dataURL":"data:image/png;base64,AAAA"}"#)
  }

  @Test(arguments: [
    (
      "[{}]",
      """
      0: image: an object with none of them was given; \
      an object with exactly one of named, symbol and dataURL is accepted.
      """
    ),
    (
      #"[{"named":"a","symbol":"b"}]"#,
      """
      0: image: an object with named, symbol was given; \
      an object with exactly one of named, symbol and dataURL is accepted.
      """
    ),
    (
      #"[{"dataURL":"x"}]"#,
      """
      0.dataURL: image data URL: "x" was given; \
      a data URL of a media type image/… with base64 or percent-encoded data is accepted.
      """
    ),
  ])
  func `any other object is refused with its place`(json: String, message: String) {
    #expect(refusal(of: json, as: [ImageReference].self) == message)
  }
}
