/// The visibility of a declaration, from the narrowest to the widest.
enum AccessLevel: String, Decodable, CaseIterable {
  case `private`
  case `fileprivate`
  case `internal`
  case package
  case `public`
  case open
}

extension AccessLevel: Comparable {
  static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self)! }
}
