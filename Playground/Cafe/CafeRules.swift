import ProtocolStyle

// The rules of the café's brands: what differs in structure.

extension StyleSheet {
  /// A roastery by the sea: what a text and a button have that no trait styles.
  static let harbor = StyleSheet {
    StyleRule(for: (any LabelNode).self) {
      $0.textColor = Token.cafeInk.value
      $0.font = Token.cafeBody.value
    }
    StyleRule(for: (any ButtonNode).self) {
      $0.backgroundColor = Token.cafeLine.value
      $0.cornerRadius = 8
    }
  }

  /// Cards of an old coffee house: centered, with a tall picture.
  static let ember = StyleSheet {
    StyleSheet.harbor
    StyleRule(for: CafeCard.self) { $0.stackAlignment = .center }
    StyleRule(for: CafeFeatureTexts.self) { $0.stackAlignment = .center }
    StyleRule(for: CafeTitle.self) { $0.textAlignment = .center }
    StyleRule(for: CafeNote.self) { $0.textAlignment = .center }
    StyleRule(for: CafePicture.self) { $0.height = 164 }.overridingConformances()
  }

  /// A kiosk: flat pictures, and large buttons that fill their card, because the queue is long.
  static let kiosk = StyleSheet {
    StyleSheet.harbor
    StyleRule(for: CafePicture.self) { $0.height = 72 }.overridingConformances()
    StyleRule(for: CafeFeatureTexts.self) { $0.stackAlignment = .fill }
    StyleRule(for: CafeButton.self) {
      $0.contentEdgeInsets = EdgeInsets(top: 16, left: 36, bottom: 16, right: 36)
    }.overridingConformances()
  }
}
