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
