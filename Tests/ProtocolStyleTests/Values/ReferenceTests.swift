import Testing

@testable import ProtocolStyle

/// References to what an owner keeps, which debug builds check.
@Suite struct ReferenceTests {
  private final class Item {
    var number = 1
  }

  @Test func `a value is changed in its place`() {
    let owner = FixedValue((number: 1, text: "a"))
    let number = owner.reference.reference(to: \.number)
    number.value += 1
    #expect(owner.reference.value.number == 2)
    #expect(owner.reference.value.text == "a")
    #expect(owner.reference == owner.reference)
  }

  @Test func `a variable has its changes after the closure`() {
    var text = "a"
    ValueReference.with(&text) { $0.value += "b" }
    #expect(text == "ab")
  }

  @Test func `an object of a list is the one that was stored`() {
    var list = OwnedObjects<Item>()
    let item = Item()
    let reference = list.insert(item, at: 3)
    #expect(list[0] == nil && list.count == 4)
    reference.with { $0.number = 5 }
    #expect(item.number == 5)
    #expect(list.remove(at: 3) === item)
  }

  #if DEBUG
  @Test func `a reference to a removed object ends the process in debug builds`() async {
    await #expect(processExitsWith: .failure) {
      var list = OwnedObjects<Item>()
      let reference = list.insert(Item(), at: 0)
      let removed = list.remove(at: 0)
      _ = withExtendedLifetime(removed) { reference.object }
    }
  }

  @Test func `a reference to a removed value ends the process in debug builds`() async {
    await #expect(processExitsWith: .failure) {
      let pool = Pool<String>()
      let reference = pool.reference(to: pool.insert("a"))
      pool.remove(at: 0)
      _ = reference.value
    }
  }

  @Test func `a reference to the value of a released owner ends the process in debug builds`() async
  {
    await #expect(processExitsWith: .failure) {
      let reference = { FixedValue(1).reference }()
      _ = reference.value
    }
  }
  #endif
}
