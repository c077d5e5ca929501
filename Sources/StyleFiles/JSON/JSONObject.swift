/// The members of a JSON object, in order; no two have one name.
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

  /// Where members are by their names; empty while there are so few that looking is faster.
  private var places: [String: Int] = [:]

  /// The number of the file that the object was read from.
  var file = 0

  private static let fewMembers = 8

  /// Makes an object without members.
  public init() {}

  /// Makes an object of members; of those with one name the last one counts.
  ///
  /// - Parameter members: The names and the values, in order.
  public init(_ members: KeyValuePairs<String, JSONValue>) {
    for (name, value) in members { self[name] = value }
  }

  /// Whether there are no members.
  public var isEmpty: Bool { members.isEmpty }

  /// The names, in order.
  public var names: [String] { members.map(\.name) }

  /// The value of a name; nil where there is no such member.
  ///
  /// Assigning replaces a value in its place, appends a new member, or with nil removes it.
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

  /// Adds a member behind the others, unless there is one of that name.
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

  /// Changes the value at a name in place; nothing happens where there is no such member.
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
  /// Whether two objects have equal members, in whatever order and from whatever file.
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
