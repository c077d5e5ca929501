internal import FuzzInput
internal import ProtocolStyle
internal import StyleHTML

/// The values of each decodable type for the same data.
struct Readings: Decodable {
  private(set) var values: [any Hashable & Codable] = []
  private(set) var theme: Theme?

  var model: ViewModel? { values.lazy.compactMap { $0 as? ViewModel }.first }

  init(from decoder: any Decoder) throws {
    for type in Self.types {
      if let value = try Self.read(type, decoder) { values.append(value) }
    }
    theme = try Self.read(Theme.self, decoder)
  }

  /// Reads one type; a refusal must have a message.
  private static func read<Value: Decodable>(
    _ type: Value.Type, _ decoder: any Decoder
  ) throws -> Value? {
    do {
      return try Value(from: decoder)
    } catch let error as DecodingError {
      expect(!error.explanation.isEmpty, "\(type) is refused without a word")
      return nil
    } catch let error as InvalidValueError {
      fatalError("\(type) is refused without the place: \(error)")
    }
  }

  private static let types: [any (Hashable & Codable & SendableMetatype).Type] =
    [
      ViewModel.self, Color.self, FontDescriptor.self, FontDescriptor.Weight.self,
      FontDescriptor.Design.self, FontDescriptor.TextStyle.self, Gradient.self, Gradient.Stop.self,
      ImageReference.self, EdgeInsets.self, Offset.self, TextAttributes.self, ItemList.self,
      PageNumber.self, RangedValue.self, RangedDate.self, CalendarDate.self, ControlState.self,
      BarMetrics.self, BarPlacement.self, BarPosition.self, StateValues<Color>.self,
      MetricsValues<Double>.self,
      PlacementValues<ImageReference>.self,
      HTMLPatch.self, HTMLPatch.Operation.self,
    ] + enumerations

  private static let enumerations: [any (Hashable & Codable & SendableMetatype).Type] = [
    BarStyleValue.self, BorderStyleValue.self, ContentHorizontalAlignmentValue.self,
    ContentModeValue.self, ContentVerticalAlignmentValue.self, LineBreakModeValue.self,
    SeparatorStyleValue.self, AccessoryTypeValue.self, DatePickerMode.self,
    StatusBarStyleValue.self,
    TextAlignmentValue.self,
    TextTransformValue.self, StyleEnvironment.ColorScheme.self,
    StyleEnvironment.ContentSizeCategory.self, StyleEnvironment.Contrast.self,
    StyleEnvironment.Idiom.self,
    StyleEnvironment.LayoutDirection.self, StyleEnvironment.Orientation.self,
    StyleEnvironment.SizeClass.self, Finding.Severity.self,
    Finding.Identifier.self,
  ]
}

extension DecodingError {
  /// The message of the error.
  fileprivate var explanation: String {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context.debugDescription
    @unknown default: "\(self)"
    }
  }
}
