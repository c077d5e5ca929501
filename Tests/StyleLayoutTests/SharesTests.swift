import ProtocolStyle
import StyleLayout
import Testing

@testable import TestSupport

/// The sizes of parts along an axis.
@Suite struct SharesTests {
  private typealias Extent = StackLayout.Extent

  @Test(
    arguments: [
      ([100, 100], [0, 0], 150, [75.0, 75]), ([100, 50], [90, 0], 120, [90, 30]),
      ([100, 50], [100, 50], 20, [100, 50]), ([10, 10], [0, 0], 100, [10, 10]),
    ] as [([Double], [Double], Double, [Double])])
  func `parts shrink in proportion to their sizes, down to their least sizes`(
    sizes: [Double], least: [Double], room: Double, expected: [Double]
  ) {
    let parts = zip(sizes, least).map { Extent(natural: $0, least: $1) }
    #expect(Shares(parts, growths: [0, 0], in: room).sizes == expected)
    #expect(Shares(parts, growths: [0, 0], in: room, shrinks: false).sizes == sizes)
  }

  @Test func `growths with a sum below 1 leave space free`() {
    let parts = [Extent(natural: 0), Extent(natural: 50)]
    let shares = Shares(parts, growths: [0.5, 0], in: 150)
    #expect(shares.sizes == [50, 50])
    #expect(shares.free == 50)
  }

  @Test(arguments: TestScale.seeds(5))
  func `no part is beyond its limits, and whole sizes fill the room`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<TestScale.steps(10_000) {
      let count = Int.random(in: 1...5, using: &generator)
      let parts = (0..<count).map { _ in
        var part = Extent(
          natural: Double(Int.random(in: 0...90, using: &generator)),
          least: Double(Int.random(in: 0...50, using: &generator)))
        if Bool.random(using: &generator) {
          part.maximum = part.natural + Double(Int.random(in: 0...20, using: &generator))
        }
        return part
      }
      let growths = parts.map { _ in Double(Int.random(in: 0...3, using: &generator)) }
      let room = Double(Int.random(in: 0...600, using: &generator))
      let shares = Shares(parts, growths: growths, in: room, isWhole: true)
      for (part, size) in zip(parts, shares.sizes) {
        #expect(size >= part.least && size <= max(part.maximum, part.least))
        #expect(size == size.rounded())
      }
      #expect(shares.sizes.reduce(shares.free, +) == room)
      // Space is left only where none can grow.
      guard shares.free > 0 else { continue }
      for (index, part) in parts.enumerated() where growths[index] > 0 {
        #expect(shares.sizes[index] >= part.maximum)
      }
    }
  }
}
