extension Array {
  /// Whether both arrays have the same memory, and so are equal; equal arrays may have different memory.
  func isCopy(of other: [Element]) -> Bool {
    withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer {
        own.baseAddress == $0.baseAddress && own.count == $0.count
      }
    }
  }
}
