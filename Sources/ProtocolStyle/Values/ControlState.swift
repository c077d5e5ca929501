internal import Synchronization

/// The states of a control: those of UIKit's `UIControl.State`, with the same bits, and six that
/// pages and design systems use besides.
///
/// ```swift
/// let titles: StateValues<Color> = [
///   .normal: .label, .highlighted: .systemGray, [.selected, .highlighted]: .systemBlue,
/// ]
/// ```
///
/// `.normal` is the empty set. States can be combined: `[.highlighted, .selected]`. The bits from
/// `0x10000` to `0xFF0000` are reserved for applications, as in UIKit; ``init(named:)`` declares
/// custom states with a name. The bits of custom states may differ between runs, their names don't.
///
/// ``hovered``, ``expanded``, ``readOnly``, ``indeterminate``, ``busy`` and ``invalid`` come in
/// addition to UIKit's states, and matter only to styles that name them. A pointer over a button
/// doesn't take away its highlighted color: a value for a state without them is used if there's none
/// with them, and a rule for `.normal` also holds in a state that consists of them alone. A getter
/// names a state by ``contains(_:)`` or `isDisjoint(with:)`. Pages and checks, which examine the states
/// of a style in advance, don't examine these for a getter that only compares ``current`` by `==`.
///
/// ![A button that is normal, highlighted, selected, focused, disabled.](states)
public struct ControlState: OptionSet, Hashable, Sendable {
  /// The states as bits.
  public let rawValue: UInt

  /// Creates states from bits; bits without a name are kept.
  ///
  /// - Parameter rawValue: The states as bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Enabled, and not selected, highlighted or focused: no bits.
  public static let normal: ControlState = []

  /// A touch or a pointer is held down inside the control: bit 0.
  public static let highlighted = ControlState(rawValue: 1 << 0)

  /// The control takes no input: bit 1.
  public static let disabled = ControlState(rawValue: 1 << 1)

  /// The control is switched on or chosen: bit 2.
  public static let selected = ControlState(rawValue: 1 << 2)

  /// The control has the focus: bit 3.
  public static let focused = ControlState(rawValue: 1 << 3)

  /// A pointer is over the control, pressed or not: bit 24, `:hover` in CSS.
  public static let hovered = ControlState(rawValue: 1 << 24)

  /// The control shows what it can open, such as a menu: bit 25, `aria-expanded` in HTML.
  public static let expanded = ControlState(rawValue: 1 << 25)

  /// The control's value can be read and copied, but not edited: bit 26, `:read-only` in CSS.
  public static let readOnly = ControlState(rawValue: 1 << 26)

  /// The control is neither on nor off, or its progress isn't known: bit 27, `:indeterminate` in
  /// CSS.
  public static let indeterminate = ControlState(rawValue: 1 << 27)

  /// The control is loading or saving: bit 28, `aria-busy` in HTML.
  public static let busy = ControlState(rawValue: 1 << 28)

  /// The control has a value that isn't accepted: bit 29, `:user-invalid` in CSS.
  public static let invalid = ControlState(rawValue: 1 << 29)

  /// The built-in states with their names, by rising bit.
  static let named: [(name: String, state: ControlState)] = [
    ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
    ("focused", .focused), ("hovered", .hovered), ("expanded", .expanded),
    ("readOnly", .readOnly), ("indeterminate", .indeterminate), ("busy", .busy),
    ("invalid", .invalid),
  ]

  /// UIKit's states, together.
  ///
  /// A style that reads the state is examined in all of them, and in others only if it names these.
  package static let basic = ControlState(rawValue: 0b1111)

  /// The built-in states that come in addition to UIKit's, together.
  static let additional = ControlState(rawValue: 0b11_1111 << 24)

  /// The states that have a name in the library, together.
  package static let builtIn = basic.union(additional)
}

// MARK: - Names

