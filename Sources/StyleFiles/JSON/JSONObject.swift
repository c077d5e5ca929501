/// The members of a JSON object, in order and with unique names.
public struct JSONObject: Hashable, Sendable {
  /// A name and its value.
  public struct Member: Hashable, Sendable {
    /// The name.
    public let name: String

    /// The value.
    public internal(set) var value: JSONValue
  }

  /// The members, in the order of the file.
  public private(set) var members: [Member] = []

  /// The indices of members by name; empty for few members, for which a linear search is faster.
  private var places: [String: Int] = [:]

  /// The index of the file that the object was read from.
  var file = 0

  private static let fewMembers = 8

  /// Creates an object without members.
  public init() {}

  /// Creates an object from members; for members with the same name, the last one is used.
  ///
  /// - Parameter members: The names and the values, in order.
  public init(_ members: KeyValuePairs<String, JSONValue>) {
    for (name, value) in members { self[name] = value }
  }

  /// Whether there are no members.
  public var isEmpty: Bool { members.isEmpty }

  /// The names, in order.
  public var names: [String] { members.map(\.name) }

  /// The value for a name; nil if there is no such member.
  ///
  /// Assigning a value replaces it in place or appends a new member; assigning nil removes it.
  ///
  /// - Parameter name: The name.
  public subscript(name: String) -> JSONValue? {
    get { place(of: name).map { members[$0].value } }
    set {
      switch (place(of: name), newValue) {
      case (let place?, let value?): members[place].value = value
      case (nil, let value?): append(name, value)
      case (let place?, nil):
        members.remove(at: place)
        places = [:]
        if members.count > Self.fewMembers { index() }
      case (nil, nil): break
      }
    }
  }

  /// Appends a member, unless there is one with that name.
  ///
  /// - Returns: Whether it was added.
  @discardableResult
  mutating func append(_ name: String, _ value: JSONValue) -> Bool {
    guard place(of: name) == nil else { return false }
    members.append(Member(name: name, value: value))
    if members.count == Self.fewMembers + 1 {
      index()
    } else if members.count > Self.fewMembers {
      places[name] = members.count - 1
    }
    return true
  }

  /// Changes the value for a name in place; does nothing if there is no such member.
  mutating func update(_ name: String, _ body: (inout JSONValue) -> Void) {
    if let place = place(of: name) { body(&members[place].value) }
  }

  private mutating func index() {
    places = Dictionary(members.enumerated().map { ($0.element.name, $0.offset) }) { $1 }
  }

  private func place(of name: String) -> Int? {
    guard members.count > Self.fewMembers else {
      return members.firstIndex { $0.name == name }
    }
    return places[name]
  }
}

extension JSONObject {
  /// Returns whether two objects have equal members, regardless of their order and files.
  ///
  /// - Parameters:
  ///   - left: An object.
  ///   - right: Another object.
  /// - Returns: Whether their members are equal.
  public static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.members.count == right.members.count
      && left.members.allSatisfy { right[$0.name] == $0.value }
  }

  /// Hashes the number of members, which is equal for equal objects.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(members.count)
  }
}
