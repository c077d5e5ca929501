public import ProtocolStyle

/// The text of a component, in one of the published sizes.
///
/// Refined by the traits of all components with text.
public protocol OUDSTextAppearance: Font, LetterSpacing {
  /// The size.
  var label: OUDSLabel { get }

  /// The weight.
  var labelWeight: FontDescriptor.Weight { get }
}

extension OUDSTextAppearance {
  /// The large size.
  public var label: OUDSLabel { Token.oudsMetrics.value.largeLabel }

  /// The brand's weight of labels.
  public var labelWeight: FontDescriptor.Weight { Token.oudsLabelWeight.value }

  /// The brand's family, in this size and weight.
  public var font: FontDescriptor {
    FontDescriptor(Token.oudsFontFamily.value, size: label.size, weight: labelWeight)
  }

  /// The published space.
  public var letterSpacing: Double { label.spacing }
}

/// The text of a component whose lines have the published height.
public protocol OUDSLabelAppearance: OUDSTextAppearance, LineHeight {}

extension OUDSLabelAppearance {
  /// The published height, as a multiple of the size.
  public var lineHeight: Double { label.height / label.size }
}

/// The texts of alerts and cards.
///
/// For labels: `struct Note: LabelNode, OUDSBodyAppearance, TextContent {}`.
public protocol OUDSBodyAppearance: OUDSLabelAppearance, TextColor, MaximumNumberOfLines {
  /// Whether the text is a title.
  var isTitle: Bool { get }
}

extension OUDSBodyAppearance {
  /// `Token.oudsContent`.
  public var textColor: Color { Token.oudsContent.value }

  /// Large for a title, else medium.
  public var label: OUDSLabel {
    isTitle ? Token.oudsMetrics.value.largeLabel : Token.oudsMetrics.value.mediumLabel
  }

  /// Medium for a title, else the brand's weight of labels.
  public var labelWeight: FontDescriptor.Weight {
    isTitle ? .medium : Token.oudsLabelWeight.value
  }

  /// As many as there are.
  public var maximumNumberOfLines: Int { 0 }
}
