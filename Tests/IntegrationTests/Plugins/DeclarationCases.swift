import Foundation

/// A program that declares the property of each style protocol in each form, one case per line.
///
/// The program prints the cases in which a node's view model differs from that of a node without
/// the declaration: what the compiler makes of it, without a rule that was written for the checker.
struct DeclarationCases {
  /// A property that a style protocol requires, and that has a default.
  struct Requirement {
    let styleProtocol: String
    let name: String
    let type: String

    /// The declarations of the protocol's requirements without a default.
    let others: String
  }

  /// A form of a declaration.
  struct Form: Sendable {
    let name: String

    /// The finding; nil for a form that styling reads, and for a helper.
    let finding: String?

    /// The code, in which the node is `C#`.
    ///
    /// `NAME`, `TYPE` and `PROTOCOL` are those of the requirement, `VALUE` differs from the default,
    /// and `#` is the number of the case.
    let code: String

    /// Whether styling doesn't read it, but it isn't a mistake either.
    var isHelper = false

    /// The node to style; `C#()` by default.
    var node = "C#()"

    /// The node to compare it with; by default one that adopts the protocol and declares nothing.
    var bare: String?
  }

  struct Case: CustomStringConvertible {
    let form: Form
    let requirement: Requirement
    let number: Int

    var description: String { "\(form.name) of \(requirement.styleProtocol).\(requirement.name)" }
  }

  /// All cases; the case with number 0 is in the first line.
  let cases: [Case]

  /// Makes cases of the requirements in the sources of attributes.
  ///
  /// - Parameters:
  ///   - sources: The texts of the sources.
  ///   - isThorough: Whether each requirement occurs in each form; otherwise, in every fourth.
  init(of sources: [String], isThorough: Bool) {
    let requirements = sources.flatMap(Self.requirements)
    let all = requirements.enumerated().flatMap { index, requirement in
      Self.forms.enumerated()
        .filter { isThorough || ($0.offset + index) % 4 == 0 }
        .map { (requirement, $0.element) }
    }
    cases = all.enumerated().map { number, pair in
      Case(form: pair.1, requirement: pair.0, number: number)
    }
  }

  private static func requirements(in source: String) -> [Requirement] {
    source.matches(of: /(?m)^public protocol (\w+): SendableMetatype \{[^\n]*\n((?s:.)*?)\n\}/)
      .flatMap { match -> [Requirement] in
        let all = match.2.matches(of: /(?m)^  var (\w+): (.+) \{ get \}/)
        let defaults = source.matches(of: /(?m)^extension (\w+) \{\n((?s:.)*?)\n\}/)
          .filter { $0.1 == match.1 }.map(\.2).joined()
        let hasDefault = { (name: Substring) in defaults.contains("public var \(name): ") }
        let others = all.filter { !hasDefault($0.1) }
          .map { "let \($0.1): \($0.2) = anyValue(); " }.joined()
        return all.filter { hasDefault($0.1) && $0.2 != "StyleClosure" }.map {
          Requirement(
            styleProtocol: String(match.1), name: String($0.1), type: String($0.2), others: others)
        }
      }
  }

  /// The source of the cases.
  var source: String {
    let lines = cases.map { item in
      let requirement = item.requirement
      // The name with its second letter twice.
      let slip = requirement.name.prefix(2) + requirement.name.dropFirst(1)
      return item.form.code
        .replacing("SLIP", with: slip)
        .replacing("NAME", with: requirement.name)
        .replacing("VALUE", with: "other(Bare\(requirement.styleProtocol)().\(requirement.name))")
        .replacing("TYPE", with: requirement.type)
        .replacing("OTHERS", with: requirement.others)
        .replacing("PROTOCOL", with: requirement.styleProtocol)
        .replacing("#", with: "\(item.number)")
    }
    return "import ProtocolStyle; " + lines.joined(separator: "\n") + "\n"
  }