extension ControlState {
  /// Declares a custom state.
  ///
  /// ```swift
  /// extension ControlState {
  ///   static let loading = ControlState(named: "loading")
  /// }
  /// ```
  ///
  /// Equal names are one state in the whole process, even if several modules declare them. The
  /// state prints and encodes as its name, and pages select it by name: `[data-state~=loading]`. The
  /// name of a built-in state is that state, so a name that was declared before the library had the
  /// state still means it.
  ///
  /// A process has room for 31 names. Decoded data can introduce 15 of them, so at least 16 remain
  /// for code. This initializer traps if there's no room, with a message that lists the existing
  /// states, and if the name isn't an identifier. Use ``init(validating:)`` for names in data; it
  /// throws instead.
  ///
  /// - Parameter name: A letter, then up to 63 letters, digits, hyphens and underscores, all of
  ///   them ASCII; not `normal`, and not `application`.
  public init(named name: StaticString) {
    let text = name.description
    if let known = Self.named.first(where: { $0.name == text }) {
      self = known.state
      return
    }
    guard Self.isCustomName(text) else {
      fatalError(
        "ControlState(named: \(InvalidValueError.quoted(text))): \(Self.acceptedNames) is accepted."
      )
    }
    guard let state = ControlStateNames.shared.state(named: text, from: .code) else {
      fatalError(Self.overflowMessage(text, among: ControlStateNames.shared.names))
    }
    self = state
  }

  /// The states in this set that ``init(named:)`` declared, each as a set of one, sorted by name.
  ///
  /// For example `[loading]` for `focused+loading`. It's empty for states without custom names.
  package var customStates: [ControlState] {
    ControlStateNames.shared.named(in: self).map(\.state)
  }

  /// The accepted names of custom states, as a noun phrase.
  static let acceptedNames = """
    a letter followed by up to 63 letters, digits, hyphens and underscores, other than "normal" \
    and "application",
    """

  /// The message of the trap if there's no room for a name.
  static func overflowMessage(_ name: String, among names: [String]) -> String {
    """
    ControlState(named: \(InvalidValueError.quoted(name))): a process has room for \
    \(ControlStateNames.limit) names of control states, and all are taken: \
    \(names.sorted().joined(separator: ", ")). Use one of these, or declare fewer states.
    """
  }

  /// Whether text can be the name of a custom state.
  static func isCustomName(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, isLetter(first), text.utf8.count <= 64 else { return false }
    return text.utf8.allSatisfy {
      isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    } && !reserved.contains { $0 == text }
  }

  /// The reserved names; `application` marks custom states in pages.
  static let reserved = ["normal", "application"] + named.map(\.name)

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

// MARK: - ControlStateNames

/// The names of custom control states, each with the bit that represents it in this process.
///
/// Invariants:
/// - A name keeps its bit as long as the process runs; different names have different bits.
/// - At most ``limit`` names have bits, and data introduced at most ``dataLimit`` of them. So code
///   can always declare the rest, regardless of the contents of files.
final class ControlStateNames: Sendable {
  static let shared = ControlStateNames()

  /// The bits of names, above UIKit's bits and below the bit for unlisted states.
  private static let bits = 32..<63

  /// The number of names that a process has room for.
  static let limit = bits.count

  /// The number of names that data can introduce.
  static let dataLimit = 15

  /// All bits that can have a name, 32 to 62; computed because states are compared during styling.
  static var mask: UInt { 0x7FFF_FFFF_0000_0000 }

  private struct Known {
    /// The names, in the order of their bits.
    var names: [String] = []
    var dataCount = 0
  }

  private let known = Mutex(Known())

  /// The origin of a name that is mentioned for the first time.
  enum Source {
    case code, data
  }

  /// Returns the state with a name, which receives a bit if it has none; nil if there's no room.
  func state(named name: String, from source: Source) -> ControlState? {
    known.withLock { known in
      if let index = known.names.firstIndex(of: name) { return Self.state(at: index) }
      guard known.names.count < Self.limit else { return nil }
      if source == .data {
        guard known.dataCount < Self.dataLimit else { return nil }
        known.dataCount += 1
      }
      known.names.append(name)
      return Self.state(at: known.names.count - 1)
    }
  }

  /// Whether a name has a bit.
  func contains(_ name: String) -> Bool { known.withLock { $0.names.contains(name) } }

  /// The names that have a bit, in the order of the bits.
  var names: [String] { known.withLock(\.names) }

  /// The named custom states in a set, sorted by name.
  func named(in state: ControlState) -> [(name: String, state: ControlState)] {
    guard state.rawValue & Self.mask != 0 else { return [] }
    return names.enumerated().map { ($1, Self.state(at: $0)) }
      .filter { state.contains($0.state) }.sorted { $0.name < $1.name }
  }

