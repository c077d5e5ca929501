import Testing

@testable import ProtocolStyle

@Suite struct StyleContextTests {
  private struct Reading: ViewNode, Alpha {
    var alpha: Double { StyleEnvironment.current.idiom == .phone ? 0.5 : 1 }
  }

  @Test func `reads are those of one run`() {
    _ = StyleEnvironment.current.idiom
    #expect(StyleContext.current.reads.isEmpty)
    var context = StyleContext()
    context.run { _ = StyleEnvironment.current.contrast }
    _ = StyleEnvironment.current.idiom
    #expect(context.reads == ContextReads(.contrast))
    #expect(StyleContext.pointer == nil)
  }

  @Test func `a copy of the current context has not read anything`() {
    let read = StyleContext.evaluate {
      _ = StyleEnvironment.current.idiom
      return StyleContext.current.reads
    }
    #expect(read.result.isEmpty)
    #expect(read.reads == ContextReads(.idiom))
  }

  @Test func `reads of an inner context are added to the outer one, not vice versa`() {
    let outer = StyleContext.evaluate {
      _ = StyleEnvironment.current.contrast
      var inner = StyleContext.current
      inner.run { _ = StyleEnvironment.current.idiom }
      _ = StyleEnvironment.current.orientation
      return inner.reads
    }
    #expect(outer.result == ContextReads(.idiom))
    #expect(outer.reads == ContextReads([.contrast, .idiom, .orientation]))
  }

  @Test func `styling inside a getter is recorded as reads of the getter`() {
    var phone = StyleEnvironment()
    phone.idiom = .phone
    let outer = StyleContext.evaluate { [phone] in
      StyleApplier().viewModel(for: Reading(), in: phone).alpha
    }
    #expect(outer.result == 0.5)
    #expect(outer.reads == ContextReads(.idiom))
  }

  @Test func `a context at an address runs many times and is cleared by its owner`() {
    let context = UnsafeMutablePointer<StyleContext>.allocate(capacity: 1)
    context.initialize(to: StyleContext(environment: StyleEnvironment(colorScheme: .dark)))
    defer {
      context.deinitialize(count: 1)
      context.deallocate()
    }
    let scheme = StyleContext.run(at: context) { StyleEnvironment.current.colorScheme }
    #expect(scheme == .dark)
    // Also nested in itself, as when a getter uses the tree that is styling it.
    StyleContext.run(at: context) {
      StyleContext.run(at: context) { _ = StyleEnvironment.current.idiom }
    }
    #expect(context.pointee.reads == ContextReads([.colorScheme, .idiom]))
    context.pointee.reads = ContextReads()
    StyleContext.run(at: context) { _ = StyleEnvironment.current.contrast }
    #expect(context.pointee.reads == ContextReads(.contrast))
  }
}
