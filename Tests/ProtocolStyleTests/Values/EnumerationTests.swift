import ProtocolStyle
import Testing

@Suite struct BarStyleValueTests {
  @Test func `bar styles are UIKit's two`() {
    #expect(BarStyleValue.allCases.map(\.rawValue) == ["default", "black"])
  }

  @Test(arguments: BarStyleValue.allCases)
  func `a case is its name`(value: BarStyleValue) throws {
    try expectRoundTrip([value], as: #"["\#(value.rawValue)"]"#)
  }

  @Test func `an unknown name is refused`() {
    #expect(throws: DecodingError.self) {
      try decoded(#"["blackTranslucent"]"#, as: [BarStyleValue].self)
    }
  }
}

@Suite struct BorderStyleValueTests {
  @Test func `border styles are UIKit's four`() {
    #expect(
      BorderStyleValue.allCases.map(\.rawValue) == [
        "borderless", "line", "bezel", "roundedRect",
      ])
  }

  @Test(arguments: BorderStyleValue.allCases)
  func `a case is its name`(value: BorderStyleValue) throws {
    try expectRoundTrip([value], as: #"["\#(value.rawValue)"]"#)
  }

  @Test func `an unknown name is refused`() {
    #expect(throws: DecodingError.self) { try decoded(#"["none"]"#, as: [BorderStyleValue].self) }
  }
}

@Suite struct ContentHorizontalAlignmentValueTests {
  @Test func `horizontal alignments are UIKit's six`() {
    #expect(
      ContentHorizontalAlignmentValue.allCases.map(\.rawValue) == [
        "center", "left", "right", "fill", "leading", "trailing",
      ])
  }

  @Test(arguments: ContentHorizontalAlignmentValue.allCases)
  func `a case is its name`(value: ContentHorizontalAlignmentValue) throws {
    try expectRoundTrip([value], as: #"["\#(value.rawValue)"]"#)
  }

  @Test func `an unknown name is refused`() {
    #expect(throws: DecodingError.self) {
      try decoded(#"["none"]"#, as: [ContentHorizontalAlignmentValue].self)
    }
  }
}

@Suite struct ContentModeValueTests {
  @Test func `content modes are UIKit's thirteen`() {
    #expect(
      ContentModeValue.allCases.map(\.rawValue) == [
        "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom",
        "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
      ])
  }

  @Test(arguments: ContentModeValue.allCases)
  func `a case is its name`(value: ContentModeValue) throws {
    try expectRoundTrip([value], as: #"["\#(value.rawValue)"]"#)
  }

  @Test func `an unknown name is refused`() {
    #expect(throws: DecodingError.self) { try decoded(#"["none"]"#, as: [ContentModeValue].self) }
  }
}

@Suite struct ContentVerticalAlignmentValueTests {
  @Test func `vertical alignments are UIKit's four`() {
    #expect(
      ContentVerticalAlignmentValue.allCases.map(\.rawValue) == [
        "center", "top", "bottom", "fill",
      ])
  }

  @Test(arguments: ContentVerticalAlignmentValue.allCases)
  func `a case is its name`(value: ContentVerticalAlignmentValue) throws {
    try expectRoundTrip([value], as: #"["\#(value.rawValue)"]"#)
  }

  @Test func `an unknown name is refused`() {
    #expect(throws: DecodingError.self) {
      try decoded(#"["none"]"#, as: [ContentVerticalAlignmentValue].self)
    }
  }
}

@Suite struct LineBreakModeValueTests {
  @Test func `line break modes are UIKit's six`() {
    #expect(
      LineBreakModeValue.allCases.map(\.rawValue) == [
        "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail",
        "byTruncatingMiddle",
      ])
  }

  @Test(arguments: LineBreakModeValue.allCases)
  func `a case is its name`(value: LineBreakModeValue) throws {
    try expectRoundTrip([value], as: #"["\#(value.rawValue)"]"#)
  }

  @Test func `an unknown name is refused`() {
    #expect(throws: DecodingError.self) { try decoded(#"["none"]"#, as: [LineBreakModeValue].self) }
  }
}

@Suite struct SeparatorStyleValueTests {
  @Test func `separator styles are UIKit's three, none of them called none`() {
    #expect(
      SeparatorStyleValue.allCases.map(\.rawValue) == ["hidden", "singleLine", "singleLineEtched"])
  }

  @Test(arguments: SeparatorStyleValue.allCases)
  func `a case is its name`(value: SeparatorStyleValue) throws {
    try expectRoundTrip([value], as: #"["\#(value.rawValue)"]"#)
  }

  @Test func `an unknown name is refused`() {
    #expect(throws: DecodingError.self) {
      try decoded(#"["none"]"#, as: [SeparatorStyleValue].self)
    }
  }
}

@Suite struct StatusBarStyleValueTests {
  @Test func `status bar styles are UIKit's three`() {
    #expect(
      StatusBarStyleValue.allCases.map(\.rawValue) == ["default", "lightContent", "darkContent"])
  }

  @Test(arguments: StatusBarStyleValue.allCases)
  func `a case is its name`(value: StatusBarStyleValue) throws {
    try expectRoundTrip([value], as: #"["\#(value.rawValue)"]"#)
  }

  @Test func `an unknown name is refused`() {
    #expect(throws: DecodingError.self) {
      try decoded(#"["none"]"#, as: [StatusBarStyleValue].self)
    }
  }
}

@Suite struct TextAlignmentValueTests {
  @Test func `text alignments are UIKit's five`() {
    #expect(
      TextAlignmentValue.allCases.map(\.rawValue) == [
        "left", "center", "right", "justified", "natural",
      ])
  }

  @Test(arguments: TextAlignmentValue.allCases)
  func `a case is its name`(value: TextAlignmentValue) throws {
    try expectRoundTrip([value], as: #"["\#(value.rawValue)"]"#)
  }

  @Test func `an unknown name is refused`() {
    #expect(throws: DecodingError.self) { try decoded(#"["none"]"#, as: [TextAlignmentValue].self) }
  }
}

@Suite struct TextTransformValueTests {
  @Test func `text transforms are CSS's, none of them called none`() {
    #expect(
      TextTransformValue.allCases.map(\.rawValue) == [
        "unchanged", "uppercase", "lowercase", "capitalized",
      ])
  }

  @Test(arguments: TextTransformValue.allCases)
  func `a case is its name`(value: TextTransformValue) throws {
    try expectRoundTrip([value], as: #"["\#(value.rawValue)"]"#)
  }

  @Test func `an unknown name is refused`() {
    #expect(throws: DecodingError.self) { try decoded(#"["none"]"#, as: [TextTransformValue].self) }
  }
}
