import Testing

@testable import ProtocolStyle

private final class Item: Sendable {}

private struct Pair {
  var first = "first"
  var second = "second"
}

private struct Numbers {
  var width = 1.0
  var isOn = true
}

private struct Texts {
  var title = "title"
  var subtitle: String?
  var tags: [String] = []
  var counts: [String: Int] = [:]
  var letter: Character = "a"
}

private struct Values {
  var title = "title"
  var color = Color.red
  var insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  var font: FontDescriptor?
  var image: ImageReference? = .named("star")
  var colors: StateValues<Color> = [.normal: .red]
}

private struct Nested {
  var title = "title"
  var pair = Pair()
  var tuple = (number: 1, text: "two")
}

private struct Direct {
  var item = Item()
}

private struct Missing {
  var title = "title"
  var item: Item?
}

private struct Listing {
  var items: [Item] = []
}

private struct Keyed {
  var items: [String: Item] = [:]
}

private struct Deep {
  var title = "title"
  var missing = Missing()
}

private struct DeepMissing {
  var missing: Missing?
}

private struct WeakItem {
  weak var item: Item?
}

private struct Closure {
  var make: @Sendable () -> String = { "" }
}

private enum Choice {
  case text(String)
  case item(Item)
}

private struct Choosing {
  var choice = Choice.text("")
}

/// An existential of a value that is as large as the existential itself.
private struct Payload {
  var title = "title"
  var payload: Any = Pair()
}

private struct SmallPayload {
  var payload: any Sendable = 1
}

private struct Failure {
  struct Code: Error {
    var number = 1
  }

  var title = "title"
  var error: any Error = Code()
}

private struct Hiding: CustomReflectable {
  var item: Item? = nil
  var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// The types that may hold objects, determined from one value of each, regardless of the value's
/// contents.
@Suite struct StoredObjectsTests {
  private struct Row: CustomTestStringConvertible {
    let testDescription: String
    let mayBeHeld: Bool

    init<Model>(_ model: Model) {
      testDescription = "\(Model.self)"
      mayBeHeld = StoredObjects.mayBeHeld(by: model)
    }
  }

  @Test(arguments: [Row(Numbers()), Row(Texts()), Row(Values()), Row(Nested())])
  private func `a type of numbers, texts and the library's values can't hold one`(row: Row) {
    #expect(!row.mayBeHeld)
  }

  @Test(arguments: [
    Row(Direct()), Row(Missing()), Row(Listing()), Row(Keyed()), Row(Deep()), Row(DeepMissing()),
    Row(WeakItem()), Row(Closure()), Row(Choosing()), Row(Payload()), Row(SmallPayload()),
    Row(Failure()), Row(Hiding()),
  ])
  private func `a type that can lead to an object may hold one, also where the value has none`(
    row: Row
  ) {
    #expect(row.mayBeHeld)
  }
}
