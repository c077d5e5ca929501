import ProtocolStyle
import StyleFiles

/// The names of the tokens that the build generated.
public let tokenNames: [String] = StylePack.brandTokens.tokens.map(\.name)

/// A value of the module that generated code imports as well.
let margin = Length(1, .rem)
