import Testing

@testable import StyleFiles

@Suite struct JSONScannerTests {
  private func read(_ text: String, maximumDepth: Int = 16) throws -> JSONValue {
    var scanner = JSONScanner(Array(text.utf8), maximumDepth: maximumDepth, file: 0)
    return try scanner.read()
  }

  @Test(arguments: [
    (" {\"b\": 1, \"a\": [true, false, null]} ", "{\"b\": 1, \"a\": [true, false, null]}"),
    ("\u{FEFF}[]", "[]"),
    ("[-0, 1.50, 2e3, 12345678901234567890]", "[-0, 1.50, 2e3, 12345678901234567890]"),
    (#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#, #""\"\\/\b\f\n\r\té😀""#),
    ("{}", "{}"),
  ])
  func `a text of JSON is read in order and with its digits`(text: String, result: String) throws {
    #expect(try read(text).description == result)
  }

  @Test(arguments: [
    ("", "1:1", "the end of the file", "a JSON value"),
    ("{\"a\": 1,}", "1:8", "a comma behind the last element", "no comma there"),
    ("[1,]", "1:3", "a comma behind the last element", "no comma there"),
    ("[1,,]", "1:4", "\",]\"", "a JSON value"),
    ("[1,\n 2 3]", "2:4", "\"3]\"", "a comma or the end of the array, ]"),
    ("{\"a\" 1}", "1:6", "\"1}\"", "a colon behind the name \"a\""),
    ("[01]", "1:3", "\"1]\"", "a comma or the end of the array, ]"),
    ("[1.]", "1:4", "\"]\"", "a digit"),
    ("[+1]", "1:2", "\"+1]\"", "a JSON value"),
    ("[1e999]", "1:2", "1e999", "a number that a Double holds"),
    ("[NaN]", "1:2", "\"NaN]\"", "a JSON value"),
    ("\"a", "1:3", "the end of the file", "a character or the end of the text, a quotation mark"),
    (#"["\x"]"#, "1:3", #""\\x\"]""#, #"one of the escapes \" \\ \/ \b \f \n \r \t \u"#),
    (#"["\ud800"]"#, "1:3", "half of a surrogate pair", "both halves"),
    ("[1] 2", "1:5", "\"2\"", "the end of the file"),
    ("// a\n{}", "1:1", "a comment", "a JSON value"),
    ("{} /* a */", "1:4", "a comment", "the end of the file"),
    ("nul", "1:1", "text that isn't JSON", "a JSON value, such as null"),
  ])
  func `a text that is no JSON is refused at its first mistake`(
    text: String, position: String, found: String, accepted: String
  ) throws {
    let error = #expect(throws: JSONSyntaxError.self) { try read(text) }
    #expect(error?.position.description == position)
    #expect(error?.found == found)
    #expect(error?.accepted == accepted)
  }

  @Test func `bytes that are no UTF-8 are refused`() {
    var scanner = JSONScanner([0x22, 0xC3, 0x22], maximumDepth: 4, file: 0)
    let error = #expect(throws: JSONSyntaxError.self) { try scanner.read() }
    #expect(error?.found == "bytes that aren't UTF-8")
  }

  @Test(arguments: [8, 9, 50])
  func `a name that an object has twice is refused`(count: Int) throws {
    let members = (0..<count).map { "\"n\($0)\": \($0)" } + ["\"n3\": 0"]
    let error = #expect(throws: JSONSyntaxError.self) {
      try read("{\"a\": {\(members.joined(separator: ", "))}}")
    }
    #expect(error?.code == .duplicateKey)
    #expect(error?.found == "the name \"n3\" for the second time")
    #expect(error?.pointer.description == "#/a")
  }

  @Test func `depth is bounded`() throws {
    let nested = String(repeating: "[", count: 100_000)
    let error = #expect(throws: JSONSyntaxError.self) { try read(nested) }
    #expect(error?.code == .tooDeep)
    #expect(try read("[[[[]]]]", maximumDepth: 4).description == "[[[[]]]]")
  }
}

// MARK: - JSONObjectTests

@Suite struct JSONObjectTests {
  @Test(arguments: [3, 8, 9, 40])
  func `members are found, replaced and removed however many there are`(count: Int) {
    var object = JSONObject()
    for index in 0..<count { object["n\(index)"] = .number(JSONNumber(Double(index))) }
    object["n1"] = .bool(true)
    object["n0"] = nil
    object["missing"] = nil
    #expect(object.names == (1..<count).map { "n\($0)" })
    #expect(object["n1"] == .bool(true))
    #expect(object["n\(count - 1)"] == .number(JSONNumber(Double(count - 1))))
    #expect(object["n0"] == nil)
    let (isAgain, isNew) = (object.append("n2", .null), object.append("n0", .null))
    #expect(!isAgain && isNew)
    #expect(object.names.last == "n0")
  }

  @Test func `the order of members doesn't matter for equality`() {
    #expect(
      (["a": .null, "b": .bool(true)] as JSONObject)
        == (["b": .bool(true), "a": .null] as JSONObject))
    #expect((["a": .null] as JSONObject) != (["b": .null] as JSONObject))
  }

  @Test(arguments: [
    (JSONPointer([]), "#"), (JSONPointer(["a b", "c~/d", "0"]), "#/a b/c~0~1d/0"),
  ])
  func `a pointer is written with its escapes and read back`(pointer: JSONPointer, text: String) {
    #expect(pointer.description == text)
    #expect(JSONPointer(fragment: text.dropFirst()) == pointer)
  }

  @Test(arguments: ["a", "#/a", "/a~2", "/%GG"])
  func `a malformed pointer is none`(text: String) {
    #expect(JSONPointer(fragment: text[...]) == nil)
  }
}
