internal import ProtocolStyle

/// The defaults of style protocols, for the parts of a CSS value that a view model doesn't have.
///
/// One CSS property can combine several attributes, so a view model with one of them needs values of
/// the others. A type that adopts the protocols and implements nothing has exactly their defaults.
struct CSSDefaults: ShadowColor, ShadowOpacity, ShadowOffset, ShadowRadius, TextShadowColor,
  TextShadowOffset, MaximumNumberOfLines, RowHeight
{}
