/// The lengths of components, in points.
public struct OUDSMetrics: Hashable, Sendable {
  /// The height and the least width of a button.
  public var button: Double

  /// The height and the least width of a small button.
  public var smallButton: Double

  /// The space above and below the title of a button.
  public var buttonBlock: Double

  /// The space beside the title of a button.
  public var buttonInline: Double

  /// The space beside the title of a small button.
  public var smallButtonInline: Double

  /// The space between an icon and the title of a button.
  public var buttonGap: Double

  /// The least height of a field.
  public var field: Double

  /// The space beside the content of a field or an alert.
  public var inline: Double

  /// The space above and below the content of an alert.
  public var alertBlock: Double

  /// The space between the parts of a field or an alert.
  public var gap: Double

  /// The least width of an alert.
  public var alertWidth: Double

  /// The size of the icon of an alert.
  public var icon: Double

  /// The size of labels.
  public var largeLabel: OUDSLabel

  /// The size of labels in small components.
  public var mediumLabel: OUDSLabel

  /// The size of labels in badges, and of those above the value of a field.
  public var smallLabel = OUDSLabel(size: 12, height: 16, spacing: 0.18)

  /// The lengths of Orange and Sosh.
  public static let regular = OUDSMetrics(
    button: 48, smallButton: 40, buttonBlock: 12, buttonInline: 32, smallButtonInline: 24,
    buttonGap: 8, field: 60, inline: 16, alertBlock: 12, gap: 12, alertWidth: 160, icon: 24,
    largeLabel: OUDSLabel(size: 16, height: 24, spacing: 0.2),
    mediumLabel: OUDSLabel(size: 14, height: 20, spacing: 0.17))

  /// The lengths of Orange Compact.
  public static let compact = OUDSMetrics(
    button: 40, smallButton: 36, buttonBlock: 10, buttonInline: 24, smallButtonInline: 20,
    buttonGap: 6, field: 52, inline: 12, alertBlock: 10, gap: 10, alertWidth: 144, icon: 20,
    largeLabel: OUDSLabel(size: 14, height: 20, spacing: 0.17),
    mediumLabel: OUDSLabel(size: 13, height: 16, spacing: 0.19))
}

/// The size of a label: its font size, line height and letter spacing, in points.
public struct OUDSLabel: Hashable, Sendable {
  /// The size of the font.
  public var size: Double

  /// The height of a line.
  public var height: Double

  /// The additional space between letters.
  public var spacing: Double
}

/// The radii of corners, in points.
public struct OUDSCorners: Hashable, Sendable {
  /// Of buttons and fields.
  public var control: Double

  /// Of alerts.
  public var alert: Double

  /// Of cards.
  public var card: Double

  /// Of buttons and fields, with the option of rounded corners.
  public var roundedControl: Double

  /// Of alerts, with the option of rounded corners.
  public var roundedAlert: Double

  /// Orange's.
  public static let orange = OUDSCorners(
    control: 0, alert: 0, card: 0, roundedControl: 8, roundedAlert: 12)

  /// Sosh's.
  public static let sosh = OUDSCorners(
    control: 4, alert: 4, card: 4, roundedControl: 4, roundedAlert: 12)
}
