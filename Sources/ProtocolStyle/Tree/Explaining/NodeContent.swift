/// The content of a node for a renderer: unretained, and valid only while it's passed to a closure.
package struct NodeContent {
  /// Nil if the offsets have no attributes.
  private let block: Unmanaged<Block>?

  /// Valid as long as the content, because the column or the caller owns them.
  let offsets: UnsafePointer<ContentOffsets>

  /// The address of the text, because reading it as a string retains it; nil if there is none.
  ///
  /// Others may share it, so it must not be changed.
  package let textAddress: UnsafeMutablePointer<String>?

  /// Whether there is only a text, as in most nodes, or no content at all.
  package let isTextAlone: Bool

  @inline(__always)
  init(_ block: Unmanaged<Block>?, _ offsets: UnsafePointer<ContentOffsets>) {
    self.block = block
    self.offsets = offsets
    isTextAlone = offsets.pointee.haveTextAlone
    textAddress = Self.address(in: block, at: offsets.pointee.fields.text)
  }

  /// No content.
  static var none: NodeContent { NodeContent(nil, ContentOffsets.none) }

  package var text: String? { textAddress?.pointee }

  /// Returns a value; the accessors of the other attributes are generated.
  @inline(__always)
  func value<Value>(at offset: UInt16) -> Value? {
    // The type is explicit because the compiler would infer that of the optional.
    let address: UnsafeMutablePointer<Value>? = Self.address(in: block, at: offset)
    return address?.pointee
  }

  @inline(__always)
  private static func address<Value>(
    in block: Unmanaged<Block>?, at offset: UInt16
  ) -> UnsafeMutablePointer<Value>? {
    guard offset != ContentOffsets.absent, let block else { return nil }
    // The type matches, because the offset is that of an attribute with values of this type.
    return block._withUnsafeGuaranteedRef { $0.address(at: Int(offset), of: Value.self) }
  }
}

extension ViewModel {
  /// Runs a closure with the content.
  package func withContent<Result>(_ body: (NodeContent) throws -> Result) rethrows -> Result {
    try content.withContent(body)
  }
}

extension Block? {
  /// Runs a closure with the content in a block.
  func withContent<Result>(_ body: (NodeContent) throws -> Result) rethrows -> Result {
    guard let self else { return try body(.none) }
    return try withUnsafePointer(to: ContentOffsets(self.layout)) { offsets in
      try withExtendedLifetime(self) { try body(NodeContent(.passUnretained(self), offsets)) }
    }
  }
}
