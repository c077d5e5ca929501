extension ViewModel {
  /// What decoding a view model needs to know: which names there are.
  ///
  /// ```swift
  /// let decoder = JSONDecoder()
  /// decoder.userInfo[.viewModelDecoding] = ViewModel.Decoding(
  ///   attributes: .standard + [.leftColor])
  /// let model = try decoder.decode(ViewModel.self, from: data)
  /// ```
  public struct Decoding: Sendable {
    /// What to do with a name that is not among the attributes.
    public enum UnknownNames: Sendable {
      /// Throw an error that names it.
      case refuse

      /// Keep it in `unknownAttributes`, from where it is encoded again.
      case keep
    }

    /// The attributes that may be named.
    public var attributes: AttributeList

    /// The kinds that may be named.
    public var kinds: [NodeKind]

    /// What to do with a name that is not among the attributes.
    public var unknownNames: UnknownNames

    /// Says what there is.
    ///
    /// - Parameters:
    ///   - attributes: The attributes that may be named; the standard ones by default.
    ///   - kinds: The kinds that may be named; the standard ones by default.
    ///   - unknownNames: What to do with a name that is not among the attributes; to refuse it by
    ///     default.
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
  /// Where a decoder finds the `ViewModel.Decoding`; without it the standard names are known.
  public static let viewModelDecoding = CodingUserInfoKey(
    rawValue: "ProtocolStyle.viewModelDecoding")!
}
