import ProtocolStyle

/// Every style protocol at once, with its default.
protocol EveryBaseProtocol: StandardStyle {}

/// Every content protocol at once.
protocol EveryContentProtocol: StandardContent {}

/// All style and content protocols.
typealias EveryProtocol = EveryBaseProtocol & EveryContentProtocol

extension EveryDerivationInput {
  var textAlignment: TextAlignmentValue { .right }
}