  /// The source of what the cases need, which prints the numbers of those that styling reads.
  var program: String {
    let bare = Dictionary(
      cases.map { ($0.requirement.styleProtocol, $0.requirement.others) }, uniquingKeysWith: { $1 }
    ).sorted { $0.key < $1.key }
    let nodes = bare.map { "struct Bare\($0): CaseNode, \($0) { \($1)}" }
    let calls = cases.map { item in
      let node = item.form.node.replacing("#", with: "\(item.number)")
      let bare = item.form.bare ?? "Bare\(item.requirement.styleProtocol)()"
      return "report(\(item.number), \(node), \(bare))"
    }
    let functions = stride(from: 0, to: calls.count, by: 100).map { start in
      "func report\(start)() {\n" + calls[start...].prefix(100).joined(separator: "\n") + "\n}\n"
        + "report\(start)()"
    }
    return Self.support + (nodes + functions).joined(separator: "\n") + "\n"
  }

  private static let support = """
    import ProtocolStyle

    protocol CaseNode: StyleNode {}
    extension CaseNode { static var nodeKind: NodeKind { .ofCases } }
    extension NodeKind {
      static let ofCases = NodeKind("case", of: (any CaseNode).self, uses: .standard)
    }
    protocol Marker {}
    class BaseNode: CaseNode { init() {} }
    struct Nothing: CaseNode {}
    @propertyWrapper struct Wrapped<Value> { var wrappedValue: Value }
    @propertyWrapper struct Recomputed<Value> {
      private var value: Value
      init(wrappedValue: Value) { value = wrappedValue }
      var wrappedValue: Value { mutating get { value } }
    }

    func values<Value>(_ type: Value.Type) -> [Value] {
      // The last value isn't the default, nor outside of the limits that others set.
      let more: [Any] = [
        2.0...3.0, ["a", "b", "c"], [ImageReference.symbol("plus")] as [ImageReference?],
        CalendarDate(year: 2026, month: 11, day: 22), 2,
      ]
      return AttributeSamples.values(of: type) + more.compactMap { $0 as? Value }
    }
    func anyValue<Value>() -> Value { values(Value.self).last! }
    func other<Value: Equatable>(_ value: Value) -> Value {
      values(Value.self).last { $0 != value }!
    }
    func report(_ number: Int, _ node: some StyleNode, _ bare: some StyleNode) {
      let applier = StyleApplier()
      if applier.viewModel(for: node) != applier.viewModel(for: bare) { print(number) }
    }

    """

  private static func inNode(
    _ name: String, _ finding: String?, _ declaration: String, isHelper: Bool = false
  ) -> Form {
    Form(
      name: name, finding: finding, code: "struct C#: CaseNode, PROTOCOL { OTHERS\(declaration) }",
      isHelper: isHelper)
  }

  private static func inTrait(
    _ name: String, _ finding: String?, _ declaration: String, constraint: String = "",
    node: String = "struct C#: CaseNode, T# { OTHERS}"
  ) -> Form {
    Form(
      name: "\(name) in a trait", finding: finding,
      code: "protocol T#: PROTOCOL {}; extension T# \(constraint) { \(declaration) }; \(node)")
  }

