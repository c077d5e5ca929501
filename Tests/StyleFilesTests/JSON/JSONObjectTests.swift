import Testing

@testable import StyleFiles

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
      JSONObject(["a": .null, "b": .bool(true)]) == JSONObject(["b": .bool(true), "a": .null]))
    #expect(JSONObject(["a": .null]) != JSONObject(["b": .null]))
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
