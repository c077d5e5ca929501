public import ProtocolStyle

/// A title that is black, and dark red while the button is highlighted.
public protocol ClassicSmartTitle: TitleColorForState {}

extension ClassicSmartTitle {
  /// Black, and dark red while highlighted.
  public var titleColorForState: StateValues<Color> {
    [.normal: .black, .highlighted: ClassicPalette.darkRed]
  }
}
