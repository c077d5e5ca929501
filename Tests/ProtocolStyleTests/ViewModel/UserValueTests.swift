import ProtocolStyle
import Testing

/// Values of custom types with various shapes.
@Suite struct UserValueTests {
  @Test func `a value that contains colors is resolved when it is written`() {
    var model = ViewModel(kind: .view)
    model[.halo] = Halo(color: .adaptive(light: .white, dark: .black), radius: 2)
    #expect(model[.halo] == Halo(color: .white, radius: 2))
  }

  @Test func `a node's value that contains colors is resolved in the node's environment`() {
    struct Glow: ViewNode, HaloCarrying {
      var halo: Halo { Halo(color: .adaptive(light: .white, dark: .black), radius: 2) }
    }
    let applier = StyleApplier(attributes: .standard + [.halo])
    #expect(applier.viewModel(for: Glow())[.halo] == Halo(color: .white, radius: 2))
    #expect(
      applier.viewModel(for: Glow(), in: StyleEnvironment(colorScheme: .dark))[.halo]
        == Halo(color: .black, radius: 2))
    #expect(applier.viewModel(for: Glow())[.halo]?.color.isAdaptive == false)
  }

  @Test func `such values along an axis are resolved too`() {
    var model = ViewModel(kind: .view)
    model[.haloForState] = [
      .normal: Halo(color: .adaptive(light: .white, dark: .black), radius: 2)
    ]
    #expect(model[.haloForState, .selected] == Halo(color: .white, radius: 2))
  }

  @Test func `values with size zero, odd sizes and large alignments don't overlap`() {
    var model = ViewModel(kind: .view)
    model[.isMarked] = Marker()
    model[.tiny] = 7
    model[.matrix] = [1, 2, 3, 4]
    model[.isMarkedToo] = Marker()
    model[.words] = ["a", "b"]
    model.isOpaque = true
    #expect(model[.isMarked] == Marker())
    #expect(model[.tiny] == 7)
    #expect(model[.matrix] == [1, 2, 3, 4])
    #expect(model[.isMarkedToo] == Marker())
    #expect(model[.words] == ["a", "b"])
    #expect(model.isOpaque == true)
    #expect(
      model.map(\.attribute.name)
        == ["isMarked", "isMarkedToo", "isOpaque", "matrix", "tiny", "words"])
    model[.isMarked] = nil
    #expect(model[.isMarkedToo] == Marker())
    #expect(model[.matrix] == [1, 2, 3, 4])
  }
}

private struct Halo: Hashable, Sendable, Codable, ContextResolvable {
  var color: Color
  var radius: Double

  func resolved() -> Halo { Halo(color: color.resolved(), radius: radius) }
}

private protocol HaloCarrying: SendableMetatype {
  var halo: Halo { get }
}

private struct Marker: Hashable, Sendable, Codable {}

extension AnyAttribute where Self == Attribute<Halo> {
  fileprivate static var halo: Self {
    @Sendable func read(
      _ node: borrowing some HaloCarrying, _ slot: borrowing AttributeSlot<Halo>
    ) -> AttributeWrite {
      slot.write(node.halo)
    }
    return Attribute("halo") { ($0 as? any HaloCarrying.Type).map { AttributeReader($0, read) } }
  }
}

extension AnyAttribute where Self == Attribute<StateValues<Halo>> {
  fileprivate static var haloForState: Self { Attribute("haloForState") }
}

extension AnyAttribute where Self == Attribute<Marker> {
  fileprivate static var isMarked: Self { Attribute("isMarked") }
  fileprivate static var isMarkedToo: Self { Attribute("isMarkedToo") }
}

extension AnyAttribute where Self == Attribute<UInt8> {
  fileprivate static var tiny: Self { Attribute("tiny") }
}

extension AnyAttribute where Self == Attribute<SIMD4<Double>> {
  fileprivate static var matrix: Self { Attribute("matrix") }
}

extension AnyAttribute where Self == Attribute<[String]> {
  fileprivate static var words: Self { Attribute("words") }
}
