import Testing

@testable import ProtocolStyle

/// The revision that tells a tree whether its data about a sheet is still valid.
@Suite struct StyleSheetRevisionTests {
  @Test func `every change renews the revision`() {
    var sheet = StyleSheet { StyleRule(for: .button) { _ in } }
    var revisions = [sheet.revision]
    let first = sheet.insert(StyleRule(for: .label) { _ in })
    revisions.append(sheet.revision)
    let second = sheet.insert(StyleRule(for: .label) { _ in })
    revisions.append(sheet.revision)
    sheet.remove(second)
    revisions.append(sheet.revision)
    sheet.remove(first)
    revisions.append(sheet.revision)
    #expect(Set(revisions).count == 5)
  }

  @Test func `removing a rule that isn't in the sheet has no effect`() {
    var sheet = StyleSheet { StyleRule(for: .button) { _ in } }
    let identity = sheet.insert(StyleRule(for: .label) { _ in })
    sheet.remove(identity)
    let revision = sheet.revision
    sheet.remove(identity)
    #expect(sheet.revision == revision)
  }

  @Test func `a copy shares the revision until one of the two changes`() {
    let sheet = StyleSheet { StyleRule(for: .button) { _ in } }
    var copy = sheet
    #expect(copy.revision == sheet.revision)
    copy.insert(StyleRule(for: .label) { _ in })
    #expect(copy.revision != sheet.revision)
  }

  @Test func `copies with equal changes have different revisions and identities`() {
    var one = StyleSheet { StyleRule(for: .button) { _ in } }
    var other = one
    let rule = StyleRule(for: .label) { _ in }
    let identities = [one.insert(rule), other.insert(rule)]
    #expect(identities[0] != identities[1])
    #expect(one.revision != other.revision)
  }

  @Test func `sheets without rules are alike, those with equal rules are not`() {
    var emptied = StyleSheet()
    emptied.remove(emptied.insert(StyleRule(for: .button) { _ in }))
    #expect(emptied.revision == StyleSheet().revision)
    #expect(StyleSheet {}.revision == StyleSheet().revision)
    func sheet() -> StyleSheet { StyleSheet { StyleRule(for: .button) { _ in } } }
    #expect(sheet().revision != sheet().revision)
  }

  @Test func `identities are unique, whichever threads insert`() async {
    let identities = await withTaskGroup(of: [StyleSheet.Identity].self) { group in
      for _ in 0..<8 {
        group.addTask {
          var sheet = StyleSheet()
          return (0..<1000).map { _ in sheet.insert(StyleRule(for: .button) { _ in }) }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(Set(identities).count == 8000)
  }
}
