internal import Synchronization

/// A table from addresses to objects that only grows and is read without a lock.
///
/// Invariants:
/// - An entry's object is stored before its address, so whoever sees the address sees the object.
/// - An object that was inserted lives as long as the table.
/// - A bucket array that was outgrown is kept until the table goes, for a reader may still be in
///   it; the arrays double, so all of them together are at most twice the newest.
/// - At most half of the entries are taken, so a probe always meets an empty one.
///
/// Sendable because what changes is atomic or behind the lock.
final class AddressTable<Object: AnyObject & Sendable>: @unchecked Sendable {
  private struct Entry: ~Copyable {
    let address = Atomic<UInt>(0)
    let object = Atomic<UnsafeRawPointer?>(nil)
  }

  /// One array of entries; immutable but for the entries, which are atomic.
  private final class Buckets: @unchecked Sendable {
    let entries: UnsafeMutablePointer<Entry>
    let mask: Int

    init(count: Int) {
      entries = .allocate(capacity: count)
      for index in 0..<count { (entries + index).initialize(to: Entry()) }
      mask = count - 1
    }

    deinit {
      entries.deinitialize(count: mask + 1)
      entries.deallocate()
    }

    @inline(__always)
    func find(_ address: UInt) -> UnsafeRawPointer? {
      var index = Self.start(address) & mask
      while true {
        // In bounds: the index is masked by the count, a power of two.
        let found = entries[index].address.load(ordering: .acquiring)
        if found == address { return entries[index].object.load(ordering: .relaxed) }
        if found == 0 { return nil }
        index = (index + 1) & mask
      }
    }

    func insert(_ object: UnsafeRawPointer, at address: UInt) {
      var index = Self.start(address) & mask
      while entries[index].address.load(ordering: .relaxed) != 0 { index = (index + 1) & mask }
      entries[index].object.store(object, ordering: .relaxed)
      entries[index].address.store(address, ordering: .releasing)
    }

    /// Spreads addresses, whose low bits are alike, by the golden ratio.
    private static func start(_ address: UInt) -> Int {
      Int(truncatingIfNeeded: (UInt64(address) &* 0x9E37_79B9_7F4A_7C15) >> 32)
    }
  }

  private struct Owned {
    var buckets: [Buckets]
    var objects: [UInt: Object] = [:]
  }

  private let current: Atomic<UnsafeRawPointer>
  private let owned: Mutex<Owned>

  init() {
    let first = Buckets(count: 64)
    current = Atomic(UnsafeRawPointer(Unmanaged.passUnretained(first).toOpaque()))
    owned = Mutex(Owned(buckets: [first]))
  }

  /// The object of an address, if there is one; no object has address 0.
  ///
  /// It is handed out without being counted, for that would cost more than finding it: it is alive
  /// as long as the table.
  @inline(__always)
  subscript(address: UInt) -> Unmanaged<Object>? {
    guard address != 0 else { return nil }
    let buckets = Unmanaged<Buckets>.fromOpaque(current.load(ordering: .acquiring))
    // Alive: `owned` keeps every array and every object as long as `self`.
    return buckets._withUnsafeGuaranteedRef { $0.find(address) }.map(Unmanaged.fromOpaque)
  }

  /// The object of an address, made under the table's lock where there is none.
  @discardableResult
  func insert(at address: UInt, _ make: () -> Object) -> Unmanaged<Object> {
    owned.withLock { owned in
      if let known = owned.objects[address] { return Unmanaged.passUnretained(known) }
      let object = make()
      owned.objects[address] = object
      if owned.objects.count * 2 > owned.buckets.last!.mask {
        grow(&owned)
      } else {
        owned.buckets.last!.insert(Self.pointer(object), at: address)
      }
      return Unmanaged.passUnretained(object)
    }
  }

  private func grow(_ owned: inout Owned) {
    let larger = Buckets(count: (owned.buckets.last!.mask + 1) * 2)
    for (address, object) in owned.objects { larger.insert(Self.pointer(object), at: address) }
    owned.buckets.append(larger)
    current.store(
      UnsafeRawPointer(Unmanaged.passUnretained(larger).toOpaque()), ordering: .releasing)
  }

  private static func pointer(_ object: Object) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }
}
