// Public because types of other modules become nodes here.
public import Foundation
public import ProtocolStyle
import Testing

/// Regardless of a type's records, its nodes are styled as if there were only casts.
@Suite struct ConformanceRecordsTests {
  /// A node and its expected view model.
  struct Sample: Sendable, CustomTestStringConvertible {
    let expected: String
    let node: @Sendable () -> any StyleNode

    init(_ node: @escaping @Sendable @autoclosure () -> any StyleNode, _ expected: String) {
      self.node = node
      self.expected = expected
    }

    var testDescription: String { "\(type(of: node())): \(expected)" }
  }

  private static let generics: [Sample] = [
    Sample(Pair<Int, String>(), "view(alpha: 0.5)"),
    Sample(Pair<String, Int>(), "view(alpha: 0.5)"),
    Sample(Pair<Int, Int>(), "view(alpha: 0.5, borderWidth: 4)"),
    Sample(Pair<String, String>(), "view(alpha: 0.5, borderWidth: 4)"),
    Sample(Pair<Pair<Int, Int>, Pair<Int, Int>>(), "view(alpha: 0.5, borderWidth: 4)"),
    Sample(Outer<Int>.Inner<String>.Leaf(), "view(borderWidth: 4)"),
    Sample(Outer<Int>.Inner<Int>.Leaf(), "view(borderWidth: 4, cornerRadius: 8)"),
    Sample(Outer<[Int]>.Case.only, "view(borderWidth: 4)"),
    Sample(Outer<Int>.Object(), "view(borderWidth: 4)"),
  ]

  private static let classes: [Sample] = [
    Sample(Base(), "view(borderWidth: 4)"),
    Sample(Middle(), "view(alpha: 1, borderWidth: 4)"),
    Sample(Leaf(), "view(alpha: 1, borderWidth: 4, cornerRadius: 8)"),
    Sample(GenericBase<Int>(), "view(alpha: 1, borderWidth: 4)"),
    Sample(GenericBase<String>(), "view(alpha: 1)"),
    Sample(IntLeaf(), "view(alpha: 1, borderWidth: 4)"),
    Sample(StringLeaf(), "view(alpha: 1, cornerRadius: 8)"),
    Sample(StringLeaf.Below<Int>(), "view(alpha: 1, cornerRadius: 8)"),
    Sample(Isolated(), "view(borderWidth: 4)"),
  ]

  private static let foreign: [Sample] = [
    Sample(Duration.zero, "view(borderWidth: 4)"),
    Sample(CollectionOfOne(Marker()), "view(borderWidth: 4)"),
    Sample(Marker?.none, "view(alpha: 1)"),
    Sample(IndexPath(), "view(borderWidth: 4)"),
    Sample(ByteCountFormatter(), "view(borderWidth: 4)"),
    Sample(OwnFormatter(), "view(alpha: 1, borderWidth: 4)"),
    Sample(timespec(), "view(borderWidth: 4)"),
  ]

  private static let others: [Sample] = [
    Sample(Plain(), "view()"),
    Sample(ThreeLevels(), "view(borderWidth: 4, cornerRadius: 8)"),
    Sample(Retro(), "view(alpha: 1, borderWidth: 4)"),
    Sample(Payload.number(1), "view(borderWidth: 4)"),
    Sample(Payload.none, "view(borderWidth: 4)"),
    Sample(local(), "view(borderWidth: 4)"),
    Sample(localClass(), "view(alpha: 1, borderWidth: 4)"),
  ]

  @Test(arguments: generics)
  func `generic types are styled as if only casts were used`(sample: Sample) { expect(sample) }

  @Test(arguments: classes)
  func `classes are styled as if only casts were used`(sample: Sample) { expect(sample) }

  @Test(arguments: foreign)
  func `types of other modules are styled as if only casts were used`(sample: Sample) {
    expect(sample)
  }

  @Test(arguments: others)
  func `other sorts of types are styled as if only casts were used`(sample: Sample) {
    expect(sample)
  }

