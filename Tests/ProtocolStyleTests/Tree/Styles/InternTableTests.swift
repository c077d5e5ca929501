import Testing

@testable import ProtocolStyle
@testable import TestSupport

@Suite struct InternTableTests {
  private struct Number: TableNumber {
    let value: UInt32
  }

  /// A text; those that end in 3 have one hash.
  private struct Key: Hashable, ExpressibleByStringLiteral {
    let text: String

    init(_ text: String) { self.text = text }

    init(stringLiteral text: String) { self.text = text }

    func hash(into hasher: inout Hasher) {
      if !text.hasSuffix("3") { hasher.combine(text) }
    }
  }

  private final class Name: InternedObject {
    let text: String
    let number: Number

    var key: Key { Key(text) }

    init(_ text: String, _ number: Number) { (self.text, self.number) = (text, number) }
  }

  /// A table next to a plain dictionary, which knows the text of each number.
  private struct Checked: ~Copyable {
    var table = InternTable<Number, Name>(minimumCollectionThreshold: 4)
    var texts: [Number: String] = [:]

    mutating func number(for text: String) -> Number {
      let (number, isNew) = table.number(for: Key(text)) { Name(text, $0) }
      #expect(isNew || texts[number] == text)
      #expect(!isNew || texts[number] == nil, "a number is used twice")
      texts[number] = text
      return number
    }

    mutating func collect(keeping isKept: (Number) -> Bool) {
      var marks = table.marks
      for number in texts.keys where isKept(number) { marks[number] = true }
      let removed = Set(table.collect(marks).map(\.number))
      #expect(removed == Set(texts.keys.filter { !isKept($0) }))
      for number in removed { texts[number] = nil }
    }

    func check() {
      let count = table.count
      #expect(count == texts.count)
      for (number, text) in texts {
        let isKept = table.contains(number)
        #expect(isKept)
        let object = table[number].object
        #expect(object.text == text && object.number == number)
        let found = table.number(for: Key(text))
        #expect(found == number)
      }
      var visited: Set<Number> = []
      table.forEach { visited.insert($0.number) }
      #expect(visited == Set(texts.keys))
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `numbers stay those of their objects through random collections`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var checked = Checked()
    for _ in 0..<300 {
      if Int.random(in: 0..<10, using: &generator) == 0 {
        let kept = Set(checked.texts.keys.filter { _ in Bool.random(using: &generator) })
        checked.collect { kept.contains($0) }
      } else {
        _ = checked.number(for: "\(Int.random(in: 0..<40, using: &generator))")
      }
      checked.check()
    }
  }

  @Test func `numbers of removed objects are used again, after many others in debug builds`() {
    var table = InternTable<Number, Name>(minimumCollectionThreshold: 0)
    let first = table.number(for: "first") { Name("first", $0) }.number
    let second = table.number(for: "second") { Name("second", $0) }.number
    #expect((first.value, second.value) == (1, 2))
    var marks = table.marks
    marks[second] = true
    let removed = table.collect(marks)
    #expect(removed.map(\.text) == ["first"])
    let contained = (table.contains(.none), table.contains(first), table.contains(second))
    #expect(contained == (false, false, true))
    let known = table.number(for: "second")
    #expect(known == second)
    var numbers: Set<Number> = []
    for place in 0..<5_000 {
      let (number, isNew) = table.number(for: Key("\(place)")) { Name("\(place)", $0) }
      #expect(isNew && number != second)
      numbers.insert(number)
      marks = table.marks
      marks[second] = true
      _ = table.collect(marks)
    }
    #expect(numbers.contains(first))
    #expect(numbers.count < 1_100)
  }

  @Test func `a collect is worthwhile when the number of objects has doubled`() {
    var table = InternTable<Number, Name>(minimumCollectionThreshold: 4)
    var answers: [Int] = []
    for key in 1...11 {
      _ = table.number(for: Key("\(key)")) { Name("\(key)", $0) }
      if table.needsCollection {
        answers.append(key)
        var marks = table.marks
        for value in 1...UInt32(table.count) { marks[Number(value: value)] = true }
        _ = table.collect(marks)
      }
    }
    #expect(answers == [5, 11])
  }
}
