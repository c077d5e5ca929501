/// The edits that add an attribute, made in a copy of the repository: `Tilt`, of images.
///
/// `CONTRIBUTING.md` lists them. The generator writes everything else.
enum AddedAttribute {
  struct Edit {
    let path: String
    let old: String
    let new: String

    func make(in copy: Copy) throws { try copy.edit(path, old, with: new) }
  }

  /// The declaration, and the kind that uses it.
  static let core = [
    Edit(
      path: "Sources/ProtocolStyle/Attributes/View.swift", old: "// MARK: Tint color\n",
      new: """
        // MARK: Tilt

        /// The angle by which a node is rotated around its center.
        ///
        /// In degrees, clockwise. The default is 5. From UIKit's `UIView.transform`; CSS `rotate`.
        public protocol Tilt: SendableMetatype {
          /// The angle by which a node is rotated around its center.
          var tilt: Double { get }
        }

        extension Tilt {
          /// The default: 5.
          public var tilt: Double { 5 }
        }

        // MARK: Tint color

        """),
    Edit(
      path: "Sources/ProtocolStyle/Kinds/ViewKinds.swift",
      old: "uses: .symbols + [.tintGradient, .image]",
      new: "uses: .symbols + [.tintGradient, .image, .tilt]"),
  ]

  /// An entry in each renderer; text can't be rotated in a terminal.
  static let renderers = [
    Edit(
      path: "Sources/StyleHTML/CSS/CSSMeaning.swift", old: "    CSSMeaning(.isOpaque, none:",
      new: """
            CSSMeaning(.tilt, "rotate", "in degrees") { "\\(CSSText.number($0))deg" },
            CSSMeaning(.isOpaque, none:
        """),
    Edit(
      path: "Sources/StyleUIKit/StyleBinding+Views.swift",
      old: "    on(.isOpaque, in:",
      new: """
            on(.tilt, UIView.self, restoring: \\.transform) {
              $0.transform = CGAffineTransform(rotationAngle: $1 * .pi / 180)
            }
            on(.isOpaque, in:
        """),
    Edit(
      path: "Sources/StyleSwiftUI/StyledModifier.swift", old: "      .opacity(model.alpha ?? 1)\n",
      new: """
              .rotationEffect(.degrees(model.tilt ?? 0))
              .opacity(model.alpha ?? 1)

        """),
    Edit(
      path: "Playground/GTK/Sources/StyleGTK/StyleBinding+Boxes.swift",
      old: "    on(.isHidden, GTKView.self)",
      new: """
            on(.tilt, GTKView.self) { view, angle in
              view.setStyle("transform", angle.map { "rotate(\\(CSS.number($0))deg)" })
            }
            on(.isHidden, GTKView.self)
        """),
  ]

  /// What the stand-ins for UIKit and SwiftUI don't declare, because no adapter uses it.
  static let standIns = [
    Edit(
      path: "Tests/Fixtures/NativeViews/Sources/UIKit/Views.swift",
      old: "  public var isOpaque = true\n",
      new: """
          public var isOpaque = true
          public var transform = CGAffineTransform(rotationAngle: 0)

        """),
    Edit(
      path: "Tests/Fixtures/NativeViews/Sources/UIKit/Values.swift",
      old: "public final class UIFont: NSObject",
      new: """
        public struct CGAffineTransform: Equatable {
          var angle: CGFloat
          public init(rotationAngle angle: CGFloat) { self.angle = angle }
        }

        public final class UIFont: NSObject
        """),
    Edit(
      path: "Tests/Fixtures/NativeViews/Sources/SwiftUI/Values.swift",
      old: "public struct EdgeInsets",
      new: """
        public struct Angle: Equatable, Sendable {
          let degrees: Double
          public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
        }

        public struct EdgeInsets
        """),
    Edit(
      path: "Tests/Fixtures/NativeViews/Sources/SwiftUI/Modifiers.swift",
      old: "  public nonisolated func opacity(_ opacity: Double) -> some View {\n",
      new: """
          public nonisolated func rotationEffect(_ angle: Angle) -> some View {
            recorded("rotationEffect(\\(angle.degrees))")
          }
          public nonisolated func opacity(_ opacity: Double) -> some View {

        """),
  ]

  static let all = core + renderers
}
