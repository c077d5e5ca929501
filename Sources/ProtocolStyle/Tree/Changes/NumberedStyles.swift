/// Styles with numbers, each of which mostly has one number however often it's added.
///
/// Nodes of one style follow each other, and nodes of several types take turns, so the last styles
/// are recognized and others are added again.
struct NumberedStyles {
  private(set) var blocks: [Block] = []

  /// The numbers of the last styles, by their addresses.
  private var recent: [Int32] = []

  private static let recentCount = 64

  /// The number of a style.
  @inline(__always)
  mutating func number(of style: consuming Block) -> Int {
    if recent.isEmpty { recent = Array(repeating: -1, count: Self.recentCount) }
    // Blocks lie at multiples of 16 bytes.
    let address = UInt(bitPattern: Unmanaged.passUnretained(style).toOpaque()) >> 4
    let place = Int(truncatingIfNeeded: (address ^ address >> 8) % UInt(Self.recentCount))
    let known = Int(recent[place])
    if known >= 0, blocks[known] === style { return known }
    recent[place] = Int32(truncatingIfNeeded: blocks.count)
    blocks.append(style)
    return blocks.count - 1
  }
}
