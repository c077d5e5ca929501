import Testing

@testable import ProtocolStyle

/// Observable objects that change on other threads while a refresh runs.
@Suite struct ConcurrentChangeTests {
  private let tree = StyleTree()

  init() {
    // A change is found however late its thread assigns the value.
    tree.refresher.observed.settlingTime = .seconds(1_000_000)
  }

  @Test func `objects that change during a refresh are refreshed by it or by the next one`() {
    let lamps = (0..<300).map { _ in Lamp() }
    let nodes = lamps.map { tree.attach($0).erased }
    tree.refresh()
    // The refresh reads the first lamp, then the others change, then it reads the last lamp.
    lamps[0].isOn = true
    lamps[299].isOn = true
    lamps[0].atNextRead { [others = lamps[1..<299]] in
      Gate.start { for lamp in others { lamp.isOn = true } }.waitForArrival()
    }
    let changed = [tree.refresh(), tree.refresh()].flatMap { $0.changes.map(\.node) }
    #expect(Set(changed).count == 300)
    #expect(nodes.count { tree.viewModel(of: $0).backgroundColor == .green } == 300)
    for lamp in lamps { lamp.isOn = false }
    #expect(tree.refresh().changes.count == 300)
    #expect(nodes.count { tree.viewModel(of: $0).backgroundColor == .yellow } == 300)
  }

  @Test func `a refresh between a notification and the assignment doesn't lose the change`() {
    let lamp = Lamp()
    let node = tree.attach(lamp).erased
    tree.refresh()
    for (isOn, color) in [(true, Color.green), (false, .yellow)] {
      let gate = Gate()
      let end = Gate.start { lamp.setIsOn(isOn) { gate.pass() } }
      gate.waitForArrival()
      tree.refresh()
      gate.open()
      end.waitForArrival()
      tree.refresh()
      #expect(tree.viewModel(of: node).backgroundColor == color)
      #expect(tree.viewModel(of: node).text == (isOn ? "on" : "off"))
      #expect(tree.refresh().isEmpty)
    }
  }

  @Test func `a read between a notification and the assignment doesn't lose the change`() {
    let lamp = Lamp()
    let node = tree.attach(lamp).erased
    tree.refresh()
    let gate = Gate()
    let end = Gate.start { lamp.setIsOn(true) { gate.pass() } }
    gate.waitForArrival()
    #expect(tree.viewModel(of: node).backgroundColor == .yellow)
    gate.open()
    end.waitForArrival()
    tree.refresh()
    #expect(tree.viewModel(of: node).backgroundColor == .green)
  }
}
