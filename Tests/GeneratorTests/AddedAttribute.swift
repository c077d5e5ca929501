/// The three edits that add an attribute, made in a copy of the repository.
///
/// `CONTRIBUTING.md` lists them. The generator writes everything else.
enum AddedAttribute {
  /// Adds the style protocol `Sharpness`, which images use and CSS draws with a filter.
  static func add(to copy: Copy) throws {
    try addFile(to: copy)
    try addUse(to: copy)
    try copy.edit(
      "Sources/StyleHTML/CSS/CSSMeaning+View.swift",
      "    CSSMeaning(.isOpaque, none:",
      with: """
            CSSMeaning(.sharpness, "filter", "the factor of the contrast") {
              "contrast(\\(CSSText.number(max($0, 0))))"
            },
            CSSMeaning(.isOpaque, none:
        """)
  }

  /// The first edit: the attribute's own file.
  static func addFile(to copy: Copy) throws {
    try copy.add("Sources/ProtocolStyle/Attributes/View/Sharpness.swift", file)
  }

  /// The second edit: a kind that uses it.
  static func addUse(to copy: Copy) throws {
    try copy.edit(
      "Sources/ProtocolStyle/Kinds/ImageNode.swift", "uses: [.image]",
      with: "uses: [.image, .sharpness]")
  }

  private static let file = """
    /// The contrast of an image.
    ///
    /// A factor, 0 or more. The default is 1.5. CSS `filter`.
    public protocol Sharpness: SendableMetatype {
      /// The contrast of the image.
      var sharpness: Double { get }
    }

    extension Sharpness {
      /// The default: 1.5.
      public var sharpness: Double { 1.5 }
    }

    extension AnyAttribute where Self == Attribute<Double> {
      /// The contrast of an image.
      public static var sharpness: Self { key }
    }

    private let key = Attribute<Double>("sharpness", of: (any Sharpness).self, kinds: []) {
      ($0 as? any Sharpness.Type).map { AttributeReader($0, read) }
    }

    @Sendable private func read(
      _ node: borrowing some Sharpness, _ slot: borrowing AttributeSlot<Double>
    ) -> AttributeWrite {
      slot.write(node.sharpness)
    }

    extension ViewModel {
      /// The contrast of an image; nil if no level of the cascade writes it.
      public var sharpness: Double? {
        get { self[.sharpness] }
        set { self[.sharpness] = newValue }
      }
    }

    """
}
