import Testing

@testable import ProtocolStyle
@testable import StyleInspector

/// Objects that are created at their first use are the same for all threads that use them first.
@Suite struct FirstUseTests {
  @Test func `attributes, tokens, records and inspectors are first used by eight actors`() async {
    let records = ConformanceRecords()
    let sightings = await withTaskGroup(of: Sighting.self) { group in
      for _ in 0..<8 {
        group.addTask { await Visitor().look(at: records) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sightings.count == 8)
    #expect(Set(sightings).count == 1)
    guard let sighting = sightings.first else { return }
    #expect(Set(sighting.attributes).count == Visitor.count)
    #expect(Set(sighting.tokens).count == Visitor.count)
    #expect(sighting.values == Array(0..<Visitor.count))
    #expect(sighting.mayBeButtons.count == Visitor.count)
    #expect(sighting.mayBeButtons.allSatisfy { $0 != records.areReadable })
    #expect(sighting.findings.allSatisfy { $0 == [.unusedAttribute] })
    #expect(sighting.findings.count == Visitor.count)
  }
}

/// The objects that one thread saw.
private struct Sighting: Hashable, Sendable {
  var attributes: [AttributeID] = []
  var tokens: [TokenID] = []
  var values: [Int] = []
  var mayBeButtons: [Bool] = []
  var findings: [[Finding.Identifier]] = []
}

private actor Visitor {
  static let count = 50

  /// Uses everything for the first time, unless another thread was faster.
  func look(at records: ConformanceRecords) -> Sighting {
    var sighting = Sighting()
    var last: any Any.Type = FirstUseTests.self
    // Names are literals, so these attributes and tokens differ in the type of their values.
    func next<Tag>(after tag: Tag.Type, _ index: Int) -> any Any.Type {
      sighting.attributes.append(Attribute<Value<Tag>>("first used").id)
      let token = Token<Value<Tag>>("first used", default: Value(number: index))
      sighting.tokens.append(token.id)
      sighting.values.append(token.value.number)
      let candidates = records.candidates(for: FirstSeen<Tag>.self)
      sighting.mayBeButtons.append(candidates.mayInclude((any ButtonNode).self))
      let findings = Inspector().findings(of: FirstSeen<Tag>.self)
      sighting.findings.append(findings.map(\.identifier))
      return FirstSeen<Tag>.self
    }
    for index in 0..<Self.count { last = next(after: last, index) }
    return sighting
  }
}

/// A separate type for each tag, with an attribute that its kind doesn't use.
private struct FirstSeen<Tag>: ViewNode, RowHeight {}

/// A value of a separate type for each tag.
private struct Value<Tag>: Hashable, Codable, Sendable {
  let number: Int
}