  private static func state(at index: Int) -> ControlState {
    ControlState(rawValue: 1 << UInt(bits.lowerBound + index))
  }
}

// MARK: - Description

extension ControlState: LosslessStringConvertible {
  /// The states by name, such as `normal`, `highlighted+selected` or `focused+loading`.
  ///
  /// The built-in states come first, by rising bit, then those declared by ``init(named:)``, by
  /// name, and then the bits without a name, combined: `selected+application(0x10000)`.
  public var description: String {
    guard !isEmpty else { return "normal" }
    var rest = self
    var parts: [String] = []
    for (name, state) in Self.named + ControlStateNames.shared.named(in: self)
    where rest.remove(state) != nil {
      parts.append(name)
    }
    if !rest.isEmpty {
      parts.append("application(0x\(String(rest.rawValue, radix: 16)))")
    }
    return parts.joined(separator: "+")
  }

  /// Creates states from the text that ``description`` returns, with the parts in any order; nil if
  /// the text is anything else.
  ///
  /// A name that ``init(named:)`` accepts is a state with that name, and is declared if it's new.
  /// The result is also nil if the name is new and looks like a misspelled built-in one, or if data
  /// has already introduced 15 names.
  ///
  /// - Parameter description: `normal`, or the names of states joined by `+`, each at most once.
  public init?(_ description: String) {
    try? self.init(validating: description)
  }

  /// Returns the state for a part such as `application(0x10000)`, which must not contain named
  /// bits.
  static func application(_ part: Substring) -> ControlState? {
    let prefix = "application(0x"
    guard part.hasPrefix(prefix), part.hasSuffix(")") else { return nil }
    let digits = part.dropFirst(prefix.count).dropLast()
    guard digits.utf8.allSatisfy({ $0.hexadecimalDigit != nil }),
      let bits = UInt(digits, radix: 16)
    else { return nil }
    let state = ControlState(rawValue: bits)
    guard !state.isEmpty, named.allSatisfy({ state.isDisjoint(with: $0.state) }),
      ControlStateNames.shared.named(in: state).isEmpty
    else { return nil }
    return state
  }
}

// MARK: - Codable

extension ControlState: Codable {
  /// Creates states from the text that ``description`` returns, or throws an error with the reason.
  ///
  /// - Parameter description: A text in a form that ``init(_:)`` accepts.
  /// - Throws: ``InvalidValueError`` with the code `empty` or `malformed`, or with `tooMany` if
  ///   data has introduced 15 names and this one is new.
  public init(validating description: String) throws(InvalidValueError) {
    self = []
    guard description != "normal" else { return }
    // All parts are checked before any is interned, so refused text introduces no names.
    var parts: [Part] = []
    for text in description.split(separator: "+", omittingEmptySubsequences: false) {
      guard let part = Part(text) else { throw Self.malformed(description) }
      parts.append(part)
    }
    guard Set(parts).count == parts.count else { throw Self.malformed(description) }
    for part in parts {
      switch part {
      case .state(let state): insert(state)
      case .name(let name):
        guard let state = ControlStateNames.shared.state(named: name, from: .data) else {
          throw Self.tooMany(name)
        }
        insert(state)
      }
    }
  }

  /// A part of a text between plus signs.
  private enum Part: Hashable {
    case state(ControlState)
    case name(String)

    init?(_ text: Substring) {
      if let state = ControlState.named.first(where: { $0.name == text })?.state {
        self = .state(state)
      } else if let state = ControlState.application(text) {
        self = .state(state)
      } else if ControlState.isCustomName(text), Self.isPlausible(String(text)) {
        self = .name(String(text))
      } else {
        return nil
      }
    }

    /// Whether a name exists already or isn't close to a built-in one, which it might misspell.
    private static func isPlausible(_ name: String) -> Bool {
      ControlStateNames.shared.contains(name)
        || NearestName.find(name, among: ControlState.reserved) == nil
    }
  }

  private static func malformed(_ description: String) -> InvalidValueError {
    InvalidValueError(
      description.isEmpty ? .empty : .malformed, subject: "control state",
      given: InvalidValueError.quoted(description),
      accepted: """
        "normal", or \(ControlState.named.map(\.name).joined(separator: ", ")), names of custom \
        states and application(0x…) joined by +, each at most once,
        """)
  }

  private static func tooMany(_ name: String) -> InvalidValueError {
    InvalidValueError(
      .tooMany, subject: "control state", given: "the new name \(InvalidValueError.quoted(name))",
      accepted: """
        a name that code declares by 'ControlState(named:)' or one of the first \
        \(ControlStateNames.dataLimit) new names in data
        """)
  }

  /// Decodes the text that ``encode(to:)`` writes.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path and, as its underlying error, ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    try self.init(describedIn: decoder)
  }

  /// Encodes the states as their ``description``.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try encodeDescription(to: encoder)
  }
}
