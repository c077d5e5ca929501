import Testing

@testable import ProtocolStyle

/// The stamp by which a tree knows that what it made of a sheet is still right.
@Suite struct AppearanceSheetStampTests {
  @Test func `every change renews the stamp`() {
    var sheet = AppearanceSheet { Appearance(of: .button) { _ in } }
    var stamps = [sheet.stamp]
    let first = sheet.insert(Appearance(of: .label) { _ in })
    stamps.append(sheet.stamp)
    let second = sheet.insert(Appearance(of: .label) { _ in })
    stamps.append(sheet.stamp)
    sheet.remove(second)
    stamps.append(sheet.stamp)
    sheet.remove(first)
    stamps.append(sheet.stamp)
    #expect(Set(stamps).count == 5)
  }

  @Test func `removing what is not there changes nothing`() {
    var sheet = AppearanceSheet { Appearance(of: .button) { _ in } }
    let identity = sheet.insert(Appearance(of: .label) { _ in })
    sheet.remove(identity)
    let stamp = sheet.stamp
    sheet.remove(identity)
    #expect(sheet.stamp == stamp)
  }

  @Test func `a copy shares the stamp until one of the two changes`() {
    let sheet = AppearanceSheet { Appearance(of: .button) { _ in } }
    var copy = sheet
    #expect(copy.stamp == sheet.stamp)
    copy.insert(Appearance(of: .label) { _ in })
    #expect(copy.stamp != sheet.stamp)
  }

  @Test func `copies that change alike have stamps and identities of their own`() {
    var one = AppearanceSheet { Appearance(of: .button) { _ in } }
    var other = one
    let rule = Appearance(of: .label) { _ in }
    let identities = [one.insert(rule), other.insert(rule)]
    #expect(identities[0] != identities[1])
    #expect(one.stamp != other.stamp)
  }

  @Test func `sheets without rules are alike, those with equal rules are not`() {
    var emptied = AppearanceSheet()
    emptied.remove(emptied.insert(Appearance(of: .button) { _ in }))
    #expect(emptied.stamp == AppearanceSheet().stamp)
    #expect(AppearanceSheet {}.stamp == AppearanceSheet().stamp)
    func sheet() -> AppearanceSheet { AppearanceSheet { Appearance(of: .button) { _ in } } }
    #expect(sheet().stamp != sheet().stamp)
  }

  @Test func `identities are unique, whichever threads insert`() async {
    let identities = await withTaskGroup(of: [AppearanceSheet.Identity].self) { group in
      for _ in 0..<8 {
        group.addTask {
          var sheet = AppearanceSheet()
          return (0..<1000).map { _ in sheet.insert(Appearance(of: .button) { _ in }) }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(Set(identities).count == 8000)
  }
}