  private func expect(_ sample: Sample, sourceLocation: SourceLocation = #_sourceLocation) {
    let node = sample.node()
    let model = StyleApplier().viewModel(for: node)
    #expect(model.description == sample.expected, sourceLocation: sourceLocation)
    let casts: [(String, AnyHashable?)] = [
      ("alpha", (node as? any Alpha)?.alpha),
      ("borderWidth", (node as? any BorderWidth)?.borderWidth),
      ("cornerRadius", (node as? any CornerRadius)?.cornerRadius),
      ("tintColor", (node as? any TintColor)?.tintColor),
    ]
    for (name, value) in casts {
      let shown = model.first { $0.attribute.name == name }.map { AnyHashable($0.value) }
      #expect(shown == value, "\(name)", sourceLocation: sourceLocation)
    }
  }
}

extension ConformanceRecordsTests {
  protocol ThickBorder: BorderWidth {}
  protocol RoundThickBorder: ThickBorder, CornerRadius {}
  protocol LookOfAll: RoundThickBorder {}

  private struct Plain: ViewNode {}
  private struct ThreeLevels: ViewNode, LookOfAll {}
  fileprivate struct Retro {}

  private enum Payload: ViewNode, ThickBorder {
    case none
    case number(Int)
  }

  fileprivate struct Pair<Left, Right>: ViewNode, Alpha {
    var alpha: Double { 0.5 }
  }

  fileprivate struct Outer<Content> {
    struct Inner<Part> {
      struct Leaf: ViewNode, ThickBorder {}
    }

    enum Case: ViewNode, ThickBorder {
      case only
    }

    final class Object: ViewNode, ThickBorder {}
  }

  private class Base: ViewNode, ThickBorder {}
  private class Middle: Base, Alpha {}
  private final class Leaf: Middle, CornerRadius {}

  fileprivate class GenericBase<Content>: ViewNode, Alpha {}
  private final class IntLeaf: GenericBase<Int> {}

  private class StringLeaf: GenericBase<String>, CornerRadius {
    final class Below<Content>: StringLeaf {}
  }

  private actor Isolated: ViewNode, ThickBorder {}

  struct Marker: Sendable {}
  private final class OwnFormatter: Formatter, Alpha {}

  private static func local() -> any StyleNode {
    struct Local: ViewNode, ThickBorder {}
    return Local()
  }

  private static func localClass() -> any StyleNode {
    class Local<Content>: ViewNode, ThickBorder {}
    final class Below: Local<Int>, Alpha {}
    return Below()
  }
}

extension ConformanceRecordsTests.ThickBorder {
  /// Public because it's a requirement's implementation for public types.
  public var borderWidth: Double { 4 }
}

extension ConformanceRecordsTests.Pair: BorderWidth, ConformanceRecordsTests.ThickBorder
where Left == Right {}

extension ConformanceRecordsTests.Outer.Inner.Leaf: CornerRadius where Content == Part {}

extension ConformanceRecordsTests.GenericBase: BorderWidth, ConformanceRecordsTests.ThickBorder
where Content == Int {}

extension ConformanceRecordsTests.Retro: ViewNode, ConformanceRecordsTests.ThickBorder {}
extension ConformanceRecordsTests.Retro: Alpha {}

extension Duration: StyleNode, ViewNode, BorderWidth, ConformanceRecordsTests.ThickBorder {}

extension CollectionOfOne: StyleNode, ViewNode, BorderWidth, ConformanceRecordsTests.ThickBorder
where Element == ConformanceRecordsTests.Marker {}

extension Optional: StyleNode, ViewNode, Alpha where Wrapped == ConformanceRecordsTests.Marker {}

extension IndexPath: StyleNode, ViewNode, BorderWidth, ConformanceRecordsTests.ThickBorder {}

extension Formatter: StyleNode, ViewNode, BorderWidth, ConformanceRecordsTests.ThickBorder {}

extension timespec: StyleNode, ViewNode, BorderWidth, ConformanceRecordsTests.ThickBorder {}
