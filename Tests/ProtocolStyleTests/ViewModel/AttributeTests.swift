import Synchronization
import Testing

@testable import ProtocolStyle

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

// MARK: - AttributeListTests

@Suite struct AttributeListTests {
  @Test func `a list keeps its order and removes duplicates`() {
    let list: AttributeList = [.tintColor, .alpha, .tintColor, .font, .alpha]
    #expect(list.map(\.name) == ["tintColor", "alpha", "font"])
    #expect(list.count == 3)
    #expect(list[1].id == Attribute<Double>.alpha.id)
    #expect(AttributeList([]).isEmpty)
  }

  @Test func `lists join in order, each attribute at its first place`() {
    let left: AttributeList = [.tintColor, .alpha]
    let right: AttributeList = [.font, .tintColor, .cornerRadius]
    #expect((left + right).map(\.name) == ["tintColor", "alpha", "font", "cornerRadius"])
    #expect((right + left).map(\.name) == ["font", "tintColor", "cornerRadius", "alpha"])
    #expect((AttributeList.standard + .standard).count == AttributeList.standard.count)
  }

  @Test func `a list can be created from identifiers`() {
    let list = AttributeList(AttributeList.standard.map(\.id))
    #expect(list.map(\.name) == AttributeList.standard.map(\.name))
  }

  @Test func `two attributes with the same name clash`() {
    let colored = Attribute<Color>("twin")
    let numbered = Attribute<Double>("twin")
    #expect(colored.id != numbered.id)
    #expect(
      AttributeList.clash(colored.id, numbered.id) == """
        AttributeList: two attributes are named 'twin': one in \
        ProtocolStyleTests/AttributeTests.swift with type Color, and one in \
        ProtocolStyleTests/AttributeTests.swift with type Double. Rename one of them.
        """)
  }

  @Test func `a list with two attributes of the same name traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = [Attribute<Color>("twin"), Attribute<Double>("twin")] as AttributeList
    }
    await #expect(processExitsWith: .failure) {
      _ = ([Attribute<Color>("twin")] as AttributeList) + [Attribute<Double>("twin")]
    }
  }

  @Test func `a model distinguishes two attributes with the same name`() {
    var model = ViewModel(kind: .view)
    model[Attribute<Color>("twin")] = .red
    model[Attribute<Double>("twin")] = 2
    #expect(model[Attribute<Color>("twin")] == .red)
    #expect(model[Attribute<Double>("twin")] == 2)
    #expect(model.map(\.attribute.name) == ["twin", "twin"])
  }
}

// MARK: - AttributeInterpolatableTests

@Suite struct AttributeInterpolatableTests {
  /// The types with values between any two.
  static let interpolatable: [any Any.Type] = [
    Double.self, Color.self, Offset.self, EdgeInsets.self, Gradient.self, FontDescriptor.self,
    TextAttributes.self, StateValues<Color>.self, StateValues<TextAttributes>.self,
    MetricsValues<Double>.self, TransformValue.self, CornerShapeValue.self, TextLineStyle.self,
    BarAppearanceValues<Color>.self, BarAppearanceValues<TextAttributes>.self, [Shadow].self,
    OutlineValue.self, BordersValue.self, OverlayValue.self,
  ]

  @Test(arguments: AttributeList.standard.map(\.id))
  func `a standard attribute is interpolatable if its values are, unless it's content`(
    attribute: AttributeID
  ) {
    let isInterpolatable = Self.interpolatable.contains { $0 == attribute.valueType }
    #expect(attribute.isInterpolatable == (isInterpolatable && !attribute.isContent))
  }

  @Test func `content cannot, with any type`() {
    #expect(!Attribute<Double>("interpolatedLevel", isContent: true).isInterpolatable)
    #expect(Attribute<Double>("interpolatedGauge").isInterpolatable)
  }

  @Test(arguments: StandardAttribute.all)
  func `an attribute that only one of two has changes at 0.5`(row: StandardAttribute) {
    var end = ViewModel(kind: .view)
    row.writeSample(&end)
    let start = ViewModel(kind: .view)
    #expect(start.interpolated(to: end, at: 0.49) == start)
    #expect(start.interpolated(to: end, at: 0.5) == end)
    #expect(end.interpolated(to: start, at: 0.49) == end)
    #expect(end.interpolated(to: start, at: 0.5) == start)
  }
}
