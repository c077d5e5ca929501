extension ViewModel {
  /// The names that can occur in an encoded view model.
  ///
  /// ```swift
  /// let decoder = JSONDecoder()
  /// decoder.userInfo[.viewModelDecoding] = ViewModel.Decoding(
  ///   attributes: .standard + [.leftColor])
  /// let model = try decoder.decode(ViewModel.self, from: data)
  /// ```
  public struct Decoding: Sendable {
    /// The treatment of names that aren't among the attributes.
    public enum UnknownNames: Sendable {
      /// Throw an error with the name.
      case refuse

      /// Keep the value in `unknownAttributes`, so that it's encoded again.
      case keep
    }

    /// The attributes that can occur.
    public var attributes: AttributeList

    /// The kinds that can occur.
    public var kinds: [NodeKind]

    /// The treatment of names that aren't among the attributes.
    public var unknownNames: UnknownNames

    /// Creates a set of names.
    ///
    /// - Parameters:
    ///   - attributes: The attributes that can occur; the standard ones by default.
    ///   - kinds: The kinds that can occur; the standard ones by default.
    ///   - unknownNames: The treatment of names that aren't among the attributes; they are refused
    ///     by default.
    public init(
      attributes: AttributeList = .standard, kinds: [NodeKind] = .standard,
      unknownNames: UnknownNames = .refuse
    ) {
      self.attributes = attributes
      self.kinds = kinds
      self.unknownNames = unknownNames
    }
  }
}

extension CodingUserInfoKey {
  /// The key of a decoder's `ViewModel.Decoding`; if it's missing, the standard names are used.
  public static let viewModelDecoding = CodingUserInfoKey(
    rawValue: "ProtocolStyle.viewModelDecoding")!
}
