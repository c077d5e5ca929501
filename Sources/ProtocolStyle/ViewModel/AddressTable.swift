internal import Synchronization

/// A table from addresses to objects that only grows, and is read without a lock.
///
/// Invariants:
/// - An entry's object is stored before its address, so a reader that finds the address finds the
///   object.
/// - An inserted object lives as long as the table.
/// - An outgrown bucket array is kept until the table is freed, because a reader may still be using
///   it. The arrays double, so together they are at most twice as large as the newest.
/// - At most half of the entries are used, so each probe reaches an empty one.
///
/// A lookup costs three atomic loads if its first probe succeeds; an insertion costs a lock.
///
/// Sendable because all mutable state is atomic or protected by the lock.
@safe
final class AddressTable<Object: AnyObject & Sendable>: @unchecked Sendable {
  @safe
  private struct Entry: ~Copyable {
    let address = Atomic<UInt>(0)
    let object = unsafe Atomic<UnsafeRawPointer?>(nil)
  }

  /// One array of entries, which is immutable except for the entries' atomics.
  @safe
  private final class Buckets: @unchecked Sendable {
    let entries: UnsafeMutablePointer<Entry>
    let mask: Int

    init(count: Int) {
      unsafe entries = .allocate(capacity: count)
      for index in 0..<count { unsafe (entries + index).initialize(to: Entry()) }
      mask = count - 1
    }

    deinit {
      unsafe entries.deinitialize(count: mask + 1)
      unsafe entries.deallocate()
    }

    @inline(__always)
    func find(_ address: UInt) -> UnsafeRawPointer? {
      var index = Self.start(address) & mask
      while true {
        // In bounds because the index is masked by the count, a power of two.
        let found = unsafe entries[index].address.load(ordering: .acquiring)
        if found == address { return unsafe entries[index].object.load(ordering: .relaxed) }
        if found == 0 { return nil }
        index = (index + 1) & mask
      }
    }

    func insert(_ object: UnsafeRawPointer, at address: UInt) {
      var index = Self.start(address) & mask
      while unsafe entries[index].address.load(ordering: .relaxed) != 0 {
        index = (index + 1) & mask
      }
      unsafe entries[index].object.store(object, ordering: .relaxed)
      unsafe entries[index].address.store(address, ordering: .releasing)
    }

    /// Spreads addresses, whose low bits are similar, by the golden ratio.
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
    unsafe current = Atomic(UnsafeRawPointer(Unmanaged.passUnretained(first).toOpaque()))
    owned = Mutex(Owned(buckets: [first]))
  }

  /// Returns the unretained object at an address, if there is one; no object has address 0.
  ///
  /// Retaining it would cost more than finding it. It's valid as long as the table.
  @inline(__always)
  subscript(address: UInt) -> Unretained<Object>? {
    guard address != 0 else { return nil }
    // Sound because `owned` retains every array and every object as long as `self` lives.
    let buckets = unsafe Unretained(
      Unmanaged<Buckets>.fromOpaque(current.load(ordering: .acquiring)))
    return unsafe buckets.with { unsafe $0.find(address) }.map {
      unsafe Unretained(.fromOpaque($0))
    }
  }

  /// Returns the object at an address, created under the table's lock if there is none.
  @discardableResult
  func insert(at address: UInt, _ make: () -> Object) -> Unretained<Object> {
    owned.withLock { owned in
      if let known = owned.objects[address] { return Unretained(known) }
      let object = make()
      owned.objects[address] = object
      if owned.objects.count * 2 > owned.buckets.last!.mask {
        grow(&owned)
      } else {
        unsafe owned.buckets.last!.insert(Self.pointer(object), at: address)
      }
      return Unretained(object)
    }
  }

  private func grow(_ owned: inout Owned) {
    let larger = Buckets(count: (owned.buckets.last!.mask + 1) * 2)
    for (address, object) in owned.objects {
      unsafe larger.insert(Self.pointer(object), at: address)
    }
    // Retained before it is published, until `self` is freed.
    owned.buckets.append(larger)
    unsafe current.store(
      UnsafeRawPointer(Unmanaged.passUnretained(larger).toOpaque()), ordering: .releasing)
  }

  private static func pointer(_ object: Object) -> UnsafeRawPointer {
    unsafe UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }
}
