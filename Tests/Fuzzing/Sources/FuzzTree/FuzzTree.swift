internal import FuzzInput

@testable internal import ProtocolStyle

/// Changes a tree and its reference as the bytes determine, and compares the two.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTree(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = FuzzInput(start, count)
  let random = RandomTree(input, limits: TreeLimits(seed: UInt64(input.byte())))
  while !input.isExhausted {
    random.step()
    expectNone(random.surprise, in: random)
    // Only sometimes, so that much is stale at the next change.
    switch input.byte() % 8 {
    case 0: expectNone(random.checkLooks(all: true), in: random)
    case 1: expectNone(random.checkReport(), in: random)
    case 2...3 where !random.reference.elements.isEmpty:
      expectNone(random.checkLooks(all: false), in: random)
    case 4: expectNone(random.checkShape(), in: random)
    default: break
    }
  }
  expectNone(random.checkReport(), in: random)
  expectNone(random.checkLooks(all: true), in: random)
  expectNone(random.checkShape(), in: random)
  return 0
}

private func expectNone(_ difference: String?, in random: RandomTree) {
  if let difference { fatalError("\(difference)\nLast:\n\(random.history)") }
}
