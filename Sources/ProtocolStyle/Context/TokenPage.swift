/// The entries of tokens with neighboring indices.
///
/// Copies share their memory, so an unchanged page is recognized by its address. Changing one of
/// many tokens copies and compares only one page.
struct TokenPage: Sendable {
  /// The number of tokens in a page.
  ///
  /// Setting one of 10,000 tokens copies a list of pages and a page; with 128, both have about the
  /// same size.
  static var capacity: Int { 128 }

  /// The entries by position; the array may be shorter than a page.
  private var entries: [(any AnyTokenEntry)?] = []

  /// The entries with their positions.
  var assigned: [(place: Int, entry: any AnyTokenEntry)] {
    entries.enumerated().compactMap { place, entry in entry.map { (place, $0) } }
  }

  subscript(place: Int) -> (any AnyTokenEntry)? {
    get { place < entries.count ? entries[place] : nil }
    set {
      if place >= entries.count {
        guard newValue != nil else { return }
        entries.append(contentsOf: repeatElement(nil, count: place + 1 - entries.count))
      }
      entries[place] = newValue
    }
  }

  /// Returns the unretained entry at a position; it's valid until the page is written to.
  @inline(__always)
  func unretainedEntry(at place: Int) -> Unmanaged<AnyObject>? {
    guard place < entries.count, let entry = entries[place] else { return nil }
    return Unmanaged.passUnretained(entry)
  }

  /// Adds the entries of another page, which replace those of this one.
  mutating func merge(_ upper: TokenPage) {
    if entries.isEmpty || isCopy(of: upper) {
      self = upper
    } else {
      for (place, entry) in upper.assigned { self[place] = entry }
    }
  }

  /// Calls a closure with each position at which another page differs.
  func forEachDifference(from other: TokenPage, _ body: (Int) -> Void) {
    if isCopy(of: other) { return }
    for place in 0..<max(entries.count, other.entries.count) {
      // Unretained, because most entries of a copied page are the same.
      if unretainedEntry(at: place)?.toOpaque() == other.unretainedEntry(at: place)?.toOpaque() {
        continue
      }
      switch (self[place], other[place]) {
      case (nil, nil): continue
      case (let one?, let another?) where one.isEqual(to: another): continue
      default: body(place)
      }
    }
  }

  /// Returns whether both pages share their memory and are therefore equal.
  private func isCopy(of other: TokenPage) -> Bool { entries.isCopy(of: other.entries) }
}

extension Array {
  /// Returns whether both arrays share their memory and are therefore equal; equal arrays may not
  /// share it.
  func isCopy(of other: [Element]) -> Bool {
    // Sound because the addresses are only compared.
    withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer {
        own.baseAddress == $0.baseAddress && own.count == $0.count
      }
    }
  }
}
