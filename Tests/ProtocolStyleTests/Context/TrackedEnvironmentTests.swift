import Testing

@testable import ProtocolStyle

private enum VolumeKey: StyleEnvironmentKey {
  static let defaultValue = 1
}

private enum PlaceKey: StyleEnvironmentKey {
  static let defaultValue: String? = "home"
}

@Suite struct TrackedEnvironmentTests {
  @Test func `each property has a bit of its own`() {
    #expect(Set(EnvironmentRow.all.map(\.field)).count == EnvironmentRow.all.count)
  }

  @Test(arguments: EnvironmentRow.all)
  func `reading a property notes it alone, and writing none`(property: EnvironmentRow) {
    let read = StyleContext.evaluate { property.read(.current) }
    #expect(read.reads == ContextReads(property.field))
    let written = StyleContext.evaluate {
      var copy = StyleEnvironment.current
      property.change(&copy)
    }
    #expect(written.reads.isEmpty)
  }

  @Test(arguments: EnvironmentRow.all)
  func `a property that was changed differs, and no other does`(property: EnvironmentRow) {
    var changed = StyleEnvironment()
    property.change(&changed)
    #expect(changed.differences(from: StyleEnvironment()) == ContextReads(property.field))
    #expect(StyleEnvironment().differences(from: changed) == ContextReads(property.field))
    #expect(changed.differences(from: changed).isEmpty)
  }

  @Test func `reading a key notes it`() {
    let read = StyleContext.evaluate { StyleEnvironment.current[VolumeKey.self] }
    #expect(read.result == 1)
    #expect(read.reads == ContextReads(keys: [VolumeKey.self]))
  }

  @Test func `keys differ when their values do`() {
    var loud = StyleEnvironment()
    loud[VolumeKey.self] = 9
    #expect(loud.differences(from: StyleEnvironment()) == ContextReads(keys: [VolumeKey.self]))
    #expect(StyleEnvironment().differences(from: loud) == ContextReads(keys: [VolumeKey.self]))
    var louder = loud
    louder[VolumeKey.self] = 10
    #expect(louder.differences(from: loud) == ContextReads(keys: [VolumeKey.self]))
    var usual = loud
    usual[VolumeKey.self] = 1
    #expect(usual.differences(from: StyleEnvironment()).isEmpty)
    #expect(loud.differences(from: loud).isEmpty)
  }

  @Test func `a key with optional values distinguishes nil from its default`() {
    var environment = StyleEnvironment()
    #expect(environment[PlaceKey.self] == "home")
    environment[PlaceKey.self] = nil
    #expect(environment[PlaceKey.self] == nil)
    #expect(environment != StyleEnvironment())
  }

  @Test func `comparing and hashing read everything`() {
    let compared = StyleContext.evaluate { StyleEnvironment.current == StyleEnvironment() }
    #expect(compared.result)
    let hashed = StyleContext.evaluate { StyleEnvironment.current.hashValue }
    for reads in [compared.reads, hashed.reads] {
      for property in EnvironmentRow.all { #expect(reads.intersects(ContextReads(property.field))) }
      #expect(reads.intersects(ContextReads(keys: [VolumeKey.self])))
    }
  }

  @Test func `resolving a color and a font records their reads`() {
    let color = StyleContext.evaluate { Color.adaptive(light: .white, dark: .black).resolved() }
    #expect(color.reads == ContextReads(.colorScheme))
    #expect(StyleContext.evaluate { Color.red.resolved() }.reads.isEmpty)
    let font = StyleContext.evaluate { FontDescriptor(textStyle: .body).resolved() }
    #expect(font.reads == ContextReads(.contentSizeCategory))
  }
}
