import ProtocolStyle

/// Every style protocol at once, with its default.
protocol EveryBaseProtocol: StandardStyle {}

/// Every content protocol at once.
protocol EveryContentProtocol: StandardContent {}

/// Every style and content protocol at once.
typealias EveryProtocol = EveryBaseProtocol & EveryContentProtocol

extension EveryDerivationInput {
  var textAlignment: TextAlignmentValue { .right }
}
