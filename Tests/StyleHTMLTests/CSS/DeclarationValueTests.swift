import Testing

@testable import StyleHTML

/// Values from outside the library, which must end where their text ends.
@Suite struct DeclarationValueTests {
  @Test(
    arguments: [
      "", "red", "1px solid #0f0", "rgb(1 2 3 / 50%)", "calc(1px + (2px * 3))", "[a] 1fr [b]",
      "\"a;b}c{d!e\"", "'a\"b'", "\"it's\"", "\"a\\\"b\"", "\"\\22 \"", "/* ;}{!\"( */ red",
      "/**/",
      "/*/*/", "url(a;b}c{d!e)", "url(  a.png  )", "url()", "URL(a)", "u\\72l(a)", "\\75 rl(a)",
      "url(\"a)b\")", "url( 'a' )", "url(a\\)b)", "url(a\\ b)", "a\\;b", "a\\}b", "a/b",
      "a\\21 b",
      "1url(a b)", "#url(a b)", "@url(a b)", "1e3url(a b)", "1e-url(a b)", "xurl(a \"b)\")",
      "-url(a b)",
      "--x", "-->", "a,b", "@x", "#", "@", "+.5", "é\"é\"", "\"\u{E33}\"", "a\\é", "a:b", "\\)",
    ])
  func `a complete value is kept`(value: String) {
    #expect(DeclarationValue.isComplete(value))
  }

  @Test(
    arguments: [
      "\"a", "'a", "\"a'", "\"a\\\"", "\"a\\", "a\\", "\\", "/*", "/* a *", "/*/", "rgb(1", "[a",
      "(", "([)]", ")",
      "]", "a)", "url(", "url(a", "url(a b)", "url(a\"b)", "url(a'b)", "url(a(b)", "url( a b )",
      "url(a\\", "url( ", "url(\"a\"", "url(\"a)", "u\\72l(a\"b\")", "\\75rl(a b)", "URL(a b)",
      "red;color:blue", "red}*{color:blue", "a{b}", "{}", "(;)", "({})", "red!important", "!",
      "(!)",
      "red ! important", "a\nb", "\"a\nb\"", "a\tb", "a\rb", "a\0b", "\u{7F}", "a\u{C}b",
      "</style>", "\"<\"",
      "/*<*/", "-url(a \"b)", "1url(a\"b)", "#url(a'b)", "-\\75rl(\"", "\"\\22\" \"",
    ])
  func `an incomplete value is ignored`(value: String) {
    #expect(!DeclarationValue.isComplete(value))
  }
}
