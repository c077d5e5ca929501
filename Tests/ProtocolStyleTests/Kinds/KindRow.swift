import ProtocolStyle
import Testing

/// A kind with what its sources declare, which the generator reads as text.
struct KindRow: CustomTestStringConvertible, Sendable {
  let name: String
  let kind: NodeKind
  let parent: NodeKind?
  let protocolType: any Any.Type

  /// The names of all attributes that the kind uses, including the parent's.
  let used: Set<String>

  /// The names of the derived attributes if every input and no output is written.
  let derived: Set<String>

  /// A node that adopts all style and content protocols.
  let adoptingAll: any StyleNode & Sendable

  /// A node that adopts all inputs of derivations, and no output.
  let adoptingInputs: any StyleNode & Sendable

  var testDescription: String { name }

  init(
    _ name: String, _ kind: NodeKind, _ protocolType: any Any.Type, parent: NodeKind?,
    uses used: Set<String>, derives derived: Set<String> = [],
    _ adoptingAll: any StyleNode & Sendable, _ adoptingInputs: any StyleNode & Sendable
  ) {
    self.name = name
    self.kind = kind
    self.parent = parent
    self.protocolType = protocolType
    self.used = used
    self.derived = derived
    self.adoptingAll = adoptingAll
    self.adoptingInputs = adoptingInputs
  }
}

/// Every style protocol at once, with its default.
protocol EveryBaseProtocol: StandardStyle {}

/// Every content protocol at once.
protocol EveryContentProtocol: StandardContent {}

/// All style and content protocols.
typealias EveryProtocol = EveryBaseProtocol & EveryContentProtocol

extension EveryDerivationInput {
  var textAlignment: TextAlignmentValue { .right }
}
