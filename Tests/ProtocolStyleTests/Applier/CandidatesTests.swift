import Foundation
import Testing

@testable import ProtocolStyle
@testable import StyleInspector

/// The protocols that records rule out; unknown forms rule out nothing and are left to casts.
@Suite struct CandidatesTests {
  #if os(Linux)
  @Test func `records can be read`() {
    #expect(ConformanceRecords.shared.areReadable)
  }

  @Test func `a protocol is ruled out that no record names with the type`() {
    let candidates = ConformanceRecords.shared.candidates(for: Thick.self)
    #expect(candidates.mayInclude((any ThickBorder).self))
    #expect(candidates.mayInclude((any BorderWidth).self))
    #expect(!candidates.mayInclude((any Alpha).self))
    #expect(!candidates.mayInclude((any Wide).self))
  }

  @Test func `a conditional conformance is left to casts`() {
    let candidates = ConformanceRecords.shared.candidates(for: Box<String>.self)
    #expect(candidates.mayInclude((any Alpha).self))
    #expect(!candidates.mayInclude((any BorderWidth).self))
  }

  @Test func `the protocols of superclasses are not ruled out`() {
    let candidates = ConformanceRecords.shared.candidates(for: Leaf.self)
    #expect(candidates.mayInclude((any BorderWidth).self))
    #expect(candidates.mayInclude((any Alpha).self))
    #expect(!candidates.mayInclude((any CornerRadius).self))
  }
  #endif

  /// A type that can be a test argument.
  struct TypeBox: Sendable, CustomTestStringConvertible {
    let type: any Any.Type

    init(_ type: any Any.Type) {
      self.type = type
    }

    var testDescription: String { "\(type)" }
  }

  private static let notNominal = [
    TypeBox(Int?.self), TypeBox((Int, Int).self), TypeBox((() -> Void).self), TypeBox(Any.self),
    TypeBox(AnyObject.self), TypeBox((any ThickBorder).self), TypeBox((any Error).self),
    TypeBox(Int.Type.self), TypeBox((any ThickBorder.Type).self), TypeBox(timespec.self),
    TypeBox((any Sequence<Int>).self),
  ]

  @Test(arguments: notNominal)
  func `for a type that is not a struct, an enumeration or a class nothing is ruled out`(
    box: TypeBox
  ) {
    let candidates = ConformanceRecords.shared.candidates(for: box.type)
    #expect(candidates.mayInclude((any Alpha).self))
    #expect(ConformanceRecords.shared.refinements(declaredBy: box.type) == nil)
  }

  private static let notOneProtocol = [
    TypeBox((any Alpha & CornerRadius).self), TypeBox((any Leaf & Wide).self),
    TypeBox((any Sequence<Int>).self), TypeBox((any Alpha.Type).self), TypeBox(Any.self),
    TypeBox(AnyObject.self), TypeBox(Int.self), TypeBox(Leaf.self), TypeBox((Int, Int).self),
  ]

  @Test(arguments: notOneProtocol)
  func `only existentials of one protocol can be ruled out`(box: TypeBox) {
    #expect(ConformanceRecords.shared.candidates(for: Thick.self).mayInclude(box.type))
  }

  @Test func `attributes of all types are read`() {
    let applier = StyleApplier(attributes: [.ofTwo, .ofInteger, .ofSuperclass, .ofConstrained])
    #expect(
      "\(applier.viewModel(for: Thick()))"
        == "view(ofConstrained: 1, ofInteger: 2, ofSuperclass: 3, ofTwo: 4)")
  }
}

extension CandidatesTests {
  protocol ThickBorder: BorderWidth {}
  protocol Wide: SendableMetatype {}

  private struct Thick: ViewNode, ThickBorder {}
  fileprivate struct Box<Content>: ViewNode {}
  class Base: ViewNode, BorderWidth {}
  class Middle: Base, Alpha {}
  final class Leaf: Middle {}
}

extension CandidatesTests.ThickBorder {
  var borderWidth: Double { 4 }
}

extension CandidatesTests.Box: Alpha where Content == Int {}

/// Keys whose type doesn't depend on the nodes; their readers do.
extension AnyAttribute where Self == Attribute<Int> {
  fileprivate static var ofConstrained: Self {
    Attribute("ofConstrained", of: (any Sequence<Int>).self) { reader(of: $0, value: 1) }
  }

  fileprivate static var ofInteger: Self {
    Attribute("ofInteger", of: Int.self) { reader(of: $0, value: 2) }
  }

  fileprivate static var ofSuperclass: Self {
    Attribute("ofSuperclass", of: (any CandidatesTests.Leaf & CandidatesTests.Wide).self) {
      reader(of: $0, value: 3)
    }
  }

  fileprivate static var ofTwo: Self {
    Attribute("ofTwo", of: (any Alpha & CornerRadius).self) { reader(of: $0, value: 4) }
  }
}

private func reader(of type: any StyleNode.Type, value: Int) -> AttributeReader<Int> {
  func reader<Node: StyleNode>(_ type: Node.Type) -> AttributeReader<Int> {
    AttributeReader(type) { _, slot in slot.write(value) }
  }
  return reader(type)
}
