extension AttributeList {
  /// The attributes of a text's setting beyond its font and color, which several kinds use.
  ///
  /// By identifiers: a list of attributes would have the runtime make the type of each.
  static let typography = AttributeList(
    ids: [
      Attribute.textShadowColor.id, Attribute.textShadowOffset.id, Attribute.textTransform.id,
      Attribute.letterSpacing.id, Attribute.lineHeight.id, Attribute.maximumNumberOfLines.id,
    ])
}
