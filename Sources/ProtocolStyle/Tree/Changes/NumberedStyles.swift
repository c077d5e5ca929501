/// Styles with numbers, each of which mostly has one number however often it's added.
///
/// Nodes of one style follow each other, and nodes of several types take turns, so the last styles
/// are recognized and others are added again.
struct NumberedStyles {
  private(set) var blocks: [Block] = []

  /// The addresses and numbers of the last styles, which nothing has to retain: `blocks` does.
  private var recent: [(address: UnsafeMutableRawPointer?, number: Int)] = []

  private static let recentCount = 64

  /// The number of a style.
  @inline(__always)
  mutating func number(of style: consuming Block) -> Int {
    if recent.isEmpty { recent = Array(repeating: (nil, 0), count: Self.recentCount) }
    let address = Unmanaged.passUnretained(style).toOpaque()
    // Addresses of blocks are multiples of 16 bytes.
    let hash = UInt(bitPattern: address) >> 4
    let place = Int(truncatingIfNeeded: (hash ^ hash >> 8) % UInt(Self.recentCount))
    if recent[place].address == address { return recent[place].number }
    recent[place] = (address, blocks.count)
    blocks.append(style)
    return blocks.count - 1
  }
}
