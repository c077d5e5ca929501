public import ProtocolStyle

/// A type that lists samples: a node's type, or a namespace for those of a module.
///
/// ```swift
/// import StyleSampling
///
/// struct GiftLabel: LabelNode, TextContent {
///   var text: String
/// }
///
/// enum GiftSamples: StyleSamples {
///   static var samples: [StyleSample] { [StyleSample("Mug", GiftLabel(text: "A mug"))] }
///   static var sampleThemes: [Theme] { [Theme("festive")] }
/// }
/// ```
///
/// Types are found by their conformance, so there is nothing to register. The packs and themes of any
/// type apply to all samples of its module.
public protocol StyleSamples: SendableMetatype {
  /// The samples, in the order in which they're shown.
  static var samples: [StyleSample] { get }

  /// The packs of the trees that show samples of this module; none by default.
  ///
  /// A book also shows each of the packs' themes, and their tokens.
  static var samplePacks: [StylePack] { get }

  /// The themes in which samples of this module are shown, each by itself; none by default.
  ///
  /// Samples are also shown without a theme.
  static var sampleThemes: [Theme] { get }
}

extension StyleSamples {
  /// No packs.
  public static var samplePacks: [StylePack] { [] }

  /// No themes.
  public static var sampleThemes: [Theme] { [] }
}

/// A node's type that is a sample with the defaults of its stored properties.
///
/// ```swift
/// import StyleSampling
///
/// struct BuyButton: ButtonNode, TextContent, DefaultStyleSample {
///   var text = "Buy"
/// }
/// ```
///
/// A struct without stored properties is a sample without conforming, because there's nothing to
/// initialize. A struct with stored properties must conform, because the initializer that Swift
/// synthesizes leaves no trace in the program.
public protocol DefaultStyleSample: StyleSamples, StyleNode {
  /// Creates the node that is shown.
  init()
}

extension DefaultStyleSample {
  /// A sample of the node with its defaults, which has the name of its type.
  public static var samples: [StyleSample] { [StyleSample(nil, Self())] }
}