  static let forms: [Form] =
    [
      inNode("constant", nil, "let NAME: TYPE = VALUE"),
      inNode("variable", nil, "var NAME: TYPE = VALUE"),
      inNode("observed variable", nil, "var NAME: TYPE = VALUE { didSet {} }"),
      inNode("computed property", nil, "var NAME: TYPE { VALUE }"),
      inNode("settable property", nil, "var NAME: TYPE { get { VALUE } set {} }"),
      inNode("wrapped property", nil, "@Wrapped var NAME: TYPE = VALUE"),
      inNode(
        "property with a mutating wrapper", "unfit-member", "@Recomputed var NAME: TYPE = VALUE"),
      inNode("lazy property", "unfit-member", "lazy var NAME: TYPE = VALUE"),
      inNode("mutating getter", "unfit-member", "var NAME: TYPE { mutating get { VALUE } }"),
      inNode("throwing getter", "unfit-member", "var NAME: TYPE { get throws { VALUE } }"),
      inNode(
        "getter that throws nothing", "unfit-member",
        "var NAME: TYPE { get throws(Never) { VALUE } }"),
      inNode("asynchronous getter", "unfit-member", "var NAME: TYPE { get async { VALUE } }"),
      inNode(
        "asynchronous throwing getter", "unfit-member",
        "var NAME: TYPE { get async throws { VALUE } }"),
      inNode("static property", "unfit-member", "static var NAME: TYPE { VALUE }"),
      inNode("method", "unfit-member", "func NAME() -> TYPE { VALUE }"),
      inNode("static method", "unfit-member", "static func NAME() -> TYPE { VALUE }"),
      inNode("throwing method", "unfit-member", "func NAME() throws -> TYPE { VALUE }"),
      inNode(
        "method with a parameter", nil, "func NAME(_ part: Int) -> TYPE { VALUE }", isHelper: true),
      inNode(
        "static property of another type", nil, "static var NAME: [TYPE] { [] }", isHelper: true),
      inNode("property of another type", "mistyped-property", "var NAME: [TYPE] { [] }"),
      inNode("misspelled property", "misspelled-property", "var SLIP: TYPE { VALUE }"),
      inNode("second property", nil, "var NAME2: TYPE { VALUE }", isHelper: true),
      inNode(
        "static property and another one", nil,
        "static var NAME: TYPE { VALUE }; var NAME: TYPE { Self.NAME }"),
      Form(
        name: "property without the conformance", finding: "missing-conformance",
        code: "struct C#: CaseNode { var NAME: TYPE { VALUE } }", bare: "Nothing()"),
      Form(
        name: "lazy property of a class", finding: nil,
        code: "final class C#: CaseNode, PROTOCOL { OTHERSlazy var NAME: TYPE = VALUE }"),
      Form(
        name: "property of a generic type", finding: nil,
        code: "struct C#<T: Hashable>: CaseNode, PROTOCOL { OTHERS}; "
          + "extension C# { var NAME: TYPE { VALUE } }", node: "C#<Int>()"),
      Form(
        name: "property for an argument", finding: "unmet-constraint",
        code: "struct C#<T>: CaseNode, PROTOCOL { OTHERS}; "
          + "extension C# where T == Int { var NAME: TYPE { VALUE } }", node: "C#<Int>()"),
      Form(
        name: "conformance for an argument", finding: nil,
        code: "struct C#<T> { OTHERS}; extension C#: StyleNode, CaseNode, PROTOCOL where T == Int "
          + "{ var NAME: TYPE { VALUE } }", node: "C#<Int>()"),
    ] + inTraits

  private static let inTraits: [Form] = [
    inTrait("computed property", nil, "var NAME: TYPE { VALUE }"),
    inTrait("mutating getter", "unfit-member", "var NAME: TYPE { mutating get { VALUE } }"),
    inTrait("throwing getter", "unfit-member", "var NAME: TYPE { get throws { VALUE } }"),
    inTrait("asynchronous getter", "unfit-member", "var NAME: TYPE { get async { VALUE } }"),
    inTrait("static property", "unfit-member", "static var NAME: TYPE { VALUE }"),
    inTrait("method", "unfit-member", "func NAME() -> TYPE { VALUE }"),
    inTrait("property of another type", "mistyped-property", "var NAME: [TYPE] { [] }"),
    inTrait("misspelled property", "misspelled-property", "var SLIP: TYPE { VALUE }"),
    inTrait(
      "property for others", "unmet-constraint", "var NAME: TYPE { VALUE }",
      constraint: "where Self: Marker"),
    inTrait(
      "property for this one", nil, "var NAME: TYPE { VALUE }", constraint: "where Self: Marker",
      node: "struct C#: CaseNode, T#, Marker { OTHERS}"),
    inTrait(
      "property for subclasses", "unmet-constraint", "var NAME: TYPE { VALUE }",
      constraint: "where Self: BaseNode"),
    inTrait(
      "property for this subclass", nil, "var NAME: TYPE { VALUE }",
      constraint: "where Self: BaseNode",
      node: "final class C#: BaseNode, T# { OTHERS}"),
    inTrait(
      "property for another type", "unmet-constraint", "var NAME: TYPE { VALUE }",
      constraint: "where Self == Bare#",
      node: "struct Bare#: CaseNode, T# { OTHERS}; struct C#: CaseNode, T# { OTHERS}"),
    inTrait(
      "static property that each adopter uses", nil, "static var NAME: TYPE { VALUE }",
      node: "struct C#: CaseNode, T# { OTHERSvar NAME: TYPE { Self.NAME } }"),
    inTrait(
      "property for sendable types", nil, "var NAME: TYPE { VALUE }",
      constraint: "where Self: Sendable"),
  ]
}
