/// What was set for some tokens with neighboring indices.
///
/// Copies share their memory, by which pages that nobody has written to are recognized. So a change
/// of one among many tokens copies and compares one page.
struct TokenPage: Sendable {
  /// How many tokens there are in a page.
  ///
  /// Setting one of 10,000 tokens copies a list of pages and a page; this makes the two of one size.
  static var capacity: Int { 128 }

  /// The entries by their places; it may end before a place.
  private var entries: [(any AnyTokenEntry)?] = []

  /// What was set, by the places.
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

  /// The entry at a place, unretained: alive until the page is written to.
  @inline(__always)
  func uncountedEntry(at place: Int) -> Unmanaged<AnyObject>? {
    guard place < entries.count, let entry = entries[place] else { return nil }
    return Unmanaged.passUnretained(entry)
  }

  /// Sets what another page sets.
  mutating func merge(_ upper: TokenPage) {
    if entries.isEmpty || isCopy(of: upper) {
      self = upper
    } else {
      for (place, entry) in upper.assigned { self[place] = entry }
    }
  }

  /// Calls a closure with each place for which another page has something else.
  func forEachDifference(from other: TokenPage, _ body: (Int) -> Void) {
    if isCopy(of: other) { return }
    for place in 0..<max(entries.count, other.entries.count) {
      // Unretained, because most entries of a page that was copied are the same.
      if uncountedEntry(at: place)?.toOpaque() == other.uncountedEntry(at: place)?.toOpaque() {
        continue
      }
      switch (self[place], other[place]) {
      case (nil, nil): continue
      case (let one?, let another?) where one.isEqual(to: another): continue
      default: body(place)
      }
    }
  }

  /// Whether both pages have the same memory, and so are equal.
  private func isCopy(of other: TokenPage) -> Bool { entries.isCopy(of: other.entries) }
}
