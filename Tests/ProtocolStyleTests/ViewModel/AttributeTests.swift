import ProtocolStyle
import Synchronization
import Testing

@Suite struct AttributeTests {
  @Test func `an attribute cannot be named as the kind is in JSON`() async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Attribute<Int>("kind")
    }
    let message =
      #"Attribute("kind"): encoded view models use the name for their kind. Choose another."#
    let said = String(decoding: exit?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains(message))
  }

  @Test func `a key is the same attribute each time it is computed`() {
    let key = Attribute<Color>.backgroundColor
    #expect(key == .backgroundColor)
    #expect(key.hashValue == Attribute<Color>.backgroundColor.hashValue)
    #expect(key.id == Attribute<Color>.backgroundColor.id)
    #expect(key.id.id == key.id)
    #expect(key != .tintColor)
    #expect(Attribute<Color>("repeated") == Attribute<Color>("repeated"))
  }

  @Test func `name, value type and module make an attribute`() {
    let color = Attribute<Color>("made")
    #expect(color == Attribute<Color>("made", fileID: "ProtocolStyleTests/Elsewhere.swift"))
    #expect(color != Attribute<Color>("made", fileID: "OtherModule/AttributeTests.swift"))
    #expect(color.id != Attribute<Double>("made").id)
    #expect(color != Attribute<Color>("unmade"))
    #expect(color.name == "made")
    #expect(color.id.name == "made")
    #expect("\(color)" == "made")
    #expect("\(color.id)" == "made")
    #expect(color.id.valueType is Color.Type)
  }

  @Test func `a module may use the name of another's attribute`() {
    let foreign = Attribute<Color>("tintColor")
    var model = ViewModel(kind: .view)
    model[foreign] = .red
    #expect(model.tintColor == nil)
    model.tintColor = .blue
    #expect(model[foreign] == .red)
    #expect(foreign != .tintColor)
  }

  @Test func `identifiers are ordered by name`() {
    let names = [
      Attribute<Color>.tintColor.id, Attribute<Double>.alpha.id, Attribute<FontDescriptor>.font.id,
    ].sorted().map(\.name)
    #expect(names == ["alpha", "font", "tintColor"])
  }

  private static let evaluations = Atomic(0)

  private static var counted: Attribute<Double> {
    Attribute("counted", kinds: evaluations.add(1, ordering: .relaxed).newValue > 0 ? [] : nil)
  }

  @Test func `computing a key does not evaluate its kinds`() {
    let before = Self.evaluations.load(ordering: .relaxed)
    #expect(Self.counted == Self.counted)
    #expect(Self.evaluations.load(ordering: .relaxed) == before)
    #expect(!NodeKind.view.uses(Self.counted))
  }
}
