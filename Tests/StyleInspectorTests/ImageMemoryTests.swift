import Testing

@testable import ProtocolStyle
@testable import StyleInspector

/// Reads within the bounds of images.
@Suite struct ImageMemoryTests {
  /// Calls a closure with some bytes as the only image; the bytes around them must not be read.
  private func withImage<Result>(
    _ words: [UInt32], _ body: (_ memory: ImageMemory, _ start: UInt) -> Result
  ) -> Result {
    unsafe words.withUnsafeBytes { bytes in
      let start = UInt(bitPattern: bytes.baseAddress!)
      return body(ImageMemory(segments: [start..<start + UInt(bytes.count)]), start)
    }
  }

  @Test func `values inside are read, unaligned ones as well`() {
    withImage([0x0403_0201, 0x0807_0605]) { memory, start in
      #expect(memory.load(UInt32.self, at: start) == 0x0403_0201)
      #expect(memory.load(UInt32.self, at: start + 4) == 0x0807_0605)
      #expect(memory.load(UInt32.self, at: start + 1) == 0x0504_0302)
      #expect(memory.load(UInt64.self, at: start) == 0x0807_0605_0403_0201)
    }
  }

  @Test func `what is outside or overlaps the end is not read`() {
    withImage([1, 2]) { memory, start in
      #expect(memory.load(UInt8.self, at: start + 7) == 0)
      for address in [0, 1, start - 1, start + 8, .max] as [UInt] {
        #expect(memory.load(UInt8.self, at: address) == nil)
      }
      #expect(memory.load(UInt32.self, at: start + 5) == nil)
      #expect(memory.load(UInt64.self, at: start + 4) == nil)
      #expect(ImageMemory(segments: []).load(UInt8.self, at: start) == nil)
    }
  }

  @Test func `each of several segments has its own end`() {
    let memory = ImageMemory(segments: [100..<200, 300..<310, 20..<30])
    let counts = [19, 20, 29, 30, 100, 199, 200, 299, 300, 309, 310].map {
      memory.byteCount(from: $0)
    }
    #expect(counts == [0, 10, 1, 0, 100, 1, 0, 0, 10, 1, 0])
  }

  private static let references: [(word: Int32, direct: Int?, indirectable: Int?)] = [
    (0, nil, nil), (4, 4, 4), (-4, -4, -4), (.max, Int(Int32.max), nil),
    (.min, Int(Int32.min), Int(Int32.min)), (5, 5, nil),
  ]

  @Test(arguments: references)
  func `references wrap around rather than trap`(word: Int32, direct: Int?, indirectable: Int?) {
    withImage([UInt32(bitPattern: word)]) { memory, start in
      #expect(memory.target(of: start) == direct.map { start &+ UInt(bitPattern: $0) })
      #expect(
        memory.indirectableTarget(of: start) == indirectable.map { start &+ UInt(bitPattern: $0) })
      #expect(memory.target(of: start + 1) == nil)
      #expect(memory.indirectableTarget(of: start + 4) == nil)
    }
  }

  @Test func `a reference through a pointer leads to what that holds`() {
    withImage([9, 0, 0xCAFE, 0, 0, 0]) { memory, start in
      #expect(memory.indirectableTarget(of: start) == 0xCAFE)
      #expect(memory.indirectableTarget(of: start + 8) != nil)
    }
  }

  /// The words of a protocol's descriptor: kind 3, the count of requirements in the fourth word.
  private static func descriptor(kind: UInt32 = 3, count: UInt32, name: UInt32 = 0) -> [UInt32] {
    [kind, 0, name, count, 0, 0]
  }

  private static let broken: [[UInt32]] = [
    descriptor(kind: 0, count: 0), descriptor(kind: 16, count: 1), descriptor(count: 1),
    descriptor(count: .max), descriptor(count: 2) + [0, 0, 0], [3], [3, 0, 0, 1],
    descriptor(count: 1) + [0, 0, 0], descriptor(count: 1) + [0, 4, 4],
    descriptor(count: 1) + [0, .max, .max], descriptor(count: 1) + [0, UInt32(bitPattern: -28), 1],
    descriptor(count: 1) + [0x1F, 1, 1], descriptor(count: 1) + [0, 4, 2],
    descriptor(count: 1, name: .max) + [0, 0x7800_0000, 5],
  ]

  @Test(arguments: broken)
  func `of a descriptor that is broken nothing is taken`(words: [UInt32]) {
    withImage(words) { memory, start in
      #expect(memory.protocols(refinedBy: start) == [])
      #expect(memory.protocols(refinedBy: start + 2) == [])
      #expect(memory.protocols(refinedBy: 0) == [])
    }
  }

  @Test func `a text without an end is none`() {
    // The name follows the descriptor; its distance is relative to the third word.
    let words = Self.descriptor(count: 0, name: 16) + [0x6162_6364, 0x6566_6768]
    withImage(words) { memory, start in #expect(memory.name(ofProtocol: start) == "") }
    withImage(words + [0]) { memory, start in
      #expect(memory.name(ofProtocol: start) == "dcbahgfe")
    }
    withImage(Self.descriptor(kind: 1, count: 0, name: 16) + [0x61]) { memory, start in
      #expect(memory.name(ofProtocol: start) == "")
    }
  }

  /// Random bytes are refused or read within their bounds, and never trap.
  @Test func `noise is survived`() {
    var seed: UInt64 = 7
    func next() -> UInt32 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt32(truncatingIfNeeded: seed >> 33)
    }
    var named = 0
    for _ in 0..<20_000 {
      // Usually small numbers, so that references often stay inside.
      let words =
        [3, next() % 64, next() % 64, next() % 4, next() % 8, next() % 8]
        + (0..<12).map { _ in next() % 3 == 0 ? next() : next() % 64 }
      withImage(words) { memory, start in
        for offset in 0..<UInt(8) {
          _ = memory.protocols(refinedBy: start + offset)
          if !memory.name(ofProtocol: start + offset).isEmpty { named += 1 }
        }
      }
    }
    #expect(named > 0)
  }
}
